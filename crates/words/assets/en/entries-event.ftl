### Actions on stages, exits and tables in words.

# How the matches of a tournament are called.
first = called first
normal = called in turn
last = called last
begins = not before { $begins }
reserved = tables reserved: { $tables }
match_of = match { $no } of { $event }
add_stage = { $event }: stage { $stage } planned, { $plan }
add_third_place = { $event }: match for third place added
draw_round = { $event }: round { $round } seated in { $tables ->
        [one] 1 pod
       *[other] { NUMBER($tables) } pods
    }, lot number { $lots }
bye_for = , bye for { $player }
absent = , { $absent } absent
by_hand = , by hand
round_paired_again = { $event }: round { $round } paired again, { $boards ->
        [one] 1 match
       *[other] { NUMBER($boards) } matches
    }{ $more }
round_paired = { $event }: round { $round } paired, { $boards ->
        [one] 1 match
       *[other] { NUMBER($boards) } matches
    }{ $more }
absent_in = { $event }: { $who } absent in { $rounds }, { $bye }
present_in = { $event }: { $who } present in { $rounds }
forbid_pair = { $event }: { $names } are not to be paired
may_be_paired_again = { $event }: { $names } may be paired again
set_rounds = { $event }: { $rounds ->
        [one] 1 round
       *[other] { NUMBER($rounds) } rounds
    }
in_group = , in { $group }
as_seed = , as seed { $seed }
with_pairing_number = , with pairing number { $seed }
half_missed = , ½ a missed round
zero_missed = , 0 a missed round
late_entry = { $event }: late entry of { $late }{ $place }{ $missed }
replace_entrant = { $event }: { $to } replaces { $from }, results included
return_entrant = { $event }: { $back } is back, { $rounds }
exchange_entrants = { $event }: { $a } and { $b } exchange places
withdrawn = withdrawn
disqualified = disqualified
forfeit_rest = out of the standings
others_play_on = the others play on
remaining_matches_walkovers = remaining matches are walkovers
void_unplayed = unplayed matches are void
void_all = all results of this stage are void
withdraw = { $event }: { $player } { $how }, { $effect }
by_lots = drawing lots, lot number { $seed }
by_organiser = a decision of the organiser
tie_broken = { $event }: tie broken by { $by }: { $names }
places_removed = { $event }: final places removed
winner = { $event }: winner { $winner }
final_places = { $event }: final places: { $names }
add_play_off = { $place }, play-off of { $names }
set_lengths = { $event }: stage { $stage } is { $lengths }
set_points = { $event }: stage { $stage } has { $points }
no_late_entries = { $event }: no late entries
late_entries_until = { $event }: late entries until round { $until }
head_start = , head start { $a }-{ $b }
match_is = { $place } is { $length }{ $start }
record_game = { $finished }, game { $game } of { $place }
correct_game = corrected to { $finished }, game { $game } of { $place }
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
calls_set = { $event }: { $calls }
call_match = { $place } called to { $table }{ $players }
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
# The players of a call, behind it.
players = : { $names }
