### Refused actions, and the reasons.

no_such_player = no player has the number { $id }
    .remedy = find the number in the list of players: `banzuke player list`
no_such_tournament = no tournament has the number { $id }
    .remedy = find the number with `banzuke tournament list`
# facts: $event, $no, $command
no_such_match = { $event } has no match { $no }
    .remedy = the matches are shown by `{ $command }`
# facts: $no, $event, $command
other_kind = match { $no } of { $event } is of another kind: two players have a score, a pod has an order of finish
    .remedy = `{ $command }` shows which matches are pods
# facts: $event, $stage
no_such_stage = { $event } has no stage { $stage }
    .remedy = give the number of a stage that is planned; without a number, the current or next stage is taken
no_such_list = no rating list has the number { $id }
    .remedy = the rating lists are shown by `banzuke list show`
empty = { $field } is empty
    .remedy = fill it in
# facts: $field, $length, $longest
too_long = { $field } has { $length } characters
    .remedy = use at most { $longest } characters
unclean = { $field } has invisible characters or extra spaces
    .remedy = type it again without them
# facts: $day, $year
not_playable = no result can be dated { $day }
    .remedy = give a day from { $year }-01-01 to tomorrow
# facts: $numbered, $given, $next
not_the_next_number = { $numbered } { $given } is not the next to be issued, which is { $next }
    .remedy = try again: another desk may have been first
# facts: $player, $name
own_name = { $player } already has the name { $name }
    .remedy = no action needed
# facts: $name, $player
name_of_another = { $name } is already a name or alias of { $player }
    .remedy = if this is the same person, use that registration; otherwise give another alias
# facts: $player, $alias, $aliases
no_such_alias = { $player } has no alias { $alias }
    .remedy = { $aliases ->
        [none] check the player's number: this player has no aliases
       *[other] write it as listed: { $aliases }
    }
tournament_name_taken = the tournament { $name } already exists
    .remedy = choose another name
list_name_taken = the rating list { $name } already exists
    .remedy = { tournament_name_taken.remedy }
# facts: $length, $most
unsound_length = a match cannot be { $length }
    .remedy = choose from 1 to { $most } games
unsound_scale = the K factor or initial rating is out of range
    .remedy = choose a K factor above 0 up to 1000, an initial rating from -10000 to 10000
already_drawn = { $event } has started: its entrants are fixed
    .remedy = add a late entry, withdraw or replace an entrant, or undo the start
not_drawn = { $event } has not started: it has no matches
    .remedy = add the entrants, then start it
closed = { $event } is closed
    .remedy = to continue, undo the closing; results can still be corrected
# facts: $event, $no, $matches
closed_to_play = { $event } is closed, and correcting match { $no } would leave { $matches } to be played
    .remedy = undo the closing first, to play the matches that are left
# facts: $event, $no, $matches
closed_and_correcting = { $event } is closed, and correcting match { $no } would void { $matches }
    .remedy = undo the closing first, to play the voided matches again
has_draw = the matches of { $event } come from its pairings: other matches, or final places, cannot be recorded
    .remedy = record its results by match number, or use another tournament name
has_no_draw = { $event } has no pairings: its matches are recorded as played
    .remedy = record or import the matches played
# facts: $player, $event
already_entered = { $player } is already an entrant of { $event }
    .remedy = no entrant was added; repeat it without this player
# facts: $player, $event
named_twice = { $player } is named twice for { $event }
    .remedy = name each player once; no entrant was added
# facts: $player, $event, $command
not_entered = { $player } is not an entrant of { $event }
    .remedy = the entrants are shown by `{ $command }`
# facts: $event, $entered, $least, $most
entrant_count = { $event } has { $entered ->
        [one] 1 entrant
       *[other] { NUMBER($entered) } entrants
    }; its format needs { $least } to { $most }
    .remedy = add or remove entrants, or choose another format
# facts: $event, $missing
not_the_entrants = { $missing ->
    [none] in the order given for { $event }, a player is named twice or is not an entrant
   *[other] entrants of { $event } are not named: { $missing }
}
    .remedy = name every entrant exactly once, best first
lots_mismatch = { $event } lacks a lot number, or has one where no lots are drawn
    .remedy = leave out --lot-number, unless seeds, seats or first moves are drawn by lot
