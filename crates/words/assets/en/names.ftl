### Typed names that match no player, tournament or list, or several.

did_you_mean = did you mean { $close }?
no_player_registered = no player is registered as { $text }
    .remedy = check the list of players, or register the player first
# Several players have that name.
# facts: $text, $players
name_of_several = { $text } is a name of { $players }
    .remedy = give the registration number
# A bare number is one player's number and another's name.
# facts: $text, $number, $players
number_and_name = { $text } is the number of { $number } and a name of { $players }
    .remedy = give the whole registration number, with P and check digit
no_tournament_called = no tournament is called { $text }
    .remedy = see `banzuke tournament list`
# No category has that name; with all names.
no_category_called = no category is called { $text }
    .remedy = set them: `banzuke categories set "U18 <18" Women`
there = there is { $all }
# No rating list has that name; with all names.
no_rating_list = no rating list is called { $text }
