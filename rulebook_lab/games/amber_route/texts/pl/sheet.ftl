# Arkusz punktów.

secured = Zabezpieczone: { AMOUNT($count, "amber") }, po { $worth }
kept = { $card }: karta niewykorzystana
first = Pierwsze miejsce w zamku
missing = Do zamku brakuje: { AMOUNT($count, "field") }, po −{ $worth }
