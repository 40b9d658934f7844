"""Battle of Golems: one resolver, four editions as data."""
