### Texts for the day of a tournament: exits, draws, the floor, and consequences of an action.

stage = stage { $number }
# A pod by its number, from 1; in Japanese 卓 with a number is a table of the hall.
table = pod { $number }
# A game of a table, by its number from 1.
game = game { $number }
# A match was put off by the desk.
postponed = postponed
# Nothing is known of why a round was paired so.
not_explained = No reasons to show: the round was paired by hand, or the rules would pair it differently now.
# Two of one club meet in the first round.
# facts: $a, $b
same_club_meets = { $a } and { $b } are of the same club and meet in the first round
# The reasons for a pairing: scores, colours that were due, and the player who would have come first.
# facts: $no, $a, $a_score, $b, $b_score
paired_at = match { $no }: { $a } ({ $a_score }) - { $b } ({ $b_score })
floats_down = {"  "}{ $down } floats down to a lower score group
# facts: $player, $why
not_paired_with = {"  "}not with { $player }: { $why }
# The colour that a player is due, if any.
colour =
    .White = the first move
    .Black = the second move
mild = due { $side }, to alternate
strong = due { $side }, having had it less often
absolute = must have { $side }
# The reason why two players were not paired.
met = they have met already
forbidden = the organiser keeps them apart
same_colour = both would have to move first, or both second
completion = then not all the others could be paired
order = equally good, but later in the order of the rules
-sides_due = who is due to move first
by_criterion = criterion C{ $number }, { $number ->
    [6] more players would float down
    [7] higher scores would float down
    [8] in the next score group, more players or higher scores would float down
    [9] who gets the bye
    [10] { -sides_due }
    [11] { -sides_due }
    [12] { -sides_due }
    [13] { -sides_due }
   *[other] the same floats as in the rounds before
}
# Something unusual about a round of a Swiss.
# facts: $a, $b
met_before = { $a } and { $b } have met before
second_bye = { $player } has a bye again
third_first_move = { $player } moves first for the third time in a row
third_second_move = { $player } moves second for the third time in a row
# `round 3`, `rounds 3 to 5`, `round 3 onwards`.
round = round { $from }
# facts: $from, $until
rounds_between = rounds { $from } to { $until }
round_onwards = round { $from } onwards
# The kind of bye that was requested.
asked_bye =
    .Half = half-point bye
    .Zero = zero-point bye
# The effect that the rules propose for a player who leaves now, and the reason.
# facts: $played, $all
so_far = { $played ->
    [0] no match played yet
   *[other] { $played } of { $all ->
        [one] 1 match
       *[other] { NUMBER($all) } matches
    } played
}
forfeit_rest = { $so_far }, at least half: results stay valid, the remaining matches are walkovers for the opponents
others_play_on = games played stay valid; the others play on
not_paired_later = results stay valid; the player is not paired in later rounds
out_of_ranking = results stay valid; the player has no rank any more
each_match_needs = each match needs a winner: unplayed matches become walkovers for the opponents
void_unplayed = { $so_far }: unplayed matches are void
void_all = { $so_far }, less than half: all own results in this stage are void
# The reason why a player plays no more, in a word.
exit =
    .Withdrawn = withdrawn
    .Disqualified = disqualified
# A text is no finishing order.
unreadable = "{ $sign }" is not a seat number
# facts: $seat, $last
no_such_seat = there is no seat { $seat }; the last is seat { $last }
loose_tie_sign = a seat is missing before or after =
no_finishing_order = a seat is missing or is there twice
write_seats_in = write every seat once in finishing order, = between tied seats, like 3 1 5=2 4
# A match is one of games at a table, whose result is not a score.
# facts: $no, $tournament
match_of_pod = match { $no } of { $tournament } is played by a pod, game by game
    .remedy = record each game in finishing order: `banzuke tournament game --help`
