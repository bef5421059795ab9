entries = { $is_back ->
    [yes] 在{ $tournaments }的報名也會還給分開的選手。
   *[no] 在{ $tournaments }的報名也會移到保留的選手。
}
stay = 合併後以保留的編號記錄的比賽，仍留在該編號：{ $matches }。
less_likely = 另有可能性較低的配對：{ $pairs }（以 `banzuke duplicates --min { $min }` 顯示）
put_off = { $reasons }；稍後決定
matches_of = { $tournament }的{ $matches }
merged_into = { $absorb }併入{ $keep }
judged = { $a }和{ $b }：{ $verdict ->
    [later] 稍後決定
   *[different] 不同人
}
has_no_merges = { $player }沒有與任何登錄合併。
    .remedy = 用 `banzuke player show { $id }` 檢查選手的編號。
has_several_merges = 有多個登錄併入{ $player }：{ $absorbed }。
    .remedy = 指定要分開的編號。
notes_left_out = 未包含{ NUMBER($notes) }則備註，也未包含操作紀錄的摘要；加上 --notes 可包含
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
