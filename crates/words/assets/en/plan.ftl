title = Formats compared
# Columns of the screen.
format_title = format
matches = matches
end = end
range = 80% range
each = each
wait = wait
best = best
tau = τ
learnt = learnt
# Above the table where other matches are open.
alone = Calculated without the other tournaments: their { $matches } open matches need tables too.
more_or_fewer = Left and right: one player fewer or more.
is_entered = The number of players follows the entrants and cannot be changed here.
# Above the table on the screen, in the order of its columns.
taken = Format: { $format }.
legend = End: median and 80% range. Matches: the fewest and the mean of a player. Wait: the longest. Best: the highest rating wins. τ: how well the order agrees with the ratings (1: exactly). Learnt: how much less uncertain ratings become.
# A format with its numbers and the stage behind it.
# facts: $own, $takes, $then
candidate_each = { $own }, { $takes } each to { $then }
# Formats where there is little room.
single_all_places = single, all places
single_elimination = single elimination
double_elimination = double elimination
double_reset = double, reset
# facts: $groups, $takes
groups_best = { $groups } groups, best { $takes } of each
# facts: $size, $rounds, $games
pods = pods of { $size }, { $rounds }×{ $games } games
all_places = { $name }, all places
reset = { $name }, reset
groups = { $groups } groups
# facts: $name, $rounds
swiss = { $name }, { $rounds } rounds
# facts: $name, $size, $rounds, $games
tables = { $name } of { $size }, { $rounds } × { $games } games
# The most important property of a format.
priority =
    .Order = order agrees with strength
    .Best = the best wins
    .End = over early
    .Matches = many matches each
    .Wait = short waits
    .Learnt = much is learnt about ratings
# The order of the lines.
# facts: $until, $sure, $by
sorted_by = { $until ->
    [none] Sorted by: { $by }.
   *[other] Formats that end by { $until } ({ $sure }% sure) come first; then sorted by: { $by }.
}
# The numbers of players and tables, the times, and the source of durations.
# facts: $players, $tables, $lengths, $start, $evenings, $seed
simulated = { $players } players, { $tables ->
        [one] 1 table
       *[other] { NUMBER($tables) } tables
    }, { $lengths }, from { $start }. { $evenings } simulated days, random seed { $seed }.
# facts: $minutes, $rests
match_takes = A match takes { $minutes } min (median, { $rests }).
equal = All ratings are equal, so winner and order cannot be predicted.
# No format takes so few or so many.
nothing_fits = no format fits this number of players: { $players }
    .remedy = give from 2 to 1024 players
# It would have to be over before it begins.
ends_before = the end is before the start
    .remedy = give a later time with its day, like '2026-11-22 01:00'
rests_on = { $seen ->
    [0] a usual value: no match of the club was timed yet
   *[other] from { $seen } matches of the club
}