# facts: $no, $event, $matches
waiting = match { $no } of { $event } waits for { $matches }
    .remedy = record the missing results first
# facts: $no, $event, $pair, $given
other_sides = match { $no } of { $event } is between { $pair }, not { $given }
    .remedy = check the match: it has changed meanwhile
# facts: $no, $event, $ended, $command
already_scored = match { $no } of { $event } already has a result: { $ended }
    .remedy = if that is wrong, correct it (on screen: e): `{ $command } …`
# facts: $no, $event
not_scored = match { $no } of { $event } has no result yet
    .remedy = record its result first
# facts: $no, $event, $ended
same_result = match { $no } of { $event } already has this result: { $ended }
    .remedy = nothing needs to be corrected
# facts: $no, $event, $fault
bad_score = match { $no } of { $event }: { $fault }
against_themself = { $player } cannot play against themself
    .remedy = name two players
# facts: $event, $matches
unfinished = { $event } is unfinished: { $matches }
    .remedy = record their results, walkovers included, then close
# Refusals concerning stages, exits and tables.
# facts: $no, $event, $gone
decided_by_exit = match { $no } of { $event } was decided by a withdrawal or disqualification{ $gone ->
    [none] {""}
   *[other] {" "}({ $gone })
}
    .remedy = if a player is to play on after all, undo the withdrawal
# facts: $no, $event, $gone
is_void = match { $no } of { $event } is void{ $gone ->
    [none] {""}
   *[other] , because { $gone } left the tournament
}
    .remedy = there is nothing to record
# facts: $no, $event
no_opponent = match { $no } of { $event } has only one player
    .remedy = { is_void.remedy }
# facts: $no, $event, $start, $second
other_start = match { $no } of { $event } has a head start of { $start }-{ $second }
    .remedy = give only the games really played; the head start is added to them
# facts: $no, $event, $length
unsound_start = match { $no } of { $event } is { $length }: that head start is not possible
    .remedy = keep the head start below the number of games that wins the match
# facts: $stage, $event, $matches
stage_unfinished = stage { $stage } of { $event } is unfinished: { $matches }
    .remedy = record their results, walkovers included
# facts: $event, $names, $places, $command
tied = in { $event }, { $names } are tied, and the next stage needs their order{ $places }
    .remedy = add a play-off, or draw lots: `{ $command }`
not_tied = the players named are not exactly the tied players of { $event }
    .remedy = after the stage is finished, name all the tied players, and no others
tie_broken = the order of these players of { $event } is decided already, perhaps at another desk
    .remedy = see the standings; to decide anew, undo that entry
not_the_lots = the order given for { $event } is not the one that its lot number gives
    .remedy = draw the lots again with the recorded lot number
no_stage_after = no stage can be added to { $event }: a format without pairings (ladder, as recorded) must be the only stage
    .remedy = create another tournament for that stage
not_a_division = entrants of { $event } are missing from the groups or pods, or in them twice
    .remedy = name every entrant exactly once: at least 2 to a group, 3 to a pod
ratings_mismatch = the pairings of { $event } do not fit the ratings of its seeds
    .remedy = create the pairings again with this program
# facts: $stage, $event
no_points = matches of stage { $stage } of { $event } earn no points
    .remedy = set points in a round robin, in groups, in a Swiss or in a recorded tournament
# facts: $stage, $event
stage_decided = stage { $stage } of { $event } is over: the next stage was paired by its results
    .remedy = undo the pairings of the next stage first
no_seats = the current stage of { $event } is not played in pods
    .remedy = create the pairings of the next stage instead
# facts: $stage, $event
stage_not_drawn = stage { $stage } of { $event } has no pairings yet
    .remedy = create its pairings and play it, or undo its planning
# facts: $player, $event, $reason, $on
has_left = { $player } { $reason ->
    [disqualified] was disqualified from
   *[withdrawn] withdrew from
} { $event } on { $on }
# facts: $player, $event, $reason, $on
played_after_leaving = { $player } { $reason ->
    [disqualified] was disqualified from
   *[withdrawn] withdrew from
} { $event } on { $on }: no match of that day or later can be recorded
    .remedy = if the player is to play on after all, undo the withdrawal; if the match was earlier, give its day
