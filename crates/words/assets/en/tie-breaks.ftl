### Meanings of tie-breaks.

# The meaning of a tie-break, as in `docs/FORMATS.md`.
among_tied = { $counted }, in matches among the tied
# The name of a tie-break, as a heading.
named_among_tied = { $whole } among the tied
# The opponents or rounds that do not count.
first_left_out = {" "}(first { $n ->
    [1] round
   *[other] { $n } rounds
} left out)
lowest_left_out = {" "}(lowest { $n } left out)
median_left_out = {" "}(lowest { $n } and highest { $n } left out)
# An addend of a tie-break: an opponent or none, with the points that count; the own points where they differ.
# facts: $who, $points, $times, $missed, $own, $cut
addend_of = { $cut ->
    [yes] {"["}
   *[no] {""}
}{ $who ->
    [none] dummy
   *[other] { $who }
} { $points }{ $times }{ $missed ->
    [yes] {" "}(missed by choice)
   *[no] {""}
}{ $own ->
    [none] {""}
   *[other] {" "}({ $own }, rounds after leaving as draws)
}{ $cut ->
    [yes] {"]"}
   *[no] {""}
}
name =
    .MatchPoints = points
    .Wins = wins, byes included
    .PlayedWins = wins by playing
    .RoundsElected = rounds not missed
    .DirectEncounter = direct encounter
    .SonnebornBerger = Sonneborn-Berger
    .Koya = Koya
    .GamesDifference = games +/-
    .GamesWon = games won
    .GamesRatio = share of games won
    .Buchholz = Buchholz
    .ForeBuchholz = fore Buchholz
    .AverageBuchholz = opponents' mean Buchholz
    .SumBuchholz = opponents' Buchholz
    .Progressive = progressive
    .Rating = rating
    .AverageRating = opponents' mean rating
    .Performance = performance
    .PerfectPerformance = perfect performance
    .AveragePerformance = opponents' mean performance
    .AveragePerfectPerformance = opponents' mean perfect performance
    .StartingRank = place in the starting list
    .Lots = lots
counts =
    .MatchPoints = match points
    .Wins = rounds that gave the points of a win, played or not
    .PlayedWins = matches won by playing
    .RoundsElected = rounds not missed by choice
    .DirectEncounter = points in the matches among the tied
    .SonnebornBerger = sum over the opponents: their points times the score against them
    .Koya = points against opponents with at least half of the possible points
    .GamesDifference = games won minus games lost
    .GamesWon = games won
    .GamesRatio = share of games won, drawn ones half
    .Buchholz = sum of the opponents' points
    .ForeBuchholz = sum of the opponents' points, with the last round counted as drawn
    .AverageBuchholz = mean of the opponents' Buchholz
    .SumBuchholz = sum of the opponents' Buchholz
    .Progressive = sum of the player's points after each round
    .Rating = rating before the first round
    .AverageRating = mean rating of the opponents
    .Performance = performance rating
    .PerfectPerformance = lowest rating at which the player's score is to be expected
    .AveragePerformance = mean performance of the opponents
    .AveragePerfectPerformance = mean perfect performance of the opponents
    .StartingRank = place in the starting list
    .Lots = order drawn by lot
