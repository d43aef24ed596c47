between = { ", " }
last = { " und " }
nothing = nichts
