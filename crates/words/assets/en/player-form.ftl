### The words of the form for a player.

# The title for a new player.
register = New player
enter = New player and entrant of { $tournament }
# The title for a change: the player.
change = Change { $player }
no_day = The birth date is not a date: write it as 1990-04-25.
no_scheme = Write an external ID as body:number, such as wca:2010TANA01.
no_rating = The starting rating is not a number: write it as 1650 or 1650.5.
# The reason recorded with a starting rating.
starting = starting rating
# Where the form stays open.
# Over the players who were registered last.
recent = Registered last
goes_on = Enter registers and clears the form for the next; Esc ends.
# Asks in one word for the reading of a name in kanji.
read_how = Reading?
# Before those who may be meant.
likely = Registered already:
namesake = Register { $name } as another person?
# The word for doing that.
namesake_yes = Register
