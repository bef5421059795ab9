### The words of choosing who enters a tournament.

title = Entrants of { $tournament }
prompt = Add entrant:{" "}
# facts: $count, $seeding
entrants = Entrants: { $count }, seeded { $seeding }
nobody = No entrants yet. Type a name or number above; Enter adds the player. Alt-a adds all registered players, Alt-l the last tournament's entrants.
no_players = No players yet. Type a name to register one.
all_in = All registered players are entrants already. Type a new name to register another player.
all_in_at_the_door = Type a name; Alt-i notes that the player is here. New names are registered as players.
all_in_and_pay = Type a name; Alt-i notes that the player is here, Alt-y also that the fee is paid. New names are registered as players.
# Beside a player who has entered.
entered = entered
# In place of the number, for a name that no player has.
anew = new
# Beside a name that no player has.
register = register
# Beside a name that several players bear.
several = several
# Beside a name that is like a registered one.
alike = check
goes_on = Enter: next step.{" "}
# facts: $key, $name
enters = { $key }: add { $name }.
is_in = { $name } is already an entrant.
is_in_and_comes = { $name } is already an entrant. Alt-i notes the arrival.
# facts: $key, $name
notes_here = { $key }: note that { $name } is here.
is_here = { $name } is already noted as here.
# facts: $key, $name
registers = { $key }: register { $name } as a new player.
read_how = Add the reading as (kana).
# facts: $key, $name
lists = Several players have the name { $name }; { $key } lists them.
# facts: $key, $name, $like
looks = { $name } is similar to { $like }; { $key } shows likely players.
dropped = Removed from the pasted names: { $name }.
# facts: $missing, $all
not_found = { $missing } of { $all } pasted lines to add.{" "}
# The button that enters them.
crowd_yes = Add them
crowd_none = no players left to add
not_in_entrants = press Tab to go to the entrants first
nothing_to_choose = no player is selected
# The key that takes the selected row: Space where Enter goes on to the next step.
key = { $goes_on ->
    [yes] Space
   *[no] Enter
}
# The question before many are entered: how many, and in which tournament they were last.
# facts: $players, $last
crowd = Add { $last ->
    [none] all { $players ->
        [one] 1 player
       *[other] { NUMBER($players) } players
    } registered and not yet entrants
   *[other] { $players ->
        [one] 1 player
       *[other] { NUMBER($players) } players
    } of { $last }
}?
# How many of them are left out because they are outside the limits.
crowd_outside = { $players ->
    [one] 1 player outside the entry limits is left out.
   *[other] { $players } players outside the entry limits are left out.
}
# The number of players added, and the tournament whose entrants they were. None: all registered players.
# facts: $players, $last
crowd_in = Added { $last ->
    [none] all { $players ->
        [one] 1 player
       *[other] { NUMBER($players) } players
    } registered
   *[other] { $players ->
        [one] 1 player
       *[other] { NUMBER($players) } players
    } of { $last }
}.
# They are too many: how many, and for how many there is room.
# facts: $players, $room
crowd_too_many = { $players ->
    [one] 1 player
   *[other] { NUMBER($players) } players
} are too many: there is room for { $room } more.
