# The table: its head, its drawers, the question, the moves, the record.

label = table: { $game }
undo = Undo
redo = Redo
seen = Seen
seen-label = Seen: whose view is shown
all-open = all hands open
turn = whose turn it is
as-seat = as { $seat }
enter-shows = Enter shows
game-drawer = Game
rules-drawer = Rules
language = Language
aid-drawer = Aid
of-a-kind = { $verb }: { $thing }
costing = { $thing }: { $cost }
paying = { $move } ({ $cost })

# -- who plays, a new game, files

who-plays = Who plays
who-plays-seat = who plays { $seat }
person = a person
bot = { $bot } bot
chance = Chance
chance-label = how chance decides
by-seed = decided by seed
by-hand = decided by hand
pace = Bots' speed
pace-label = how long bots wait before a move
step = step by step, at a press
slow = slow: two seconds a move
steady = steady: half a second a move
at-once = at once, up to my turn
waiting = Nothing is played while you choose: a bot whose turn it is waits for “Let the bots play”, chance for “Let chance decide”. After your own moves they answer by themselves.
new-game = New game
seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
seats-label = number of seats
seed = seed
new-seed = Without a seed a new game has new luck; the same seed brings the same luck again.
this-seed = The seed of this game is { $seed }.
bad-seed = a seed is a whole number, or nothing; not { $seed }
by-default = by default
start = Start
record = Record
save-now = Save
save-label = a name to save under
save-hint = or a name, Enter
download = Download
load = Load
load-label = load a record
load-foreign = { $file } holds { $other }; this is a table of { $game }
secrets = A record holds everything, hands and votes that are still secret too.

# -- the question

players = players
you = you
to-act = to act
pick-next = { $n ->
    [one] { $names }: now click what is lit.
   *[other] { $names }: now click one of the { $n } that are lit.
}
pick-of = { $n ->
    [one] { $names }: now click what is lit: { $few }.
   *[other] { $names }: now click one that is lit: { $few }.
}
either-next = { $n ->
    [one] { $names }: now click what is lit, or press a button.
   *[other] { $names }: now click one of the { $n } that are lit, or press a button.
}
either-of = { $n ->
    [one] { $names }: now click what is lit ({ $few }), or press a button.
   *[other] { $names }: now click one that is lit ({ $few }), or press a button.
}
press-next = { $names }: now press one of the buttons.
picked-news = { $n ->
    [one] Picked: { $names }. { $n } can come next.
   *[other] Picked: { $names }. { $n } can come next.
}
take-back = Take back

# -- answers that are given without asking

meanings = { $n ->
    [one] What does it do?
   *[other] What does each do?
}
from-now-on = From now on …
drag = Drag a piece or a pile to where it goes, or click one, then the other; Shift takes only one.
tap = Tap a piece or a pile, then where it goes.
lit = What you can click has a bright ring.
looking-back = You look back at move { $n } of { $last }. Redo shows what came next; a move of your own begins another line.
you-wait = Wait.
standing-label = an answer that is given from now on without asking
standing = { $when ->
    [turn] { $move }, for the rest of this turn
    [idle] { $move }, whenever nothing else can be done
    [dear] { $move }, whenever the price is { $price } or more
    [kind] { $move }, whenever it is { $kind }
    [but] { $move }, whenever nothing else can be done but: { $other }
    [sent] { $move }, as soon as all of mine have moved
    [sent-but] { $move }, as soon as all of mine have moved but { $other }
   *[game] { $move }, for the rest of the game
}
revoke = ✕ { $answer }
revoke-label = Ask me again instead of: { $answer }
ask-once = Ask me once
ask-once-label = Ask me the next time; after that give this answer again: { $answer }
again = ↻ { $answer }
again-label = Give this answer again without asking: { $answer }

let-chance = Let chance decide
let-bots = Let the bots play
next-move = Next move ▸
skip = Skip to my turn ▸▸
sit-down = Sit down as { $seat }
decide-for = Decide for { $seat }
come = { $seat }, please come to the screen; everybody else look away.
lift = I am { $seat }: show my side

# -- the moves

moves = Moves
moves-counted = Moves ({ $n })
moves-label = legal moves
search-label = search the moves
search = Search the moves
more-moves = and { $n } more: search for them, or pick on the board
verb = { $verb } ({ $n })
none-found = No move here has { $words } in it.
in-a-row = What is picked leads to several moves in a row: go on picking.
over = The game is over.
behind-curtain = They show when the curtain is lifted.
for-others = It is for { $seats } to decide.
why-label = type a move, or ask in your own words
why = Why not …? May I …?
ask = Ask

# -- the record

log = Log
log-label = log
log-keys = ↑ and ↓ walk from move to move, → to a move's rules, Home and End to the first and the last; Enter goes to the move, or shows the rule.
nothing-yet = Nothing yet.
go-to-move = go to move
go-to-this-move = go to move { $n }
go-to = go to …
places-label = named places and ends of lines
move-of = move { $n } of { $last }
branch = Branch here
branch-label = Branch here: name this place, to come back to
branch-name = branch at move { $n }
line = { $moves ->
    [one] line { $n }, { $moves } move
   *[other] line { $n }, { $moves } moves
}
at-move = Move { $n } of { $last }.
more-in-log = { $n } more in the log.
total = Total
sheet = Score sheet
place = { $place }. { $seat }
replay = See it again from the start
hint = What should I do?
thinks = Thinking: { $share } %
decide-now = Decide now
no-viewer = no viewer { $viewer }: it is one of { $known }
