# facts: $name, $players
cross_table_is = Results of every player against every other in { $name }: { $players } players.
# Over a drawing: the ratings of a list over time.
ratings = Ratings over time, { $list }
# facts: $names, $from, $to
curve_is = Ratings of { $names } from { $from } to { $to }.
# Over a drawing: how many have which rating on a list.
distribution = Ratings, { $list }
# facts: $established, $provisional
distribution_is = How many players have which rating: { $established } established, { $provisional } provisional.
established = established ({ $players })
provisional = provisional ({ $players })
# Beside the band around a curve.
band = band: 95% interval
# Beside a line that is broken where nothing was played.
idle = dashed: no games for { $months } months or more
# A bracket: matches played, of all.
# facts: $name, $played, $matches
bracket_is = Bracket of { $name }: { $played } of { $matches ->
        [one] 1 match
       *[other] { NUMBER($matches) } matches
    } played.
