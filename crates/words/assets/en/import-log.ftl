### Faults of a log of Daihinmin.

# The fault of a log that cannot be read.
no_players = no line "player" comes before the first game
block = "/*" and "*/" do not take turns
unfinished = the last game has no end
missing = the game has no line "{ $key }"
repeated = a second line "{ $key }" in one game
number = "{ $text }" is no number
# facts: $found, $players
count = { $found } entries for { $players } players
not_each = not each of 0 to { $last } once
braces = cards are not between "{"{"}" and "{"}"}"
# leaves out $no, $card
# facts: $hand, $error, $no, $card
cards = hand { $hand }: { $error }
# facts: $number, $token, $error
play = play { $number }, "{ $token }": { $error }
# Where a game of a log is against the rules.
classes = the classes are not the result of the game before
no_classes = the classes are not each there once
# facts: $player, $given, $due
exchange = { $player } gave { $given }, the rules ask for { $due }
original = { $player } begins with other cards than dealt and exchanged
# facts: $number, $play, $player, $why
illegal = play { $number }, { $play } by { $player }: { $why }
plays_end_early = the plays end before the game
# facts: $player, $place, $recorded
result = { $player } finished in place { $place }, the result says { $recorded }
over = the game is over
not_held = not in the hand: { $cards }
kind = not the kind of play that lies on the table
weak = not stronger than what lies on the table
locked = the suits are locked
seats = { $seats } hands; a game has 3 to 8 seats
twice = { $card } is in several hands
no_leader = no hand holds D3
empty_hand = hand { $hand } is empty
alive = other seats hold cards than in the game
empty_leader = seat { $seat } has no cards to lead with
