### The words of the odds of a tournament.

title = Odds of { $name }, in percent
wait = Calculating the odds.
# Heading of the names.
player = Player
# Heading of how likely they go on to the next stage.
advances = advances
# How the odds are known; $error: by how much they may be off.
exact = Calculated exactly from the present ratings.
# facts: $runs, $seed, $error.1
simulated = From the present ratings, simulated { $runs ->
    [one] 1 time
   *[other] { NUMBER($runs) } times
} (random seed { $seed }): each figure may be off by about { $error }.
none =
    .NotDrawn = the stage has no pairings yet
    .Format = in this format later opponents cannot be known in advance
# A place, or several that cannot be told apart.
place = { $place }
# facts: $first, $last
places_from = { $first }-{ $last }
