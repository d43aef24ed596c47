# Šta može da ne valja s datotekom sobe.

foreign = { $path } nije datoteka sobe.
newer = Datoteku { $path } je zapisala novija verzija: ažurirajte biblioteku.
damaged = Datoteka sobe { $path } je oštećena.
busy = Datoteku { $path } već koristi drugi program.
failed = Datoteka { $path } ne može da se zapiše: { $problem }
no-folder = { $path } ne može da čuva sobe: { $problem }
nameless = { $path } nije ime fascikle
