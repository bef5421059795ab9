### The words of the entry of games at a table.

title = Game of a pod
# facts: $table, $round, $tournament
window = Pod { $table }, round { $round }, { $tournament }
# Heading of what each hand is worth.
hand = hand
# Heading of the places.
place = place
# Heading of the points of the game.
points = points
# Heading of the points at the table.
total = so far
# Before the order as it is typed.
order = Order:{" "}
# Before the hands as they are typed.
hands = Hands:{" "}
hands_hint = Two seats and the hand strength of the first: 1-2:0.4 3-1:55%
hint = Type the seats in finishing order; = joins tied seats.
records = Enter records the game.
corrects = Enter corrects the game.
# facts: $game, $planned
next = game { $game } of { $planned }
# How cards are typed; pairs of seats stay possible.
cards_typed = The cards of each seat in order: { $cards }, or two seats and the hand strength of the first: 1-2:0.4 3-1:55%
# Which game, of how many planned, and whether it is recorded.
# facts: $game, $planned, $recorded
game = Game { $game } of { $planned }{ $recorded ->
    [yes] , recorded: type to correct it
   *[no] {""}
}
# How many seats are still to be typed, before the one that is left over.
missing = Type { $seats ->
    [one] 1 more seat
   *[other] { $seats } more seats
}; the last seat is filled in by itself.
# A table in a list of what can be played: its number, its players.
# facts: $table, $names
seated = pod { $table }: { $names }
