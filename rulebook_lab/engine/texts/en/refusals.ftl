any =
    .over = The game is over: nobody may move any more.
    .moment = Not now. { $asked }
    .seat = It is not for { $seat } to decide this. { $asked }
    .stranger = Nobody here is called { $seat }: the seats are written { $seats }. { $asked }
    .chance = Chance cannot bring this here. { $asked }
    .off = This choice is switched off.
    .unknown = From this seat nobody can tell: it depends on something hidden.
