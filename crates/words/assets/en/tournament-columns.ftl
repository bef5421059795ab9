### Headings of the columns of a tournament.

# The number of a match or a player.
number = No
# The group, in two columns.
group = Gr
# How often each place was taken.
places = Places
# Points before a round; four columns at most.
points_before = Pts
games_played = Games
# The board of a Swiss; six columns at most.
board = Board
# The pod; five columns at most.
pod = Pod
# The players at a table.
players = Players
round = Round
first = Player A
second = Player B
score = Score
state = State
length = Length
# The place; six columns at most.
rank = Rank
# The rank among all players, beside that in a category.
overall = All
name = Name
matches = Matches
# Matches, in three columns.
matches_short = M
# Match points; five columns at most.
points = Pts
# Games won less games lost; five columns at most.
difference = +/-
# The value that decided among tied players; four columns at most.
tie = Tie
games = Games won
# Games won, in four columns.
games_short = Won
# The round that a player reached.
reached = Reached
# The place among the seeds.
seed = Seed
# The place in the order of entry.
position = No
club = Club
rating = Rating
