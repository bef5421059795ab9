### The prediction of a match against another player.

title = { $name } versus
# Before the field for the opponent.
prompt = Opponent:{" "}
none = No players found.
never = No rated match against each other yet.
# Both ratings before a match. $mean: that of several opponents. $hand: the mean hand strength in it.
# facts: $own, $opposed, $mean, $hand
against = { $own } against { $opposed }{ $mean ->
    [yes] {" "}on average
   *[no] {""}
}{ $hand ->
    [none] {""}
   *[other] , hand strength { $hand }
}
# How a rating changed in a match: the ratings, the chance in a game, and the formula with its figures.
# $mean: the chance is the mean of those against each opponent.
# facts: $ratings, $chance, $mean, $sum
explained = { $ratings }: expected { $chance } a game{ $mean ->
    [yes] {" "}(mean of the chances against each)
   *[no] {""}
}. { $sum }
# What each score would change: $changes is like "2-0 +7.36, 2-1 -10.20".
# facts: $name, $changes
changes = Rating of { $name }: { $changes }.
# Points of the player and of the opponent, where K differs.
# facts: $own, $other
both = { $own } (opponent { $other })
# Won, drawn and lost against each other, with games, and the last match: its day and score.
# facts: $matches, $games, $score, $day
meetings = Against each other: { $matches } (won-drawn-lost), games { $games }; last { $score } on { $day }.
# The share of the games by the ratings, and drawn to a half by what is not known of them.
# facts: $opponent, $share.1, $cautious.1
wins_games = Likely to win { $share }% of games against { $opponent }; { $cautious }% allowing for rating uncertainty.
# The probabilities of being first to win so many games.
# facts: $games, $chance.1
race_to = to { $games }: { $chance }%
wins_races = Win rate of a match first { $races }.
# The fairest matches with a handicap.
# facts: $a, $b, $chance.1
even_race = { $a }-{ $b } ({ $chance }%)
even_races = Fairest handicaps (games each needs, win rate): { $races }.
