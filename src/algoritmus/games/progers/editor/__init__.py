"""The editor of fields, puzzles and scenarios."""
