called = 呼び出し中の試合
next = 次の試合
new_call = 【新】
postponed = 延期中
part = { $name }　{ $part }
groups = { $first }〜{ $last }ブロック
seats = { $round }回戦の席
by_name = { $round }回戦の対戦場所（名前順）
by_board = { $round }回戦の組み合わせ
against = 相手
table_of = 卓
board_of = ボード
bye = BYE
points = { $a }点と{ $b }点
games = { $planned }ゲーム中{ $played }ゲーム終了
ladder = ラダー順位
half = { $name }
podium = 入賞者
result = 最終結果
marks = { $ready } 開始可  { $at_table } 卓で試合中  { $won } 勝者
page = { $page }/{ $pages }ページ
seconds = { $seconds }秒
paused = 一時停止中
unread = ファイルを読み取れません。表示内容の時刻：
idle = 今は試合がありません。
next_stage = { $name }：次は第{ $stage }ステージです。
over = { $name }：全試合が終わりました。
gone = この大会はもうありません。
since = { $clock } 呼び出し{ $calls ->
    [0] {""}
    [1] {""}
   *[other] （{ $calls }回目）
}{ $minutes ->
    [0] {""}
   *[other] 、{ $minutes }分経過
}
playing = { $clock } 開始{ $minutes ->
    [0] {""}
   *[other] 、{ $minutes }分経過
}
busy = { $spot }で試合中：{ $name }
entrants = 参加者{ NUMBER($entrants) }人
cross_marks = { $ready } 開始可  { $at_table } 卓で試合中  { $on } 進出
registering = { $name }：受付中、現在{ NUMBER($entrants) }人。
