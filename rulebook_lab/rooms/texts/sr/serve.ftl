# Šta kažu `rulebook-lab serve` i sveska.

room = Soba { $code }. Za sve: { $link }
lead = Za vas, koji vodite (nikome ne dajte): { $link }
kept = Sačuvano od ranije: { $game }, soba { $code }. Da je vodite (nikome ne dajte): { $link }
alone = Ovaj računar nije ni u jednoj mreži: može da se uđe samo iz njegovog pregledača.
end = Ctrl+C zaustavlja server; sobe se čuvaju i tu su kad server ponovo krene.
no-port = Port { $port } ne može da se koristi: { $problem }. Izaberite drugi sa --port.
no-host = { $host } nije adresa na kojoj može da se sluša. Izaberite drugu sa --host.
# -- kartica u svesci
card-code = Soba { $code }
card-others = Za sve
card-lead = Vodite je ovde
card-no-server = Ovu sobu sada ne vodi nijedan server: pozovite lab.room("{ $code }") ponovo.
card-refused = Soba kaže: { $why }
