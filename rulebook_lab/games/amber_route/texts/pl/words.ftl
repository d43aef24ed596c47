gain-card = { $count ->
    [one] karta światła
    [few] { $count } karty światła
   *[many] { $count } kart światła
}
    .accusative = { $count ->
        [one] kartę światła
        [few] { $count } karty światła
       *[many] { $count } kart światła
    }
    .genitive = { $count ->
        [one] karty światła
       *[other] { $count } kart światła
    }
    .instrumental = { $count ->
        [one] kartą światła
       *[other] { $count } kartami światła
    }
gain-escort = { $count ->
    [one] znacznik eskorty
    [few] { $count } znaczniki eskorty
   *[many] { $count } znaczników eskorty
}
    .genitive = { $count ->
        [one] znacznika eskorty
       *[other] { $count } znaczników eskorty
    }
    .instrumental = { $count ->
        [one] znacznikiem eskorty
       *[other] { $count } znacznikami eskorty
    }
gain-amber = { $count ->
    [one] bursztyn
    [few] { $count } bursztyny
   *[many] { $count } bursztynów
}
    .genitive = { $count ->
        [one] bursztynu
       *[other] { $count } bursztynów
    }
    .instrumental = { $count ->
        [one] bursztynem
       *[other] { $count } bursztynami
    }
light-card = { $title } ({ NAME($terrain) } { $value })
    .genitive = { NAME($title, form: "genitive") } ({ NAME($terrain) } { $value })
    .dative = { NAME($title, form: "dative") } ({ NAME($terrain) } { $value })
    .accusative = { NAME($title, form: "accusative") } ({ NAME($terrain) } { $value })
    .instrumental = { NAME($title, form: "instrumental") } ({ NAME($terrain) } { $value })
    .locative = { NAME($title, form: "locative") } ({ NAME($terrain) } { $value })
    .gender = { NAME($title, form: "gender") }
lightning-card = { $title } ({ NAME($terrain) }, { NAME($threat) }, od razu { $gain })
    .genitive = { NAME($title, form: "genitive") } ({ NAME($terrain) }, { NAME($threat) }, od razu { $gain })
    .dative = { NAME($title, form: "dative") } ({ NAME($terrain) }, { NAME($threat) }, od razu { $gain })
    .accusative = { NAME($title, form: "accusative") } ({ NAME($terrain) }, { NAME($threat) }, od razu { $gain })
    .title = { $title }
    .title-accusative = { NAME($title, form: "accusative") }
    .instrumental = { NAME($title, form: "instrumental") } ({ NAME($terrain) }, { NAME($threat) }, od razu { $gain })
    .locative = { NAME($title, form: "locative") } ({ NAME($terrain) }, { NAME($threat) }, od razu { $gain })
    .gender = { NAME($title, form: "gender") }
hourglass-card = { $title } ({ NAME($terrain) }, { NAME($threat) }, na później: { NAME($reward) })
    .genitive = { NAME($title, form: "genitive") } ({ NAME($terrain) }, { NAME($threat) }, na później: { NAME($reward) })
    .dative = { NAME($title, form: "dative") } ({ NAME($terrain) }, { NAME($threat) }, na później: { NAME($reward) })
    .accusative = { NAME($title, form: "accusative") } ({ NAME($terrain) }, { NAME($threat) }, na później: { NAME($reward) })
    .title = { $title }
    .title-accusative = { NAME($title, form: "accusative") }
    .instrumental = { NAME($title, form: "instrumental") } ({ NAME($terrain) }, { NAME($threat) }, na później: { NAME($reward) })
    .locative = { NAME($title, form: "locative") } ({ NAME($terrain) }, { NAME($threat) }, na później: { NAME($reward) })
    .gender = { NAME($title, form: "gender") }
