"""The titles.  One folder tells the whole game: data, rules, texts of its rules."""
