title = ホーム
ready = 開始できる試合 { $count }件
ready_in = 開始できる試合 { $count }件（{ $tournament }）
tournaments = 大会 { $count }件
entries = 最近の操作
of_screen = [{ $key }] { $title }
no_ready = 開始できる試合はありません。大会は Enter で開きます。
no_tournaments = まだ大会がありません。n で作ります。
no_entries = まだ何も記録されていません。
entered = { $count }人
all_played = 全試合終了（c で大会を終了）
closes = c で大会終了
draws = s で第{ $stage }ステージを組む
draws_round = s で{ $round }回戦を組む
draws_round_short = s { $round }回戦
draws_or_closes = s で{ $round }回戦を組む、c で大会を終了
recorded_on = c で大会を終了
tied = 同順位（s で決着）
tied_short = s 同順位
nothing_to_start = 組み合わせを作る大会がありません
nothing_to_close = 全試合が終わった大会を選んでください
progress = { $finished }/{ $all }
stage_of = { $format }、{ $stage }/{ $stages }
undone = ［取消済］
nothing_to_open = この一覧には何もありません
no_match_selected = 試合が選ばれていません（Tab で試合へ）
at_tables = 卓で試合中 { $count }件
postponed = 延期 { $count }件
early = 開始時刻待ち { $count }件
between = 、
winner = 優勝 { $name }{ $others ->
    [0] {""}
   *[other] {" "}ほか{ $others }人
}
duplicates = ほぼ確実な重複登録が{ $pairs }組あります。D ですべての組を表示します。
called = { $at } { $minutes }分
first_steps =
    まだ記録がありません。最初の試合までの3つの手順：
    
    2 → a      選手を登録します
    n          大会を作り、参加者を追加します
    s          大会を開始すると、ここに試合が並びます
    
    すべてすぐに保存されます。u で最後の操作を取り消せます。
