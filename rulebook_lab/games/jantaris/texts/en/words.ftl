red-good = { $count ->
    [one] { $count } red Good
   *[other] { $count } red Goods
}
black-good = { $count ->
    [one] { $count } black Good
   *[other] { $count } black Goods
}
no-good = no Goods
merchant = { $count ->
    [one] a Merchant from { $area }
   *[other] { $count } Merchants from { $area }
}
