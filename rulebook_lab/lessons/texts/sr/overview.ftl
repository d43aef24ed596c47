# Odeljenje na jedan pogled.

hardest = Dosad najteže: { $clause }: { $share } % tačnih
none-tried = Još ništa nije vežbano
right-answers = tačni odgovori
share-right = tačni odgovori, %
learner = { $name }: savladano { $mastered }, za ponavljanje { $due }, uči se { $learning }
clause = { $id }: tačno { $right } od { $tried }
head =
    .mastered = savladano
    .learning = uči se
    .due = za ponavljanje
    .tried = pokušaji
    .right = tačno
