### The words of the ranking.

# Before the field for the day.
day = As of:{" "}
day_hint = a day, e.g. 2026-01-31. Blank: now
empty = No players yet. Press 2, then a, to register one.
empty_then = No player had a rating on that day. d changes the day.
none = No players found for "{ $typed }". Esc shows all.
# Heading of the ratings.
rating = Rating
# Heading of the days of the last matches.
last = Last match
# Over the ratings without correction for hands.
uncorrected = No hands
# Places gained since a tournament, in four columns; and points, in eight.
moved = +/-
gained = Gained
# Places and points since a tournament.
since = since { $event }
# Before the name of a marked player.
marked = *{" "}
nobody = no player is selected
no_matches = no rated matches yet
too_many_files = 1,000 exported files of this name exist already; move or delete some
curves = Ratings over time, { $model }
calibration = How well { $list } predicts results
bars = Chart: | expected score, x actual score, - its 95% interval.
spread = Distribution of ratings on { $list }
# facts: $list, $day
titled = Ranking{ $list ->
    [none] {""}
   *[other] {" "}{ $list }
}{ $day ->
    [none] {""}
   *[other] {" "}as of { $day }
}
# Under the title: established, provisional, which ratings, in which order.
# facts: $established, $provisional, $model, $order
summary = { $established } established, { $provisional } provisional (?); { $model }; order: { $order }
# A file was written.
exported = Written to { $path }.
# Over the calibration: what was predicted, and how well, against the base rate.
# facts: $matches, $games.0
predicted = { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}, { $games } games, each predicted from the ratings before it.
# facts: $log_loss.4, $base_log_loss.4, $brier.4, $base_brier.4
losses = Log-loss { $log_loss } (without ratings { $base_log_loss }), Brier { $brier } ({ $base_brier }); lower is better.
# The pool now, and what changed it in a year.
# facts: $players, $mean.0, $median.0, $above.0
active = With a match in the last 12 months: { $players ->
    [one] 1 player
   *[other] { NUMBER($players) } players
}, mean { $mean }, median { $median }, { $above }% above the initial rating.
# facts: $newcomers, $entering, $leavers, $leaving
in_a_year = In the last year { $newcomers } new players brought the others { $entering } points, { $leavers } inactive ones took away { $leaving }.
# Headings of the calibration: expected, games, came, from to, bar.
expected = Expected
games = Games
actual = Actual
interval = 95%
bar = 0% to 100%
# How many players; the lowest, the quartiles and the highest of their ratings.
# facts: $players, $median.0, $lower.0, $upper.0, $least.0, $most.0
spread_of = { $players ->
    [one] 1 player
   *[other] { NUMBER($players) } players
}: median { $median }, the middle half from { $lower } to { $upper }, all from { $least } to { $most }.
spread_bars = Bars: = established, - provisional. Players without games are left out.
# Headings of the distribution: from to, established, provisional, bar.
rating_range = Rating
established = Est.
provisional = Prov.
players = Players
no_day = "{ $typed }" is not a date; write it as 2026-11-21. Shown: today's ranking
