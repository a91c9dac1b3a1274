"""Hercules: a dice arithmetic race along twelve labours, for one to four players."""
