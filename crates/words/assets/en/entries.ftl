### Journal entries in words: the decision of each action.

# facts: $seq, $decided
undo_of = undo of { $seq }: { $decided }
# facts: $seq, $decided
redo_of = redo of { $seq }: { $decided }
# The decisions of an entry's actions; `seq` is the number of the entry, where it is known.
# facts: $name, $counted
of_tournament = { $name }: { $counted }
# An action without a long list of names.
# facts: $tournament, $players
many_added = { $tournament }: { $players } entrants added
# facts: $tournament, $order
many_put_in_order = { $tournament }: { $order } entrants put in order
# facts: $title, $who
here = { $title }: { $who } noted as here
# facts: $title, $who
away = { $title }: { $who } noted as away
# facts: $title, $who
expected = { $title }: { $who } expected again
# facts: $name, $plan
create_tournament = { $name }: created, { $plan }
# facts: $tournament, $name
rename_tournament = { $tournament } renamed to { $name }
# facts: $event, $club, $number
note_origin = { $event }: handed in by { $club }, { $number } there
# facts: $name, $tournament
delete_tournament = { $name } ({ $tournament }) deleted
# facts: $name, $tournament, $lost
deleted_with = { $name } ({ $tournament }) deleted with { $lost ->
        [one] 1 result
       *[other] { NUMBER($lost) } results
    }
# facts: $event, $names
added = { $event }: { $names } added
# facts: $event, $player
remove_entrant = { $event }: { $player } removed
# facts: $event, $names
put_in_order = { $event }: put in order { $names }
# facts: $event, $entrants, $lots
started = { $event }: started with { $entrants ->
        [one] 1 entrant
       *[other] { NUMBER($entrants) } entrants
    }{ $lots ->
        [none] {""}
       *[other] , lot number { $lots }
    }
# facts: $event, $stage, $entrants, $lots
stage_paired = { $event }: stage { $stage } paired with { $entrants ->
        [one] 1 entrant
       *[other] { NUMBER($entrants) } entrants
    }{ $lots ->
        [none] {""}
       *[other] , lot number { $lots }
    }
