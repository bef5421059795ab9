### How matches ended.

winner_only = { $winner } over { $loser }, games unknown
retired = { $a } { $score } { $b }: { $loser } retired
disqualified = { $a } { $score } { $b }: { $loser } disqualified
double_walkover = double walkover of { $a } and { $b }
double_disqualification = { $a } and { $b } both disqualified
# A walkover with both names.
walkover = { $winner } by walkover over { $loser }
# Games, and what was given before them.
written = { $score } (head start { $a }-{ $b })
# Where no player is named, only the place of one.
walkover_for = walkover for { $place }
won_alone = won by the { $place }, games unknown
retired_alone = { $score }, the { $place } retired
disqualified_alone = { $score }, the { $place } disqualified
double_walkover_alone = double walkover
both_disqualified = both disqualified
# Why a score cannot be that of a match.
no_games = 0-0 is not a result
unfinished = it is { $length }: no player has won { $first_to } games yet
overrun = it is { $length }: that score is too high
wrong_total = it is { $length }: that score adds up to { $given }
beyond_belief = a match has at most { $most } games
level = this match needs a winner: that score is a draw
over_before = it is { $length }: the match was over before that score
# One of the two players of a match, where no names are said.
place =
    .A = player A
    .B = player B
