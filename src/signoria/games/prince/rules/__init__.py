"""The rules of The Prince, in the order of the rulebook."""
