"""Tables that people play at over a network: who sits where, live play, clocks, the store. It draws nothing."""
