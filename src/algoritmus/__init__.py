"""Algoritmus: play at programming with Battle of Golems and Progers."""

__version__ = "0.1.0"
