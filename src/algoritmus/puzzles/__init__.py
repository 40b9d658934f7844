"""Puzzles proven by search, tasks with verdicts, stars and hints; knows no game."""
