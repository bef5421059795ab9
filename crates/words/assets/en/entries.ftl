### Journal entries in words: the decision of each action.

# facts: $seq, $decided
undo_of = undo of entry { $seq }: { $decided }
# facts: $seq, $decided
redo_of = redo of entry { $seq }: { $decided }
# The decisions of an entry's actions; `seq` is the number of the entry, where it is known.
# facts: $name, $counted
of_tournament = { $name }: { $counted }
# An action without a long list of names.
# facts: $tournament, $players
many_added = { $tournament }: { $players } entrants added
# facts: $tournament, $order
many_put_in_order = { $tournament }: order of { $order } entrants changed
# facts: $tournament, $who
here = { $tournament }: { $who } noted as here
# facts: $tournament, $who
away = { $tournament }: { $who } noted as away
# facts: $tournament, $who
expected = { $tournament }: { $who } noted as not yet arrived
# facts: $name, $plan
create_tournament = { $name }: created, { $plan }
# facts: $tournament, $name
rename_tournament = { $tournament } renamed to { $name }
# facts: $tournament, $club, $number
note_origin = { $tournament }: handed in by { $club } (its number there: { $number })
# facts: $name, $tournament, $lost
delete_tournament = { $lost ->
    [0] { $name } ({ $tournament }) deleted
   *[other] { $name } ({ $tournament }) deleted with { $lost ->
        [one] 1 result
       *[other] { NUMBER($lost) } results
    }
}
# facts: $tournament, $names
added = { $tournament }: { $names } added
# facts: $tournament, $player
remove_entrant = { $tournament }: { $player } removed from the entrants
# facts: $tournament, $names
put_in_order = { $tournament }: new order of entrants { $names }
# facts: $tournament, $stage, $entrants, $lots
draw_stage = { $tournament }: { $stage ->
        [1] started with
       *[other] stage { $stage } paired for
    } { $entrants ->
        [one] 1 entrant
       *[other] { NUMBER($entrants) } entrants
    }{ $lots ->
        [none] {""}
       *[other] , lot number { $lots }
    }
