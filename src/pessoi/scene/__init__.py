"""What a viewer gets of a match, and the messages between a table and those who look at it: declared once."""
