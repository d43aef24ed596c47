# Strona dla projektora.

vote = Klasa głosuje nad następnym ruchem { NAME($seat, form: "genitive") }: { $n ->
    [one] { $n } głos
    [few] { $n } głosy
   *[many] { $n } głosów
}
answers = { $n ->
    [one] Jest { $n } odpowiedź.
    [few] Są { $n } odpowiedzi.
   *[many] Jest { $n } odpowiedzi.
}
