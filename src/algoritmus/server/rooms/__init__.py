"""Rooms: who sits where, what happens, what is kept."""
