"""Rooms: seats, commands, the event log, and messages to clients."""
