"""Measurements, each printed as a table; those with a peer run the peer in the same run."""
