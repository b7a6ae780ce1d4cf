"""The rules of The Palaces of Carrara, in the order of the rulebook."""
