# Stranica za projektor.

vote = Razred glasa o tome šta igra { $seat }: { $n ->
    [one] { $n } glas
    [few] { $n } glasa
   *[other] { $n } glasova
}
answers = { $n ->
    [one] Stigao je { $n } odgovor.
    [few] Stigla su { $n } odgovora.
   *[other] Stiglo je { $n } odgovora.
}
