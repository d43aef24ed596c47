layout = ułożenie planszy
    .about = w jakiej kolejności leżą pola drogi
