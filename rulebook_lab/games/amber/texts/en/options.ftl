advanced = advanced game
    .about = special shovels and open tiles
first = first player
    .about = the seat that begins; by default it is drawn
