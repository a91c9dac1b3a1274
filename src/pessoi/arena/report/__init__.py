"""A report of many matches as one page that needs nothing else: made to be shown around."""
