"""The peer: catanatron's random players, in this process."""

from __future__ import annotations

import random

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game(seed: int) -> Game:
    """A game for four random players."""
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def playout(seed: int) -> tuple[int, int]:
    """Play one game to its end; how many decisions there were, and how many with more than one option."""
    game = new_game(seed)
    decisions = choices = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
        decisions += 1
    return decisions, choices


def positions(games: int, every: int) -> list[Game]:
    """Positions out of random games, each a copy."""
    found = []
    for seed in range(1, games + 1):
        game = new_game(seed)
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            if ticks % every == 0:
                found.append(game.copy())
            game.play_tick()
            ticks += 1
    return found


def try_and_drop(game: Game) -> None:
    """A successor, made the way catanatron's own search makes it: copy, then execute."""
    action = random.choice(game.state.playable_actions)
    game.copy().execute(action, validate_action=False)
