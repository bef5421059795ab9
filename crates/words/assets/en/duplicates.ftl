### The words of the players who may be registered twice.

# facts: $at, $of
title = Duplicates  pair { $at } of { $of }
# The title where only pairs of one band are shown.
# facts: $band, $at, $of
title_band = Duplicates, { $band }  pair { $at } of { $of }
# The bands of probability.
certain = certain
likely = likely
possible = possible
one_band = nothing to filter: all pairs are of one kind (certain, likely or possible)
no_certain = no pair is certain
unseen = This pair has only just come up. Look at it, then press the key again.
# The title where there is nothing to show.
title_none = Duplicates
title_two = One person or two?
title_other = Which player is the same person as { $name }?
other = The other player:{" "}
nobody = No other players found.
looking = Searching for duplicate players ...
stopped = The search was stopped. s restarts it.
stop = Esc stops the search.
searching = the search is running
searched = the search is finished
none = No likely duplicates. To merge any two players, press m on a player's screen.
gone = These two are merged, or one is no longer registered. Esc goes back.
# The other numbers of a player who has several.
numbers = also { $numbers }
# A match: day, score, opponents.
# facts: $day, $score, $opponents
played = { $day } { $score } { $opponents }
# Before why the two may be one.
because = Why:{" "}
why_not = the two records have nothing in common
# facts: $absorb, $keep
unlike = Merge { $absorb } into { $keep }? Little suggests that they are one person.
unlike_follows = All results of the first will count for the second. u undoes the merge.
unlike_yes = Merge
# The remedy where the two were marked as different people by mistake.
clears = d clears the mark
# Before what stands against a merger.
against = Against:{" "}
merging = Whichever player is kept gets all tournaments and matches of both. Changes:
# The title of all there is to say about a pair.
details = This pair
put_off_already = this pair is already the last of the list
only_one = there is no other pair
# The title of the certain pairs, answered row by row.
# facts: $said, $of
mergers = Certain pairs: { $said } of { $of } answered
mergers_title = Certain pairs
# The answers of a row; none yet.
answer_left = keep left
answer_right = keep right
answer_different = different
unanswered = -
all_answered = every pair has an answer
none_answered = no pair has an answer yet; l keeps the left number
none_certain = No certain pairs are left. Esc goes back to the others.
answer = Answer
left = Left
right = Right
why_title = Why
# No likely duplicates remain; $pairs were marked as different people, one of them with these names.
# facts: $pairs, $one, $other
none_but_these = No other likely duplicates. { $pairs ->
    [1] { $one } and { $other } are marked as different people; m on a player's screen compares the two, and d there clears the mark.
   *[other] { $pairs } pairs are marked as different people, like { $one } and { $other }; m on a player's screen compares two, and d there clears the mark.
}
# How many tournaments, and the last.
# facts: $events, $last
events = { $last ->
    [none] none
   *[other] { $events }, last { $last }
}
# Rating and number of rated matches.
# facts: $rating.rating, $matches
rating = { $rating }, { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}
# Why the two may be one: how probable that is, facts, whether they were put off.
# facts: $chance, $reasons, $put_off
why = { $put_off ->
    [yes] decide later,{" "}
   *[no] {""}
}{ $chance }: { $reasons }
# Two were merged: the ratings before and after, which a narrow screen shows whole, and the entry that says so.
# facts: $name, $said, $before.rating, $after.rating
merged = { $name }: rating { $before } -> { $after }; { $said }.