reason_missing = no rank changes
# facts: $event, $no, $changed
closed_and_match = { $event } is closed, and the result of match { $no } would change ({ $changed })
    .remedy = if that is right, give the reason: --reason TEXT; on screen, correct that match by itself
# facts: $to, $from, $event, $command
replacement_entered = { $to } cannot take the place of { $from } in { $event }, being an entrant already
    .remedy = if the entry of { $from } is a mistake: `{ $command }`
# facts: $event, $command
has_results = { $event } has no results
    .remedy = if the tournament was made by mistake, delete it: `{ $command }`; otherwise close it
# facts: $event, $results, $command
some_results = { $event } has { $results ->
        [one] 1 result
       *[other] { NUMBER($results) } results
    }
    .remedy = if the tournament was made by mistake, delete it: `{ $command }`; otherwise close it
# facts: $stage, $event
no_semi_finals = stage { $stage } of { $event } can have no third-place match: it is no single elimination with two semi-finals
    .remedy = in other formats the standings decide third place
lots_after_close = { $event } is closed, and breaking the tie would change its standings
    .remedy = give the order with a reason, or undo the closing
# facts: $round, $event, $title
nobody_to_pair = round { $round } of { $event } has no pod: fewer than three players are left
    .remedy = end the tournament: `banzuke tournament close { $title }`; if a player is here after all, undo the withdrawal
# facts: $round, $event, $command
round_has_no = round { $round } of { $event } has no match: fewer than two players are there
    .remedy = end after the round that was played last: `{ $command }`; if a player is here after all, undo the withdrawal or absence
effect_not_here = in this stage of { $event } every match needs a winner, so none can be void
    .remedy = make the remaining matches walkovers for the opponents
later_stage = late entries to { $event } join in stage 1, which is over
    .remedy = add the player to the next tournament
no_pairings = { $event } is played without pairings: there is no late entry
    .remedy = record a match of the player; that makes the player an entrant
bracket_full = every place in the bracket of { $event } is taken
    .remedy = put the player in the place of an entrant who is not here, or add the player to the next tournament
byes_used = the byes of { $event } are used: matches that follow from them have begun
    .remedy = put the player in the place of an entrant who is not here, or add the player to the next tournament
last_round = the last round of { $event } is paired, so no late entry can join
    .remedy = add the player to the next tournament
full = { $event } has as many players as a round robin can have
    .remedy = add the player to the next tournament
# facts: $event, $until, $reached, $byes, $title
round_passed = { $until ->
    [0] { $event } accepts no late entries
   *[other] { $event } accepted late entries until round { $until }, and round { $reached } has a result
}
    .remedy = { $byes ->
    [yes] let late entries come until round { $reached }: `banzuke tournament set { $title } --late-until { $reached }`; the new player fills the byes that an odd number of players leaves
   *[no] let late entries come until round { $reached }: `banzuke tournament set { $title } --late-until { $reached }`; the new player's matches form rounds of their own
}
no_late_round = stage 1 of { $event } is no round robin, so no last round for late entries can be set
    .remedy = in a bracket a late entry takes a bye that was not used yet
# facts: $stage, $event
no_paired_rounds = stage { $stage } of { $event } is not a Swiss stage
    .remedy = absences, forbidden pairs and pairing by hand exist only in a Swiss stage
# facts: $rounds, $event, $command
rounds_over = all { $rounds } rounds of { $event } are paired
    .remedy = close the tournament, start the next stage, or add a round: `{ $command }`
# facts: $event, $left, $command
rounds_left = { $event } has { $left ->
        [one] 1 round
       *[other] { NUMBER($left) } rounds
    } still to be paired
    .remedy = pair the next round, or end after the round that was paired last: `{ $command }`
# facts: $round, $event, $begun
round_begun = round { $round } of { $event } has begun (called or played: { $begun })
    .remedy = undo these calls and results first, or leave the pairing as it is
# facts: $event, $wrong
not_each_once = in the pairings of { $event } these players are named twice, missing or not to be paired: { $wrong }
    .remedy = name each player who has not withdrawn exactly once: in a pair, with the bye or as absent
# facts: $first, $last, $event
not_these_rounds = only rounds { $first } to { $last } of { $event } are still to be paired
    .remedy = name one of these; to change a paired round, undo its pairing first
