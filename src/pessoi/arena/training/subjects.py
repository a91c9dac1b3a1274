"""What can be learned from matches."""

from __future__ import annotations

#: What positions are worth, by their features; which choices invite to be tried; and how sure to be of what is known.
VALUES, APPEALS, CONFIDENCE = SUBJECTS = ("values", "appeals", "confidence")
#: What is learned if nobody says.
USUAL = (VALUES, APPEALS)
