### The words for what a merger would change, or taking one back.

none_moved = No rated match moves to another registration number.
# Rated matches that would count for another person: how many, in which tournaments.
# facts: $matches, $tournaments
moved = { $matches ->
    [one] 1 rated match moves
   *[other] { NUMBER($matches) } rated matches move
} to another registration number, in { $tournaments }
# A rating that would change: $whose has the list behind the name where there are several.
# facts: $whose, $before.rating, $after.rating
changes = { $whose }: { $before } -> { $after }
# facts: $name, $list
of_list = { $name }{ $list ->
    [none] {""}
   *[other] {" "}on { $list }
}
rated_together = Rating after the merge
# facts: $whose, $a.rating, $b.rating, $after.rating
become_one = { $whose }: { $a } and { $b } -> { $after }
# The rating of a player whose number would be merged.
# facts: $whose, $before.rating
ceases = { $whose }: { $before } -> no rating
# How many others' ratings would move by a point at most.
others = { $others ->
    [one] 1 other rating changes
   *[other] { NUMBER($others) } other ratings change
} by at most 1 point