# facts: $result, $no, $event
record_match = { $result }, match { $no } of { $event }
# facts: $line, $no, $event, $voided, $swapped, $reason
corrected_match = corrected to { $line }, match { $no } of { $event }{ $voided ->
        [none] {""}
       *[other] , { $voided } voided
    }{ $swapped ->
        [none] {""}
       *[other] , names swapped in { $swapped }
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
close_tournament = { $event }: closed
# facts: $name, $scale, $established
set_rating_list = rating list { $name } set: { $scale }{ $established ->
        [none] {""}
       *[other] ,{" "}{ $established }
    }
# An entry that `rescue` could not read.
lost = an entry without contents (lost, or not shown here)
# Instead of many names.
entrants =
    { $count ->
        [one] 1 entrant
       *[other] { NUMBER($count) } entrants
    }

## Actions on stages, exits and tables in words.

# facts: $no, $event
match_of = match { $no } of { $event }
# facts: $event, $stage, $plan
add_stage = { $event }: stage { $stage } planned, { $plan }
add_third_place = { $event }: match for third place added
# facts: $event, $round, $tables, $lots
draw_round = { $event }: round { $round } seated in { $tables ->
        [one] 1 pod
       *[other] { NUMBER($tables) } pods
    }, lot number { $lots }
# facts: $event, $round, $boards, $bye, $absent, $by_hand
round_paired_again = { $event }: round { $round } paired again, { $boards ->
        [one] 1 match
       *[other] { NUMBER($boards) } matches
    }{ $bye ->
        [none] {""}
       *[other] , bye for { $bye }
    }{ $absent ->
        [0] {""}
       *[other] , { $absent } absent
    }{ $by_hand ->
        [yes] , by hand
       *[no] {""}
    }
# facts: $event, $round, $boards, $bye, $absent, $by_hand
round_paired = { $event }: round { $round } paired, { $boards ->
        [one] 1 match
       *[other] { NUMBER($boards) } matches
    }{ $bye ->
        [none] {""}
       *[other] , bye for { $bye }
    }{ $absent ->
        [0] {""}
       *[other] , { $absent } absent
    }{ $by_hand ->
        [yes] , by hand
       *[no] {""}
    }
# facts: $event, $who, $rounds, $bye
absent_in = { $event }: { $who } absent in { $rounds }, { $bye }
# facts: $event, $who, $rounds
present_in = { $event }: { $who } present in { $rounds }
# facts: $event, $names
forbid_pair = { $event }: { $names } are not to be paired
# facts: $event, $names
may_be_paired_again = { $event }: { $names } may be paired again
# facts: $event, $rounds
set_rounds = { $event }: { $rounds ->
        [one] 1 round
       *[other] { NUMBER($rounds) } rounds
    }
# facts: $event, $late, $group, $seed, $number, $missed
late_entry = { $event }: late entry of { $late }{ $group ->
        [none] {""}
       *[other] , in { $group }
    }{ $seed ->
        [none] {""}
       *[other] , as seed { $seed }
    }{ $number ->
        [none] {""}
       *[other] , with pairing number { $number }
    }{ $missed ->
        [half] , ½ a missed round
        [zero] , 0 a missed round
       *[none] {""}
    }
# facts: $event, $to, $from
replace_entrant = { $event }: { $to } replaces { $from }, results included
# facts: $event, $back, $rounds
return_entrant = { $event }: { $back } is back, { $rounds }
# facts: $event, $a, $b
exchange_entrants = { $event }: { $a } and { $b } exchange places
# facts: $event, $player, $how, $effect
withdraw = { $event }: { $player } { $how ->
        [disqualified] disqualified
       *[withdrawn] withdrawn
    }, { $effect ->
        [out] out of the standings
        [others] the others play on
        [unplayed] unplayed matches are void
        [all] all results of this stage are void
       *[rest] remaining matches are walkovers
    }
# facts: $event, $lots, $reason, $names
tie_broken = { $event }: tie broken by { $lots ->
        [none] { $reason ->
            [none] a decision of the organiser
          *[other] { $reason }
        }
       *[other] drawing lots, lot number { $lots }
    }: { $names }
places_removed = { $event }: final places removed
# facts: $event, $winner
winner = { $event }: winner { $winner }
# facts: $event, $names
final_places = { $event }: final places: { $names }
# facts: $place, $names
add_play_off = { $place }, play-off of { $names }
# facts: $event, $stage, $lengths
set_lengths = { $event }: stage { $stage } is { $lengths }
# facts: $event, $stage, $points
set_points = { $event }: stage { $stage } has { $points }
no_late_entries = { $event }: no late entries
# facts: $event, $until
late_entries_until = { $event }: late entries until round { $until }
# facts: $place, $length, $has_start, $a, $b
match_is = { $place } is { $length }{ $has_start ->
        [yes] , head start { $a }-{ $b }
       *[no] {""}
    }
# facts: $finished, $game, $place
record_game = { $finished }, game { $game } of { $place }
# facts: $finished, $game, $place, $reason
correct_game = corrected to { $finished }, game { $game } of { $place }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
set_tables = hall set up with { $tables ->
        [one] 1 table
       *[other] { NUMBER($tables) } tables
    }
categories_removed = categories removed
categories = categories: { $categories }
prizes_removed = { $event }: prizes removed
# facts: $event, $count
prizes_set = { $event }: { $count ->
        [one] 1 prize
       *[other] { NUMBER($count) } prizes
    } set
fees_removed = { $event }: no fee
# The fees as they were typed.
# facts: $event, $fees
fees_set = { $event }: fee { $fees }
# A player, all that was paid so far.
# facts: $player, $amount, $event
paid = { $player } paid { $amount } for { $event }
# facts: $player, $event
payment_back = { $player }: payment for { $event } cancelled
break_ended = break ended
# facts: $event, $priority, $begins, $tables
calls_set = { $event }: { $priority ->
        [first] called first
        [last] called last
       *[normal] called in turn
    }{ $begins ->
        [none] {""}
       *[other] ;{" "}not before { $begins }
    }{ $tables ->
        [none] {""}
       *[other] ;{" "}tables reserved: { $tables }
    }
# facts: $place, $table, $players
call_match = { $place } called to { $table }{ $players ->
        [none] {""}
       *[other] : { $players }
    }
call_again = { $place } called again
start_match = { $place } begun
withdraw_call = call of { $place } cancelled
reports_dropped = reports of { $place } dropped
no_round_days = { $event }: rounds have no days
# facts: $event, $days
round_days = { $event }: rounds { $days }
# facts: $place, $day
match_day = { $place } on { $day }
day_of_its_round = { $place } on the day of its round
match_postponed = { $place } postponed
back_in_queue = { $place } back in the queue
# facts: $game, $order
game = game { $game }: { $order }
# A reported result, and by whom.
# facts: $by, $result, $place
reported_by = { $by } reports { $result }, { $place }
# facts: $result, $place
reported = reported: { $result }, { $place }
# The rounds that a player comes back to.
all_not_played = all matches not played
# Between players of one place in a finishing order.
level = {" "}={" "}
# The place of a game, and who finished there.
# leaves out $place
# facts: $place, $names
finisher = { $names }
## Actions on personal data, merges and duplicates in words.

# facts: $name, $player
add_player = { $name } ({ $player }) registered
# facts: $player, $name
rename_player = { $player } renamed to { $name }
set_reading = reading
set_club = club
set_title = title
set_note = note
set_player_categories = categories
# facts: $player, $alias
add_alias = { $player }: alias { $alias }
# facts: $player, $alias
remove_alias = { $player }: alias { $alias } removed
set_born = { $player }: birth date set
birth_date_cleared = { $player }: birth date cleared
# facts: $player, $scheme, $value
set_external_id = { $player }: { $scheme } { $value }
# facts: $player, $scheme
id_removed = { $player }: { $scheme } ID removed
full = { $who }: on the web site by name
initials = { $who }: on the web site by initials
hidden = { $who }: not named on the web site
# facts: $absorb, $keep
merge_players = { $absorb } merged into { $keep }
# facts: $absorb, $keep
unmerge_players = { $absorb } unmerged from { $keep }
# facts: $a, $b, $verdict
judge_players = { $a } and { $b }: { $verdict ->
        [different] different people
        [later] decide later
       *[none] decision cleared
    }
# facts: $player, $what, $value
set = { $player }: { $what } { $value }
# facts: $player, $what
cleared = { $player }: { $what } cleared

## Actions on games, hands and ratings in words.

# facts: $no, $event
set_games = games of match { $no } of { $event } cleared
# facts: $no, $event, $games
games_match = games of match { $no } of { $event }: { $games }
# facts: $game, $no, $event
set_hands = hands of game { $game } of match { $no } of { $event }
# facts: $event, $tag
set_tag = { $event }: tag { $tag }
tag_removed = { $event }: tag removed
# facts: $event, $card_game
set_card_game = { $event }: hands of { $card_game }
hands_typed_as = { $event }: hands typed as win probabilities
# facts: $event, $p
set_first_move = { $event }: first-move win rate { $p }
first_move_win = { $event }: first-move win rate as in the rating list
# facts: $event, $takes
set_division = { $event }: { $takes }
# facts: $list, $on
publish_list = rating list { $list } of { $on } published
# facts: $who, $list, $by, $to, $reason
rating_on_by = { $who ->
        [none] all players
       *[other] { $who }
    }: rating on { $list } { $by ->
        [none] to { $to }
       *[other] { $by }
    } by hand, { $reason }
