### Decisions of one kind in an entry of many, by their number.
add_player =
    { $count ->
        [one] 1 player registered
       *[other] { NUMBER($count) } players registered
    }
rename_player =
    { $count ->
        [one] 1 player renamed
       *[other] { NUMBER($count) } players renamed
    }
set_reading =
    { $count ->
        [one] 1 reading set
       *[other] { NUMBER($count) } readings set
    }
set_club =
    { $count ->
        [one] 1 club set
       *[other] { NUMBER($count) } clubs set
    }
set_player_categories = { NUMBER($count) } categories set
set_note =
    { $count ->
        [one] 1 note set
       *[other] { NUMBER($count) } notes set
    }
add_alias =
    { $count ->
        [one] 1 alias added
       *[other] { NUMBER($count) } aliases added
    }
remove_alias =
    { $count ->
        [one] 1 alias removed
       *[other] { NUMBER($count) } aliases removed
    }
create_tournament =
    { $count ->
        [one] 1 tournament created
       *[other] { NUMBER($count) } tournaments created
    }
rename_tournament =
    { $count ->
        [one] 1 tournament renamed
       *[other] { NUMBER($count) } tournaments renamed
    }
note_origin =
    { $count ->
        [one] 1 origin noted
       *[other] { NUMBER($count) } origins noted
    }
delete_tournament =
    { $count ->
        [one] 1 tournament deleted
       *[other] { NUMBER($count) } tournaments deleted
    }
enter_players =
    { $count ->
        [one] 1 entrant added
       *[other] { NUMBER($count) } entrants added
    }
remove_entrant =
    { $count ->
        [one] 1 entrant removed
       *[other] { NUMBER($count) } entrants removed
    }
order_entrants =
    { $count ->
        [one] 1 entrant order set
       *[other] { NUMBER($count) } entrant orders set
    }
set_presence =
    { $count ->
        [one] 1 presence noted
       *[other] { NUMBER($count) } presences noted
    }
draw_stage =
    { $count ->
        [one] 1 stage paired
       *[other] { NUMBER($count) } stages paired
    }
record_result =
    { $count ->
        [one] 1 match recorded
       *[other] { NUMBER($count) } matches recorded
    }
correct_result =
    { $count ->
        [one] 1 match corrected
       *[other] { NUMBER($count) } matches corrected
    }
close_tournament =
    { $count ->
        [one] 1 tournament closed
       *[other] { NUMBER($count) } tournaments closed
    }
set_rating_list =
    { $count ->
        [one] 1 rating list set
       *[other] { NUMBER($count) } rating lists set
    }
set_born =
    { $count ->
        [one] 1 birth date set
       *[other] { NUMBER($count) } birth dates set
    }
set_external_id =
    { $count ->
        [one] 1 external ID set
       *[other] { NUMBER($count) } external IDs set
    }
set_publicity =
    { $count ->
        [one] 1 web name set
       *[other] { NUMBER($count) } web names set
    }
merge_players =
    { $count ->
        [one] 1 merge
       *[other] { NUMBER($count) } merges
    }
unmerge_players =
    { $count ->
        [one] 1 unmerge
       *[other] { NUMBER($count) } unmerges
    }
judge_players =
    { $count ->
        [one] 1 pair judged
       *[other] { NUMBER($count) } pairs judged
    }
set_games =
    { $count ->
        [one] 1 match recorded game by game
       *[other] { NUMBER($count) } matches recorded game by game
    }
set_hands = { NUMBER($count) } hands recorded
set_tag =
    { $count ->
        [one] 1 tag set
       *[other] { NUMBER($count) } tags set
    }
set_card_game =
    { $count ->
        [one] 1 card game set
       *[other] { NUMBER($count) } card games set
    }
set_first_move =
    { $count ->
        [one] 1 first-move win rate set
       *[other] { NUMBER($count) } first-move win rates set
    }
set_division =
    { $count ->
        [one] 1 section limited
       *[other] { NUMBER($count) } sections limited
    }
