# Šta piše ispod table i šta se na njoj čuje; u pregledač stiže zajedno sa stranicom.

in-words = Rečima
keys = Tasteri
keys-are = Na tabli: strelicama se krećete, Enter bira, Esc poništava izbor, 'n' i 'p' vode na sledeće i prethodno otvoreno mesto, 'u' poništava radnju, + i − uvećavaju i umanjuju, 0 podešava širinu. U listama dugmadi: strelicama se krećete, Home i End vode na početak i kraj. Figuru ili gomilu koja sme da se pomeri možete mišem prevući tamo kuda ide; uz Shift ide samo jedan komad.
zoom-out = Umanji
fit = Prikaži celu tablu
zoom-in = Uvećaj
full-screen = Ceo ekran
show-me = Pokaži šta svetli
open = { $spot }, otvoreno
picked = { $spot }, izabrano
enlarged = Uvećano, da se lakše pogodi prstom.
tap-again = Dodirnite još jednom da je tako položite.
    Dodirnite ono što želite; ⤢ prikazuje celu tablu.
# who answers a page is away, or gone for good; in a notebook its cells are run
away = Veza sa Pythonom je prekinuta: dok se ne vrati, klikovi ništa ne rade. Ako to potraje, učitajte stranicu ponovo.
gone = Python iza ove stranice je stao: klikovi više ništa ne rade. Učitajte stranicu ponovo.
gone-here = Python je stao ili je pokrenut iznova: klikovi ovde više ništa ne rade. Izvršite ćeliju ponovo.
load-again = Učitajte stranicu ponovo
curtain = zavesa
# pored sačuvane slike table čije jezgro više ne radi
run = ▶ Oživi tablu (izvršava svesku dovde)
