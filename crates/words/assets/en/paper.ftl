score_sheets = Score sheets
pairings = Pairings
# The list of players for the wall.
where_to_play = Where do I play?
table_cards = Table cards
report_here = Scan to report a result
opponent = Opponent
# Heading of the numbers of matches.
match_heading = Match
# Over the places and points of a game of a pod.
game = Game { $number }
place = place
points = points
# Over the points of all games.
total = Total points
# The points for each place, the first one first.
worth = Points by place: { $points }
entry = Journal entry { $seq }
page = Page { $number } of { $all }
stage = Stage { $number }
# A sheet of a bracket that was cut.
sheet = Sheet { $number } of { $all }
# Beside a match whose winner goes on to a match on another sheet.
onward = → { $no }, sheet { $sheet }
match_no = Match { $no }
hall_table = Table
# Where the table is to be written.
table_blank = Table ______
games_won = Games won
hand = hand
signature = Signature: { $name }
# Above a drawing: day, last entry.
as_of = { $day } · journal entry { $seq }
