"""The laboratory: measuring the engine and simulating many matches."""
