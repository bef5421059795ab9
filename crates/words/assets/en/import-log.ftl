### Faults of a log of Daihinmin.

# The fault of a log that cannot be read.
no_players = the line "player" is missing before the first game
block = "/*" and "*/" do not come in pairs
unfinished = the log ends within its last game: no "*/" closes it
missing = the game has no line "{ $key }"
repeated = a second line "{ $key }" in one game
number = "{ $text }" is no number
# facts: $found, $players
count = { $found } values for { $players } players
not_each = each player's number from 0 to { $last } must be there once
braces = cards are not between "{"{"}" and "{"}"}"
# leaves out $no, $card
# facts: $hand, $error, $no, $card
cards = hand { $hand }: { $error }
# facts: $number, $token, $error
play = play { $number }, "{ $token }": { $error }
# Where a game of a log is against the rules.
classes = the classes do not fit the result of the game before
no_classes = each class must be there once
# facts: $player, $given, $due
exchange = { $player } gave { $given }, the rules ask for { $due }
original = { $player } begins with other cards than those dealt and exchanged
# facts: $number, $play, $player, $why
illegal = play { $number }, { $play } by { $player }: { $why }
plays_end_early = the plays end before the game is over
# facts: $player, $place, $recorded
result = { $player } finished in place { $place } by the plays, the result says { $recorded }
over = the game is over
not_held = not in the hand: { $cards }
kind = must be of the same kind and number as the cards on the table
weak = not stronger than the cards on the table
locked = the suits do not match the locked suits
seats = there are { $seats } hands, but a game has 3 to 8 players
twice = { $card } is in several hands
no_leader = no hand holds D3, the three of diamonds
empty_hand = hand { $hand } is empty
alive = the seats that hold cards are not those of the game
empty_leader = seat { $seat } has no cards to lead with
