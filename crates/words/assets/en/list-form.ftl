### The words of the forms for ratings.

open = New rating list
change = Rules of { $name }: all its ratings are recalculated
ask_rules = Change the rules of { $name }?
# The answer that changes them.
recalculate = Recalculate
all_again = All ratings of the list are recalculated.
# facts: $name, $list
adjust = Adjust the rating of { $name } on { $list }
shift = Adjust all ratings on { $list }
limits = Settings of { $name }
# Below the settings: what is none of them.
tie_breaks_stay = Tie-breaks are set when the tournament is created. For others, create it again.
# The answer that enters them.
outside_yes = Add anyway
# Label and hint of a field.
field-Name = Name
    .doc = Must be unique.
field-K = K factor
    .doc = The most that one game moves a rating: above 0, up to 1000.
field-KSteps = K by games, rating
    .doc = E.g. games<30:40 (below 30 games K is 40), rating<2400:20. First that applies, else K.
field-KSticky = Lowered K stays
    .doc = yes: once lowered, the K factor does not rise again. no: it may.
field-Start = Initial rating
    .doc = The rating before the first game, -10000 to 10000.
field-Unit = Rating update after
    .doc = match, game or event (tournament): ratings are updated after each one.
field-Draws = Drawn games
    .doc = half: half a win. left-out: as if not played.
field-Damping = Long matches
    .doc = cap:10: a match weighs 10 games at most. root:10: a softer limit. Blank: none.
field-FirstMove = First move
    .doc = First-move win rate of equal players, e.g. 0.55. Blank: even.
field-W2 = Whole histories: w2
    .doc = How much strengths change: points squared a day. Usually 7; 0: never.
field-Wins = Whole histories: prior
    .doc = Virtual wins and losses against opponents. More: rated nearer to them.
field-Games = Established: games
    .doc = At least this many rated games.
field-HalfWidth = Established: ±
    .doc = The widest ± of the 95% interval, in points. Blank: any.
field-Months = Established: months
    .doc = At most this many months since the last game. Blank: any.
# Words that are typed into fields, each as the language writes it; the English ones are read too.
typed_yes = yes
typed_no = no
typed_match = match
typed_game = game
typed_event = event
typed_half = half
typed_left_out = left-out
typed_cap = cap
typed_root = root
typed_first = first
typed_normal = normal
typed_last = last
# From how many games on a match moves ratings past its score, at this K.
overshoot = Matches of { $games } or more games move ratings too far; "Long matches" limits that.
# The fields of a correction by hand.
adjustment = Change
    .doc = +50 or -20 adds points, =1650 sets the rating.
reason = Reason
    .doc = Shown in the journal and in the rating history.
day = Day
    .doc = E.g. 2026-01-31. Matches of that day recorded so far are rated first.
# Help for a change of all ratings by the same amount.
shift_doc = +50 or -20 points, for all players with a rated match by that day.
# facts: $before.rating, $after.rating
adjusted = { $before } becomes { $after }.
change_meant = ={ $points } sets the rating, +{ $points } adds to it.
# The rounds of a Swiss.
rounds_field = Rounds
    .doc = How many rounds the Swiss has, at least as many as are paired.
# The days of rounds.
days_field = Days of rounds
    .doc = E.g. 1-4: 12-03; 5-8: 2027-01-10. No match is proposed before its day.
# A match for third place.
third_place_field = Third-place match
    .doc = yes or no: whether the losers of the semi-finals play for third place.
# The line of a field that a wizard has too, where it is typed.
provisional_typed = yes or no: whether players with a provisional rating may enter.
calls = Calls
    .doc = first: before other tournaments; normal: in turn; last: after them.
begins = Not before
    .doc = No match is proposed before this time, e.g. 14:00. Blank: no limit.
tables = Its tables
    .doc = Tables reserved for the tournament, e.g. 3, 4. Blank: none.
cards = Card game
    .doc = prime Daifugō or Daihinmin: hands may be typed as cards. Blank: none.
name = Name
    .doc = Must be unique. Results and entrants stay.
tag = Tag
    .doc = Stands for the name in lists, e.g. SD. Blank: made from its name.
# The question before players outside the limits are entered: how many.
outside = { $players ->
    [one] 1 player is
   *[other] { NUMBER($players) } players are
} outside the rating limits. Add anyway?
