repaired = 第{ $round }輪維持原編排；若現在依規則重排，會有不同的結果。
stands = 第{ $stage }階段的編排維持不變，仍是依變更前的名次。
games_go = 第{ $no }場比賽的各局紀錄（順序、手牌、先手）也會刪除，請重新輸入。
calls_go = 因選手更換，將取消叫號：{ $matches }。
calls_gone = 因選手更換，已取消叫號：{ $matches }。
starts_stay_in = 為原選手議定的起始分仍保留：{ $matches }。不合適時用 `banzuke tournament length` 變更。
none = 其他比賽不變。名次與等級分會重新計算。
dry_run = 試算：沒有記錄任何內容
each = 第{ $no }場比賽（{ $table }）
choice = { $kept ->
    [none] { $matches }的結果將無效。
   *[other] { $matches }的結果將無效，並須重賽；若是選手弄反了，則{ $kept }的結果保留，歸正確的選手。
}
round = （{ $round }）
match_changes = 第{ $no }場比賽{ $round }：{ $before } → { $after }。
match_added = 新增第{ $no }場比賽{ $round }：{ $after }。
match_removed = 移除第{ $no }場比賽{ $round }：{ $before }。
rank_moves = { $name }第{ $before ->
    [none] –
   *[other] { $before }
}名 → 第{ $after ->
    [none] –
   *[other] { $after }
}名
stage = { $name }（第{ $stage }階段）
no_rank = { $name }：不再列入名次。
rank_changes = { $name }：第{ $before }名 → 第{ $after }名。
rank_undecided_again = { $name }：第{ $before }名變為未定。
rank_known = { $name }：第{ $after }名。
rank_undecided = { $name }：名次未定。
side_unknown = 未定
not_yet_played = { $a }對{ $b }，尚未比賽
payment_stays = { $old }已付 { $paid }，請退款；{ $new }尚欠 { $owed }。