# facts: $round, $event, $command
no_pairing = no pairing of round { $round } of { $event } keeps the forbidden pairs apart
    .remedy = allow a pair again: `{ $command }`; or pair by hand: `banzuke tournament pair --help`
# facts: $round, $event, $command
no_pairing_round = every possible pairing of round { $round } of { $event } has a rematch or a second bye
    .remedy = end after the round that was played last: `{ $command }`; or pair by hand: `banzuke tournament pair --help`
# facts: $event, $open
no_late_place = that place of { $event } is not free
    .remedy = choose from { $open }
# facts: $no, $event, $game
no_such_game = match { $no } of { $event } has no game { $game } yet
    .remedy = record the game instead of correcting it
# facts: $no, $event, $games
pod_over = match { $no } of { $event } has finished its { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    }
    .remedy = draw the seats of the next round, or correct a game
# facts: $no, $event
nothing_reported = no result was reported for match { $no } of { $event }
    .remedy = no action needed
# facts: $by, $no, $event
reporter_elsewhere = { $by } does not play match { $no } of { $event }
    .remedy = report the result of your own match
# facts: $no, $event, $fault
bad_finish = match { $no } of { $event }: { $fault }
    .remedy = name every player of the pod once, the winner first
# facts: $game, $no, $event
same_finish = game { $game } of match { $no } of { $event } already has this result
    .remedy = { nothing_reported.remedy }
# facts: $table.table, $names
no_such_table = the hall has no { $table }
    .remedy = choose from { $names }
# facts: $range, $most
unsound_range = { $range } is not a range of tables
    .remedy = write the lower number first, like 1-12, for at most { $most } tables
long_tag = the tag { $tag } is too long
    .remedy = use at most 4 letters (2 if full-width), like SD
# facts: $tag, $event
tag_taken = { $tag } is the tag of { $event }
    .remedy = give every tournament its own tag
# leaves out $table
# facts: $name, $table.table
table_name_taken = two tables have the name { $name }
    .remedy = give every table its own name
# facts: $table.table, $no, $event
table_taken = { $table } has match { $no } of { $event }
    .remedy = choose another table, record that result, or undo that call
# facts: $no, $event, $state
not_to_be_called = match { $no } of { $event } is { $state }
    .remedy = call one of the matches that are ready
# facts: $no, $event
not_called = match { $no } of { $event } was not called
    .remedy = call it first
# facts: $no, $event
already_playing = match { $no } of { $event } is already being played
    .remedy = { nothing_reported.remedy }
# facts: $no, $event, $postponed
same_postponement = match { $no } of { $event } is { $postponed ->
    [yes] already
   *[no] not
} postponed
    .remedy = { nothing_reported.remedy }
# facts: $player, $event
not_gone = { $player } has not withdrawn from { $event }
    .remedy = { nothing_reported.remedy }
# facts: $player, $event, $why
no_way_back = { $player } cannot return to { $event }: { $why }
no_return =
    .Disqualified = the player was disqualified
    .EarlierStage = the player left in an earlier stage, which is over
    .Elimination = the opponents have already advanced in the bracket
    .NoRoundLeft = all its rounds are paired
# facts: $player, $event
absent_has_no_place = { $player } is absent from this round of { $event }, so there is no place to exchange
    .remedy = choose an entrant who is paired in this round
no_places = the current stage of { $event } has no pairings in which two entrants could exchange places
    .remedy = create the pairings first; in pods no places are exchanged
# facts: $no, $event, $player
has_begun = match { $no } of { $event } ({ $player }) has a result or is at a table
    .remedy = exchange places before either player plays; undo the result or the call first
unsound_categories = { $name ->
    [none] the day on which ages count does not exist
   *[other] two categories are called { $name }
}
    .remedy = { $name ->
        [none] give month and day, like 04-01
       *[other] give each category a name of its own, like U18 <18 or Senior 65+
    }
same_categories = the club already has exactly these categories
    .remedy = { nothing_reported.remedy }
# facts: $event, $category, $place
unsound_prizes = the prize for place { $place }{ $category ->
    [none] {""}
   *[other] {" "}of { $category }
} in { $event } is blank, or higher than the prize of a better place
    .remedy = write prizes from the first place on, without thousands separators, e.g. 30000; 20000; Book
