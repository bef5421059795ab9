### Faults of tournament reports, and remedies.

no_players = this is no tournament report: no line begins with 001
    .remedy = give a file in FIDE's format TRF16 or TRF26
tab = the line has a tab, but values are found by their column
    .remedy = write spaces instead
not_a_number = not a whole number
    .remedy = write one like 12 in these columns
not_points = not a number of points
    .remedy = write them like 3.5 in these columns
not_a_date = not a date
    .remedy = write it like 2026/11/21, in line 132 like 26/11/21
too_many_rounds = more rounds than any tournament has
    .remedy = write at most 999 rounds
no_name = the player has no name
    .remedy = write the name in these columns
no_colour = not a colour
    .remedy = write w (white), b (black) or - (none)
no_result = not a result
    .remedy = write 1, =, 0, +, -, W, D, L, H, F, U or Z
remainder = these columns between two rounds must be blank
    .remedy = begin round 1 in column 92, and each later round ten columns further
same_start = line { $line } has the same starting number
    .remedy = give each player a different number
no_opponent = no player has the starting number { $start }
    .remedy = correct the opponent, or add the player's line
own_opponent = the opponent is the player themself
    .remedy = write the opponent's starting number, or 0000 for a bye
bye_or_game = a game needs an opponent, and a bye has none
    .remedy = write the opponent's starting number, or 0000 with H, F, U or Z
# facts: $opponent, $line, $theirs
other_opponent = player { $opponent } in line { $line } has { $theirs } as opponent in this round
    .remedy = correct one of the two lines
# facts: $opponent, $line, $theirs
other_result = player { $opponent } in line { $line } has the result { $theirs } for the same game
    .remedy = correct one of the two lines
# facts: $opponent, $line
same_colour = player { $opponent } in line { $line } has the same colour
    .remedy = correct one of the two lines
