### The prediction of a match against another player.

title = { $name } versus
# Before the field for the opponent.
prompt = Opponent:{" "}
none = No players found.
never = No rated match against each other yet.
