"""Whole games of Progers."""
