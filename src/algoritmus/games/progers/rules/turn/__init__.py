"""Resolver of one turn, card by card."""
