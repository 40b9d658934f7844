"""The path of golems: puzzles to be searched, judged and made."""
