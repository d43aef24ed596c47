answers = { $title }: odgovori
answer = Odgovor: ____________________
which = Koja radnja? ____ Po kom pravilu? ____________________
most = { $n ->
    [one] U jednoj radnji.
   *[other] Najviše radnji: { $n }.
}
because = { $clause }: { $rule }
unknown = U ovoj datoteci nema rešenja.
