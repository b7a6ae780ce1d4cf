"""What bots believe about Lorenzo il Magnifico."""
