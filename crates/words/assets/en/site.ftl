language_name = English
untitled = Club results
skip = Skip to the content
parts = Pages
ranking = Ranking
events = Tournaments
versus = Head-to-heads
calibration = Predictions
method = How ratings work
journal = Verify
made_with = Made with Banzuke.
check_it = Check every number
feed = Latest results
hidden = a player of the club
day_heading = Day
player = Player
rank = Rank
rating = Rating
ratings = Ratings
peak = Highest rating
matches = Matches
games_heading = Games
won = Won
drawn = Drawn
lost = Lost
last_played = Last played
established = Established
provisional = Provisional
provisional_means = These ratings are still too uncertain for a rank.
all_provisional = All ratings are provisional so far.
nothing_rated = No rated matches yet.
nothing_played = No matches yet.
no_events = No tournaments yet.
lists = Rating lists:
lists_heading = Rules of each list
top = Top of the ranking
whole_ranking = The whole ranking
latest_events = Latest tournaments
all_events = All tournaments
event = Tournament
format = Format
entrants_heading = Entrants
winner = Winner
search_players = Search players
search_events = Search tournaments
search_opponents = Search opponents
certificates = Top three
all_matches = All matches
round = Round
opponent = Opponent
score = Score
scores = Scores
result = Result
change = Change
walkover = walkover
# Of a match no more is known.
won_alone = won
lost_alone = lost
retired = retired
disqualified = disqualified
double_walkover = double walkover
both_disqualified = both disqualified
comma = ,{" "}
day_by_day = Day by day
standings = Standings
places = Final places
seed = Seed
reached = Reached
decided_by = Decided by
left = Withdrawn
by_play_off = play-off
by_lots = lots
by_organiser = the organiser
points = Points
first_places = Firsts
average_place = Mean place
number = No.
group = Group
first_player = Player A
second_player = Player B
interval = 95% interval
versus_more = Each player's page has the record against every opponent.
leaders = The leaders among themselves
cross_reads = Matches won and lost by the player of the row against the player of the column.
most_played = Most played
calibration_means = Before every match the ratings say what each player should score. This page compares those predictions with what happened. Each one was made from the ratings before the match.
foretold_and_won = Expected and won
reliability_reads = The vertical line is the share of games that was expected, the dot the share that was won, the bar its 95% interval.
expected = Expected score
expected_mean = Expected
won_share = Won
true_share = 95% interval
class = Class
log_loss = Log-loss
brier = Brier
base_rate = No ratings
method_intro = A rating says how strong a player's results are. It goes up with a better result than expected and down with a worse one.
formula = The formula
formula_means = R is the player's rating before the match, R′ the opponent's. E is the expected score of one game, from 0 to 1. S is the score: 1 for a win, 0 for a loss, ½ for a draw. K says how far one game can move a rating.
several_games = A match of several games counts each of them, from the ratings before the match. At a table of three or more, a game counts the mean of S − E over all opponents.
hands = Dealt hands
hands_mean = Where it is known what was dealt, p is the win probability of the hand between equal players. A win with a good hand then moves a rating less than a win with a bad one. The first move counts in the same way where a list says so.
what_is_rated = What is rated
rated_means = Games that were played are rated, also those before a player retired. Walkovers, byes, disqualifications and head starts are not.
order_means = Matches are rated by day, and within a day in the order in which they were recorded. A corrected result is rated in its old place, and everything after it again.
interval_means = The ± beside a rating is half the interval in which the true strength lies with 95% probability. It narrows with games and widens without them.
journal_means = Every decision of the club is an entry of its journal, and every number here follows from it. Entries are never changed: a correction is a new entry.
last_entry = Last entry
digest = Digest of the journal
digest_means = The digest (SHA-256) covers the last entry and all before it. Printed rankings show its beginning, so anybody who keeps one can check later that nothing before it was changed.
recompute = Calculate the ratings again
recompute_means = The script shares no code with Banzuke. With Python 3 it reads the journal and prints every rating by registration number.
journal_file = the public journal, one entry a line
script_file = the script
recompute_prints = The number of a player is in the address of the player's page: players/P0012.html is player 12.
private = What is left out
private_means = Birth dates, notes, aliases and external IDs are not published, nor who recorded what. Players may be shown by initials, or not at all: their results then stay without the name. The public journal has no digests, since a digest also covers what is left out.
as_of = As of { $day }
# facts: $day, $entry
published = Last published: { $day }, entry { $entry }
# facts: $rating, $day
peak_was = highest { $rating } ({ $day })
provisional_until = Provisional until { $games } games are played.
# facts: $firsts, $games
firsts = came first in { $firsts } of { $games } games
round_no = round { $number }
stage = Stage { $number }
table = pod { $number }
game = Game { $number }
rated_on = rated on { $list }
among_tied = { $name } (tied)
is_now = { $number } is now
# A place; $form is that of the ordinal number.
# facts: $place, $form
nth = { $place }{ $form ->
    [one] st
    [two] nd
    [few] rd
   *[other] th
}
# facts: $place, $entrants
nth_of = { $place } of { $entrants }
games = { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
}
# How much the club has played.
# facts: $players, $events, $matches
counts = { $players ->
    [one] 1 player
   *[other] { NUMBER($players) } players
} · { $events ->
    [one] 1 tournament
   *[other] { NUMBER($events) } tournaments
} · { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches) } matches
}
