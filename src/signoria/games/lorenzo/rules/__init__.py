"""The rules of Lorenzo il Magnifico, in the order of the rulebook."""
