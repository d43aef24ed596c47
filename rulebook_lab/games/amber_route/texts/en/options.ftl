layout = layout
    .about = how the board is laid
