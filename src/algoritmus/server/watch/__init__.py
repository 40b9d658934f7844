"""What an operator sees of a running server: lines in a log, and numbers."""