# facts: $result, $no, $tournament
record_match = { $result }, match { $no } of { $tournament }
# facts: $line, $no, $tournament, $voided, $swapped, $reason
corrected_match = corrected to { $line }, match { $no } of { $tournament }{ $voided ->
        [none] {""}
       *[other] , { $voided } voided
    }{ $swapped ->
        [none] {""}
       *[other] , names swapped in { $swapped }
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
close_tournament = { $tournament }: closed
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

-match_of = match { $no } of { $tournament }
# facts: $tournament, $stage, $plan
add_stage = { $tournament }: stage { $stage } planned, { $plan }
add_third_place = { $tournament }: third-place match added
# facts: $tournament, $round, $tables, $lots
draw_round = { $tournament }: seats of round { $round } drawn in { $tables ->
        [one] 1 pod
       *[other] { NUMBER($tables) } pods
    }, lot number { $lots }
# facts: $tournament, $round, $boards, $bye, $absent, $by_hand, $again
round_paired = { $again ->
    [yes] { $tournament }: round { $round } paired again, { $boards ->
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
   *[no] { $tournament }: round { $round } paired, { $boards ->
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
}
# facts: $tournament, $who, $rounds, $bye
set_absence = { $tournament }: { $who } { $bye ->
    [half] absent in { $rounds }, half-point bye
    [zero] absent in { $rounds }, zero-point bye
   *[none] present in { $rounds }
}
# facts: $tournament, $names, $forbidden
forbid_pair = { $forbidden ->
    [yes] { $tournament }: { $names } must not be paired
   *[no] { $tournament }: { $names } may be paired again
}
# facts: $tournament, $rounds
set_rounds = { $tournament }: set to { $rounds ->
        [one] 1 round
       *[other] { NUMBER($rounds) } rounds
    }
# facts: $tournament, $late, $group, $seed, $number, $missed
late_entry = { $tournament }: late entry of { $late }{ $group ->
        [none] {""}
       *[other] , in { $group }
    }{ $seed ->
        [none] {""}
       *[other] , as seed { $seed }
    }{ $number ->
        [none] {""}
       *[other] , with pairing number { $number }
    }{ $missed ->
        [half] , ½ point per missed round
        [zero] , 0 points per missed round
       *[none] {""}
    }
# facts: $tournament, $to, $from
replace_entrant = { $tournament }: { $to } replaces { $from } and takes over the results
# facts: $tournament, $back, $rounds
return_entrant = { $tournament }: { $back } returns for { $rounds }
# facts: $tournament, $a, $b
exchange_entrants = { $tournament }: { $a } and { $b } exchange their places in the pairings
# facts: $tournament, $player, $reason, $effect
withdraw = { $tournament }: { $player } { $reason ->
        [disqualified] disqualified
       *[withdrawn] withdrawn
    }, { $effect ->
        [out] out of the standings
        [others] the others play on
        [unplayed] unplayed matches are void
        [all] all results of this stage are void
       *[rest] matches already paired are walkovers
    }
# facts: $tournament, $lots, $reason, $names
tie_broken = { $tournament }: tie broken by { $lots ->
        [none] { $reason ->
            [none] a decision of the organiser
          *[other] { $reason }
        }
       *[other] drawing lots, lot number { $lots }
    }: { $names }
# facts: $tournament, $players, $names
set_places = { $tournament }: { $players ->
        [0] final places removed
        [1] winner { $names }
       *[other] final places: { $names }
    }
# facts: $no, $tournament, $names
add_play_off = { -match_of }, play-off of { $names }
# facts: $tournament, $stage, $lengths
set_lengths = { $tournament }: match length of stage { $stage } set to { $lengths }
# facts: $tournament, $stage, $points
set_points = { $tournament }: scoring of stage { $stage } set to { $points }
# facts: $tournament, $until
set_late_entries = { $until ->
    [0] { $tournament }: no late entries
   *[other] { $tournament }: late entries until round { $until }
}
# facts: $no, $tournament, $length, $has_start, $a, $b
match_is = { -match_of } set to { $length }{ $has_start ->
        [yes] , head start { $a }-{ $b }
       *[no] {""}
    }
# facts: $finished, $game, $no, $tournament
record_game = { $finished }, game { $game } of { -match_of }
# facts: $finished, $game, $no, $tournament, $reason
correct_game = corrected to { $finished }, game { $game } of { -match_of }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
set_tables = hall set up with { $tables ->
        [one] 1 table
       *[other] { NUMBER($tables) } tables
    }
set_categories = { $categories ->
    [none] categories removed
   *[other] categories: { $categories }
}
# facts: $tournament, $count
set_prizes = { $count ->
    [0] { $tournament }: prizes removed
   *[other] { $tournament }: { $count ->
        [one] 1 prize
       *[other] { NUMBER($count) } prizes
    } set
}
# facts: $tournament, $fees
set_fees = { $fees ->
    [none] { $tournament }: no fee
   *[other] { $tournament }: fee { $fees }
}
# A player, all that was paid so far.
# facts: $player, $amount, $tournament
paid = { $player } paid { $amount } for { $tournament }
# facts: $player, $tournament
payment_back = { $player }: payment for { $tournament } cancelled
break_ended = break ended
# facts: $tournament, $priority, $begins, $tables
calls_set = { $tournament }: { $priority ->
        [first] matches called first
        [last] matches called last
       *[normal] matches called in turn
    }{ $begins ->
        [none] {""}
       *[other] ;{" "}not before { $begins }
    }{ $tables ->
        [none] {""}
       *[other] ;{" "}tables reserved: { $tables }
    }
# facts: $no, $tournament, $table.table, $players
call_match = { -match_of } called to { $table }{ $players ->
        [none] {""}
       *[other] : { $players }
    }
# facts: $no, $tournament
call_again = { -match_of } called again
# facts: $no, $tournament
start_match = { -match_of } begun
# facts: $no, $tournament
withdraw_call = call of { -match_of } cancelled
# facts: $no, $tournament
reports_dropped = reports on { -match_of } dropped
# facts: $tournament, $days
set_round_days = { $days ->
    [none] { $tournament }: days of the rounds removed
   *[other] { $tournament }: days of the rounds { $days }
}
# facts: $no, $tournament, $day
set_match_day = { $day ->
    [none] { -match_of } back to the day of its round
   *[other] { -match_of } set for { $day }
}
# facts: $no, $tournament, $postponed
postpone_match = { $postponed ->
    [yes] { -match_of } postponed
   *[no] { -match_of } no longer postponed
}
# facts: $game, $order
game = game { $game }: { $order }
# A reported result, and by whom.
# facts: $by, $result, $no, $tournament
reported_by = { $by } reports { $result }, { -match_of }
# facts: $result, $no, $tournament
reported = reported: { $result }, { -match_of }
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
add_alias = { $player }: alias { $alias } added
# facts: $player, $alias
remove_alias = { $player }: alias { $alias } removed
# facts: $player, $born
set_born = { $player }: birth date { $born ->
    [none] cleared
   *[other] set
}
# facts: $player, $scheme, $value
set_external_id = { $value ->
    [none] { $player }: { $scheme } ID removed
   *[other] { $player }: { $scheme } { $value }
}
# facts: $player, $publicity
set_publicity = { $player }: { $publicity ->
    [initials] on the web site by initials
    [hidden] not named on the web site
   *[full] on the web site by name
}
# facts: $absorb, $keep
merge_players = { $absorb } merged into { $keep }
# facts: $absorb, $keep
unmerge_players = { $absorb } unmerged from { $keep }
# facts: $a, $b, $verdict
judge_players = { $a } and { $b }: { $verdict ->
        [different] judged to be different people
        [later] to be decided later
       *[none] decision cleared
    }
# facts: $player, $what, $value
set = { $player }: { $what } { $value ->
    [none] cleared
   *[other] { $value }
}

## Actions on games, hands and ratings in words.

# facts: $no, $tournament, $games
set_games = games of match { $no } of { $tournament }{ $games ->
        [none] {" "}cleared
       *[other] : { $games }
    }
# facts: $game, $no, $tournament
set_hands = hands recorded for game { $game } of match { $no } of { $tournament }
# facts: $tournament, $tag
set_tag = { $tag ->
    [none] { $tournament }: tag removed
   *[other] { $tournament }: tag { $tag }
}
# facts: $tournament, $card_game
set_card_game = { $card_game ->
    [none] { $tournament }: hands typed as hand strengths
   *[other] { $tournament }: hands typed as cards of { $card_game }
}
# facts: $tournament, $p
set_first_move = { $p ->
    [none] { $tournament }: first-move win rate as in the rating list
   *[other] { $tournament }: first-move win rate { $p }
}
# facts: $tournament, $takes
set_division = { $tournament }: entry limits: { $takes }
# facts: $list, $on
publish_list = rating list { $list } of { $on } published
# facts: $who, $list, $by, $to, $reason
rating_on_by = { $who ->
        [none] all players
       *[other] { $who }
    }: rating on { $list } { $by ->
        [none] set to { $to }
       *[other] changed by { $by }
    } by hand, { $reason }
