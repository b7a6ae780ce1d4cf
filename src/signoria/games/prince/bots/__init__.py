"""What bots believe about The Prince."""