publish_list =
    { $count ->
        [one] 1 rating list published
       *[other] { NUMBER($count) } rating lists published
    }
adjust_rating =
    { $count ->
        [one] 1 rating corrected by hand
       *[other] { NUMBER($count) } ratings corrected by hand
    }
add_stage =
    { $count ->
        [one] 1 stage planned
       *[other] { NUMBER($count) } stages planned
    }
add_third_place =
    { $count ->
        [one] 1 match for third place
       *[other] { NUMBER($count) } matches for third place
    }
draw_round =
    { $count ->
        [one] 1 round seated
       *[other] { NUMBER($count) } rounds seated
    }
draw_pairings =
    { $count ->
        [one] 1 round paired
       *[other] { NUMBER($count) } rounds paired
    }
set_absence =
    { $count ->
        [one] 1 absence set
       *[other] { NUMBER($count) } absences set
    }
forbid_pair =
    { $count ->
        [one] 1 pair kept apart
       *[other] { NUMBER($count) } pairs kept apart
    }
set_rounds =
    { $count ->
        [one] 1 number of rounds set
       *[other] { NUMBER($count) } numbers of rounds set
    }
enter_late =
    { $count ->
        [one] 1 late entry
       *[other] { NUMBER($count) } late entries
    }
replace_entrant =
    { $count ->
        [one] 1 entrant replaced
       *[other] { NUMBER($count) } entrants replaced
    }
return_entrant =
    { $count ->
        [one] 1 return
       *[other] { NUMBER($count) } returns
    }
exchange_entrants =
    { $count ->
        [one] 1 exchange of places
       *[other] { NUMBER($count) } exchanges of places
    }
withdraw =
    { $count ->
        [one] 1 withdrawal
       *[other] { NUMBER($count) } withdrawals
    }
break_tie =
    { $count ->
        [one] 1 tie broken
       *[other] { NUMBER($count) } ties broken
    }
set_places = { NUMBER($count) } final places set
add_play_off =
    { $count ->
        [one] 1 play-off
       *[other] { NUMBER($count) } play-offs
    }
set_late_entries = { NUMBER($count) } late entries set
set_points = { NUMBER($count) } points set
set_lengths =
    { $count ->
        [one] 1 length set
       *[other] { NUMBER($count) } lengths set
    }
record_game =
    { $count ->
        [one] 1 game recorded
       *[other] { NUMBER($count) } games recorded
    }
correct_game =
    { $count ->
        [one] 1 game corrected
       *[other] { NUMBER($count) } games corrected
    }
set_calls =
    { $count ->
        [one] 1 order of calls set
       *[other] { NUMBER($count) } orders of calls set
    }
set_tables =
    { $count ->
        [one] 1 hall set up
       *[other] { NUMBER($count) } halls set up
    }
set_categories = { NUMBER($count) } categories set
set_round_days =
    { $count ->
        [one] 1 setting of the days of rounds
       *[other] { NUMBER($count) } settings of the days of rounds
    }
set_match_day =
    { $count ->
        [one] 1 day of a match set
       *[other] { NUMBER($count) } days of matches set
    }
set_prizes = { NUMBER($count) } prizes set
set_break =
    { $count ->
        [one] 1 break set
       *[other] { NUMBER($count) } breaks set
    }
call_match =
    { $count ->
        [one] 1 match called
       *[other] { NUMBER($count) } matches called
    }
call_again =
    { $count ->
        [one] 1 second call
       *[other] { NUMBER($count) } second calls
    }
start_match =
    { $count ->
        [one] 1 match begun
       *[other] { NUMBER($count) } matches begun
    }
withdraw_call =
    { $count ->
        [one] 1 call cancelled
       *[other] { NUMBER($count) } calls cancelled
    }
report_result =
    { $count ->
        [one] 1 report
       *[other] { NUMBER($count) } reports
    }
postpone_match =
    { $count ->
        [one] 1 postponement
       *[other] { NUMBER($count) } postponements
    }
