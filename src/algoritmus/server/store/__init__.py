"""Stores: where rooms and their events outlive the process."""
