"""How older databases become current ones; run at every start (`storage.Storage`)."""
