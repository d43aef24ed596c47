# The page of who leads a room.

table = room { $code }, led by you
here = Room { $code }: { $n ->
    [one] { $n } here
   *[other] { $n } here
}
undo = ⟲ Undo
redo = Redo ⟳
freeze = Freeze
frozen = Frozen: let go on
drawer-share = Share
drawer-people = People
drawer-vote = Vote
drawer-ask = Ask
drawer-paper = Homework
drawer-keep = Keep
tell-them = Scan this, or open the address and pick a seat. The code:
screen = The projector’s page
hands = All hands on the projector
by-hand = I choose dice and cards
keep-seats = I give the seats
seats = Seats
people = People ({ $n })
nobody = Nobody yet.
person = a person
person-number = somebody ({ $n })
who-plays = who plays { $seat }
watches = watches
where = where { $name } sits
there = ● here
away = ○ away
remove = Send away
about-votes = Everybody without another seat sees that seat’s hand and chooses; you play what you like of it.
vote-for = Vote on { $seat }’s move
no-vote = Nobody has a move to make now.
voting = Vote on { $seat }’s move: { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
no-votes-yet = No votes yet.
votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
play-voted = Play the first
end-vote = End the vote
ask = Ask everybody
time = Time
clock = { $n ->
    [0] until I close it
   *[other] { $n } seconds
}
about = what questions are about
all-chapters = all chapters
make = Make questions
making = Making them …
none-made = No question could be made about that.
next-question = { $n ->
    [one] { $n } question waits:
   *[other] { $n } questions wait; the next one:
}
ask-it = Ask it
skip = Skip
own = One of your own
own-stem = Question
own-options = Options, with | between
own-right = Letter of the right one, or nothing
own-why = Reason
ask-own = Ask mine
answers = { $n } of { $all } have answered.
close = Time is up
put-away = Put away
ask-next = Next question
paper = Homework
about-papers = { $n ->
    [0] A paper is made of the questions that wait: make some first.
    [one] A paper is made of the { $n } question that waits.
   *[other] A paper is made of the { $n } questions that wait.
}
paper-title = Title
paper-date = last day, such as 2026-12-31
set-paper = Hand it out
paper-row = { $title }, { $n ->
    [one] { $n } question
   *[other] { $n } questions
}, until { $date }:
paper-done = { $n } have begun.
result = { $name }: { $right } right of { $n } answered, { $last } in all
bad-date = Write the last day as year, month and day, such as 2026-12-31.
about-keeping = The room is kept for { $n ->
    [one] one day
   *[other] { $n } days
} after it was last used, longer for homework. The record holds all hands; it can be opened in a notebook with lab.load.
download = Save the record
end = End this room …
end-really = End it, delete everything
go-to = go to …
line = line of { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
places = named places and ends of lines
go-to-move = go to move
move-of = move { $n } of { $last }
mark-label = a name for this place
mark = Name this place
