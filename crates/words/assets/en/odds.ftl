### The words of the odds of a tournament.

title = Odds of { $name }, in percent
wait = Calculating the odds.
# Heading of the names.
player = Player
# Heading of how likely they go on to the next stage.
advances = advances
