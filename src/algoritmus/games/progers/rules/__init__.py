"""The law of Progers: all that its referee needs."""
