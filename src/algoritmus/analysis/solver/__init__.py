"""Solvers: they see whole numbers and know no game. Matrix games, exact rounds, games solved whole."""
