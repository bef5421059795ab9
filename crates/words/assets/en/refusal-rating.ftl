### Refusals about games, hands and ratings.

# facts: $no, $tournament, $games, $score
not_the_score = the games of match { $no } of { $tournament } add up to { $games }, but its score is { $score }
    .remedy = check the games against the score sheet, or correct the score
# facts: $no, $tournament
decided_before = in this order match { $no } of { $tournament } is decided before its last game
    .remedy = enter the games in the order in which they were played; the winner won the last one
# facts: $no, $tournament
nothing_played = no game was played in match { $no } of { $tournament }
    .remedy = there is nothing to record
stranger = { $who } did not play that game
alone = { $who } is paired with themself
# facts: $a, $b
twice = { $a } and { $b } are paired twice
# facts: $no, $tournament, $fault
bad_hands = the hands of match { $no } of { $tournament }: { $fault }
    .remedy = name each pair of players who met once, and no other pair
# facts: $game, $no, $tournament
bad_deal = the cards of game { $game } of match { $no } of { $tournament } are not one hand for each player
    .remedy = give the cards of all players, or none
# facts: $no, $tournament
same_games = the games of match { $no } of { $tournament } are recorded like this already
    .remedy = no action needed
same_setting = { $tournament } already has this setting
    .remedy = { same_games.remedy }
unsound_division = no rating is within these limits
    .remedy = make the lower limit smaller than the upper one
change_by_nothing = a change by 0 points changes nothing
    .remedy = choose another number of points, from -10000 to 10000
change_too_large = { $points } points are out of range
    .remedy = { change_by_nothing.remedy }
# facts: $list, $on
published_already = rating list { $list } of { $on } is published already
    .remedy = choose another day, or undo that publication first
everybody_to = all ratings can be shifted, but not set to one value
    .remedy = give points with a sign, such as +15
# facts: $rating, $above
too_low = rating { $rating }, required { $above } or more
# facts: $rating, $below
too_high = rating { $rating }, required below { $below }
provisional = rating not established
# facts: $tournament, $who, $why
ineligible = { $tournament }: { $who } is outside the rating limits ({ $why })
    .remedy = choose another tournament, or add --anyway
