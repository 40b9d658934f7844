"""Requests, sockets and files."""
