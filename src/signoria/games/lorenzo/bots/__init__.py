"""What bots know about Lorenzo il Magnifico: evaluation, guide, features."""
