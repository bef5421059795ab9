### Ratings from game records.

# Heads of columns.
player = player
games = games
moves = moves
mean = mean
capped = capped
root_mean = root_mean
mistakes = yamashita
agreement = agreement
game = game
plies = plies
mean_plies = mean_plies
resigned = resigned
limit = resign_at
plies_if_resigned = plies_if_resigned
in_all = all
s1_first = s1_first_40
s1_all = s1_all
curve_head = curve
deviation = rating_deviation
r2 = r2
adjusted_r2 = adjusted_r2
left_out_r2 = left_out_r2
left_out_error = left_out_error
intercept = intercept
slope = slope
left_out_residual = left_out_residual
line_r2 = line_r2
error = error
absolute = mean_absolute
bias = bias
claimed = claimed_deviation
coverage = coverage_90
from_records = from_records
records_deviation = records_deviation
give_or_take = deviation
results = results
suggested = suggested
low = low_90
high = high_90
note = note
# The experiment, and its charts.
one_game_each = R² of draws with one game a player
by_losses = by losses
by_results = by results
by_both = by both
error_by_games = Error of ratings by number of games, in points
r2_by_games = Leave-one-out R² by number of games
# facts: $draws, $seed
studied = { $draws } draws of games for each line, each player predicted from all others. Random seed { $seed }.
# The other experiment.
engines = Engines judged by another
round_robin = The games, with black's discs less white's
# A round robin of fewer than two.
one_engine = a round robin needs two engines
    .remedy = name depths with --own, or engines with --engine
# Training.
empties = empties
positions = positions
error_of_mean = error_of_mean
# facts: $had, $all
continued = { $had } of { $all } games are in the file already
# facts: $games, $moves, $seconds, $engine
analysed_in = { $games } games with { $moves } moves analysed in { $seconds } s: { $engine }
# Players are called by their numbers.
no_names = { $games }: no WTHOR.JOU beside it, so players go by their numbers; name one with --names
# A game that is left out.
# facts: $name, $error
game_left_out = game { $name } is left out: { $error }
# A file is no WTHOR file.
# facts: $path, $fault
no_wthor_file = { $path } is no WTHOR file that can be read: { $fault }
    .remedy = give files like WTH_2017.wtb, and WTHOR.JOU for names
# Games of two files would have the same names.
same_name = two of the files are called { $name }
    .remedy = give each file once, or rename one
busy = { $shown } is in use by another run
    .remedy = wait for its end, or name another file
no_analysis = { $shown } is there already and holds no analysis
    .remedy = name another file, or remove this one
other_columns = { $shown } was begun by an earlier version, without best moves; it can be read, not gone on with
    .remedy = { no_analysis.remedy }
# facts: $shown, $engine
other_engine = { $shown } was analysed otherwise: { $engine }
    .remedy = { no_analysis.remedy }
# Moves judged by several engines.
moves_judged_by = the moves were judged by several engines, whose losses differ: { $engines }
# Not enough players to fit or judge.
# facts: $found, $of
players_have_rating = { $found } players have a rating and at least { $of ->
        [one] 1 game
       *[other] { NUMBER($of) } games
    }; at least 3 are needed
    .remedy = give more games, link names to ratings with --links, or lower --fewest-games or --rated-games
# Nothing varies.
all_equal = all ratings or all losses are the same
    .remedy = give players of different strength
# No move counts.
no_losses = no move of such a player counts
    .remedy = check names, or let more moves count
# No player of that name is in the records.
no_such_player = no player "{ $name }" in these games
    .remedy = write the name as `records losses` prints it
# The number of players in the steps, and the standard deviation of their ratings.
# facts: $players, $fewest, $deviation
error_by_number = Error by number of games: { $players } players with at least { $fewest } games, standard deviation of ratings { $deviation }
# Whether losses put engines into the order of their results.
# facts: $first, $pairs, $all
pairs_in_same = Pairs in the same order by points and by losses: version 1 { $first } of { $pairs }, version 2 { $all } of { $pairs }.
# The games from which an evaluator was learned.
# facts: $positions, $games, $first_year, $last_year, $seed
learned_from_positions = learned from { $positions } positions of { $games } games, { $first_year } to { $last_year }; random seed { $seed }; the table has the games of later years
# A game cannot be learned from.
not_learned_by = nothing was learned: { $fault }
    .remedy = leave out that file, or correct the game
# Players by their games.
and_more = { $from }+
# How a fit is to be read.
# facts: $fewest, $one, $five, $many, $all
players_with_at = Players with at least { $fewest } games. R² depends on how far ratings are apart. 90% of ratings lie within ±{ $one } of a suggestion from 1 game, ±{ $five } from 5, ±{ $many } from 20 (from { $all } players).
# A measure is asked for beside a fit, which has one.
measure_of_fit = a fit has its own measure
    .remedy = give --measure and the moves that count with --formula alone
# What the paper prints of its games, beside the middle 95 % of the draws.
place = inside
outside = outside
# facts: $figure, $place
figure_and_place = { $figure } ({ $place })
# facts: $r2, $slope, $intercept
s_s_figures = The published figures and 95 % of the draws by its measure: R² { $r2 }, slope { $slope }, intercept { $intercept }.
# The fit that suggestions are made from.
# facts: $players, $games, $low, $high, $deviation, $r2
fit_players_games = Fit: { $players } players, { $games } games, ratings { $low } to { $high } (standard deviation { $deviation }), R² { $r2 }.
