# Kako se reči nižu: „a, b i c”.

between = { ", " }
last = { " i " }
nothing = ništa
more = još { $count }
decimal = ,
