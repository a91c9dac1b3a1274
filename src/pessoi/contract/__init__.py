"""What every game must keep, as tests that anybody can run on a game of their own: ``pessoi contract GAME``."""
