### The words of the list of players.

empty = No players yet. a registers the first player, I imports a list.
none = No players found for "{ $typed }". Enter registers this name.
# Heading of the registration numbers.
number = Number
# Heading of the names.
name = Name
# Heading of the readings.
reading = Reading
# Heading of the clubs.
club = Club
# Heading of the ratings on the main list.
rating = Rating
# The title: how many there are.
title = Players { NUMBER($count) }
# The title of a narrowed list: how many are shown, of how many.
# facts: $shown, $count
narrowed = Players { NUMBER($shown) } of { NUMBER($count) }
