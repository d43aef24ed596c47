no-bid = { $lone ->
    [True] No bid yet in this lone round
   *[False] No bid yet
}
bid = { $seat } bids { $count } × { $face }
count = a number of { $count }
face = the face { $face }
die = a die showing { $face }
hidden = a die that you do not see
