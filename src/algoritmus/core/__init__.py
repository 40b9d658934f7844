"""Shared kernel: the protocols and values that both games use. Standard library only."""
