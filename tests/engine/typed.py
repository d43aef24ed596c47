"""What a type checker knows of the public names: checked by mypy, never run."""

from typing import assert_type

import rulebook_lab as lab
from rulebook_lab.engine import Game, Outcome, Timeline
from rulebook_lab.games.ambis.state import AmbisState

game = lab.game("ambis")
assert_type(game, Game[AmbisState])
assert_type(game.start(3), AmbisState)
assert_type(game.start(3).play("blue explore"), AmbisState)
assert_type(game.start(3).outcome("blue explore"), Outcome[AmbisState])
assert_type(game.start(3).view("blue"), AmbisState)
assert_type(game.start(3).game, Game[AmbisState])
assert_type(lab.timeline(game, seats=3), Timeline[AmbisState])
assert_type(lab.timeline(game).state, AmbisState)
assert_type(lab.timeline(game).play("blue explore"), AmbisState)
assert_type(lab.timeline(game.start(3)).branch(), Timeline[AmbisState])
