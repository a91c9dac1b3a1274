"""Thebai, for two to four players."""
