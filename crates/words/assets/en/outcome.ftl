### How matches ended.

# facts: $winner, $loser
winner_only = { $winner } beat { $loser }, games unknown
# facts: $a, $score, $b, $loser
retired = { $a } { $score } { $b }: { $loser } retired
# facts: $a, $score, $b, $loser
disqualified = { $a } { $score } { $b }: { $loser } loses by disqualification
# facts: $a, $b
double_walkover = double walkover of { $a } and { $b }
# facts: $a, $b
double_disqualification = { $a } and { $b } both lose by disqualification
# A walkover with both names.
# facts: $winner, $loser
walkover = { $winner } by walkover over { $loser }
# Games, and what was given before them.
# facts: $score, $a, $b
written = { $score } (plus head start { $a }-{ $b })
# Where no player is named, only the side of one.
walkover_for = walkover for { $side }
won_alone = won by { $side }, games unknown
# facts: $score, $side
retired_alone = { $score }, { $side } retired
# facts: $score, $side
disqualified_alone = { $score }, { $side } loses by disqualification
double_walkover_alone = double walkover
both_disqualified = both lose by disqualification
# Why a score cannot be that of a match.
no_games = 0-0 is not a result
# facts: $length, $first_to
unfinished = the match is { $length }: no player has won { $first_to } games yet
overrun = the match is { $length }: that score is too high
# facts: $length, $given
wrong_total = the match is { $length }: that score adds up to { $given }
beyond_belief = a match has at most { $most } games
level = this match needs a winner: that score is a draw
over_before = the match is { $length }: it was over before that score
# One of the two players of a match, where no names are said.
side =
    .A = player A
    .B = player B
