title = 結果の入力
title_of = 結果の入力（{ $tournament }）
prompt = 試合と結果：
hint = 試合番号と結果を 12 2-1 のように入力。卓なら t3 2-1、選手なら 辻 2-1（その選手の勝ち数が先）。12 w1 は左の選手、w2 は右、w0 は両者の不戦敗。12 g2 1-0 は右の途中棄権、d1 は左の反則負け。
hint_many = 別の大会は、先に略号か大会名の一部を付けます：{ $tag }4 2-1。
line_first = 先にこの行を入力し終えるか、Ctrl-U で消してください。
no_number = 先に試合番号、卓、選手名のどれかを入力します：12 2-1、t3 2-1、辻 2-1。
no_match = 進行中の大会に第{ $no }試合はありません。
type_result = 結果を 2-1 のように入力します。
unreadable = 結果は 2-1、w1、g2 1-0、d1 のように入力します。
meant = 第{ $no }試合、{ $round }：{ $a } 対 { $b }
pod = 第{ $no }試合は多人数戦の卓です。Enter で開きます。
recorded = 記録済み：{ $result }。
recorded_elsewhere = { $tournament }にも同じ番号の試合がありますが、記録済みです（{ $result }）。
asks_correction = Enter で { $result } への訂正を確認します。
correct_question = { $tournament }の第{ $no }試合は{ $old }で記録済みです。{ $new }に訂正しますか？
is_correction = これは訂正です。記録済みの結果：{ $result }。
nothing_changes = すでにこの結果です。変わりません。
which_match = どの試合ですか？
which = どの大会の第{ $no }試合ですか？
which_keys = Enter で決定、Tab で次、Esc で中止。この間に入力した行は保留します。
waits = Enter でこの行を保留し、質問に答えた後で読み取ります。
takes_waiting = Enter で次の保留中の行を処理します。
not_recorded = 記録していません：{ $line }
refused = 記録していません。この行を直すか、続けて次の行を入力します。
needs_enter = 確認があります。Enter を押してください。
stands_elsewhere = 別の大会の同じ番号の試合が同じ結果です。Enter でこの行も記録します。先頭に大会名を付けた行は止まりません。
no_open_match = { $player }に記録できる試合はありません（相手が未定か、終了済みです）。
asks_which_match = Enter で試合を選びます。
asks_which = Enter で大会を選びます。
way = { $tournament }：{ $a } 対 { $b }、{ $result }
none_open = 結果を入力できる試合はありません。
recorded_title = ここで記録した結果
undone = ［取消済］{ $entry }
none_recorded = まだ記録した結果はありません。
taken = { NUMBER($recorded) }件の結果を記録しました。取り消しは1件ずつです。
-recorded_so_far = { NUMBER($recorded) }件の結果を記録しました。
waiting_then = 記録していません：保留中の行が{ NUMBER($lines) }行あります（次は { $next }）。Enter で処理し、もう一度 Esc ですべて捨てます。
-stopped_at = この行で止まりました：{ $why }。
-not_taken = 続く{ NUMBER($rest) }行は読み込んでいません。
stopped_after = { $recorded ->
    [0] { -stopped_at }{ $rest ->
        [0] {""}
       *[other] { -not_taken }
    }
   *[other] { -recorded_so_far }{ $rest ->
        [0] {""}
       *[other] { -not_taken }
    }{ -stopped_at }
}
waiting = 保留中の行：{ NUMBER($lines) }行
open = 結果を入力できる試合 { $count }試合
