### The words of the question before a tournament starts.

# Whether to start: the tournament.
question = Start { $tournament }?
# The button that starts.
yes = Start
# The entrants who have not come, by name.
# facts: $count, $names
not_here = Not here ({ $count }): { $names }
without_them = Start without them: they are removed as entrants
come_later = They come for round 2: absent in round 1, 0 points
with_all = Start with all { $entrants }
not_yet = Do not start yet
# facts: $number, $tournament
stage = Create the pairings of stage { $number } of { $tournament }?
# The button that draws it.
stage_yes = Create pairings
# Behind the message on pairings that were made as shown, though results changed meanwhile.
as_shown = Paired as shown. With the present results the pairs would differ: pair again if you want that.
# facts: $round, $tournament
round = Draw the seats of round { $round } of { $tournament }?
# facts: $round, $tournament
pairings = Pair round { $round } of { $tournament }?
lots = How is it decided who advances?
lots_order = How is their order decided?
tied = { $names } are tied on every tie-break.
# facts: $group, $names
tied_in = Group { $group }: { $names } are tied on every tie-break.
# The purpose of the order of the tied, where all of them advance to this stage.
seeds_stage = All of them advance: their order decides the seeds of stage { $stage }.
# Its purpose in the last stage: their best and their last place.
# facts: $first, $last
decides_places = Their order decides places { $first } to { $last }.
# The values that are equal across groups: match points per match that counts, then the tie-breaks.
# facts: $per_match, $values
shared_across = Without results against the last-placed of larger groups, all have { $per_match } points per match; { $values }.
# The order that the numbers typed come to.
new_order = Order: { $names }
# Their matches against each other.
among = Played against each other: { $matches }.
none_among = They have not played each other.
# A match with its result.
# facts: $a, $b, $result
met = { $a } { $result } { $b }
# The value of every tie-break, which they share.
shared = All of them have { $values }.
lots_yes = Draw lots
all_lots = Draw lots for all { $ties } ties
decided = Decided another way: enter the order
decide_title = Order of tied players, { $tournament }
# The button that makes the play-off.
play_off_yes = Play off
play_off_all = Play off, each against each ({ $matches } matches)
# How many of those who are tied advance, and whether one more may.
# facts: $places, $tied
some_advance = { $places } of these { $tied } { $places ->
    [one] advances
   *[other] advance
}.
one_compared = 1 of these { $tied } competes with players of the other groups for a place.
# facts: $places, $tied, $rank
one_more_may = { $places } of these { $tied } { $places ->
    [one] advances
   *[other] advance
}, and 1 more may as one of the best of rank { $rank }.
# The form for an order that was decided elsewhere.
order = Order
    .doc = The numbers of the players below, the best first, e.g. 2 1 3.
how = How
    .doc = How it was decided, e.g. coin toss. May be blank.
# What a stage comes to, by its format: groups, Swiss, elimination, round robin.
in_groups = everyone plays everyone in the group
# facts: $rounds, $byes
in_rounds = { $rounds ->
    [one] 1 round
   *[other] { NUMBER($rounds) } rounds
}{ $byes ->
    [0] {""}
   *[other] , one bye per round
}
with_byes = { $byes ->
    [0] no byes
    [one] 1 bye
   *[other] { NUMBER($byes) } byes
}
all_play = { $byes ->
    [0] no byes
   *[other] one bye per round
}
# Under the question whether to start; $byes is one of those above.
# facts: $entrants, $format, $seeding, $matches, $byes
plan =
    { $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
}, { $format }, seeded { $seeding }
    { $matches ->
    [0] {""}
   *[other] { $matches ->
        [one] 1 match
       *[other] { NUMBER($matches) } matches
    },{" "}
}{ $byes }
    After the start, use late entry to add entrants and withdraw to remove them.
# Behind the first pairings: how many more there are, and the players without one.
and_more = and { $more ->
    [one] 1 more match
   *[other] { NUMBER($more) } more matches
}
bye_of = bye: { $name }
byes_of = byes: { $names }
absent_are = absent: { $names }
first_by_lots = who moves first is drawn by lots
# facts: $players, $format
advance_to = { $players ->
    [one] 1 player advances
   *[other] { NUMBER($players) } players advance
} to { $format }