# facts: $event, $category
unsound_fees = { $category ->
    [none] an amount of { $event } is too high
   *[other] the fee of { $category } in { $event } is too high, or given twice
}
    .remedy = write one amount for all, then the amounts of categories, e.g. 2000; U18: 1000; Helper: 0
# facts: $event, $command
no_fee = { $event } asks no fee
    .remedy = set one first, for example 2000: `{ $command } --set 2000`
# facts: $player, $event
nothing_paid = { $player } has paid nothing for { $event }: there is nothing to change
    .remedy = { nothing_reported.remedy }
# facts: $player, $event
same_payment = { $player } has paid this amount for { $event } already
    .remedy = { nothing_reported.remedy }
# facts: $event, $round
unsound_days = round { $round } of { $event } has two days, or comes after a later round
    .remedy = give each round one day, like 1-4: 2026-12-03; 5-8: 2026-12-10
no_rounds = { $event } has no numbered rounds that could have days
    .remedy = leave out the days: a ladder and recorded matches are not paired in rounds
no_break = there is no break in the hall now
    .remedy = to begin one, say until when, e.g. 13:00
# facts: $until.clock
same_break = the break already lasts until { $until }
    .remedy = { nothing_reported.remedy }
# facts: $until.clock, $now.clock
break_over = a break cannot end at { $until }: it is { $now }
    .remedy = give a later time, or a length such as 30 min
# facts: $player, $no, $event
busy = { $player } is playing match { $no } of { $event }
    .remedy = record the result of that match first, or undo its call
# How many of the tied advance, after a sentence; none where all do.
advancing = : { $places }
groups = a stage cannot have { $groups } groups
    .remedy = choose from 2 to 64
takes = { $takes } players cannot advance from each group
    .remedy = choose from 1 to 64
# facts: $fill, $groups
fill = { $groups ->
    [1] { $fill } more of the next rank cannot advance: the stage before has no groups
   *[other] { $fill } more of the next rank cannot advance: there are only { $groups } groups
}
    .remedy = choose fewer than there are groups; to let one more player of each group advance, raise the number per group
takes_in_stage = players cannot advance to the first stage
    .remedy = give the number of players for a later stage
number_who_advance = the number who advance to stage { $stage } is missing
    .remedy = give the number with --advance
rounds = a Swiss has from { $least } to 64 rounds
    .remedy = choose a number in this range
bands = at most 20 rating bands can be given, from low to high, and not together with acceleration
    .remedy = name ratings such as 1400,1600, or use acceleration without bands
table_size = a pod cannot have { $size } players
    .remedy = choose from 3 to 8
table_games = a round cannot have { $games } games
    .remedy = choose from 1 to 999
place_points = the points for places must decrease
    .remedy = give three to eight numbers like 5,4,3,2,1
points = a win must be worth more than a loss, and a draw lie between
    .remedy = write points like 3-1-0
standings = a tie-break is named twice, or none is named
    .remedy = name each tie-break once
stranger = { $player } is not in this pod
twice = { $player } is in the order twice
missing = { $player } is missing from the order
nobody_at = no player has place { $group }
# facts: $no, $tournament, $agreed
would_void = correcting match { $no } of { $tournament } voids no results (named: { $agreed })
# facts: $no, $ended
lost = { $no } ({ $ended })
# facts: $no, $tournament, $found, $agreed
correcting_match_changes = correcting match { $no } of { $tournament } changes the players of later matches, and voids match { $found }{ $agreed ->
    [none] {""}
   *[other] , not just { $agreed }
}
# facts: $event, $no, $matches, $swap
closed_or_swapped = { closed_and_correcting }
    .remedy = { closed_and_correcting.remedy }, or add --swap { $swap } if the players were mixed up there too
score_walkover = record an unplayed match as a walkover (w on the result screen)
play_one_more = play one more game, and record the score with it
write_games_that = write the games that were played, without the games of the head start
check_score_against = check the score against the score sheet
# facts: $named, $player
coming_back = if the player is back: `banzuke tournament return { $named } { $player }`
if_player_here = if the player is to play on after all, undo entry { $seq }: `banzuke undo { $seq }`
name_none = repeat the correction without naming matches to void
go_ahead_name = to go ahead, name exactly these: --void { $void }
# facts: $void, $swap
play_again = to play the matches again, add exactly --void { $void }; if the players were mixed up, add exactly --swap { $swap }
no_action = no action needed
