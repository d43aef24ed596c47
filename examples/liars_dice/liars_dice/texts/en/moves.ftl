throw = The dice show { $dice }.
bid = Bid { $count } × { $face }.
doubt = Doubt the bid.
