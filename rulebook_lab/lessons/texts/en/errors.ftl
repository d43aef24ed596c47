# What a lesson, a quiz or an answer cannot do.

answered = this exercise is answered, not played: use answer(...)
played = this exercise is played, not answered: use play(move)
over = this attempt is over: begin again with again()
no-page = the walkthrough has the pages 0 to { $last }, not { $number }
no-question = the quiz has the questions 1 to { $last }, not { $number }
no-letter = an answer is one of the letters { $letters }, not { $given }
none-about = there is no question about { $about }
    .kind = there is no question about { $about } of the kind { $kind }
no-kind = no kind { $kind } of question; there are { $kinds }
no-answer = there are { $n } answers, counted from 0, not { $number }
not-shown = no lesson shows { $id } yet
no-walkthrough = { $title } has no walkthrough { $id }; there are { $known }
    .none = { $title } has no walkthrough { $id }; there are none yet
no-exercise = { $title } has no exercise { $id }; there are { $known }
    .none = { $title } has no exercise { $id }; there are none yet
no-position = no position { $name }; there are { $known }
    .near = no position { $name }; did you mean { $near }?
    .none = no position { $name }; there are none
circle = the position { $name } is like itself: one of them must be written out

# -- the desk
no-line = the position has no line { $key }; it has { $keys }
no-chance = chance is not to act here. { $prompt }
nothing-played = an exercise is made of what was played: play its solution first
no-exercise-yet = this is no exercise: { $why }
no-lesson = there is no lesson { $id } here; there are { $known }
    .none = there is no lesson { $id } here; there are none
foreign = these are lessons of { $name }, and this is a desk of { $game }
