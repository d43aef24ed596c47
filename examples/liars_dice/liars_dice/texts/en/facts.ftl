on_table = dice on the table
count = number bid
face = face bid
bidder = last bidder
lone = lone round
dice = dice of { $seat }
