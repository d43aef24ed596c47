"""Rooms under a Jupyter server's own address, as on JupyterHub and Binder: an extension of the server."""

from __future__ import annotations

import asyncio
import os
from importlib import import_module
from typing import Protocol

from jupyter_server.auth.decorator import allow_unauthenticated
from tornado.ioloop import IOLoop
from tornado.web import Application, RequestHandler

from .where import folder_of_rooms, under_jupyter


class Server(Protocol):
    """What of a Jupyter server is used here."""

    web_app: Application
    io_loop: IOLoop
    local_url: str


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Where the server finds the extension."""
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: Server) -> None:
    """Serve rooms beside everything else: a room's own keys let people in, never the server's token."""

    async def start() -> None:
        # the games take a second to import: the server does not wait for them
        await asyncio.to_thread(import_module, f"{__package__}.serving")
        from .server import Served, routes
        from .serving import Address, announce

        served = Served(folder_of_rooms(), str(server.web_app.settings["base_url"]))
        added = [(pattern, open_to_all(handler), how) for pattern, handler, how in routes(served)]
        server.web_app.add_handlers(".*$", added)
        served.start()
        announce(served.folder, Address(os.getpid(), server.local_url.partition("?")[0].rstrip("/")))

    if under_jupyter():
        server.io_loop.add_callback(start)


def open_to_all(handler: type[RequestHandler]) -> type[RequestHandler]:
    """The same answers, without the server's token."""
    methods = {
        name: allow_unauthenticated(getattr(handler, name))
        for name in ("get", "post")
        if getattr(handler, name) is not getattr(RequestHandler, name)
    }
    return type(handler.__name__, (handler,), methods)
