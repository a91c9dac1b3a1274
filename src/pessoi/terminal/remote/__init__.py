"""Playing in the terminal at a server."""
