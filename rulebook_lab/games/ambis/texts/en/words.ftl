pearl = { $count ->
    [one] a pearl
   *[other] { $count } pearls
}
key = { $count ->
    [one] a key
   *[other] { $count } keys
}
token = { $count ->
    [one] a monster token
   *[other] { $count } monster tokens
}
key-of = the key of { $lord }
key-token = { $count ->
    [one] a key token
   *[other] { $count } key tokens
}
