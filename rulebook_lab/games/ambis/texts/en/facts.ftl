active = the active player
turn = turn
threat = the threat
    .asked = on which space of the threat track is the token
price = the price of the next ally
    .asked = how many pearls does the next ally cost
deck = cards in the exploration deck
discards = cards in the discard pile
track = { COUNT($what) ->
    [0] cards on the exploration track
   *[other] exploration track, space { $what }
}
    .asked = how many cards lie on the exploration track
court = { COUNT($what) ->
    [0] lords in the Court
   *[other] Court, space { $what }
}
    .asked = how many lords are in the Court
lord-deck = lords in the lord deck
open-locations = open locations
location-pile = locations in the pile
monster-tokens = monster tokens in the pool
key-tokens = key tokens
    .asked = how many key tokens does { $seat } own
ending = the last round has been brought about
over = the game is over
council = cards in the Council's pile
    .asked = how many cards lie in the Council's pile of { $what }
pearls = pearls
    .asked = how many pearls does { $seat } own
hand = cards in hand
    .asked = how many cards does { $seat } hold
cards = the hand
affiliated = affiliated allies
    .asked = how many affiliated allies has { $seat }
allies = the affiliated allies
lords = lords
    .asked = how many lords has { $seat }
free-lords = free lords
    .asked = how many free lords has { $seat }
locations = locations
tokens = monster tokens
keys = keys
    .asked = how many keys does { $seat } have in all
points = points
