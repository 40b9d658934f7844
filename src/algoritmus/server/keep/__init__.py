"""Backups: all rooms on their way out of a store and into another, each checked by playing it again."""
