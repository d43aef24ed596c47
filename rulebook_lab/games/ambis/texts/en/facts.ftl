active = the active player
turn = turn
threat = the threat
price = the price of the next ally
deck = cards in the exploration deck
discards = cards in the discard pile
track = { COUNT($what) ->
    [0] cards on the exploration track
   *[other] exploration track, space { $what }
}
court = { COUNT($what) ->
    [0] lords in the Court
   *[other] Court, space { $what }
}
lord-deck = lords in the lord deck
open-locations = open locations
location-pile = locations in the pile
monster-tokens = monster tokens in the pool
key-tokens = key tokens
ending = the last round has been brought about
over = the game is over
council = cards in the Council's pile
pearls = pearls
hand = cards in hand
cards = the hand
affiliated = affiliated allies
allies = the affiliated allies
lords = lords
free-lords = free lords
locations = locations
tokens = monster tokens
keys = keys
points = points
