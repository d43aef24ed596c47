# Šta piše na stranici pre nego što se uđe u sobu.

title = Soba za igru
code = Šifra sobe
go = Uđi
waiting = Povezivanje …
lost = Veza je prekinuta. Pokušavamo ponovo …
