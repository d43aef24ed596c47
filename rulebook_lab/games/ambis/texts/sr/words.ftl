pearl = { $count ->
    [one] biser
   *[other] { $count } bisera
}
key = { $count ->
    [one] ključ
    [few] { $count } ključa
   *[other] { $count } ključeva
}
token = { $count ->
    [one] token čudovišta
   *[other] { $count } tokena čudovišta
}
key-of = ključ { NAME($lord, form: "genitive") }
key-token = { $count ->
    [one] token ključa
   *[other] { $count } tokena ključeva
}
