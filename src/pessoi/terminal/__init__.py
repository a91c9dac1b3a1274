"""Playing and watching in a terminal: any game, with colours and frames or as plain lines."""
