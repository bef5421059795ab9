### The prediction of a match against another player.

title = { $name } versus
# Before the field for the opponent.
prompt = Opponent:{" "}
none = No players found.
never = No rated match against each other yet.
# How a rating changed in a match: both ratings before it, the chance in a game, then the formula with its figures. $mean: several opponents.
explained = { $own } against { $opposed }{ $mean ->
    [yes] {" "}on average
   *[no] {""}
}: { $chance } a game. { $k } × ({ $won } − { $expected }) = { $change }
# What each score would change: $changes is like "2-0 +7.36, 2-1 -10.20".
changes = Points for { $name }: { $changes }.
# Points of the player and of the opponent, where K differs.
both = { $own } (opponent { $other })
