# The score sheet.

location = { $location }: { $how }; here { $count }
    .plain = { $location }: { $how }
copies = { $location }: copies { $copied } of { $owner }, { $how }; here { $count }
    .none = { $location }: the opponents have no location to copy
lord = { $lord }
ally = { $card }, the strongest of its race
tokens = { AMOUNT($count, "monster-token") } worth { $worth }
