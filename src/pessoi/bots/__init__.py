"""Computer opponents for every game. They get an observation of their seat, never the match."""
