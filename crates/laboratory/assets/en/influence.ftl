### Texts of the experiment on targeted influence.

title = Targeted influence
claims = What the paper claims
comparisons = Tables 14 to 17 of the paper
# A chart of one kind of opponents, and its scales.
chart = Points among four { $against }, by seat (1: target, 5: evaluated player)
seat = seat
points = points of a set
faults = Illegal plays and gifts: { $faults }.
# How much was played.
# facts: $sets, $games, $seed
sets_games_each = Sets: { $sets }, of { $games } games each; P1 is the target, P5 the evaluated player. Random seed { $seed }.
# A program of ours stands for one of the paper; none where none does.
# facts: $ours, $theirs
stands_for_s = { $ours } stands for the paper's { $theirs }, a program of others.
# How often chance alone makes a claim fail; none where nothing can be shuffled.
false_alarms_where = False alarms, where the points of seats that play alike are shuffled: not held by chance alone in { $all }.
# The name of a measure.
measure =
    .Points = points
    .Difference = difference
    .Ratio = ratio
# The heading of a row.
figure =
    .Here = here
    .Error = error
    .Printed = printed
# A claim.
clause =
    .NoneSingledOut = none-singled-out
    .TargetMoves = target-moves
    .OnlyTargetMoves = only-target-moves
    .TargetMovedFromBase = target-moved-from-base
    .MoreThanLowering = more-than-lowering
    .KeepsMost = keeps-most
    .HelpsToWin = helps-to-win
    .StrongerMovedLess = stronger-moved-less
# Whether a claim holds.
verdict =
    .Held = held
    .NotHeld = not-held
    .Open = open
