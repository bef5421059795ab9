title = Find anything
prompt = Find:{" "}
# The selected player is expected in no event that takes entries.
nobody_expected = not awaited in an event with open entries
nothing = Nothing found.
# Nothing was found by Latin letters.
nothing_read = Nothing found. #26 is match 26; names without a reading: characters.
# While nothing is typed and nothing is played.
empty = Type a name, a number or #26 for match 26.
# The kinds, in a narrow column.
player = player
tournament = tournament
table = table
entry = entry
match_no = match { $no }
# The players of a match.
pair = { $a } - { $b }
# A player's next match: tournament, match, round, opponent, where it is.
next = { $tournament }, match { $no }, { $round }, against { $opponent }: { $there }
# Of a pod: tournament, match, round, where it is, and the others, who may be many.
next_pod = { $tournament }, match { $no }, { $round }: { $there }, with { $others }
# For a player without a match: tournament, and why.
without = { $tournament }: { $there }
