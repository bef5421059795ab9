### The words of those commands.

no_result = no results yet
nothing_drawn = no tournament has started yet
nothing_played = no tournament is being played
nothing_open = no tournament is open for entries
# No match is open, but players of this tournament share a rank that matters.
tie_waits = no match is left: { $tournament } has an undecided tie; open it and press P
# Of which of several tournaments the drawing is to be shown.
which_bracket = Bracket of which tournament?
which_entry = Add entrants to which tournament?
answer_first = answer the question on the screen first
not_recorded = Nothing was recorded: { $why }
# A key does nothing: the key, a command and its key here.
# facts: $key, $title, $other
key_is = { $key } does nothing here: press { $other } for { $title }
# A key does nothing here and something elsewhere: the key, its command and the part of the interface.
# facts: $key, $title, $part
key_is_of = { $key } does nothing here; in { $part } it is the key for { $title }
# facts: $key, $entry
takes_back = { $key } undoes: { $entry }
no_player_selected = no player is selected
no_tournament_selected = no tournament is selected
# A command of the operator's own was begun, failed, or said nothing.
own_begun = { $name } is running
# facts: $name, $why
own_failed = { $name }: { $why } (see the log file)
own_silent = { $name } is done
