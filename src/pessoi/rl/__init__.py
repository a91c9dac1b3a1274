"""Doors for learning programs: PettingZoo, Gymnasium, OpenSpiel, and batches of matches in arrays."""
