# Odeljenje na jedan pogled.

hardest = Dosad najteže: { $clause }: { $share } % tačnih
none-tried = Još ništa nije vežbano
right-answers = tačni odgovori
share-right = tačni odgovori
learner = { $name }: savladano { $mastered }, za ponavljanje { $due }, uči se { $learning }
clause = { $id }: tačno { $right } od { $tried }
class = Koliko je pravila ko savladao
least = Pravila na koja se najređe tačno odgovaralo
head =
    .name = ime
    .clause = pravilo
    .mastered = savladano
    .learning = uči se
    .due = za ponavljanje
    .tried = pokušaji
    .right = tačno
