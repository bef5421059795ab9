### Texts on ratings: rules of lists, what is known and what is missing, quality of predictions.

reliability = by expected score
by_games = by games played before by the less experienced player
by_gap = by rating difference
by_hand = by hand strength
# What the figures of the back-test are.
back_tested = log_loss in nats a game (a coin 0.693), brier (a coin 0.25); expected and won are the favourite's
# A model that does not know the players of all games.
# facts: $model, $games, $all
judged = { $model } judges { $games } of { $all } games, the others have players that it did not know yet: compare it with a model in the row of both
# The pool of players.
pool = the pool
caution = games of one match are counted as independent; where matches are long, the intervals are too narrow
# The advice on the rules of a list for whole histories.
all_equal = These results cannot tell the rules apart: all predict them equally well. Keep those of the list.
keep = The list has the best of these already.
# facts: $matches, $fewest
too_few = Only { $matches } matches could be judged; advice needs at least { $fewest }. Keep the rules of the list.
# facts: $w2, $wins, $gain.5, $error.5
unsure = w2 { $w2 } and prior { $wins } gain { $gain } on those of the list, standard error { $error }: too little to be more than chance. Keep those of the list.
at_an_end = {" "}It is the last of those tried: a better one may lie beyond.
# facts: $w2, $wins, $gain.4, $error.4, $end, $command
best_rules = The best: w2 { $w2 }, prior { $wins }. It gains { $gain } on those of the list, standard error { $error }.{ $end } To use it: `{ $command }`
