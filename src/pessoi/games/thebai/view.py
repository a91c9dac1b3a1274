"""What a seat sees, and what it can't know. Rules, "What a player must be able to see"."""

from __future__ import annotations
