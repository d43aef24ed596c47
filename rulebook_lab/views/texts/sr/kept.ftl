# Partije koje se čuvaju dok se igraju: fioka „Partija” i ponuda da se nastavi.

title = Sačuvane partije
keep = { $where ->
    [browser] Čuvaj moje partije u ovom pregledaču
   *[computer] Čuvaj moje partije na ovom računaru
}
keep-none = Ne čuvaj više moje partije i obriši ih
not-kept = Partija se nigde ne čuva: nestaje kad se Python završi ili se stranica zatvori, osim ako ste je sačuvali u datoteku.
kept = { $where ->
    [browser] Svaka partija se čuva dok se igra, zajedno s rukama i glasovima koji su još tajni, u ovom pregledaču: poslednjih { $most } od svake igre.
   *[computer] Svaka partija se čuva dok se igra, zajedno s rukama i glasovima koji su još tajni, u datoteci { $path }: poslednjih { $most } od svake igre.
}
revoking = Nijedna partija se više neće čuvati, a dosad sačuvane će biti obrisane.
revoke-really = Obriši ih
offer = { $n ->
    [one] Sačuvana je vaša partija igre { $game } sa { $n } radnjom, igrana poslednji put { $when }.
    [few] Sačuvana je vaša partija igre { $game } sa { $n } radnje, igrana poslednji put { $when }.
   *[other] Sačuvana je vaša partija igre { $game } sa { $n } radnji, igrana poslednji put { $when }.
}
go-on = Nastavi je
anew = Počni iznova
game = { $n ->
    [one] { $when }: { $n } radnja
    [few] { $when }: { $n } radnje
   *[other] { $when }: { $n } radnji
}
over = { $n ->
    [one] { $when }: { $n } radnja, gotova
    [few] { $when }: { $n } radnje, gotova
   *[other] { $when }: { $n } radnji, gotova
}
delete = Obriši
delete-label = Obriši partiju od { $when }

# -- šta može da krene naopako

gone = Ta partija se više ne čuva.
cannot-go-on = Ta partija ne može da se nastavi; ostaje kakva jeste. { $problem }
foreign = Nijedna partija se ne čuva: datoteka { $path } pripada nečem drugom i ostaje kakva jeste.
newer = Nijedna partija se ne čuva: datoteku { $path } je napisala novija verzija programa rulebook_lab i ostaje kakva jeste. Ažurirajte rulebook_lab.
damaged = Nijedna partija se ne čuva: datoteka { $path } je oštećena i ostaje kakva jeste. Premestite je drugde, pa će partije moći ponovo da se čuvaju.
failed = Partija se ne čuva: datoteka { $path } ne može da se pročita ili upiše. { $problem }
