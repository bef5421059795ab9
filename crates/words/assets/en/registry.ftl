### Merges of registrations, their effects, and imported lists.

# The places as entrant that move with a merge, or back with an undone one.
# facts: $tournaments, $is_back
entries = { $is_back ->
    [yes] The place as an entrant of { $tournaments } goes back too.
   *[no] The place as an entrant of { $tournaments } moves too.
}
# Matches recorded since a merge under the number that was kept.
stay = Matches recorded since the merge under the kept number stay with that number: { $matches }.
# Pairs that are less likely than those shown.
# facts: $pairs, $min.1
less_likely = less likely pairs: { $pairs }; `banzuke duplicates --min { $min }` shows them too
put_off = { $reasons }; to be decided later
# Which results came in since the merges that are undone, and stay where they were recorded; none if none did.
# facts: $matches, $tournament
matches_of = { $matches } of { $tournament }
# facts: $absorb, $keep
merged_into = { $absorb } merged into { $keep }
# The verdict on two registrations.
# facts: $a, $b, $verdict
judged = { $a } and { $b }: { $verdict ->
    [later] decide later
   *[different] different people
}
# No number is merged into the player, nor the player into another.
# facts: $player, $id
has_no_merges = { $player } is not merged with any registration
    .remedy = check the player's numbers with `banzuke player show { $id }`
# A player goes on for several other numbers, of which one is to be named.
# facts: $player, $absorbed
has_several_merges = several numbers are merged into { $player }: { $absorbed }
    .remedy = give the one to separate
# Notes that were left out of an exported journal.
notes_left_out = { $notes ->
        [one] 1 note
       *[other] { NUMBER($notes) } notes
    } left out, and the digests of the journal too; add --notes to include them
# Birth dates that were left out of an export.
born_left_out = { $dates ->
        [one] 1 birth date
       *[other] { NUMBER($dates) } birth dates
    } left out; add --birth-dates to include them
# Rated matches of one tournament that move: over to the kept player, or back with an undone merge.
# facts: $count, $matches, $event, $is_back, $player
match_moves = { $is_back ->
    [yes] { $matches } of { $event } { $count ->
        [one] goes
       *[other] go
    } back to { $player ->
        [none] the separated player
       *[other] { $player }
    }
   *[no] { $matches } of { $event } { $count ->
        [one] moves
       *[other] move
    } to the kept player
}
# How many others' ratings move by a point at most; larger ones are listed.
others =
    { $others ->
        [0] no other ratings change
        [one] 1 other rating changes by at most 1 point
       *[other] { $others } other ratings change by at most 1 point
    }
