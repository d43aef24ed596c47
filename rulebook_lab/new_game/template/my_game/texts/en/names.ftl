button_leave = Leave it
