title = Formats compared
# Columns of the screen.
format_title = format
matches = matches
end = end
range = 80% range
each = each
wait = wait
best = best
tau = τ
learnt = learnt
# Above the table where other matches are open.
alone = As if no other event was played: { $matches } open matches of others take tables too.
more_or_fewer = Left and right: one player fewer or more.
is_entered = The number of players is that of the entrants.
# Above the table on the screen, in the order of its columns.
taken = Format: { $format }.
legend = End: median and 80% range. Matches: fewest and mean of a player. Wait: the longest. Best: the highest rating wins. τ: how well the order agrees with the ratings (1: exactly). Learnt: share of the uncertainty of ratings removed.
