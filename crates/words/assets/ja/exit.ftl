title = 大会棄権・失格
question = { $name }：{ $tournament }の残りの試合をどうしますか？
from_which = { $name }はどの大会を棄権しますか？
which_player = どの選手が大会を棄権しますか？
not_playing = 進行中の大会に参加していません
offered = { $name }は{ $tournament }も大会棄権にしますか？
goes_on = 次の相手は不戦勝で勝ち上がります。
not_paired = 決まっている試合は不戦敗になり、以後の対戦は組まれません。
unlisted = 残りの試合はありません。順位から外れ、下位の選手が繰り上がります。
pod_plays_on = 卓のほかの選手は続けます。
stays = 変更しない
plays_on = いいえ、参加を続ける
way = { $reason }：{ $effect }
nobody = 「参加者」のタブで選手を選んでください
back = 棄権からの復帰
back_question = { $name }は{ $tournament }にどのラウンドから復帰しますか？
stays_away = 復帰しない
back_from = { $rounds }から（欠席したラウンドは不戦敗のまま）
back_for_all = 最初から（欠席分も行う）
exchange = 位置の交換
exchange_with = { $name }と位置を交換する選手を選んでください。
exchange_question = { $a }と{ $b }の位置を交換しますか？
first_match = { $player }：最初は第{ $no }試合、相手は{ $opponent }
nobody_to_exchange = 位置を交換できる参加者がほかにいません
proposed = { $all }試合のうち{ $played }試合を終えています（{ $less ->
    [yes] 半分未満
   *[no] 半分以上
}）。おすすめ：{ $effect }。
reason =
    .Withdrawn = 大会棄権
    .Disqualified = 失格
no_rank_any_more = 結果は有効、順位からは外れる
others_go_on = 行ったゲームは有効、ほかの選手は続行
rest_walkovers = 結果は有効、残りは不戦敗
rest_void = 結果は有効、残りは無効
all_void = 本人のこのステージの結果はすべて無効
