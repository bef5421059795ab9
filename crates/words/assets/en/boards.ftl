### The words of a round of a Swiss that is paired by hand or paired again.

# The title: the tournament, the round.
# facts: $name, $round
title = { $name }: pair round { $round } by hand
# Above those who can be put on a board.
players = To be paired ({ $left })
# Above the boards as the round would have them.
# facts: $by_hand, $all
boards = Matches ({ $by_hand } of { $all } by hand, *)
# The row that gives the marked player the bye.
bye = bye
absent = absent
# All players are on boards.
nobody = Every player is in a match. x takes a match apart.
how = Enter on two players makes a match. The rest is paired by the rules.
# The first of two is chosen.
against = Opponent of { $name }?
no_bye = First press Enter on the player for the bye, then here.
by_rules = a match paired by the rules cannot be taken apart
# The new pairings would be those that exist already.
same = Round { $round } was not changed: it would be paired the same way again.
# facts: $round, $tournament
again = Pair round { $round } of { $tournament } again?
again_yes = Pair again
# A choice for a player in a round that is paired.
# facts: $round, $worth
absent_again = Absent in round { $round } ({ $worth }), and pair it again
present_again = Present in round { $round }, and pair it again
# Something unusual about the round.
odd = Note: { $what }.
