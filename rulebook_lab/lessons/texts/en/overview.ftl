# A class at a glance.

hardest = Hardest so far: { $clause }: { $share } % right
none-tried = Nothing tried yet
right-answers = right answers
share-right = right answers
learner = { $name }: { $mastered } mastered, { $due } due, { $learning } learning
clause = { $id }: { $right } of { $tried } right
class = How many rules each has learned
least = The rules that were answered rightly least often
head =
    .name = name
    .clause = rule
    .mastered = mastered
    .learning = learning
    .due = due
    .tried = tried
    .right = right
