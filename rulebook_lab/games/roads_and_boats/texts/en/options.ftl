map = map
    .about = the prepared map for the seats, a random fair one, one that the players lay, or a map by name
homes = homes
    .about = marked: where the map marks them; free: where the players like
map_seed = which fair map
    .about = which of the random fair maps is played on
