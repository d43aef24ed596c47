# What several pages of a room say.

code = Room { $code }
qr = The address of room { $code } to be scanned
players = players
you = you
to-act = to act
bot = { $bot } bot
free = free
no-name = somebody
log = Log
nothing-yet = Nothing yet.
go-to-move = go to move { $n }
options = answers
answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
seconds = { $n } s
level = { $n } moves have equally many votes, and none has more. If that stays so, the one named first is played, unless the teacher chooses another.
