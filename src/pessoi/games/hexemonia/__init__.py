"""Hexemonia: city-states that grow tile by tile around an Acropolis and fight each other, for two to four players."""
