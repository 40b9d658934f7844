"""The rules of Progers: all that its referee needs."""
