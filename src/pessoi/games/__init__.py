"""The games, one folder each; others can be added by installed packages under the entry point ``pessoi.games``."""
