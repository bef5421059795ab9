called = 叫號中
next = 下一場
new_call = 【新】
postponed = 延期
part = { $name }：{ $part }
groups = { $first }-{ $last }組
seats = 第{ $round }輪各桌座位
by_name = 第{ $round }輪：在哪裡比賽？
by_board = 第{ $round }輪，依台號
against = 對手
table_of = 桌
board_of = 台
bye = 輪空
points = { $a }分和{ $b }分
games = 已賽{ $played }/{ $planned }局
ladder = 階梯賽
half = { $name }對戰表
podium = 最終名次
result = 最終結果
marks = { $ready } 可開始  { $at_table } 在桌上  { $won } 勝者
page = 第{ $page }/{ $pages }頁
seconds = { $seconds }秒
paused = 已暫停
unread = 無法讀取檔案；以下內容截至
idle = 目前沒有比賽進行。
next_stage = { $name }：接下來是第{ $stage }階段。
over = { $name }：比賽已全部結束。
gone = 這個賽事已不存在。
since = { $calls ->
    [0] 叫號
    [1] 叫號
   *[other] 叫號{ $calls }次，首次
} { $clock }{ $minutes ->
    [0] {""}
   *[other] ，{ $minutes }分鐘前
}
playing = { $clock }開始比賽{ $minutes ->
    [0] {""}
   *[other] ，已{ $minutes }分鐘
}
busy = 還在{ $spot }：{ $name }
entrants = { NUMBER($entrants) }名參賽者
cross_marks = { $ready } 可開始  { $at_table } 在桌上  { $on } 晉級
registering = { $name }：開放報名，目前{ NUMBER($entrants) }名參賽者。
