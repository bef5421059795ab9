### Games of card players at one table, also over a network.

# facts: $at, $clients
listening_at = Listening on { $at }, waiting for { $clients } clients (UEC protocol 20070).
# More of our players than a table has seats.
too_many = { $players } players for a table of 5
    .remedy = name at most five with --own
# More of our players than sit down with the operator.
too_many_others = { $players } players for the four other seats
    .remedy = name at most four with --against
# A program of a league that is not named with its command.
no_program = "{ $text }" names no program
    .remedy = write its name and its command, like `kou2=./kou2 -h {"{"}host{"}"} -p {"{"}port{"}"} -n {"{"}name{"}"}`
# A program did not come to its table in time.
# facts: $set, $name
absent = set { $set }: { $name } has not connected; it is started or waited for again
# A program broke off a game of a set.
# facts: $set, $game, $name, $why
failed_in = set { $set }, game { $game }: { $name }: { $why }; the set goes on with all five seated again
# A program failed again and again.
# facts: $name, $restarts
given_up = { $name } failed more than { $restarts } times in one set
    .remedy = mend it and start the league again: with --file it goes on after the last whole game
# The ratings after a set, the best first.
# facts: $set, $sets, $shown
standing_after = set { $set } of { $sets }: { $shown }
# The port cannot be had.
# facts: $address, $port, $error
not_listening_at = { $address }, port { $port } cannot be listened on: { $error }
    .remedy = choose another one with --port or --address
# The log cannot be written, or is there already.
# facts: $path, $error
log_cannot_written = the log { $path } cannot be written: { $error }
    .remedy = give a file that is not there yet in a writable folder
# News while the server waits for clients.
# facts: $number, $name, $from
came = Player { $number }: { $name } ({ $from })
left = { $name } left before the match; its seat is free.
# facts: $from, $why
refused = { $from } was turned away: { $why }
# Why a match ended before its last game.
# facts: $game, $number, $name, $why
match_ended_in = the match ended in game { $game }, by player { $number }, { $name }: { $why }
# The totals of one of our players at a server.
# facts: $player, $number, $games, $mean, $refused
player_games_points = { $player }: player { $number }, { $games } games, { $mean } points a game, { $refused } refused plays
# Why one of our players left a server before it was done.
# facts: $player, $server, $why
left_server = { $player } left the server { $server }: { $why }
    .remedy = check that a server for UEC protocol 20070 runs there, then join again
# The fault of the other end of a connection.
vanished = the connection was closed
slow = no answer within { $seconds } s
# facts: $version, $ours
version = it speaks version { $version } of the protocol, not { $ours }
# facts: $value, $row, $column
cell = a broken table: { $value } in row { $row }, column { $column }
answer = { $number } is not an answer of the protocol
game = a broken table: { $why }
astray = its table is not what the plays so far lead to
illegal = it accepted a play against the rules: { $why }
classes = seats or classes are not each there once
counts = { $cards } cards in all hands, not 53
of_system = { $kind }
none_finished = no game was finished; start the client again
games_count = the { $before } games before it count; start the client again
