"""What bots know about The Prince: evaluation, guide, features."""
