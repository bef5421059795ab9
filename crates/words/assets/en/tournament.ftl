### The words of the screen of one tournament.

# The title: name, format.
# facts: $name, $format
title = { $name }, { $format }
gone = This tournament no longer exists: its creation was undone, or it was deleted. Esc goes back.
# The tab of the bracket.
bracket = Bracket
# The tab of the cross table.
cross_table = Cross table
# The tab of all matches.
matches = Matches
# How many rounds of a Swiss are paired, of how many.
# facts: $round, $all
round_of = round { $round } of { $all }
# Below the pairings of a round: who is left over.
bye = Bye: { $name }
# Absent players.
absent = Absent: { $names }
# Pairs that are kept apart.
forbidden = Not to be paired: { $pairs }
# The tab of the standings.
standings = Standings
# The tab of the entrants.
entrants = Entrants
# The criterion for the seeds.
seeded = seeded { $how }
# The desk has put a match off.
postponed = postponed
# Beside the parts of a bracket, the keys that turn to them.
turn_parts = ] and [ switch
# The part of a bracket that plays for first place, where losers have no part of their own.
main_branch = Main
# A group by its letter or number, as a heading.
group = Group { $name }
# Above those on the screen is another group.
group_above = ↑ Group { $name } above
# Below those on the screen is another group.
group_below = ↓ Group { $name } below
# Under standings of a later stage with those who did not reach it.
own_stage = Matches and games: those of the last stage that each player reached.
narrowed = only ready matches, f lists all
only_missing = only entrants not here, f lists all
# In a slot: the winner of that match.
winner_of = winner of { $no }
# In a slot: the loser of that match.
loser_of = loser of { $no }
# In the narrowest slot: the winner of that match.
winner_of_short = W{ $no }
# In the narrowest slot: the loser of that match.
loser_of_short = L{ $no }
# A walkover, where games would stand; at most two columns.
walkover = wo
# Of a match of which no more is known than who won.
won_mark = W
won_alone = won, games unknown
# Behind the games of the side that retired; one or two columns.
retired_mark = r.
# Behind the games of the side that was disqualified; one or two columns.
disqualified_mark = d.
# Behind the score of a match in which a side retired; at most four columns.
retired_short = ret.
# Behind the score of a match in which a side was disqualified; at most five columns.
disqualified_short = disq.
double_walkover = double walkover
double_disqualification = both disqualified
themself = No match in this cell. Choose another cell.
# Some share a rank at the end, which may be left so.
tied_at_the_end = tie, P decides it
# Over the tie-breaks of a player.
why_here = Tie-breaks explained: { $name }
# Behind the tie-break that put a player below the one above.
decides = {" "}  ^ This value puts the player below { $name }.
# The order among players who are tied on every tie-break.
tie_decided = Order among the tied: { $how }.
# Players who are tied with this one on every tie-break.
level_with = Equal in all these values: { $names }. P decides a tie.
# The winner of an elimination's final.
champion = winner
# In an elimination, a player who is not out.
still_in = still in
# So many have entered.
entered = { $entrants ->
    [one] 1 entrant
   *[other] { NUMBER($entrants) } entrants
}
# How far it is: matches played, of all, ready.
# facts: $played, $all, $ready
progress = { $played } of { $all } played{ $ready ->
    [0] {""}
   *[other] , { $ready } ready
}
# The stage in front: its number, how many there are, how far it is.
# facts: $number, $all, $is_drawn, $is_finished
stage = Stage { $number } of { $all }, { $is_drawn ->
    [no] planned
   *[yes] { $is_finished ->
        [yes] finished
       *[no] running
    }
}
# Parts of a bracket.
winners = Winners
losers = Losers
from_place = From place { $first }
# How table play goes: players at a table, games a round.
# facts: $size, $games
tables = pods of { $size }, { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
} a round
# The value that decided a player's place among the tied, in at most six columns.
by_play_off = PO { $won }
by_lots = lots
elsewhere = ruling
# After the name of a player who has left: why, and whether their results do not count.
withdrawn = withdrawn
withdrawn_void = withdrawn, void
sent_out = disqualified
sent_out_void = disqualified, void
# A tie-break of a player: name, value, what it adds up from, what it counts.
# facts: $name, $value, $meaning, $working
tie_break = { $name } { $value }{ $working ->
    [none] {""}
   *[other] {" "}= { $working }
}: { $meaning }
# The games that the sides begin with.
# facts: $a, $b
starts_at = from { $a }-{ $b }
# How a match ended, in a line of text: walkovers, retirements, disqualifications.
walkover_first = left wins by walkover
walkover_second = right wins by walkover
retired_first = (left player retired)
retired_second = (right player retired)
disqualified_first = (left player disqualified)
disqualified_second = (right player disqualified)
# One match in a line: number, round, length, both sides, and its score or state.
# facts: $no, $round, $length, $a, $b, $outcome
line = Match { $no }, { $round }{ $length ->
    [none] {""}
   *[other] , { $length }
}: { $a } - { $b }, { $outcome }
# A match cannot be scored yet: number, what it waits for.
# facts: $no, $matches
waits_for = Match { $no } waits for { $matches }.
# One match as something waited for: number, both sides.
# facts: $no, $a, $b
awaited_match = match { $no } ({ $a } - { $b })
