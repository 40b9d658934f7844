"""What the box of Battle of Golems holds, as data."""
