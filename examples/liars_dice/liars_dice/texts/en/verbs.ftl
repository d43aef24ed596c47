throw = Throw the dice
bid = Bid
doubt = Doubt
