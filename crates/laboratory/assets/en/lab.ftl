### Models learned from recorded games.

# Over the names of models, the log-loss of each, and the slope of its calibration.
model = model
log_loss = log_loss
slope = slope
first_move = first move
counts = first move, jokers, two-digit cards
hands = the model
chosen = features chosen without the match
players = first move, players
hands_and_players = the model, players
without = the model without { $feature }
with = the model with { $feature }
# facts: $games, $matches
seen = { $games } games in { $matches } matches; each match is predicted from the others
# How likely the first move wins between equal hands.
first_move_win = first-move win rate with equal hands: { $percent }%
# Nothing can be left out.
one_match = { $file } has fewer than two matches, so no model can be tested
    .remedy = add games of other matches, each with its own match_id
# Features of a deal.
jokers = jokers
two_digit = two-digit cards
jack_queen_king = jacks, queens and kings
kings = kings
evens = even cards
ends = cards that end a prime
whole = whole hand is a prime
fewest_primes = fewest primes
trumps = trumps
plan = prime without an answer, then out
larger = larger { $cards }-card prime
