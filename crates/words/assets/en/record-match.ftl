### The words of the entry of a match that no draw made.

title = Record a match, { $tournament }
# Before the field for the first player.
first = Player A:{" "}
# Before the field for the second player: who the first is.
second = { $first } against:{" "}
nobody = No players found. Register the player on the list of players.
# The two players, over the score.
# facts: $a, $b
players = { $a } against { $b }
# Before the field for the score.
score = Score:{" "}
hint = Type the games won by players A and B, like 2-1; drawn games last, like 7-6-3. Or game by game: w won, l lost, d drawn, wh30 won with hand strength 30%.
no_games = Here you record only matches in which games were played.
records = Enter records the match. Shift-Tab chooses another opponent.
last_field = this is the last field
