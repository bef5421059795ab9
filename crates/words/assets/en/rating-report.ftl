### Texts on ratings: rules of lists, what is known and what is missing, quality of predictions.

reliability = by expected score
by_games = by how many games the less experienced player had played
by_gap = by rating difference
by_hand = by hand strength
# What the figures of the back-test are.
back_tested = log_loss in nats per game (a coin toss has 0.693), brier (a coin toss has 0.25); expected and won are those of the favourite
# A model that does not know the players of all games.
# facts: $model, $games, $all
judged = { $model } judges { $games } of { $all } games; the others have players that it did not know yet. Compare two models only in the row that names both
# The pool of players.
pool = the pool
caution = games of one match are counted as independent; where matches are long, the intervals are too narrow
# The advice on the rules of a list for whole histories.
all_equal = These results cannot tell the rules apart: all predict them equally well. Keep the rules of the list.
keep = The list already has the best of these rules.
# facts: $matches, $fewest
too_few = Only { $matches } matches could be judged; advice needs at least { $fewest }. Keep the rules of the list.
# facts: $w2, $wins, $gain.5, $error.5
unsure = w2 { $w2 } and prior { $wins } gain { $gain } over the rules of the list, standard error { $error }: this may be chance. Keep the rules of the list.
at_an_end = {" "}One of these values is the lowest or highest tried: a better one may lie beyond.
# facts: $w2, $wins, $gain.4, $error.4, $end, $command
best_rules = The best rules: w2 { $w2 }, prior { $wins }. They gain { $gain } over the rules of the list, standard error { $error }.{ $end } To use them: `{ $command }`
