# What stands in the page before a room is there.

title = Rulebook room
code = The room’s code
go = Come in
waiting = Connecting …
lost = The connection is lost. Trying again …
