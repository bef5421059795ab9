### Merges of registrations, their effects, and imported lists.

# Entries in open tournaments that would be another person's.
entries = Entered in { $tournaments }: the entry moves too.
entries_apart = Entered in { $tournaments }: the entry goes back too.
# Matches recorded since a merge under the number that was kept.
stay = Recorded since the merge under the kept number, and staying there: { $matches }.
put_off = { $reasons }; decide later
# Which results count for another person then, an event a line.
apart = the separated player
# Which results came in since the merges that are undone, and stay where they were recorded; none if none did.
# facts: $matches, $tournament
matches_of = { $matches } of { $tournament }
# facts: $absorb, $keep
merged_into = { $absorb } merged into { $keep }
# The verdict on two registrations.
different = different people
later = decide later
# facts: $a, $b, $said
judged = { $a } and { $b }: { $said }
# No number is merged into the player, nor the player into another.
# facts: $player, $id
has_no_merges = { $player } has no merges
    .remedy = check the player's numbers with `banzuke player show { $id }`
# A player goes on for several other numbers, of which one is to be named.
# facts: $player, $absorbed
has_several_merges = { $player } has several merges: { $absorbed }
    .remedy = give the number to separate
# Notes that were left out of an exported journal.
notes_left_out = { $notes ->
        [one] 1 note
       *[other] { NUMBER($notes) } notes
    } left out, and with them the digests; add --notes to include them
# Birth dates that were left out of an export.
born_left_out = { $dates ->
        [one] 1 birth date
       *[other] { NUMBER($dates) } birth dates
    } left out; add --birth-dates to include them
# facts: $count, $matches, $event, $player
go_back = { $matches } of { $event } { $count ->
        [one] goes
       *[other] go
    } back to { $player }
# facts: $count, $matches, $event
move_over = { $matches } of { $event } { $count ->
        [one] moves
       *[other] move
    } to the kept player
# How many others' ratings move, besides those of the two.
others =
    { $others ->
        [0] no other ratings change
        [one] 1 other rating changes
       *[other] { $others } other ratings change
    }
