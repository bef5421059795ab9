### Texts on ratings: rules of lists, what is known and what is missing, quality of predictions.

# facts: $p, $share.4
with_hand = with hand strength { $p }, expected score of a game: { $share }
# facts: $probability.4
match_won = probability of winning the match: { $probability }
nothing_rated = no match is rated yet
ask_rules = y: recalculate all ratings of the list; anything else: change nothing
rules_kept = Nothing was changed.
# facts: $on, $entry
published = published on { $on }, journal entry { $entry }
# No two published lists of this name can be compared.
fewer_than_two = fewer than 2 rankings of { $list } are published, so none can be compared
    .remedy = name the journal entry to compare with, such as `banzuke report changes 1`, or publish a ranking: `banzuke list publish`
# How many ratings other rules of a list would change.
# facts: $changed, $rated, $most
ratings_that_change = { $changed ->
    [0] No rating changes.
   *[other] Ratings that change: { $changed } of { $rated }, by up to { $most } points.
}
# Conditions that a player does not meet yet.
# facts: $at_most, $now
half_width = 95% interval within ±{ $at_most } (now ±{ $now })
# How a rating stands on a list, with what it lacks.
# facts: $list, $rating, $half_width.0
established_at = rating ({ $list }): { $rating } ±{ $half_width }
# facts: $list, $rating.0, $half_width.0, $lacks
provisional_at = rating ({ $list }): { $rating }? ±{ $half_width }, provisional, missing: { $lacks }
# So many games at once move ratings too far, with the arithmetic; and what a list may do about it.
# facts: $games, $k, $product, $limit.0, $share.2, $mended
moves_too_far = { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    } rated at once move ratings too far: K·N = { $k }·{ $games } = { $product }, above { $limit }. Between equal players, ratings move { $share } times as far as the score shows; { $mended }
# A list with long matches would predict better game by game; both figures are of its own past.
beside = , worse than a coin toss
# facts: $list, $by_match.3, $beside, $by_game.3, $coin.3
predicts_better = { $list }: rated by match, its games were predicted with log-loss { $by_match }{ $beside }; rated by game, with { $by_game } (lower is better; a coin toss: { $coin }). To change: `banzuke list set { $list } --unit game`
# facts: $groups, $names, $more
groups_apart = { $groups } groups of players never met each other (one is { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}): compare ratings only within a group
# Several tournaments of a list began on one day, and gains are asked for since one of them.
# facts: $day, $names
began_together = Several tournaments began on { $day }, so gains are counted from that morning: { $names }
# The limits of a tournament, its first-move win rate and its card game.
first_move = first-move win rate { $p }
# A player's highest rating, and the day after which it stood.
# facts: $name, $rating.rating, $day.day
highest = { $name }: highest rating { $rating } on { $day }
# The expected score of a game and of the match, with the uncertainty of both ratings.
# facts: $game.4, $won.4
uncertain = allowing for rating uncertainty: expected score of a game { $game }, probability of winning the match { $won }
# A match with a handicap: who is named first and second, the race, and the points that the start makes up for.
no_start = no head start
# facts: $a, $to_a, $b, $to_b, $a_probability.4, $b_probability.4, $worth
race_won = { $a } first to { $to_a }, { $b } to { $to_b }: { $a } wins with probability { $a_probability }, { $b } with { $b_probability }; { $worth }
# How odds are known, with the largest standard error.
exact = calculated exactly from the present ratings
# facts: $runs, $seed, $error.4
simulated = from { $runs ->
        [one] 1 simulation
       *[other] { NUMBER($runs) } simulations
    }, random seed { $seed }: standard error at most { $error }
# How good predictions were, beside the base rate.
# facts: $matches, $games, $log_loss.4, $base_log_loss.4, $brier.4, $base_brier.4
measured = { $matches ->
        [one] 1 match
       *[other] { NUMBER($matches) } matches
    } of { $games } games: log-loss { $log_loss } (without ratings { $base_log_loss }), Brier score { $brier } (without ratings { $base_brier }); lower is better
# The name of a model in a back-test.
elo = Elo, K = { $k }
# K, start and further rules.
k_stays = a lowered K never rises again
game = rated game by game
event = rated tournament by tournament
drawn_games_left = drawn games left out
root = beyond { $games ->
        [one] 1 game
       *[other] { $games } games
    }, a match counts by the square root of its games
# facts: $w2, $wins
whole_histories = whole histories with w2 { $w2 } and prior { $wins }
before_games = with fewer than { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    }
below = below rating { $rating }
# leaves out $day
# facts: $last, $day
until_day = until { $last }
k_otherwise = K { $k } otherwise
# facts: $k, $when
k_when = K { $k } { $when }
established_from = established from { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    }
within_width = 95% interval within ±{ $width } points
game_within = a game in the last { $most ->
        [one] 1 month
       *[other] { NUMBER($most) } months
    }
lower_k = lower the K factor
set_damping = set `--damping cap:{ $games }` or `--unit game` with `banzuke list set`
# The rating limits of a division.
open = open to all ratings
# facts: $above, $below, $provisional_ok
limits = { $above ->
    [none] { $below ->
        [none] { open }
       *[other] ratings below { $below }
    }
   *[other] ratings from { $above }{ $below ->
        [none] {""}
       *[other] {" "}to below { $below }
    }
}{ $provisional_ok ->
    [yes] , provisional allowed
   *[no] , established only
}
# facts: $name, $argument
not_drawn = odds of { $name } cannot be calculated: it has no pairings yet
    .remedy = create the pairings first: `banzuke tournament start { $argument }`
no_fixed_opponents = odds of { $name } cannot be calculated: its format does not fix later opponents in advance
    .remedy = a single match can be predicted: `banzuke expect --help`
# facts: $players, $day, $mean, $median, $above.0, $start, $since, $entered, $left
pool_health =
    { $players ->
        [one] 1 player
       *[other] { NUMBER($players) } players
    } active on { $day }: mean { $mean }, median { $median }, { $above }% above the initial { $start }; since { $since } { $entered }, { $left }
more_games =
    { $games ->
        [one] 1 more game
       *[other] { NUMBER($games) } more games
    }
# facts: $months, $now
activity = a game in the last { $months ->
        [one] 1 month
       *[other] { NUMBER($months) } months
    } (last: { $now ->
        [one] 1 month
       *[other] { NUMBER($now) } months
    } ago)
# facts: $games, $points.0
start_worth = a head start of { $games ->
        [one] 1 game
       *[other] { NUMBER($games) } games
    }, worth { $points } points
k_alone = K { $k }
initial = initial rating { $start }
cap = no match counts for more than { $games ->
        [one] 1 game
       *[other] { $games } games
    }
# Between conditions of a K factor.
and_when = {" "}and{" "}
# Points that new players brought or took.
# facts: $players, $way, $points.0
entered =
    { $players ->
        [one] 1 new player has
       *[other] { NUMBER($players) } new players have
    } { $way ->
        [less] taken { $points } points from the others
       *[more] brought the others { $points } points
    }
# Points that inactive players took away or left.
# facts: $players, $way, $points.0
left =
    { $players ->
        [one] 1 inactive player has
       *[other] { NUMBER($players) } inactive players have
    } { $way ->
        [less] left { $points } points to the others
       *[more] taken { $points } points away
    }
