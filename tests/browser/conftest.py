"""A JupyterLab for the browser tests: one server, fresh kernels for every test."""

from collections.abc import Iterator

import pytest

from tests.browser.lab import Lab


@pytest.fixture(scope="session")
def server() -> Iterator[Lab]:
    lab = Lab()
    yield lab
    lab.close()


@pytest.fixture
def jupyter(server: Lab) -> Iterator[Lab]:
    yield server
    server.end_sessions()
