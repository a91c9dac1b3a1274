"""Antigone, against whom one plays alone: what she has and what she does, one module a chapter of the solo rules."""
