### Labels beside figures in printed text.

reading = reading
club = club
# A player's other names.
aliases = aliases
# A player's day of birth.
born = born
categories = categories
external = external IDs
# All registration numbers of a player who has several.
numbers = numbers
note = note
rating = rating
list = rating list
standings = standings
ranking = ranking
# A match that can be played now.
ready = ready
winner_of = winner of { $no }
loser_of = loser of { $no }
entrants =
    { $count ->
        [one] 1 entrant
       *[other] { NUMBER($count) } entrants
    }
# An entry that was taken back.
taken_back = [undone]
# facts: $expected.4
expected = expected score of a game: { $expected }
