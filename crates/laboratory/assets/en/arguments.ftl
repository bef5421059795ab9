### Arguments of commands that say nothing of their own of them.

curve = How ratings follow losses [default: all three, root for --save and --residuals]
measure = What is made of the losses of a player
cap = The most that one move counts, for capped [default: 12 discs; chess 300, shogi 1000 centipawns]
first_ply = The first move that counts, both players' counted from 1 [default: 11; chess 17, shogi 40]
last_ply = The last move that counts
legal_moves = The fewest legal moves of a position that counts [default: 2]
within = Count only positions whose best move is worth at most this to either side
exact_only = Count only moves whose values are certain
ratings = A CSV file of ratings with the columns rating and name or id, and games [default: the club's list]
links = A CSV file with the columns player and id: who is who among the ratings
rated_games = The fewest rated games of a rating that is used
fewest_games = The fewest analysed games of a player
no_charts = In the terminal, without the charts below the tables
