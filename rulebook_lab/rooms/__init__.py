"""Rooms: one table, many seats, each in a browser of its own; the teacher leads."""
