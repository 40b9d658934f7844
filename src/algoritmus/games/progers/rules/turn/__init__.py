"""A turn, card by card."""
