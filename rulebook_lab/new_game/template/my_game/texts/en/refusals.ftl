limit_ten = You have { AMOUNT($pips, "pip") }: with { $die } more it would be over { $most }.
