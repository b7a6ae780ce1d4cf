"""The table: people and bots at one board, in the browser, live or by mail."""
