### Texts of the league of card programs.

title = A league of card programs
order = After how many games the order stands
ratings = Ratings in the end by rank in points, K = { $k }
rank = rank
rating = rating
wrong = Pairs of programs in the wrong order by games, K = { $k }
games = games
pairs = pairs
# How much was played, and how.
# facts: $all, $programs, $sets, $games, $playouts, $error, $orders, $seed
games_five_programs = { $all } games of five of { $programs } programs, { $sets } sets of { $games }, rated after every game; hands by { $playouts } playouts (standard error of p at most { $error }). Ranges are over { $orders } orders of the sets. Random seed { $seed }.
# The gain from known hands, a sentence for each K.
# facts: $k, $right, $right_by_hand, $loss, $loss_by_hand
of_k = K = { $k }: the order by rating is that by points after { $right }% of the games of the second half without hands, { $right_by_hand }% with hands. Log-loss of a pair, predicted from the ratings before: { $loss } and { $loss_by_hand }.
# Too few programs for a table, or one of them twice.
no_league = a league needs at least five different programs
    .remedy = name more, like random,default,kou2,snowl:100,snowl
# The name of a milestone: how far, and how lastingly, an order is right.
milestone =
    .OneWrong = one-wrong
    .Right = right
    .Stands = stands
    .ForGood = for-good
