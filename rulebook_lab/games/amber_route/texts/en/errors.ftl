# What cannot be read in a position.

none-of = { $given } is none of { $known }
said-twice = { $word } is said twice, and differently: all of it stands behind one word
different-seats = different seats out of { $seats }
too-many = { $n } { $card } are named, and the box has { $most }
