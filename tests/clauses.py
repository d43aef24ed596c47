"""How a test says which clauses of a rulebook it covers.

    @clause("ambis", "explore.offer", "explore.price")
    def test_an_offer_names_its_price() -> None: ...

`rulebook-lab coverage` reads these names from the source; `make prove` takes each clause out and
expects one of the tests that name it to fail. A parametrised case takes the same mark:
`pytest.param(..., marks=clause("ambis", "explore.offer"))`.
"""

import pytest


def clause(game: str, *ids: str) -> pytest.MarkDecorator:
    """Mark a test (function, class, module or parametrised case) with the clauses it covers."""
    return pytest.mark.clause(game, *ids)
