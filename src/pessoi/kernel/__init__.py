"""The kernel: matches, choices, dice, journal and records for any game. It knows no game."""
