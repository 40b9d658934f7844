"""Resolver of one row of all golems, step by step."""
