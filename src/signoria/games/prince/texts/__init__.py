"""The Prince in words: the teller and one pair of Fluent files per language."""
