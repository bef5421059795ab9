title = 首頁
ready = 可開始的比賽 { $count }場
ready_in = 可開始的比賽 { $count }場（{ $tournament }）
tournaments = 賽事 { $count }項
entries = 最近的操作
of_screen = [{ $key }] { $title }
no_ready = 沒有可開始的比賽。在賽事上按 Enter 開啟。
no_tournaments = 還沒有賽事。按 n 建立。
no_entries = 還沒有操作。
entered = { $count }名
all_played = 全部打完，c 結束賽事
closes = c 結束賽事
draws = s 編排第{ $stage }階段
draws_round = s 編排第{ $round }輪
draws_round_short = s 第{ $round }輪
draws_or_closes = s 編排第{ $round }輪，c 結束賽事
recorded_on = c 結束賽事
tied = 同名次，s 決定
tied_short = s 同名次
nothing_to_start = 沒有可以編排的賽事
nothing_to_close = 選取比賽已全部打完的賽事
progress = { $finished }/{ $all }
stage_of = { $format }，{ $stage }/{ $stages }
undone = ［已復原］
nothing_to_open = 這份清單是空的
no_match_selected = 未選取比賽；按 Tab 移到比賽
at_tables = 桌上 { $count }場
postponed = 延期 { $count }場
early = 未到時間 { $count }場
between = ，
winner = 冠軍 { $name }{ $others ->
    [0] {""}
   *[other] ，另{ $others }名並列
}
duplicates = 有{ $pairs }對選手很可能是同一人。按 D 查看所有配對。
called = { $at } { $minutes }分
first_steps =
    這個檔案是空的。到第一場比賽只要三步：
    
    2 → a      登錄選手
    n          建立賽事，加入參賽者
    s          開始賽事；比賽會列在這裡
    
    一切都會立即儲存。按 u 復原最後的操作。
