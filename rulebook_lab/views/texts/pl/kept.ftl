# Games that are kept while they are played: the drawer "Game", and the offer to go on.

title = Przechowywane gry
keep = { $where ->
    [browser] Przechowuj moje gry w tej przeglądarce
   *[computer] Przechowuj moje gry na tym komputerze
}
keep-none = Nie przechowuj już moich gier i usuń je
not-kept = Gra nie jest nigdzie przechowywana: przepada, gdy Python się zakończy albo strona zostanie zamknięta, chyba że ją zapisano.
kept = { $where ->
    [browser] Każda gra jest przechowywana na bieżąco, razem z zakrytymi kartami i głosami, które są jeszcze tajne, w tej przeglądarce: po { $most } ostatnich z każdego rodzaju.
   *[computer] Każda gra jest przechowywana na bieżąco, razem z zakrytymi kartami i głosami, które są jeszcze tajne, w pliku { $path }: po { $most } ostatnich z każdego rodzaju.
}
revoking = Żadna gra nie będzie już przechowywana, a przechowywane dotąd zostaną usunięte.
revoke-really = Usuń je
offer = { $n ->
    [one] Twoja gra w { $game } ({ $n } ruch) jest przechowana. Ostatni raz grano w nią { $when }.
    [few] Twoja gra w { $game } ({ $n } ruchy) jest przechowana. Ostatni raz grano w nią { $when }.
   *[many] Twoja gra w { $game } ({ $n } ruchów) jest przechowana. Ostatni raz grano w nią { $when }.
}
go-on = Graj dalej
anew = Zacznij od nowa
game = { $n ->
    [one] { $when }: { $n } ruch
    [few] { $when }: { $n } ruchy
   *[many] { $when }: { $n } ruchów
}
over = { $n ->
    [one] { $when }: { $n } ruch, skończona
    [few] { $when }: { $n } ruchy, skończona
   *[many] { $when }: { $n } ruchów, skończona
}
delete = Usuń
delete-label = Usuń grę z { $when }

# -- what can go wrong

gone = Ta gra nie jest już przechowywana.
cannot-go-on = W tę grę nie można grać dalej; zostaje, jaka jest. { $problem }
foreign = Żadna gra nie jest przechowywana: plik { $path } należy do czegoś innego i zostaje, jaki jest.
newer = Żadna gra nie jest przechowywana: plik { $path } zapisała nowsza wersja rulebook_lab i zostaje on, jaki jest. Zaktualizuj rulebook_lab.
damaged = Żadna gra nie jest przechowywana: plik { $path } jest uszkodzony i zostaje, jaki jest. Przenieś go gdzie indziej, a gry znów będą przechowywane.
failed = Gra nie jest przechowywana: pliku { $path } nie można odczytać lub zapisać. { $problem }
