"""What bots believe about The Palaces of Carrara."""
