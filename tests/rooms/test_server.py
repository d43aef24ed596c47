"""Rooms over real sockets on this computer: pages, wires, keys, what a notebook asks."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

import rulebook_lab as lab
from rulebook_lab.engine import RulebookError
from rulebook_lab.rooms import notebook
from rulebook_lab.rooms.notebook import RoomCard
from rulebook_lab.rooms.server import Served, picture
from rulebook_lab.rooms.serving import Listening, serving, tell
from tests.rooms.process import Process

Json = dict[str, Any]


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rooms")


def serve(folder: Path, act: Callable[[Listening, str], Awaitable[None]]) -> None:
    """Do something with a server on this computer and a room of Ambis in it."""

    async def run() -> None:
        listening = Listening(Served(folder), "127.0.0.1", 0)
        code = listening.served.house.open(lab.timeline("ambis", 3, seed=5))
        try:
            await act(listening, code)
        finally:
            listening.stop()

    asyncio.run(run())


async def wire(listening: Listening, code: str, origin: str = "") -> WebSocketClientConnection:
    """Connect as a browser does."""
    address = f"{listening.url.replace('http', 'ws')}/rulebook-lab/wire/{code}"
    return await websocket_connect(HTTPRequest(address, headers={"Origin": origin or listening.url}))


async def said(connection: WebSocketClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    while True:
        message = await asyncio.wait_for(connection.read_message(), 10)
        assert message is not None
        found = json.loads(message)
        if found["type"] == kind:
            return dict(found)


async def fetched(address: str, **how: Any) -> tuple[int, Any, bytes]:
    def ask() -> tuple[int, Any, bytes]:
        try:
            with urlopen(Request(address, **how), timeout=10) as answer:
                return answer.status, answer.headers, answer.read()
        except HTTPError as problem:
            return problem.code, problem.headers, problem.read()

    return await asyncio.to_thread(ask)


def test_a_page_loads_nothing_from_elsewhere_and_runs_no_code_but_ours(folder: Path) -> None:
    async def act(listening: Listening, code: str) -> None:
        for path in (
            f"room/{code}",
            "room",
            "static/room.js",
            "static/index.js",
            "static/room.css",
            "nothing",
        ):
            status, headers, body = await fetched(f"{listening.url}/rulebook-lab/{path}")
            assert status == (404 if path == "nothing" else 200)
            policy = headers["Content-Security-Policy"]
            assert policy.startswith(
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
            )
            assert "unsafe" not in policy
            assert "frame-ancestors 'self'" in policy
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "no-referrer"
            assert "Server" not in headers
            assert b"://" not in body.replace(b"http://www.w3.org", b"") or path.endswith(".js")
        status, _, svg = await fetched(f"{listening.url}/rulebook-lab/room/{code}/qr.svg")
        assert svg == picture(f"{listening.url}/rulebook-lab/room/{code}")

    serve(folder, act)


def test_no_file_is_read(folder: Path) -> None:
    async def act(listening: Listening, code: str) -> None:
        for path in (
            "static/../secret",
            "static/room.html",
            "static/%2e%2e/server.py",
            f"room/{code}/../../x",
            "room/abc",
        ):
            status, _, body = await fetched(f"{listening.url}/rulebook-lab/{path}")
            assert (status, body) == (404, b"404 Not Found"), path

    serve(folder, act)


def test_a_wire_from_another_origin_is_refused(folder: Path) -> None:
    async def act(listening: Listening, code: str) -> None:
        with pytest.raises(HTTPClientError) as refused:
            await wire(listening, code, "http://elsewhere.example")
        assert refused.value.code == 403

    serve(folder, act)


def test_a_person_plays_over_a_wire_and_returns(folder: Path) -> None:
    async def act(listening: Listening, code: str) -> None:
        anna = await wire(listening, code)
        await anna.write_message('{"type":"hello"}')
        token = (await said(anna, "welcome"))["token"]
        rev = (await said(anna, "whole"))["rev"]
        await anna.write_message(
            json.dumps({"type": "control", "key": "lobby/places/list/blue/sit blue", "rev": rev})
        )
        patch = await said(anna, "patch")
        key = next(node["k"] for node in patch["page"]["set"] if node["k"].endswith("play blue explore"))
        watcher = await wire(listening, code)
        await watcher.write_message('{"type":"hello"}')
        await said(watcher, "whole")
        await anna.write_message(json.dumps({"type": "control", "key": key, "rev": patch["rev"]}))
        assert (await said(anna, "patch"))["boards"]
        anna.close()
        again = await wire(listening, code)
        await again.write_message(json.dumps({"type": "hello", "token": token}))
        assert "you are Blue" in json.dumps(await said(again, "whole"))
        await again.write_message(b"\xff\x00", binary=True)
        assert (await said(again, "no"))["why"] == "That is no message."
        await again.write_message("x" * 20_000)
        with suppress(AssertionError):
            await said(again, "never")

    serve(folder, act)


def test_a_code_that_is_none_is_told_once(folder: Path) -> None:
    async def act(listening: Listening, code: str) -> None:
        stranger = await wire(listening, "AAAAA")
        assert "no such room" in (await said(stranger, "gone"))["why"]

    serve(folder, act)


def test_only_a_key_leads(folder: Path) -> None:
    async def act(listening: Listening, code: str) -> None:
        address = f"{listening.url}/rulebook-lab/lead/{code}"
        wish = b'{"do":"end"}'
        for key in ("", "x", "ä"):
            headers = {"X-Room-Key": key.encode().decode("latin-1")} if key else {}
            status, _, body = await fetched(address, data=wish, headers=headers)
            assert status == 403 or json.loads(body) == {"refused": "This link is not for this room."}
        assert code in listening.served.house.rooms
        key = listening.served.house.token(code, "lead")
        for wrong in (b"", b"{}", b"[]", b'{"do":"eval"}', b'{"do":"goto","node":"x"}', b"[" * 5000):
            _, _, body = await fetched(address, data=wrong, headers={"X-Room-Key": key})
            assert json.loads(body) == {"refused": "That is no message."}
        _, _, body = await fetched(address, data=wish, headers={"X-Room-Key": key})
        assert json.loads(body) == {"done": None}
        assert code not in listening.served.house.rooms

    serve(folder, act)


def test_what_comes_over_the_wire_stays_out_of_the_log(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(listening: Listening, code: str) -> None:
        await fetched(f"{listening.url}/rulebook-lab/room/{code}?name=do-not-log-me")
        await fetched(f"{listening.url}/do-not-log-me")
        anna = await wire(listening, code)
        await anna.write_message('{"type":"hello","token":"do-not-log-me"}')
        await said(anna, "whole")

    with caplog.at_level(logging.DEBUG):
        serve(folder, act)
    assert "do-not-log-me" not in caplog.text


# -- from a notebook ------------------------------------------------------------------------------------


@pytest.fixture
def card(folder: Path) -> Iterator[RoomCard]:
    room = lab.room(
        lab.timeline("ambis", 3, seed=5), folder=folder, host="127.0.0.1", practice=folder / "class.db"
    )
    yield room
    notebook._beside.pop(folder).stop()


def test_a_notebook_leads_a_room(card: RoomCard, folder: Path) -> None:
    assert f"Room {card.code}" in card._repr_html_()
    start = card.timeline.at
    card.play("blue explore")
    assert card.timeline.at > start
    with pytest.raises(RulebookError, match="It is the turn of Blue"):
        card.play("red explore")
    with pytest.raises(RulebookError, match="at least two options"):
        card.ask("Well?")
    card.undo()
    assert card.timeline.at == start
    card.redo()
    card.goto(0)
    card.freeze()
    card.set_bot("red", "random")
    card.show_hands()
    card.choose_chance()
    card.keep_seats()
    assert card.report["frozen"]
    assert card.report["bots"] == {"red": "random"}
    quiz = lab.quiz("ambis", n=2, seed=1)
    card.ask(quiz[0], seconds=30)
    card.close()
    assert card.report["question"]["over"]
    card.clear()
    asyncio.run(answered_by(card, folder / "class.db", "answer 1", quiz[0]))
    link = card.homework(quiz, date.today() + timedelta(days=3), "Prices")
    assert link.endswith(f"/room/{card.code}#paper=1")
    path = card.save(folder / "game.json")
    assert lab.load(path).state == card.timeline.state
    again = lab.room(card.code, folder=folder)
    assert again.lead_link == card.lead_link
    with pytest.raises(RulebookError, match="no such room"):
        lab.room("ZZZZZ", folder=folder)
    card.end()
    with pytest.raises(RulebookError):
        _ = card.timeline
    assert not list(folder.glob("*.room*"))


async def answered_by(card: RoomCard, kept: Path, control: str, question: Any) -> None:
    """Somebody with a name answers a question; their practice knows of it."""
    address = card.link.replace("http", "ws").replace("/room/", "/wire/")
    person = await websocket_connect(
        HTTPRequest(address, headers={"Origin": card.link.split("/rulebook")[0]})
    )
    await person.write_message('{"type":"hello"}')
    await said(person, "whole")
    for key, value in (("lobby/names/div1/name", "Anna"), ("lobby/places/watch", None)):
        await person.write_message(json.dumps({"type": "control", "key": key, "value": value}))
    await said(person, "patch")
    await asyncio.to_thread(card.ask, question)
    while "question" not in (patch := json.dumps(await said(person, "patch"))):
        pass
    key = f"question/side/inner/options/option {control[-1]}/{control}"
    assert key in patch
    await person.write_message(json.dumps({"type": "control", "key": key}))
    await said(person, "patch")
    await asyncio.to_thread(card.close)
    while "rb-share" not in json.dumps(await said(person, "patch")):
        pass
    deadline = time.monotonic() + 20
    practice = lab.progress(kept, "Anna")
    while not practice.record("ambis", question.clauses[0]).tried and time.monotonic() < deadline:
        await asyncio.sleep(0.1)
    assert practice.record("ambis", question.clauses[0]).tried == 1
    await asyncio.to_thread(card.clear)


def test_a_new_room_is_told_last_and_those_from_before_in_a_line_each(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever their codes: a teacher who has opened many looks for the one of today."""

    async def act(listening: Listening, code: str) -> None:
        house = listening.served.house
        others = [code, house.open(lab.timeline("jantaris", 3, seed=1))]
        for new in others:
            tell(listening.served, listening.url, new)
            kept, room, lead, *_ = capsys.readouterr().out.splitlines()
            assert room.startswith(f"Room {new}. For everybody: ")
            assert f"/room/{new}#lead={house.token(new, 'lead')}" in lead
            (before,) = set(others) - {new}
            assert f"{house.rooms[before].room.game.title}, room {before}." in kept
            assert f"/room/{before}#lead={house.token(before, 'lead')}" in kept

    serve(folder, act)


