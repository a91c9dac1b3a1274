"""Mutants: small changes of the source, made one at a time, each of which some test must notice."""
