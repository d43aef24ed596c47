first = first player
    .about = the seat that begins; by default it is drawn
