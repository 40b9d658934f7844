"""Whole games of Battle of Golems."""
