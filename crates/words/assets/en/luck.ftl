### The words of what the hands gave the players.

title = Luck of the hands, { $name }
explained = Expected: wins expected with these hands if both players were equally strong. Luck: how many points higher the rating would be without hand correction.
explained_after = Expected: wins expected with these hands if both players were equally strong. Rating: after the tournament. Luck: how many points higher that rating would be without correction for the tournament's hands.
nothing = no hands are recorded
# Headings: player, games, wins expected from the hands, won, rating, rating without hands, points of luck.
player = Player
games = Games
deals = Expected
won = Won
rating = Rating
no_hands = No hands
luck = Luck
# Headings: day, match and game, opponent, what the hand gave.
date = Date
game = Game
opponent = Opponent
hand = Hand
# A player in a sentence: what the hands gave, what was won, the ratings with and without the hands.
# facts: $games, $deals.2, $won.2, $rating.2, $without.2
told = { $games } games: the hands alone would win { $deals }, the player won { $won }. Rating { $rating }, without hand correction { $without }.
