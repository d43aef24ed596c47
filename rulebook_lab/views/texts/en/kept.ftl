# Games that are kept while they are played: the drawer "Game", and the offer to go on.

title = Kept games
keep = { $where ->
    [browser] Keep my games in this browser
   *[computer] Keep my games on this computer
}
keep-none = Stop keeping my games, and delete them
not-kept = Not kept: the game is lost when Python ends or the page is closed, unless you save it.
kept = { $where ->
    [browser] Each game is kept while it is played, with hands and votes that are still secret, in this browser: the last { $most } of each kind.
   *[computer] Each game is kept while it is played, with hands and votes that are still secret, in { $path }: the last { $most } of each kind.
}
revoking = From now on no game is kept, and those kept so far are deleted.
revoke-really = Delete them
offer = { $n ->
    [one] Your game of { $game } with { $n } move is kept, played last on { $when }.
   *[other] Your game of { $game } with { $n } moves is kept, played last on { $when }.
}
go-on = Continue it
anew = Start a new one
game = { $n ->
    [one] { $when }: { $n } move
   *[other] { $when }: { $n } moves
}
over = { $n ->
    [one] { $when }: { $n } move, over
   *[other] { $when }: { $n } moves, over
}
delete = Delete
delete-label = Delete the game of { $when }

# -- what can go wrong

gone = That game is not kept any more.
cannot-go-on = That game cannot be continued; it stays as it is. { $problem }
foreign = No game is kept: { $path } is a file of something else, and stays as it is.
newer = No game is kept: { $path } was written by a later version of rulebook_lab, and stays as it is. Update rulebook_lab.
damaged = No game is kept: { $path } is damaged, and stays as it is. Move it elsewhere, and games can be kept again.
failed = The game is not kept: { $path } cannot be read or written. { $problem }
