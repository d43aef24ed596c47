first = prvi igrač
    .about = ko počinje; inače odlučuje žreb
