### Texts of experiments.

virtual_game = The virtual game
# facts: $number, $what, $logarithm
figure = Figure { $number }: { $what }, { $logarithm }
convergence = What K does to ratings
elo_table = The arithmetic of Elo
# The screen of experiments.
laboratory = Laboratory
experiments = Experiments
choose = Runs in the background of this screen; Esc stops it.
whole = `banzuke lab` on the command line has more columns, charts and other settings.
backtest = Which model predicts the club
report = `banzuke report ratings --backtest` writes it to a file.
no_own = No rated matches in this list yet.
# Scales of charts, and what they show.
k = K
log_loss = log-loss
log_loss_by_k = Log-loss per game by K (lower is better)
error = points
error_by_k = Error of ratings by K, in points
difference = rating difference
win_rate = win rate
curve = Win rate by rating difference
affinity = Head-to-heads beside what strengths expect
forms = Forms of the win rate, on matches they were not fitted to
spread = Deviation of a column
hands = Win rate by rating difference and hand
gaps = Rating difference by win rate
elo_table_seed = Random seed { $seed }.
rating = rating
sets = sets
# Below a chart.
seed = random seed { $seed }
# Before a run goes on from a file.
# facts: $parts, $file
kept = Going on from { $file }: { $parts } parts are done.
# The settings of the virtual game, and which logarithm gives which printed median.
# facts: $sets, $games, $k, $seed
medians_stronger_player = Medians of the stronger player (true rating 1700) over { $sets } sets of { $games } games, K = { $k }, random seed { $seed }.
no_logarithm_gives = No logarithm gives all three.
# facts: $outside, $base_10, $natural
rests = { $outside } { $base_10 } and { $natural }
with_normal_hands = With normal hands plain ratings rest, by --outside, in base 10 and natural, at: { $rests }.
# A printed median beside those found.
fits = both fit
base_fits = base 10 fits
natural_logarithm_fits = the natural logarithm fits
neither_fits = neither fits
# facts: $printed, $law, $base_10, $natural, $fits, $chance
printed_base_natural = Printed { $printed } ({ $law }): base 10 { $base_10 }, natural logarithm { $natural }; { $fits } (±{ $chance } may be chance).
# The numbers of sets, players and games, and the random seed.
# facts: $sets, $players, $deviation, $games, $seed
sets_players_with = { $sets } sets of { $players } players with strengths of deviation { $deviation }; random and uneven: { $games } games a player. Random seed { $seed }.
# The numbers of sets and of the club's players, whose past is played again, and the random seed.
# facts: $sets, $players, $deviation, $seed
sets_of_club = { $sets } sets of the club's own matches, with strengths of deviation { $deviation } for its { $players } players. Random seed { $seed }.
# The K for a schedule, and why.
# facts: $loss, $coin
own = {" "}No K predicts the club's own results better than a coin: log-loss { $loss } at best, a coin { $coin }.
# facts: $k, $loss
clubs_own_results = {" "}The club's own results were predicted best with K = { $k } (log-loss { $loss }).
# facts: $name, $k, $loss, $oracle, $alike, $error, $own
k_predicts_games = { $name }: K = { $k } predicts games best, with log-loss { $loss } (from true strengths: { $oracle }).{ $alike } Ratings then end { $error } points off.{ $own }
# The club has nothing that could be played again.
no_past = no rated matches in the rating list { $list }
    .remedy = choose another schedule, or record results first
# A run cannot go on from a file.
# facts: $file, $head
another = { $file } holds something other than this run, whose first line is { $head }
    .remedy = name another file, or give the options of the run that it holds; it was not changed
busy = { $file } is in use by another run
    .remedy = wait for it, or name another file
# facts: $line, $file
line = line { $line } of { $file } cannot be read
    .remedy = delete that line, and its part is played again; the file was not changed
# Whether strengths explain all head-to-heads together.
# facts: $pairs, $sum, $percent, $sets, $seed
pairs_squares_deviations = { $pairs } pairs, squares of deviations { $sum }: as much in { $percent } % of { $sets } sets of results drawn from the strengths alone. by_chance: in so many some pair is as far off. Random seed { $seed }.
# A form of the win rate.
form =
    .Logistic = logistic
    .Normal = normal
    .Laplace = laplace
    .Cauchy = cauchy
# A file has no column of numbers, or not the one that is asked for.
no_column = { $file } has no column of two numbers or more
    .remedy = give a CSV file or a workbook with headings, and the heading with --column
# facts: $name, $file
column_has_fewer = the column { $name } of { $file } has fewer than two numbers
    .remedy = { no_column.remedy }
# What a row of the documents comes to.
audited =
    .Equal = equal
    .WithinChance = within chance
    .Differs = differs
    .Done = done
    .InPart = in part
    .Missing = missing
# A part of the arithmetic of Elo.
part =
    .Curve = Rating difference and win rate
    .Deviation = Unbiased standard deviation
    .Order = Sum and order: one event in many orders of its matches
    .Noise = Noise of a rating against equals, by K
# The name of a schedule.
schedule =
    .Random = random
    .Uneven = uneven
    .Events = five events
    .Series = five events, ten times
    .Club = the club's past
# How hands are spread.
hand_law =
    .None = none
    .Gauss = gauss
    .Binary = binary
# A logarithm.
logarithm =
    .Base10 = base 10
    .Natural = natural logarithm
# How a game is rated.
method =
    .Plain = plain Elo
    .Corrected = hand-corrected
    .CorrectedWithError = hand-corrected, error 0.05
# The name of an experiment, and a line on it.
offered =
    .OwnK = Which K suits the club
    .BackTest = Which model predicts the club
    .Convergence = What K does to ratings
    .VirtualGame = The virtual game
    .EloTable = The noise of ratings
    .League = A league of card programs
    .Influence = Targeted influence
about =
    .OwnK = Plays the list's own matches 100 times with known strengths, with K from 8 to 128.
    .BackTest = Elo by K, the list's rules and two fitted models, judged year by year by the matches of the list.
    .Convergence = The same with games of any two, and with the five published events.
    .VirtualGame = What unknown hands do to ratings: 18 million rated games.
    .EloTable = How far a rating swings against equals, by K.
    .League = Nine programs at Daihinmin, rated with and without their hands: 1,800 games.
    .Influence = Programs that raise or lower another's points at Daihinmin: 300 games each.
# facts: $low, $high
as_good = {" "}K from { $low } to { $high } is as good.
# Over the columns of the audit of the documents.
row = row
audit_what = what
done_by = done_by
here = here
remark = remark
