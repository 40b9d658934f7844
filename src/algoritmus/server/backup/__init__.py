"""Backup, restore and move: copy all rooms of a store and verify each by replaying it."""
