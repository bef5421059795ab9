### The headings of a player's matches.

date = Date
tournament = Tournament
round = Round
opponent = Opponent
# The opponent's rating before the match.
opposed = Theirs
score = Score
# Expected scores, in games.
expected = Exp.
# The worth of the dealt hands.
hand = p
# Changes of the rating.
change = Change
# Ratings after the match.
after = Rating
