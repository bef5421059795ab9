title = 形式の比較
format_title = 形式
matches = 試合
end = 終了
range = 80%の範囲
each = 1人
wait = 待ち
best = 優勝
tau = τ
learnt = 情報
alone = ほかの大会を考えずに計算しています。実際にはほかの大会の{ $matches }試合も卓を使います。
more_or_fewer = ←→：人数を1人ずつ変更。
is_entered = 人数は参加者の数で決まり、ここでは変えられません。
taken = 形式：{ $format }。
legend = 終了は中央値と80%の範囲。試合数は1人の最少と平均。待ちは最長。優勝はレート1位の優勝確率。τは最終順位とレーティングの一致度（1で完全に一致）。情報はレーティングの不確かさが減る割合。
candidate_each = { $own }→各{ $takes }人が{ $then }
single_all_places = トーナメント全順位
single_elimination = トーナメント
double_elimination = ダブルエリミ
double_reset = ダブル、リセット
groups_best = { $groups }ブロック各上位{ $takes }人
pods = { $size }人卓{ $games }G×{ $rounds }回
all_places = { $name }（全順位決定）
reset = { $name }（リセットあり）
groups = { $groups }ブロック
swiss = { $name }{ $rounds }回戦
tables = { $name }（{ $size }人卓、{ $games }ゲーム×{ $rounds }回）
priority =
    .Order = 順位と強さの一致
    .Best = 最強者の優勝
    .End = 早い終了
    .Matches = 1人の試合数
    .Wait = 待ち時間の短さ
    .Learnt = レーティングの情報
sorted_by = { $until ->
    [none] 並び順：{ $by }。
   *[other] { $until }までに{ $sure }%以上の確率で終わる形式が先。並び順：{ $by }。
}
simulated = { $players }人、{ NUMBER($tables) }卓、{ $lengths }、{ $start }開始。{ $evenings }回の試行、乱数の種 { $seed }。
match_takes = 1試合の所要時間は中央値{ $minutes }分（{ $rests }）。
equal = レーティングが全員同じなので、優勝と順位の予測はありません。
nothing_fits = { $players }人で行える形式がありません。
    .remedy = 2人から1024人を指定してください。
ends_before = 終了が開始より前です。
    .remedy = 「2026-11-22 01:00」のように日付も付けて指定してください。
rests_on = { $seen ->
    [0] クラブの記録がないため一般的な値
   *[other] クラブの{ $seen }試合から
}
