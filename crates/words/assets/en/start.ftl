### The words of the question before a tournament starts.

# Whether to start: the tournament.
question = Start { $tournament }?
# The button that starts.
yes = Start
# The entrants who have not come, by name.
not_here = Not here: { $count }, { $names }
without_them = Start without them: they are no entrants any more
come_later = They come for round 2: absent in round 1, no point
with_all = Start with all { $entrants }
not_yet = Do not start yet
stage = Create the pairings of stage { $number } of { $tournament }?
# The button that draws it.
stage_yes = Create pairings
# Behind the message on pairings that were made as shown, though results changed meanwhile.
as_shown = As shown; by the results as they are now others would meet. Pair again if you want that.
round = Draw the seats of round { $round } of { $tournament }?
pairings = Pair round { $round } of { $tournament }?
lots = How is it decided who advances?
lots_order = How is their order decided?
tied = { $names } are tied on every tie-break.
tied_in = Group { $group }: { $names } are tied on every tie-break.
# The purpose of the order of the tied, where all of them advance to this stage.
seeds_stage = All of them advance: their order decides the seeds of stage { $stage }.
# Its purpose in the last stage: their best and their last place.
decides_places = Their order decides places { $first } to { $last }.
# The values that are equal across groups: match points per match that counts, then the tie-breaks.
shared_across = Compared without results against the last of larger groups, all have { $per_match } points per match; { $values }.
# The order that the numbers typed come to.
new_order = Order: { $names }
# Their matches against each other.
among = Against each other: { $matches }.
none_among = They have not played each other.
# A match with its result.
met = { $a } { $result } { $b }
# The value of every tie-break, which they share.
shared = All of them have { $values }.
lots_yes = Draw lots
all_lots = Draw lots for all { $ties } ties
decided = Decided elsewhere: enter the order
decide_title = Order of tied players, { $tournament }
# The button that makes the play-off.
play_off_yes = Play off
play_off_all = Play off, each against each ({ $matches } matches)
