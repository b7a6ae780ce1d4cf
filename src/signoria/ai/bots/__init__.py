"""The bots that can take a seat."""
