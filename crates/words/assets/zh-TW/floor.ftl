title = 賽場
tables = { $all ->
    [0] 桌（未設定）
   *[other] 桌 使用{ $taken }/{ $all }張
}
typed = { $title }（按鍵 { $first }-{ $last }）
queue = 等候叫號 { $count }場
set_up = 還沒有桌。按 t 設定。
no_queue = 沒有等候叫號的比賽。
free = 空桌
reserved = 保留
selected = 選取的比賽
ends = 預計結束
pair = { $a } - { $b }
hall_changed = 另一個工作台已變更桌的設定：{ $tables }。你輸入的變更仍保留；請確認後按 Enter。
line = 第{ $no }場比賽，{ $round }：{ $who }。
which_table = 叫到哪一桌？
nobody_next = 沒有能叫號的比賽：沒有等候的，或選手正在比賽
on_break = 休息到{ $clock }；Z 更改或結束
break_title = 會場休息
no_tables = 還沒有設定桌：按 5，再按 t
no_free = 沒有空桌
free_for = 空桌（保留給{ $holders }）
no_match_here = 這桌沒有比賽
none_here_enter_calls = 這桌沒有比賽；按 Enter 叫一場過來
hall_takes = 移除桌（{ $tables }）？
hall_takes_several = 移除桌（{ $tables }）？
not_to_postpone = 選取可以開始的比賽
no_day_to_set = 選取尚未叫號也未賽的比賽
no_table_selected = 選取有比賽的桌；按 Tab 移到桌
no_such_table = 沒有第{ $digit }桌。
no_match_selected = 未選取比賽
hall_meant = 這個數字是一張桌的名稱，還是桌數？按 Enter 選擇。
hall_several = { $tables }張桌，名稱為1到{ $tables }
hall_one = 一張桌，名稱為{ $tables }
hall = 會場的桌
hall_prompt = 桌：
hall_cleared = 全部移除後，要再設定桌才能叫號。
hall_clears = 移除
lasts = { $hours ->
    [0] { $minutes }分鐘
   *[other] { $hours }小時{ $minutes ->
        [0] {""}
       *[other] { $minutes }分
    }
}
short_minutes = { $minutes }分
short_hours = { $hours }小時
which_match = 叫哪一場比賽到{ $spot }？
postponed = 延期
postponed_short = 延期
busy_at = { $at }比賽中
busy_in = 在{ $spot }比賽中
after = 後續{ $behind }
waited_after = { $minutes }・後續{ $behind }
waits_since = { $busy ->
    [none] {""}
   *[other] { $busy }正在{ $spot }比賽。
}{ $early ->
    [none] {""}
   *[other] { $early }以前不叫號。
}{ $postponed ->
    [yes] 延期。
   *[no] {""}
}{ $waited ->
    [none] {""}
   *[other] 已等候{ $waited }。
}{ $behind ->
    [0] 沒有比賽在等它的結果
   *[other] 有{ $behind }場比賽在等它的結果
}。
called_to = { $table }，{ $calls ->
    [1] { $ago }前叫號
   *[other] 已叫號{ $calls }次，第一次在{ $ago }前
}{ $playing ->
    [none] {""}
   *[other] ，已比賽{ $playing }
}。
ends_about = { $name }：還有{ NUMBER($matches) }場{ $undrawn ->
    [0] {""}
   *[other] （{ $undrawn }場尚未編排）
}，約{ $lasts }，{ $part }預計{ $clock }結束
of_stage = 第{ $stage }階段
of_round = 第{ $round }輪
of_today = 今天
only_reserved = { $spot }{ $holders ->
    [none] 是保留桌
   *[other] 保留給{ $holders }
}；選取比賽後按 T 可叫過去
without_table = { $tournament }第{ $no }場比賽{ $queued ->
    [none] 繼續進行，不佔桌
    [0] 回到等候叫號的最前面
   *[other] 回到等候叫號
}。
table = { $name }{ $reserved ->
    [yes] （保留）
   *[no] {""}
}
hall_hints =
    名稱以逗號或空白分隔；1-12 代表十二張桌。
    名稱後加 * 為保留桌，只在指定時使用。
    Enter 儲存，Esc 不變更。
match_day = 日期
    .doc = 這天之前不叫這場比賽，例如 12-31。留空：依該輪的日期。
until = 結束時間
    .doc = 時刻（13:00、1300、13）或長度（30分）。留空則結束休息。
hall_count = { NUMBER($all) }張桌{ $reserved ->
    [0] {""}
   *[other] ，其中{ $reserved }張保留
}
hall_clear = 移除全部{ NUMBER($all) }張桌？
