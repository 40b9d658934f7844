"""Progers: one resolver, two rule sets as data."""
