button_call = Call the vote
button_yes = Yes
button_no = No
