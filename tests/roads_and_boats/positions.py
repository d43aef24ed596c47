"""Positions for tests: the pictures of the rulebook from the component file, and short texts."""

import json

import rulebook_lab as lab
from rulebook_lab.engine.entries import Entries
from rulebook_lab.games.roads_and_boats.components import read_map
from rulebook_lab.games.roads_and_boats.land.places import read_place
from rulebook_lab.games.roads_and_boats.land.world import write_world
from rulebook_lab.games.roads_and_boats.position.facts import load_in_words

GAME = lab.game("roads_and_boats")
ENTRIES = Entries(GAME.components_text(""), "good.clay")
"""The component file, the pictures of the rulebook in it."""


def read(text):
    """The position of a text."""
    return GAME.read_position(text)


def production(text, seats="red yellow"):
    """A production phase in which Red and Yellow still produce."""
    asks = "end-phase production > producing red+yellow"
    return read(f"seats: {seats}\nphase: production\npending: {asks}\n{text}")


def produced(state):
    """Everybody passes; the position before anybody is asked about movement."""
    while state.phase == "production":
        (seat,) = state.to_act
        state = play(state, f"{seat} pass")
    return state


def from_a_file(state):
    """The same position as a record holds it: no word in it is one of the program's own."""
    return GAME.notation.revive(json.loads(json.dumps(GAME.notation.dump(state))))


def names(id):
    """The tiles of a picture by their letters."""
    return {name["name"]: (name["q"], name["r"]) for name in ENTRIES[id]["names"]}


def cell(entry):
    return f"{entry['q']},{entry['r']}"


def picture(id, *, phase="movement", seats="", extra="", play=True, **lines):
    """The position of a picture of the rulebook, as its phase is played.

    `lines` replace whole lines of the text; with `play` the first seat may act at once.
    """
    entry = ENTRIES[id]
    owners = {t["owner"] for t in entry.get("transporters", ())}
    seats = seats or " ".join(entry.get("players") or sorted(owners | {"red"}))
    text = {
        "seats": seats,
        "map": "; ".join(write_world(read_map(ENTRIES, id)).splitlines()),
        "phase": phase,
        "turn": str(entry.get("turn", 1)),
        "temple": " ".join(entry.get("temple_front_to_back", seats.split())),
        "chart": " ".join(entry.get("chart", seats.split())),
        "transporters": "; ".join(map(transporter, entry.get("transporters", ()))),
        "goods": "; ".join(f"{cell(g)}/{g['region']} {g['n']} {g['kind']}" for g in entry.get("goods", ())),
        "buildings": "; ".join(map(building, entry.get("buildings", ()))),
        "roads": " ".join(f"{cell(r)}>{r['edge']}{r.get('half', '')}" for r in entry.get("roads", ())),
        "walls": "; ".join(
            f"{cell(w)}>{w['edge']} {w['owner']} {w['tokens']}" for w in entry.get("walls", ())
        ),
        "wonder": f"{entry.get('wonder_neutral_bricks', 0)} neutral",
    }
    text.update(lines)
    if play:
        verb = {"production": "producing", "movement": "moving", "building": "constructing"}
        text["pending"] = f"end-phase {phase} > {verb[phase]} {text['chart'].replace(' ', '+')}"
    written = "\n".join(f"{key}: {value}" for key, value in text.items() if value)
    return read(f"{written}\n{extra}")


def transporter(t):
    places = {
        "land": f"{cell(t)}/{t.get('region')}",
        "dock": f"{cell(t)}@{t.get('edge')}{t.get('half', '')}",
        "sea": cell(t),
    }
    cargo = " + ".join(t["cargo"])
    return f"{t['id']} {t['owner']} {t['kind']} {places[t['at']]} {cargo}"


def building(b):
    numbers = " ".join(f"{key}={b[key]}" for key in ("number", "gold", "iron") if key in b)
    region = f"/{b['region']}" if "region" in b else ""
    return f"{cell(b)}{region} {b['kind']} {numbers}".strip()


def play(state, *moves):
    """The position after some moves, written in notation."""
    for move in moves:
        state = state.play(move)
    return state


def refusals(state, move):
    """The clauses that a move breaks."""
    return [violation.clause for violation in state.why_not(move)]


def cargo(state, id):
    """The goods of a transporter, marks taken off."""
    return sorted(good.partition("*")[0] for good in state.transporters[id].cargo)


def lying(state, place):
    """The loose goods at a place, by kind and number."""
    return load_in_words(state.load_at(read_place(place)))
