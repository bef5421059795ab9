### Journal entries in words: the decision of each action.

undo_of = undo of { $seq }: { $decided }
redo_of = redo of { $seq }: { $decided }
# The decisions of an entry's actions; `seq` is the number of the entry, where it is known.
of_tournament = { $name }: { $counted }
# An action without a long list of names.
many_added = { $tournament }: { $players } entrants added
many_put_in_order = { $tournament }: { $order } entrants put in order
here = { $title }: { $who } noted as here
away = { $title }: { $who } noted as away
expected = { $title }: { $who } expected again
create_tournament = { $name }: created, { $plan }
rename_tournament = { $tournament } renamed to { $name }
note_origin = { $event }: handed in by { $club }, { $number } there
delete_tournament = { $name } ({ $tournament }) deleted
deleted_with = { $name } ({ $tournament }) deleted with { $lost ->
        [one] 1 result
       *[other] { NUMBER($lost) } results
    }
added = { $event }: { $names } added
remove_entrant = { $event }: { $player } removed
put_in_order = { $event }: put in order { $names }
started = { $event }: started with { $entrants ->
        [one] 1 entrant
       *[other] { NUMBER($entrants) } entrants
    }{ $lots ->
        [none] {""}
       *[other] , lot number { $lots }
    }
stage_paired = { $event }: stage { $stage } paired with { $entrants ->
        [one] 1 entrant
       *[other] { NUMBER($entrants) } entrants
    }{ $lots ->
        [none] {""}
       *[other] , lot number { $lots }
    }
record_match = { $result }, match { $no } of { $event }
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

match_of = match { $no } of { $event }
add_stage = { $event }: stage { $stage } planned, { $plan }
add_third_place = { $event }: match for third place added
draw_round = { $event }: round { $round } seated in { $tables ->
        [one] 1 pod
       *[other] { NUMBER($tables) } pods
    }, lot number { $lots }
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
absent_in = { $event }: { $who } absent in { $rounds }, { $bye }
present_in = { $event }: { $who } present in { $rounds }
forbid_pair = { $event }: { $names } are not to be paired
may_be_paired_again = { $event }: { $names } may be paired again
set_rounds = { $event }: { $rounds ->
        [one] 1 round
       *[other] { NUMBER($rounds) } rounds
    }
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
replace_entrant = { $event }: { $to } replaces { $from }, results included
return_entrant = { $event }: { $back } is back, { $rounds }
exchange_entrants = { $event }: { $a } and { $b } exchange places
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
tie_broken = { $event }: tie broken by { $lots ->
        [none] { $reason ->
            [none] a decision of the organiser
          *[other] { $reason }
        }
       *[other] drawing lots, lot number { $lots }
    }: { $names }
places_removed = { $event }: final places removed
winner = { $event }: winner { $winner }
final_places = { $event }: final places: { $names }
add_play_off = { $place }, play-off of { $names }
set_lengths = { $event }: stage { $stage } is { $lengths }
set_points = { $event }: stage { $stage } has { $points }
no_late_entries = { $event }: no late entries
late_entries_until = { $event }: late entries until round { $until }
match_is = { $place } is { $length }{ $has_start ->
        [yes] , head start { $a }-{ $b }
       *[no] {""}
    }
record_game = { $finished }, game { $game } of { $place }
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
prizes_set = { $event }: { $count ->
        [one] 1 prize
       *[other] { NUMBER($count) } prizes
    } set
fees_removed = { $event }: no fee
# The fees as they were typed.
fees_set = { $event }: fee { $fees }
# A player, all that was paid so far.
paid = { $player } paid { $amount } for { $event }
payment_back = { $player }: payment for { $event } cancelled
break_ended = break ended
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
call_match = { $place } called to { $table }{ $players ->
        [none] {""}
       *[other] : { $players }
    }
call_again = { $place } called again
start_match = { $place } begun
withdraw_call = call of { $place } cancelled
reports_dropped = reports of { $place } dropped
no_round_days = { $event }: rounds have no days
round_days = { $event }: rounds { $days }
match_day = { $place } on { $day }
day_of_its_round = { $place } on the day of its round
match_postponed = { $place } postponed
back_in_queue = { $place } back in the queue
game = game { $game }: { $order }
# A reported result, and by whom.
reported_by = { $by } reports { $result }, { $place }
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

add_player = { $name } ({ $player }) registered
rename_player = { $player } renamed to { $name }
set_reading = reading
set_club = club
set_title = title
set_note = note
set_player_categories = categories
add_alias = { $player }: alias { $alias }
remove_alias = { $player }: alias { $alias } removed
set_born = { $player }: birth date set
birth_date_cleared = { $player }: birth date cleared
set_external_id = { $player }: { $scheme } { $value }
id_removed = { $player }: { $scheme } ID removed
full = { $who }: on the web site by name
initials = { $who }: on the web site by initials
hidden = { $who }: not named on the web site
merge_players = { $absorb } merged into { $keep }
unmerge_players = { $absorb } unmerged from { $keep }
judge_players = { $a } and { $b }: { $verdict ->
        [different] different people
        [later] decide later
       *[none] decision cleared
    }
set = { $player }: { $what } { $value }
cleared = { $player }: { $what } cleared

## Actions on games, hands and ratings in words.

set_games = games of match { $no } of { $event } cleared
games_match = games of match { $no } of { $event }: { $games }
set_hands = hands of game { $game } of match { $no } of { $event }
set_tag = { $event }: tag { $tag }
tag_removed = { $event }: tag removed
set_card_game = { $event }: hands of { $card_game }
hands_typed_as = { $event }: hands typed as win probabilities
set_first_move = { $event }: first-move win rate { $p }
first_move_win = { $event }: first-move win rate as in the rating list
set_division = { $event }: { $takes }
publish_list = rating list { $list } of { $on } published
rating_on_by = { $who ->
        [none] all players
       *[other] { $who }
    }: rating on { $list } { $by ->
        [none] to { $to }
       *[other] { $by }
    } by hand, { $reason }
