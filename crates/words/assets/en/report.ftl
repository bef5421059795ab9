### The words for such results at the desk.

none = no result was reported by phone
another = Enter another result
drops = Drop the reports: the players report again
later = Decide later: show the next
disputed = The reports differ: ask the players.
somebody = another person
by = Reported by { $who }.
# In the window of a result: a player's report by phone.
# facts: $who, $result
says = { $who } reported by phone: { $result }.
# The mark of a match that waits, in a list of matches.
waits = reported
differ = reports differ
# facts: $no, $event
whose = Match { $no } of { $event }
# facts: $place, $of
title = Result by phone{ $of ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $place }/{ $of })
}
# How many results wait for the desk.
waiting = { $results ->
    [one] 1 result by phone waits. y shows it.
   *[other] { $results } results by phone wait. y shows them.
}
