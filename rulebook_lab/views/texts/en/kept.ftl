# Games that are kept while they are played: the drawer "Game", and the offer to go on.

title = Kept games
keep = { $where ->
    [browser] Keep my games in this browser
   *[computer] Keep my games on this computer
}
keep-none = Keep my games no more, and delete them
not-kept = Kept nowhere: a game is lost when Python ends or the page is closed, unless it was saved.
kept = { $where ->
    [browser] Each game is kept while it is played, with hands and votes that are still secret, in this browser: the last { $most } of each kind.
   *[computer] Each game is kept while it is played, with hands and votes that are still secret, in { $path }: the last { $most } of each kind.
}
revoking = No game will be kept any more, and those that are kept will be deleted.
revoke-really = Delete them
offer = { $n ->
    [one] Your game of { $game } with { $n } move is kept, played last on { $when }.
   *[other] Your game of { $game } with { $n } moves is kept, played last on { $when }.
}
go-on = Go on with it
anew = Start anew
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
cannot-go-on = That game cannot be gone on with; it stays as it is. { $problem }
foreign = No game is kept: { $path } is a file of something else, and stays as it is.
newer = No game is kept: { $path } was written by a later version of rulebook_lab, and stays as it is. Update rulebook_lab.
damaged = No game is kept: { $path } is damaged, and stays as it is. Move it elsewhere, and games can be kept again.
failed = The game is not kept: { $path } cannot be read or written. { $problem }
