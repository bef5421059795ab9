title = 会場
tables = { $all ->
    [0] 卓（未設定）
   *[other] 卓 { $taken }/{ $all }使用中
}
typed = { $title }（キー { $first }〜{ $last }）
queue = 呼出待ち { $count }試合
set_up = 会場の卓がまだありません。t で設定します。
no_queue = 呼出待ちの試合はありません。
free = 空き
reserved = 予約
selected = 選択中の試合
ends = 終了予定
pair = { $a } - { $b }
hall_changed = 別の本部PCが卓を変更しました：{ $tables }。入力中の変更も残っています。確かめてから Enter を押してください。
line = 第{ $no }試合、{ $round }：{ $who }。
which_table = どの卓に呼び出しますか？
nobody_next = 呼び出せる試合がありません（呼出待ちがないか、選手が試合中です）
on_break = { $clock }まで休憩です（Z で変更・終了）
break_title = 会場の休憩
no_tables = 会場の卓がまだ設定されていません（5 の画面の t で設定します）
no_free = 空いている卓がありません
free_for = 空き（{ $holders }に予約）
no_match_here = この卓には試合がありません
none_here_enter_calls = この卓には試合がありません。Enter で呼び出します
hall_takes = 卓（{ $tables }）を削除しますか？
hall_takes_several = 卓（{ $tables }）を削除しますか？
not_to_postpone = 開始できる試合を選んでください
no_day_to_set = 呼び出しも試合もまだの試合を選んでください
no_table_selected = 試合のある卓を選んでください（Tab で卓に移ります）
no_such_table = 卓{ $digit }はありません。
no_match_selected = 試合が選ばれていません
hall_meant = この数は卓の名前ですか、卓の数ですか。Enter で選びます。
hall_several = { $tables }卓（名前は1〜{ $tables }）
hall_one = 「{ $tables }」という名前の1卓
hall = 会場の卓
hall_prompt = 卓：
hall_cleared = すべて削除すると、卓をもう一度設定するまで呼び出しができません。
hall_clears = 削除する
lasts = { $hours ->
    [0] { $minutes }分
   *[other] { $hours }時間{ $minutes ->
        [0] {""}
       *[other] { $minutes }分
    }
}
short_minutes = { $minutes }分
short_hours = { $hours }時間
which_match = { $spot }にどの試合を呼び出しますか？
postponed = 延期中
postponed_short = 延期
busy_at = { $at }で試合中
busy_in = { $spot }で試合中
after = 後続{ $behind }
waited_after = { $minutes }・後続{ $behind }
waits_since = { $busy ->
    [none] {""}
   *[other] { $busy }は{ $spot }で試合中です。
}{ $postponed ->
    [yes] 延期中です。
   *[no] {""}
}{ $early ->
    [none] {""}
   *[other] { $early }より前には呼び出しません。
}{ $waited ->
    [none] {""}
   *[other] 呼出待ち{ $waited }。
}{ $behind ->
    [0] この結果を待つ試合はありません
   *[other] この結果を{ $behind }試合が待っています
}。
called_to = { $table }、{ $calls ->
    [1] 呼び出しから{ $ago }
   *[other] { $calls }回呼び出し、最初の呼び出しから{ $ago }
}{ $playing ->
    [none] {""}
   *[other] 、開始から{ $playing }
}。
ends_about = { $name }：残り{ $matches }試合{ $undrawn ->
    [0] {""}
   *[other] （うち{ $undrawn }試合は組合せ前）
}、約{ $lasts }、{ $part }{ $clock }ごろ終了
of_stage = 第{ $stage }ステージは
of_round = { $round }回戦は
of_today = 今日は
only_reserved = { $spot }は{ $holders ->
    [none] 予約の卓
   *[other] { $holders }用
}です。試合を選び T で呼び出せます
without_table = { $tournament }の第{ $no }試合は{ $queued ->
    [none] 卓なしで続きます
    [0] 呼出待ちの先頭に戻ります
   *[other] 呼出待ちに戻ります
}。
table = { $name }{ $reserved ->
    [yes] （予約）
   *[no] {""}
}
hall_hints =
    名前をコンマか空白で区切ります。1-12 で12卓になります。
    名前の後に * を付けると予約の卓になり、指定したときだけ使います。
    Enter で保存、Esc で元のまま。
match_day = 試合の日
    .doc = この日より前には試合を呼び出しません。例：12-31。空欄ならラウンドの日のとおり。
until = 終了時刻
    .doc = 時刻（13:00、1300、13）か長さ（30分）。空欄なら休憩を終えます。
hall_count = { NUMBER($all) }卓{ $reserved ->
    [0] {""}
   *[other] （うち予約{ $reserved }卓）
}
hall_clear = { NUMBER($all) }卓をすべて削除しますか？