# The tie-breaks and points of a stage, for a plan that differs from the usual one.
among_tied = { $criterion } among the tied
# facts: $steps, $points
tie_breaks = tie-breaks: { $steps }; { $points }
# Tie-breaks that follow from the points, and which others can separate players; nothing where all of a plan can.
direct_encounter = direct encounter (DE)
sonneborn_berger_sb = Sonneborn-Berger (SB)
# facts: $idle, $may_draw, $better
tie_breaks_idle = { $idle } cannot break a tie here: with matches of this length, equal points mean equal values{ $may_draw ->
        [yes] , unless a game is drawn
       *[no] {""}
    }.{ $better ->
        [none] {""}
       *[other] {" "}Use { $better }.
    }
# The head start of both sides of a match.
# facts: $a, $b
head_start = head start { $a }-{ $b }
# Matches still to be played, how many of them are drawn later, and when the last may end.
stage_is = stage { $stage } is{" "}
today_is = today is{" "}
round_is = round { $round } is{" "}
undrawn = {" "}({ $undrawn } not paired)
# facts: $left, $undrawn, $minutes, $part, $end.clock
left_to_play = { $left ->
        [one] 1 match
       *[other] { NUMBER($left) } matches
    } to play{ $undrawn }, { $minutes ->
        [one] 1 minute
       *[other] { NUMBER($minutes) } minutes
    } each; { $part }expected to end at { $end }
# Nothing is played at a table, which may be reserved, for some tournaments or for nobody named.
# facts: $is_reserved, $holders
free_table = { $holders ->
    [none] { $is_reserved ->
        [yes] reserved
       *[no] free
    }
   *[other] reserved for { $holders }
}
# No group has so many players as are to advance from each; how many the largest has.
# facts: $takes, $most
too_few_in_groups = { $takes } players cannot advance from each group: no group has more than { $most } players
    .remedy = for { $takes } players in all: `--advance total:{ $takes }`
# Nothing can be called now: no match is ready whose players are free.
nothing_to_call = no match can be called now
    .remedy = wait until players are free; `banzuke queue` shows the queue
# Nothing is called by itself during a break: until when it lasts.
on_break = the hall has a break until { $clock }
    .remedy = wait, or end the break: `banzuke tables break --end`
# No table is free but those that are kept, as this one is: for these tournaments, or for calls by name.
# facts: $spot.table, $holders
kept_table = { $spot } is free but reserved{ $holders ->
    [none] {""}
   *[other] {" "}for { $holders }
}
    .remedy = wait until another table is free, or name this table after the match number: `banzuke call --help`
# A table that is to be removed has this match of a tournament.
# facts: $spot.table, $no, $tournament
removed_in_use = { $spot } cannot be removed: match { $no } of { $tournament } is called to it
    .remedy = record the result of the match, or add --send-back: the match goes back to the queue
# No table is free, or the hall has none.
no_free_table = { $has_tables ->
    [yes] no table is free
   *[no] no tables are set up in the hall
}
    .remedy = { $has_tables ->
        [yes] wait until the result of a match at a table is recorded
       *[no] set them up: `banzuke tables set 1 2 3`
    }
# facts: $no, $source
dangling_edge = match { $no } waits for match { $source }, which does not exist
one_way_edge = { $matches } do not fit: one leads to the other, which does not wait for it
# facts: $side, $no
wrong_player = { $side } of match { $no } is not the one who should play
score_on_changed_slot = the result of match { $no } names a player who does not play in it
against_themself = both players of match { $no } are the same
# facts: $stranger, $no
stranger = { $stranger } plays in match { $no } but is not an entrant
reset_not_needed = match { $no }, the bracket reset, is not needed
reset_missing = match { $no }, the bracket reset, is missing
number_twice = there are two matches { $no }
# facts: $one, $other
entered_twice = { $one } and { $other } are one person, added twice as an entrant
# facts: $twice, $matches
two_tables = { $twice } is at two tables: { $matches }
strange_finish = the finishing order of match { $no } names a player who is not in the pod
# facts: $id, $what
inconsistent = { $id }: { $what }
group_lettered = group { $letter }
group_number = group { $number }
# One of the two players of a match, by its place.
side =
    .A = player A
    .B = player B
