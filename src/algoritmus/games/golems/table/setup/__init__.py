"""What a table settles before its first round, from a rule set and options."""
