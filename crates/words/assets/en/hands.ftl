### Typed games and hands.

none_known = no hands are known
# Below the table of luck.
luck = deals: games that the hands alone would have given between equals; luck: points that the rating would be higher without correction for hands
# Below the table of luck of a tournament.
luck_after = deals: games that the hands alone would have given between equals; rating: after the tournament; luck: points that it would be higher without correction for the tournament's hands
by_hand_alone = by what the hand alone gave
