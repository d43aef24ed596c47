# Co mówi kilka stron pokoju.

code = Pokój { $code }
qr = Adres pokoju { $code } do zeskanowania
players = gracze
you = ty
to-act = decyduje
bot = { $bot ->
    [random] bot losowy
    [greedy] bot zachłanny
    [easy] bot łatwy
    [medium] bot średni
    [hard] bot trudny
   *[other] bot { $bot }
}
free = wolne
no-name = ktoś
log = Dziennik
nothing-yet = Jeszcze nic.
go-to-move = przejdź do ruchu { $n }
options = odpowiedzi
answers = { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
   *[many] { $n } odpowiedzi
}
seconds = { $n } s
level = { $n ->
    [one] { $n } ruch ma
    [few] { $n } ruchy mają
   *[many] { $n } ruchów ma
} tyle samo głosów i żaden nie ma więcej. Jeśli tak zostanie, zostanie zagrany ten, który wskazano pierwszy, chyba że nauczyciel wybierze inny.
