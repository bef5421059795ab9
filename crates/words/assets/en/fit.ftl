### Ratings fitted to analysed games.

players = players
loss = loss
rating = rating
residual = residual
fitted_head = fitted
few_games = fewer than 3 games
outside = loss outside the fit
and = ;{" "}
study = Ratings from game records
