# Klasa na jeden rzut oka.

hardest = Dotąd najtrudniejsze: { $clause }: { $share } % dobrze
none-tried = Jeszcze niczego nie ćwiczono
right-answers = dobre odpowiedzi
share-right = dobre odpowiedzi
learner = { $name }: opanowane { $mastered }, do powtórki { $due }, w nauce { $learning }
clause = { $id }: dobrze { $right } z { $tried }
class = Ile zasad kto opanował
least = Zasady, na które najrzadziej odpowiadano dobrze
head =
    .name = imię
    .clause = zasada
    .mastered = opanowane
    .learning = w nauce
    .due = do powtórki
    .tried = próby
    .right = dobrze
