"""The Palaces of Carrara in words: the teller and one pair of Fluent files per language."""
