entries = { $is_back ->
    [yes] 参加中の大会（{ $tournaments }）の参加登録も、切り離す選手に戻ります。
   *[no] 参加中の大会（{ $tournaments }）の参加登録も、残す選手に移ります。
}
stay = 統合の後に、残した番号で記録した試合は、切り離す選手に移りません：{ $matches }。
less_likely = ほかに可能性の低い組：{ $pairs }（`banzuke duplicates --min { $min }` で表示）
put_off = { $reasons }（後で決める）
matches_of = { $matches }（{ $tournament }）
merged_into = { $absorb }を{ $keep }に統合
judged = { $a }と{ $b }：{ $verdict ->
    [later] 後で決める
   *[different] 別人
}
has_no_merges = { $player }は、どの登録とも統合されていません。
    .remedy = 選手の番号は `banzuke player show { $id }` で確認してください。
has_several_merges = { $player }には複数の登録が統合されています：{ $absorbed }。
    .remedy = 切り離す番号を指定してください。
notes_left_out = { NUMBER($notes) }件の備考と、操作履歴のダイジェストは含めていません。含めるには --notes を付けてください
born_left_out = { NUMBER($dates) }人の生年月日は含めていません。含めるには --birth-dates を付けてください
# leaves out $count
match_moves = { $is_back ->
    [yes] { $matches }（{ $event }）が{ $player ->
        [none] 切り離す選手
       *[other] { $player }
    }に戻ります
   *[no] { $matches }（{ $event }）が残す選手に移ります
}
others =
    { $others ->
        [0] ほかの選手のレーティングは変わりません
       *[other] ほかに{ $others }人のレーティングが変わります（最大1点）
    }
