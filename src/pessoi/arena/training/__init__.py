"""Learning what positions are worth from matches that bots play with themselves."""
