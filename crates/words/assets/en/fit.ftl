### Ratings fitted to analysed games.

players = players
loss = loss
rating = rating
residual = residual
fitted_head = fitted
few_games = fewer than 3 games
outside = loss out of range
and = ;{" "}
study = Ratings from game records
# The fit is of another engine.
other_engine = the fit was made with { $engine }: losses from another engine cannot be compared with it
# A file holds no fit.
# facts: $path, $error
no_fit = the file { $path } holds no fit: { $error }
    .remedy = make one with `banzuke records fit … --save FILE`
# The name of a curve.
curve =
    .Straight = straight
    .Log = log
    .Root = root
# Over the players of a fit, with what its R² is to be read beside.
# facts: $players, $r2.3, $deviation.0
players_r_standard = { $players } players: R² { $r2 }, standard deviation { $deviation }
