### Actions on games, hands and ratings in words.

set_games = games of match { $no } of { $event } cleared
games_match = games of match { $no } of { $event }: { $games }
set_hands = hands of game { $game } of match { $no } of { $event }
set_tag = { $event }: tag { $tag }
tag_removed = { $event }: tag removed
set_card_game = { $event }: hands of { $card_game }
hands_typed_as = { $event }: hands typed as win probabilities
set_first_move = { $event }: first-move win rate { $p }
first_move_win = { $event }: first-move win rate as in the rating list
set_division = { $event }: { $takes }
publish_list = rating list { $list } of { $on } published
adjust_rating = all players
by = { $points }
to = to { $points }
rating_on_by = { $who }: rating on { $list } { $change } by hand, { $reason }
