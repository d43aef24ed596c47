"""My game: a die, and the nerve to leave it. What rulebook-lab's `docs/a-new-game.md` begins with."""

from rulebook_lab.engine import COLOURS, Game

from . import rules
from .position import TEXT
from .state import MyGame

GAME = Game(
    id="my_game",
    title="My game",
    package=__name__,
    state=MyGame,
    seat_counts=range(2, 5),
    colours=COLOURS[:4],
    chapters=[rules],
    setup=rules.set_up,
    points=rules.points,
    result=rules.result,
    mask=lambda state, seat: state.seen_by(seat),
    guess=lambda view, random: view.seen_by(None),
    facts=lambda state: {"die": state.die, **{f"pips.{seat}": n for seat, n in state.by_seat.items()}},
    read_position=TEXT.read,
    write_position=TEXT.write,
)
