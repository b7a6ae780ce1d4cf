"""The live connection of a table: its endpoint, and the two ways a frame comes and goes."""
