"""The text mode: a table in words, read without seeing the field."""
