### Typed games and hands.

none_known = no hands are recorded
# Below the table of luck.
luck = deals: wins expected with these hands if both players were equally strong. luck: how many points higher the rating would be without hand correction
# Below the table of luck of a tournament.
luck_after = deals: wins expected with these hands if both players were equally strong. rating: after the tournament. luck: how many points higher that rating would be without correction for the tournament's hands
by_hand_alone = results grouped by the win rate of the hand alone
# A text that is no list of games.
# facts: $text, $sign
unreadable = the games "{ $text }" cannot be read: "{ $sign }" is not a result
# facts: $text, $p
hand = the games "{ $text }" cannot be read: hand strength { $p } is not between 0 and 1
# facts: $text, $hand
no_such_hand = the games "{ $text }" cannot be read: "{ $hand }" is not a hand strength
# facts: $text, $hands
cards = the games "{ $text }" cannot be read: type hand strengths here, not cards like { $hands }
# A hand or a first move behind several games.
# facts: $text, $games
several = the games "{ $text }" cannot be read: { $games } has several games, but a hand or first move is of one; write a space between games
write_games_like = for each game write w, l or d (player A won, lost or drew); A's hand strength follows after @, like w l@0.3 w
# A text that is no list of hands of a table.
out_of_range = hand strength { $p } is not between 0 and 1
no_hand_strength = "{ $text }" is not two seats of the pod and a hand strength
write_seats_like = write two seats and the hand strength of the first, like 1-2:0.4 3-1:55%
# There is no such seat.
# facts: $seat, $seats
no_seat = this pod has no seat { $seat }
    .remedy = its seats are 1 to { $seats }
# Games that cannot be recorded as typed.
# facts: $no, $what
in_game = game { $no }: { $what }
no_card_game = no card game is set for the tournament
    .remedy = set it with --card-game (`banzuke tournament set --help`), or type the hand strength in place of cards, like w@0.38
# facts: $hand, $text
not_a_card = hand { $hand }: { $text } is not a card
    .remedy = write suit (S H D C) and rank, a space between cards, X for a joker, like S3 HK X
# facts: $hand, $text
not_a_prime_card = hand { $hand }: { $text } is not a card
    .remedy = write A 2 to 9 T (10) J Q K, and X for a joker, like QT338647JA9
empty = hand { $hand } has no cards
    .remedy = type the cards of every player
# facts: $card, $held, $in_deck
not_in_deck = the hands together hold { $card } { $held } times, but a deck has only { $in_deck }
    .remedy = check the hands against the record
# facts: $typed, $players
hands = { $typed } hands were typed for { $players } players
    .remedy = type one hand for each seat in order, with / between them
# facts: $game, $players
players = hand strengths in { $game } cannot be calculated for { $players } players
    .remedy = type the hand strengths instead of cards
# Whether hands foretell results better.
# facts: $log_loss.4, $other.4, $games, $gain.4, $error.4
hands_foretell = hands: log-loss { $log_loss } with them, { $other } without, on the same { $games } games (lower is better): better by { $gain }, standard error { $error }
# The worth of the first move.
# facts: $share.4, $games, $p.4, $low.4, $high.4
first_move_won = first move: won { $share } of { $games } games; corrected for ratings and hands, its win rate is { $p }, 95% interval { $low } to { $high }
# The win rate of the first side by its hand alone, for each game.
# facts: $no, $percent
each = game { $no } { $percent }
deal_alone = win rate by the hand alone: { $each }
game =
    .PrimeDaifugo = prime Daifugō
    .Daihinmin = Daihinmin
