### The search for a late entry or a replacement.

late_title = Late entry, { $tournament }
# facts: $name, $tournament
instead_title = Replace { $name }, { $tournament }
# Before the name of the player who plays instead.
instead_prompt = Plays instead:{" "}
# The question which player of a match is replaced.
which_player = Which player is replaced?
# Over the question for the place of a late entry.
late = Late entry
which_place = Choose a place for { $name }
instead = Replace an entrant
# facts: $old, $new
exchange = Replace { $old } with { $new }?
results_too = Corrects a wrongly added entrant: recorded results will count for the new player.
# The way that changes nothing.
leave = Cancel
replace = Replace, results included
# A place in a bracket: the first opponent, and the number of the place.
# facts: $opponent, $seed
plays = Plays { $opponent } first, as seed { $seed }
nobody = No players found who are not yet entrants.
# Where a player has the typed name.
another = Alt-n registers another player called { $name }.
# Where no player has it.
registers = Enter registers { $name } by the name alone; Alt-n opens the form.
# Below that question: it holds for those who come later too.
worth_again = Asked only once: all late entries after this one get the same points.
# The way that accepts late entries for longer than planned.
# facts: $until, $place
reopen = Accept until round { $until }, enter: { $place }
# The question for the points of the missed rounds.
# facts: $name, $rounds
missed = { $name } has missed { $rounds ->
    [one] 1 round
   *[other] { NUMBER($rounds) } rounds
}. What is each worth?
# The worth of a missed round.
worth =
    .Zero = 0 points
    .Half = ½ point, as for a draw
# How many play in a group.
players = { $players ->
    [one] 1 player
   *[other] { NUMBER($players) } players
}
# Enter was pressed before a name was typed or a row selected.
nobody_chosen = type a name, or select a row with the arrow keys
