### The words of the odds of a tournament.

title = Odds of { $name }, in percent
wait = Calculating the odds.
# Heading of the names.
player = Player
# Heading of how likely they go on to the next stage.
advances = advances
# How the odds are known; $error: by how much they may be off.
exact = From the present ratings, exact.
# facts: $runs, $seed, $error.1
simulated = From the present ratings, simulated { $runs ->
    [one] 1 time
   *[other] { NUMBER($runs) } times
} (random seed { $seed }), each figure within about { $error }.
none =
    .NotDrawn = the stage has no pairings yet
    .Format = later opponents are not known in this format
# A place, or several that cannot be told apart.
place = { $place }
# facts: $first, $last
places_from = { $first }-{ $last }
