"""The path of Progers: puzzles to be searched, judged and made."""
