# The title: the name of the player, or of the game.
title = Game records  { $name }
game = Game  { $name }
no_files = No game records. Press , and name the file of analysed games in the settings.
unread = The game records have not been read. Esc, and open this again.
none = No games under a name or alias of this player.
gone = This game is no longer in the file. Esc goes back.
no_fit = No fit of ratings to losses is named in the settings, so no rating follows.
no_suggestion = these games suggest no rating
unregistered = "{ $name }" is no name of a registered player.
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
no_mistake = No move lost anything.
before = Before the first of { $moves } moves. Left and Right step through the game.
move_of = Move { $ply } of { $moves }
