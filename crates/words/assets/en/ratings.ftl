### Ratings on several screens.

# A rating with its interval, in a sentence.
# facts: $rating.rating, $half.0, $low.0, $high.0
with_interval = { $rating } ±{ $half }: between { $low } and { $high } with 95% confidence
# Conditions for an established rating that a player does not meet yet.
more_games = { $games ->
    [one] 1 more game
   *[other] { NUMBER($games) } more games
}
# facts: $half.0
narrower = interval ±{ $half }
idle = { $months ->
    [1] 1 month idle
   *[other] { $months } months idle
}
model =
    .Elo = the list's ratings
    .WholeHistory = fitted to all results
    .BradleyTerry = results weighted by age
order =
    .Rating = rating
    .LowerBound = 95% lower bound
# A performance of which only a limit is known.
# facts: $rating.0
at_least = { $rating } or more
# facts: $rating.0
at_most = { $rating } or less
# One match counts for more than it says: K, games, their product.
# facts: $k, $games, $product.0
overshoots = K { $k } x { $games } games = { $product }, above 347: one match moves ratings too far. "Long matches" of the list limits that.
