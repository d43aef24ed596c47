# Zašto se u sobi nešto ne uradi.

nobody = Nikoga s tim brojem nema u sobi.
room-full = Soba je puna.
no-name = Prvo napišite ime.
long-name = Ime može imati najviše { $most ->
    [one] { $most } slovo
   *[other] { $most } slova
}.
name-taken = To ime već neko ima: dodajte svom neko slovo.
no-seat = Takvog mesta ovde nema.
seat-taken = { $seat } već ima igrača.
seats-kept = Mesta ovde deli nastavnik.
not-your-seat = O tome se ne odlučuje s vašeg mesta.
frozen = Sto je zaustavljen: nastavlja se kad nastavnik odluči.
voting = Razred glasa o sledećoj radnji: sto čeka.
asking = Postavljeno je pitanje: sto čeka.
no-chance = Slučaj sada nema o čemu da odlučuje.
no-place = Takvog mesta u zapisu nema.
no-vote = To mesto sada nema o čemu da odlučuje.
no-votes = Još niko nije glasao.
too-long = To je predugačko.
full = Zapis ove sobe je pun: sačuvajte zapis i otvorite novu sobu.
empty-question = Pitanju su potrebne reči i bar dva odgovora.
long-question = Pitanje može imati najviše { $most ->
    [one] { $most } odgovor
   *[other] { $most } odgovora
}, a svaki odgovor najviše { $letters ->
    [one] { $letters } slovo
   *[other] { $letters } slova
}.
no-option = Takvog odgovora nema.
no-switch = Prekidači u sobi su { $known }, a ne „{ $switch }”.
no-clause = Pravilo { $clause } u ovoj igri ne postoji.
time-up = Vreme je isteklo.
answered = Na to ste već odgovorili.
papers = Zadatak ima od 1 do { $questions } pitanja, a soba najviše { $papers ->
    [one] { $papers } zadatak
    [few] { $papers } zadatka
   *[other] { $papers } zadataka
}.
no-date = Dan mora biti u budućnosti, najviše { $days ->
    [one] { $days } dan
   *[other] { $days } dana
} unapred.
no-paper = Takvog zadatka nema.
paper-over = Rok za ovaj zadatak je prošao.
name-first = Pre odgovora recite kako se zovete: „Izađi” vodi na stranicu gde to možete.
# -- kuća
long-record = Zapis je predugačak za sobu.
house-full = Previše je soba: prvo zatvorite neku.
no-room = Takve sobe nema. Proverite šifru; soba koja se ne koristi posle nekoliko dana nestaje.
ended = Nastavnik je zatvorio ovu sobu.
removed = Nastavnik vas je izbacio.
busy = Ovde je sada prevelika gužva: pokušajte ponovo za koji minut.
many-pages = Ovu sobu ste otvorili previše puta: ova stranica je zatvorena.
too-many-knocks = Previše pokušaja iz vaše mreže: sačekajte minut.
wrong-key = Ovaj link ne važi za ovu sobu.
too-fast = To je bilo prebrzo.
no-message = To nije poruka.
moved-on = Za to vreme se na stolu nešto promenilo: pogledajte ponovo.
not-here = Toga više nema.
fault = To nije uspelo.
