title = Find anything
prompt = Find:{" "}
# The selected player is expected in no tournament that takes entries.
nobody_expected = select an entrant who is not noted as here yet
nothing = Nothing found.
# Nothing was found by Latin letters.
nothing_read = Nothing found. Try #26 for match 26, or the name in its own script.
# While nothing is typed and nothing is played.
empty = Type a name, a number or #26 for match 26.
# The kinds, in a narrow column.
player = player
tournament = tournament
table = table
entry = entry
match_no = match { $no }
# The players of a match.
# facts: $a, $b
pair = { $a } - { $b }
# A player's next match: tournament, match, round, opponent, where it is.
# facts: $tournament, $no, $round, $opponent, $there
next = { $tournament }, match { $no }, { $round }, against { $opponent }: { $there }
# Of a pod: tournament, match, round, where it is, and the others, who may be many.
# facts: $tournament, $no, $round, $there, $others
next_pod = { $tournament }, match { $no }, { $round }, with { $others }: { $there }
# For a player without a match: tournament, and why.
# facts: $tournament, $there
without = { $tournament }: { $there }
# The results that a player needs to advance to the next stage.
advances = advances whatever happens
wins_needed = { $wins ->
    [one] one more win is enough to advance
   *[other] { $wins } more wins are enough to advance
}
others_decide = cannot advance by own wins alone: other results or tie-breaks decide
cannot_advance = out, unless a match stays unplayed
# Where a player or a match is now. At a table, for how long or how long ago.
# facts: $at, $lasting
at_for = { $at } for { $lasting }
# facts: $at, $lasting
at_ago = { $at } { $lasting } ago
# In the queue: how many matches are before it, since when, when a table is likely.
ready_after = { $ahead ->
    [one] ready, 1 match before it
   *[other] ready, { $ahead } matches before it
}
waiting = waiting { $lasting }
table_about = table at about { $clock }
waits_for = waits for { $matches }
# For a narrow column.
playing_at = playing at { $spot }
called_to = called to { $spot }
not_before = not before { $clock }
# facts: $name, $spot
busy_at = { $name } is busy at { $spot }
next_called = next to be called
ready_behind = ready, { $ahead } before it
# leaves out $table
# facts: $number, $table
at_pod = at pod { $number }
after_matches = after match { $numbers }
# Between those numbers.
between_numbers = {" "}and{" "}
absent_in = absent in { $round }
bye_in = bye in { $round }
idle = no match now
done = no further match
postponed = postponed
withdrawn_from = withdrawn from { $tournament }
disqualified_from = disqualified from { $tournament }
