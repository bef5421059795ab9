### Names of the things of a tournament, as inside a sentence and short enough for a column.

# A text with its label.
# facts: $name, $text
labelled = { $name }: { $text }
# When a tournament begins, in a narrow column.
begins = from { $clock }
# The hall has a break, inside a sentence.
on_break = break until { $clock }
# A text with a remark in brackets.
# facts: $text, $beside
aside = { $text } ({ $beside })
# The players of one rank in their order across the groups, while it is played.
across_so_far = Best of the next rank across groups so far: { $players }.
# facts: $rank, $name, $group
across_one = { $rank }. { $name } ({ $group })
# Stands where a name would, for several of one rank in their group.
tied = { $players } players tied
# Between those.
pause = ,{" "}
# A sentence, and one behind it.
# facts: $sentence, $next
then = { $sentence } { $next }
# What a table is called: a name that holds this word stands alone.
table_word = table
# A table of the hall, in a sentence; $is_called is yes where its name says that it is a table.
# leaves out $is_called
# facts: $name, $is_called
table_named = table { $name }
# Where a match is called to, in few letters.
# leaves out $is_called
# facts: $name, $is_called
at_named = at { $name }
# In the least room.
# leaves out $is_called
# facts: $name, $is_called
short_named = @{ $name }
# A board of a Swiss.
board = board { $number }
# The player who moves first in a match, and the other one; also as headings.
moves_first = first move
moves_second = second move
# Beside a list of pairs.
first_named = first named moves first
# The heading over matches won, drawn and lost; without draws.
won_drawn_lost = W-D-L
won_lost = W-L
# The names of rounds.
round_no = round { $number }
# The standings of a Swiss count a round that is still being played.
# facts: $round, $played, $matches
round_so_far = round { $round }: { $played } of { $matches } played
quarter_final = quarter-final
semi_final = semi-final
third_place_match = third place
final_round = final
winners_round = winners' round { $number }
winners_final = winners' final
losers_round = losers' round { $number }
losers_final = losers' final
grand_final = grand final
bracket_reset = bracket reset
# A match for two places, or for several.
place_match = place { $first }
# facts: $first, $last
places_match = places { $first }-{ $last }
play_off = play-off
# How far a player came where one match decided two places.
third_place = third place
fourth_place = fourth place
# Rounds of an elimination in the least room, under a heading that names the bracket.
short_round = R{ $number }
short_quarter_final = QF
short_semi_final = SF
short_third_place = 3rd
short_final = F
short_winners_final = WF
short_losers_final = LF
short_grand_final = GF
short_reset = reset
# facts: $first, $last
short_places = { $first }-{ $last }
short_play_off = PO
# Before a short round where nothing beside it names the bracket.
winners_code = W { $round }
losers_code = L { $round }
# How long a match is.
first_to = first to { $games }
games = { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
}
as_played = as played
# So many matches.
matches = { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}
rounds = { $rounds ->
    [one] 1 round
   *[other] { NUMBER($rounds) } rounds
}
# Rounds that are longer, after the usual length: first to 2, final to 3.
to = to { $games }
# facts: $usual, $rounds, $own
rounds_of = { $usual }, { $rounds } { $own }
# Between the last two of several things.
and = {" "}and{" "}
# The names of formats.
single_elimination = single elimination
double_elimination = double elimination
round_robin = round robin
double_round_robin = double round robin
group_stage = group stage
swiss = Swiss
pods = pods
as_recorded = as recorded
ladder = ladder
# The criterion for the seeds.
seeding =
    .Rating = by rating
    .Entry = in order of entry
    .Random = at random
# Further criteria: for a stage behind another, and for an order that was arranged by hand.
by_place_before = by place in the stage before
by_hand = by hand
# How players of one rank in different groups are compared, if the groups are of different sizes or not.
across_groups = { $sizes_differ ->
    [yes] Compared between groups: points per match without results against the last-placed of larger groups, then tie-breaks.
   *[no] Compared between groups: points per match, then tie-breaks.
}
# The points for the matches of a stage.
point_per_game = 1 point per game won
points_per_game = points { $points } per game
points_per_match = points { $points }
# Places for a late entry.
in_round_robin = the round robin
in_group = group { $letter }
in_group_no = group { $group }
bye_of_seed = the bye of seed { $seed }
next_round_as = the next round, with pairing number { $number }
next_round = the next round
# How far a tournament is.
phase =
    .Registering = entries open
    .Running = running
    .Closed = closed
# How far a match is.
state =
    .Waiting = waiting
    .Ready = ready
    .Called = called
    .Playing = playing
    .Finished = finished
    .Bye = bye
    .Void = void
# Of a record of matches, which is not running.
recorded = recorded
# Where an evening is over: the next day of the tournament, and how many matches can be played then.
# facts: $day, $count
next_day = next { $day }: { $count ->
        [one] 1 match
       *[other] { NUMBER($count) } matches
    }
# Whether an entrant has come; nothing while that is not known.
presence =
    .Expected = {""}
    .Here = here
    .Away = away
# How many of the entrants are here.
# facts: $here, $entrants
here = { $here } of { $entrants } here
absent = absent
# Criteria of the standings, as the six-column heading of their values.
criterion_points = Pts
criterion_direct = DE
criterion_difference = +/-
criterion_won = Won
random_seats = random seats
# How a stage is played: who goes on to it, its matches. $locked: how many seeds stay; $swiss: with what players begin.
# facts: $takes, $fill, $rank, $of_groups, $format, $details, $matches, $points, $seeding, $locked, $apart, $swiss
plan_of = { $takes ->
    [none] {""}
    [0] the best { $fill } winners of groups,{" "}
   *[other] { $fill ->
        [none] { $of_groups ->
            [yes] the best { $takes } of each group
           *[no] the best { $takes } of the stage before
        }
       *[other] the best { $takes } of each group and the best { $fill } of rank { $rank }
    },{" "}
}{ $format }{ $details }, { $matches }{ $points ->
    [none] {""}
   *[other] , { $points }
}, seeded { $seeding }{ $locked ->
    [none] {""}
   *[other] , the first { $locked } seeds locked
}{ $apart ->
    [yes] , clubs kept apart
   *[no] {""}
}{ $swiss ->
    [none] {""}
   *[other] , { $swiss }
}
# With what players of a Swiss begin.
accelerated = accelerated
bands_from = rating bands from { $bands }
# The options of a format, behind its name.
with_all_places = {" "}with all placement matches
with_third_place = {" "}with a third-place match
with_reset = {" "}with a bracket reset
# facts: $groups, $double, $split
of_groups = {" "}({ $groups } groups{ $double ->
    [yes] , double round robin
   *[no] {""}
}{ $split ->
    [balanced] , seeds balanced
    [by-hand] , by hand
   *[other] {""}
})
# facts: $rounds, $colours
of_rounds = , { $rounds ->
    [0] rounds by number of entrants
    [one] 1 round
   *[other] { NUMBER($rounds) } rounds
}{ $colours ->
    [yes] {""}
   *[no] , first move not assigned
}
# facts: $size, $games
of_pods = {" "}of{" "}{ $size }, { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
} a round
# A day; $month is a number, $weekday 1 for Monday.
# facts: $day, $month, $year
day_of = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
# facts: $weekday, $day, $month, $year
full_day_of = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
} { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
