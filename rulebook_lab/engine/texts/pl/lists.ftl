# How words are strung together: „a, b i c”.

between = { ", " }
last = { " i " }
nothing = nic
more = jeszcze { $count }
decimal = ,
