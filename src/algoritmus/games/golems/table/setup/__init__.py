"""Table setup before the first round, from a rule set and options."""
