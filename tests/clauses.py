"""How a test says which clauses of a rulebook it covers: see `rulebook_lab.testing`."""

from rulebook_lab.testing import clause

__all__ = ["clause"]
