layout = układ
    .about = jak ułożona jest plansza
