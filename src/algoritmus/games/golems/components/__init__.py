"""Components of Battle of Golems as data."""
