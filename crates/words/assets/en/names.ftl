### Typed names that match no player, tournament or list, or several.

# No player has that name; with the closest players.
# facts: $text, $close
no_player_registered = no player is registered as { $text }
    .remedy = { $close ->
    [none] check the list of players, or register the player first
   *[other] did you mean { $close }?
}
# Several players have that name.
# facts: $text, $players
name_of_several = several players have the name { $text }: { $players }
    .remedy = give the registration number
# A bare number is one player's number and another's name.
# facts: $text, $number, $players
number_and_name = { $text } is the number of { $number } and a name of { $players }
    .remedy = give the whole registration number, like P0042-3
# No tournament has that name; with the closest names.
# facts: $text, $close.all
no_tournament = no tournament is called { $text }
    .remedy = { $close ->
    [none] see `banzuke tournament list`
   *[other] did you mean { $close }?
}
# No category has that name; with all names.
# facts: $text, $all.all
no_category = no category is called { $text }
    .remedy = { $all ->
    [none] set the categories first: `banzuke categories set "U18 <18" Women`
   *[other] use one of these: { $all }
}
# No rating list has that name; with all names.
# facts: $text, $all.all
no_list = no rating list is called { $text }
    .remedy = use one of these: { $all }
