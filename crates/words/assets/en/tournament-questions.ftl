### The questions before a tournament closes, and before it is deleted.

# Whether to close: the tournament.
close = Close { $name }?
# Whether to close before the last round: the tournament, the last round paired, how many were planned.
# facts: $name, $rounds, $planned
close_early = Close { $name } after round { $rounds } of { $planned }?
# The button that closes.
close_yes = Close
delete = Delete { $name }?
# The button that deletes.
delete_yes = Delete
# The consequence of closing, with the number of matches played.
# facts: $first, $played
close_consequence = { $first ->
    [none] {""}
   *[other] First place: { $first }.{" "}
}{ $played ->
    [one] 1 match
   *[other] { NUMBER($played) } matches
} played. A closed tournament takes no new results; corrections stay possible.
# Entrants and results that go with a deleted tournament.
# facts: $entrants, $results
delete_consequence = { $entrants ->
    [one] The entry of 1 player
   *[other] The entries of { NUMBER($entrants) } players
}{ $results ->
    [0] {""}
   *[other] {" "}and { $results ->
        [one] 1 result
       *[other] { NUMBER($results) } results
    }
} will be lost.{ $results ->
    [0] {""}
   *[other] {" "}Ratings are recalculated.
} Players stay registered; u undoes the deletion.
# The fees that were received for a tournament that is to be deleted.
paid_lost = Fees of { $paid } were received: note before deleting who gets money back.
