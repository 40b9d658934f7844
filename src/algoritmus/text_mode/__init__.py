"""The text mode: whole games and tasks in words, at the keyboard."""
