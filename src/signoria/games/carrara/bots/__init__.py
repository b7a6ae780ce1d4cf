"""What bots know about The Palaces of Carrara: evaluation, guide, features."""
