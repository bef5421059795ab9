# The title: the name of the player, or of the game.
title = Game records  { $name }
game = Game  { $name }
no_files = No game records. Press "," for the settings and name the file in "Game records".
unread = The game records have not been read. Press Esc, then open this screen again.
none = No games under a name or alias of this player.
gone = This game is no longer among the game records. Esc goes back.
no_fit = No rating is estimated: the setting "Fit of game records" is blank.
no_suggestion = no rating from these games: none counts, or the setting "Fit of game records" is blank
unregistered = No registered player has the name "{ $name }".
# Warnings about a suggestion.
careful = Careful: { $notes }.
# Headings.
date = Date
opponent = Opponent
score = Score
moves = Moves
loss = Mean loss
player = Player
games_head = Games
rating = Rating
residual = Residual
left_out = Left out
worst = Worst moves
no_mistake = No move lost any value.
before = Before the first of { $moves } moves. Left and Right step through the game.
# facts: $ply, $moves
move_of = Move { $ply } of { $moves }
# The rating that a player's games suggest.
# facts: $rating.0, $half.0, $games
suggestion = Rating from game records { $rating } ± { $half } ({ $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
})
# facts: $line, $low.0, $high.0, $loss.2
suggestion_more = { $line }; 90% interval { $low } to { $high }; mean loss in these games { $loss }
# facts: $games, $loss.2
mean = { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
}, mean loss { $loss }
# facts: $games, $half.0
from_games = from { $games ->
    [one] 1 game record
   *[other] { $games } game records
}, ±{ $half }
# The basis of a fit: R² always stands with the number of players, games and the range.
# facts: $players, $games, $low.0, $high.0, $deviation.0, $r2.3, $left_out.3, $error.0
fit_of = Fit: { $players } players, { $games } games, ratings { $low } to { $high } (standard deviation { $deviation }). R² { $r2 }, with each player left out in turn { $left_out } (error { $error } points).
# The player's result in a game.
won = won
drawn = drawn
lost = lost
# Analysis of a move: the best move, the loss and the values, and whether the move counts.
best_was = Best was { $best }
as_good_as = As good as { $best }
# facts: $loss.1, $best, $played
loss_of = Loss { $loss } (value { $best } -> { $played })
not_counted = Move not counted in the mean loss
# Behind a bad move: the best one.
instead_of = {" "}(best{" "}{ $best })
# Over the curve: the player for whom the values are.
# facts: $player, $in_discs
value_for = Value for { $player }{ $in_discs ->
    [yes] , in discs
   *[no] {""}
}
