"""Morra with cards, as a package of somebody else would bring it."""
