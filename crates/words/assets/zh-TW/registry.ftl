entries = { $is_back ->
    [yes] 已報名{ $tournaments }：報名一併退回。
   *[no] 已報名{ $tournaments }：報名一併移轉。
}
stay = 合併後以保留的編號記錄的比賽不會移轉：{ $matches }。
put_off = { $reasons }；稍後決定
matches_of = { $tournament }的{ $matches }
merged_into = { $absorb }併入{ $keep }
judged = { $a }和{ $b }：{ $verdict ->
    [later] 稍後決定
   *[different] 不同人
}
has_no_merges = { $player }沒有合併。
    .remedy = 用 `banzuke player show { $id }` 檢查選手的編號。
has_several_merges = { $player }有多個合併：{ $absorbed }。
    .remedy = 指定要分開的編號。
notes_left_out = 未包含{ NUMBER($notes) }則備註，也未包含摘要；加上 --notes 可包含
born_left_out = 未包含{ NUMBER($dates) }個出生日期；加上 --birth-dates 可包含
# leaves out $count
match_moves = { $is_back ->
    [yes] { $event }的{ $matches }退回{ $player ->
        [none] 分開的選手
       *[other] { $player }
    }
   *[no] { $event }的{ $matches }移到保留的選手
}
others =
    { $others ->
        [0] 其他等級分都不變
       *[other] 另有{ $others }個等級分改變，最多1分
    }
