# What stands under a board and is heard on it; it travels to the browser with the page.

in-words = Słowami
keys = Klawisze
keys-are = Na planszy: strzałki przechodzą od miejsca do miejsca, Enter wybiera, Esc cofa wybór, n i p prowadzą do następnego i poprzedniego dostępnego miejsca, u cofa ruch, + i − powiększają i pomniejszają, 0 dopasowuje szerokość. Na listach przycisków: strzałki przechodzą dalej, Home i End prowadzą na początek i na koniec. Figurę lub stos, który może się ruszyć, można przeciągnąć myszą tam, gdzie ma trafić; z klawiszem Shift tylko jedną sztukę.
zoom-out = Pomniejsz
fit = Dopasuj planszę
zoom-in = Powiększ
full-screen = Pełny ekran
show-me = Pokaż, co jest podświetlone
open = { $spot }, dostępne
picked = { $spot }, wybrane
enlarged = Powiększone, żeby łatwiej trafić palcem.
tap-again = Dotknij jeszcze raz, aby tak położyć.
    Dotknij tego, o co ci chodzi; ⤢ pokazuje całą planszę.
# who answers a page is away, or gone for good; in a notebook its cells are run
away = Połączenie z Pythonem zostało przerwane: dopóki nie wróci, kliknięcia nic nie robią. Jeśli to potrwa, wczytaj stronę jeszcze raz.
gone = Python na tej stronie przestał działać: kliknięcia już nic nie robią. Wczytaj stronę jeszcze raz.
gone-here = Python przestał działać albo uruchomiono go od nowa: kliknięcia nic tu już nie robią. Uruchom komórkę jeszcze raz.
load-again = Wczytaj stronę jeszcze raz
curtain = zasłona
# beside the stored picture of a board whose kernel is gone
run = ▶ Ożyw (uruchamia notatnik aż do tego miejsca)