# -- killed ---------------------------------------------------------------------------------------------


def test_a_server_that_is_killed_goes_on_where_it_was(folder: Path) -> None:
    process = Process(folder, "ambis", "--seats", "3")
    process.card.play(next(iter(process.card.timeline.state.legal_moves)))
    record = process.card.timeline.text
    code = process.code
    process.again()
    try:
        assert process.code == code
        assert process.card.timeline.text == record
    finally:
        assert process.interrupt() == 0
    assert not list(serving(folder))


# -- under a Jupyter server -------------------------------------------------------------------------------


def test_a_jupyter_server_serves_rooms_without_its_token(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    home = tmp_path_factory.mktemp("jupyter")
    how = [
        *("--no-browser", "--allow-root", f"--ServerApp.root_dir={home}", "--ServerApp.port=0"),
        *("--ServerApp.base_url=/user/anna/", "--IdentityProvider.token=secret"),
        "--ServerApp.allow_unauthenticated_access=False",
        "--ServerApp.jpserver_extensions={'rulebook_lab.rooms.extension': True}",
    ]
    own = {"RULEBOOK_LAB_ROOMS": str(folder), "JUPYTER_CONFIG_DIR": str(home), "JUPYTER_DATA_DIR": str(home)}
    process = subprocess.Popen(
        [sys.executable, "-m", "jupyter_server", *how],
        env={**os.environ, **own},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        deadline = time.monotonic() + 60
        while not (found := list(serving(folder))) and time.monotonic() < deadline:
            time.sleep(0.2)
        address = found[0]
        assert "/user/anna" in address.url
        code = notebook._opened(lab.timeline("ambis", 3, seed=5), folder, None)
        card = RoomCard(code, folder, address)
        card.play("blue explore")
        assert card.report["at"] == card.timeline.at
        with urlopen(f"{address.url}/rulebook-lab/room/{code}", timeout=10) as page:
            assert page.status == 200
            assert "default-src 'none'" in page.headers["Content-Security-Policy"]
        with pytest.raises(HTTPError) as closed:
            urlopen(f"{address.url}/api/contents", timeout=10)
        assert closed.value.code == 403

        async def over_the_wire() -> None:
            origin = "/".join(address.url.split("/")[:3])
            request = HTTPRequest(
                f"{address.url.replace('http', 'ws')}/rulebook-lab/wire/{code}", headers={"Origin": origin}
            )
            anna = await websocket_connect(request)
            await anna.write_message('{"type":"hello"}')
            assert (await said(anna, "whole"))["page"]

        asyncio.run(over_the_wire())
        assert f'href="/user/anna/rulebook-lab/room/{code}"' in card._repr_html_()
    finally:
        process.kill()
        process.wait()
