title = 結果
title_of = 結果，{ $tournament }
prompt = 比賽與結果：
hint = 比賽編號和結果：12 2-1；或桌：t3 2-1；或選手，其局數在前：林 2-1。12 w1：左方選手缺席，w2 右方，w0 雙方。12 g2 1-0：右方中途棄權；d1：取消左方的資格。
hint_many = 別的賽事：前面加簡稱或部分名稱：{ $tag }4 2-1。
line_first = 先完成這一行，或按 Ctrl-U 清除。
no_number = 先輸入比賽、桌或選手：12 2-1、t3 2-1、林 2-1。
no_match = 進行中的賽事都沒有第{ $no }場比賽。
type_result = 輸入結果：2-1。
unreadable = 輸入結果，例如 2-1、w1、g2 1-0 或 d1。
meant = 第{ $no }場比賽，{ $round }：{ $a }對{ $b }
pod = 第{ $no }場比賽是同桌組：按 Enter 開啟。
recorded = 已記錄：{ $result }。
recorded_elsewhere = 不是{ $tournament }的：該賽事這個編號的比賽已記錄，{ $result }。
asks_correction = 按 Enter 會詢問是否更正為{ $result }。
correct_question = { $tournament }第{ $no }場比賽已記錄為{ $old }。更正為{ $new }？
is_correction = 這是更正，已記錄的是{ $result }。
nothing_changes = 已有相同的紀錄：沒有變更。
which_match = 哪一場比賽？
which = 哪個賽事的第{ $no }場比賽？
which_keys = Enter 選定，Tab 下一個，Esc 取消。此時輸入的行會等候。
waits = 按 Enter 保留這一行，回答問題後再處理。
takes_waiting = 按 Enter 處理下一行等候的輸入。
not_recorded = 未記錄：{ $line }
refused = 未記錄。修改這一行，或直接輸入下一行。
needs_enter = 須先回答問題，按 Enter。
stands_elsewhere = 別的賽事在這個編號有相同的結果。按 Enter 也記錄這一行；寫明賽事的行不會停下。
no_open_match = { $player }沒有可記錄的比賽：對手未定，或都已結束。
asks_which_match = 按 Enter 會詢問是哪一場比賽。
asks_which = 按 Enter 會詢問是哪個賽事。
way = { $tournament }：{ $a }對{ $b }，{ $result }
none_open = 沒有待輸入的比賽。
recorded_title = 在這裡記錄的結果
undone = ［已復原］{ $entry }
none_recorded = 還沒有。
taken = 已記錄{ NUMBER($recorded) }筆結果。復原時逐一取消。
-recorded_so_far = 已記錄{ NUMBER($recorded) }筆結果。
waiting_then = 未記錄：{ NUMBER($lines) }行等候中，下一行是 { $next }。Enter 處理，再按一次 Esc 全部捨棄。
-stopped_at = 停在這一行：{ $why }。
-not_taken = 後面{ NUMBER($rest) }行未處理。
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
waiting = 等候中：{ NUMBER($lines) }行
open = 待輸入比賽 { $count }場
