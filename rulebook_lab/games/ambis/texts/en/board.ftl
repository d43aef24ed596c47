# Words in the picture.

discards = discards, { AMOUNT($count, "card") }
