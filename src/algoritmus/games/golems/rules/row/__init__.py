"""A row of everybody, step by step."""
