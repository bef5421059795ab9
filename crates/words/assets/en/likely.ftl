### Registered players to whom a typed name may belong.

found = found by the search
# A player with the club.
# facts: $name, $club
of_club = { $name }, { $club }
# In place of the facts: the operator said that it is another person.
different = different person
# A new player, entered a moment ago and not registered yet.
listed = new, on this list
not_shown = no player is shown with that number
nobody = no likely players for the name typed
# A player who has entered already: the table, where one is being played at.
entered_at = already an entrant{ $table ->
    [none] {""}
   *[other] , { $table }
}
# A tournament and its month: of two digits in $padded.
# leaves out $month
# facts: $tournament, $year, $month, $padded
event_of = { $tournament }{ $year ->
    [none] {""}
   *[other] {" "}{ $year }-{ $padded }
}
