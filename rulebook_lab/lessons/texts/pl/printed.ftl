answers = { $title }: odpowiedzi
answer = Odpowiedź: ____________________
which = Który ruch? ____ Według której zasady? ____________________
most = { $n ->
    [one] Jednym ruchem.
   *[other] Najwyżej tyloma ruchami: { $n }.
}
because = { $clause }: { $rule }
unknown = W tym pliku nie ma rozwiązania.
