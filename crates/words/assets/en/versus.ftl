### The prediction of a match against another player.

title = { $name } versus
# Before the field for the opponent.
prompt = Opponent:{" "}
none = No players found.
never = No rated match against each other yet.
# Both ratings before a match. $mean: that of several opponents.
against = { $own } against { $opposed }{ $mean ->
    [yes] {" "}on average
   *[no] {""}
}
# How a rating changed in a match: the ratings, the chance in a game, and the formula with its figures.
explained = { $ratings }: { $chance } a game. { $sum }
# What each score would change: $changes is like "2-0 +7.36, 2-1 -10.20".
changes = Points for { $name }: { $changes }.
# Points of the player and of the opponent, where K differs.
both = { $own } (opponent { $other })
