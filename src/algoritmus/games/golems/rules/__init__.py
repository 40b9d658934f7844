"""The rules of Battle of Golems: all that its referee needs."""
