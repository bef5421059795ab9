### The words of the screen of one player.

# The title: the name.
title = Player  { $name }
gone = { $player } is no longer registered. Esc goes back.
not_registered = no player has this number
club = Club: { $club }
aliases = Also known as: { $aliases }
# Between two aliases, or two opponents at a table.
between = ;{" "}
external = External IDs: { $numbers }
# A number of another body: its scheme, the number.
# facts: $scheme, $number
issued = { $scheme } { $number }
merged = Merged numbers: { $others }
different = Not the same person as: { $others }
# Another registration that looks like the same person, and how probable that is.
# facts: $other, $chance
may_be = Perhaps the same person: { $other } ({ $chance }); m compares
later = Perhaps the same person, to be decided later: { $others }
# Over the question which merger to take back.
unmerge = Unmerge
which = Which registration is not the same person as { $name }?
# facts: $absorbed, $kept
apart = { $absorbed }, merged into { $kept }
# The way that changes nothing.
stays = Cancel
not_merged = no registration is merged into this player
# Between two conditions that a player does not meet yet.
and = ,{" "}
# In the place of a tournament, where a rating was corrected by hand.
by_hand = by hand
note = Note: { $note }
categories = Categories: { $names }
# The matches of a player in running tournaments: the title, and why there is none.
fixtures = Matches of { $name }
no_fixture = no match in a tournament that is being played
# facts: $name, $place, $count
list = Rating list { $place } of { $count }: { $name }
events = Tournaments of { $name }
chart_start = before the first match
no_match = No rated match yet. Matches are listed here once they are recorded.
# facts: $rating.rating, $rank, $count
standing = Rating { $rating }, place { $rank } of { $count } established players
# A provisional rating: the conditions that are not met yet.
# facts: $rating.rating, $missing
provisional = Rating { $rating }, provisional; still needed: { $missing }
# The range in which the strength lies.
# facts: $low.0, $high.0
within = 95% interval { $low } to { $high }
# Headings of the tournaments: last day, tournament, matches, score, expected, change, performance.
last_day = Last day
tournament = Tournament
matches = M
score = Score
expected = Exp.
change = Change
performance = Performance
# facts: $rating.rating
start = Initial rating { $rating }
# facts: $rating.rating, $day.day
peak = highest { $rating } on { $day }
# What a player has played: matches, and behind them the games, with how many were won where that is known.
# facts: $matches, $wins, $draws, $losses
tally_of_matches = { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}: { $wins } won{ $draws ->
    [0] {""}
   *[other] , { $draws } drawn
}, { $losses } lost
# A drawn game counts half in the percentage.
# facts: $games, $won, $drawn, $percent
tally_of_games = ; { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
}{ $percent ->
    [none] {""}
   *[other] : { $won } won{ $drawn ->
        [0] {""}
       *[other] , { $drawn } drawn
    }, { $percent }%
}
# Under the right end of the chart: how many matches, the day of the last.
# facts: $matches, $day.day
chart_end = after { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}, { $day }
