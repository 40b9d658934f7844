"""The games, a package each."""
