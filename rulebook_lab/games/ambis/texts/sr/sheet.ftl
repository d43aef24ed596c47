# List poena.

location = { $location }: { $how }; ovde { $count }
    .plain = { $location }: { $how }
copies = { $location }: kopira lokaciju { $copied } (vlasnik: { $owner }), { $how }; ovde { $count }
    .none = { $location }: protivnici nemaju lokaciju koja bi se kopirala
lord = { $lord }
ally = { $card }, najjači saveznik te rase
tokens = { AMOUNT($count, "monster-token") } vrednosti { $worth }
