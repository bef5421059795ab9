none_moved = 沒有計等級分的比賽移到別的編號。
moved = { NUMBER($matches) }場計等級分的比賽移到別的編號，在{ $tournaments }
changes = { $whose }：{ $before } → { $after }
of_list = { $name }{ $list ->
    [none] {""}
   *[other] （{ $list }）
}
rated_together = 合併後的等級分
become_one = { $whose }：{ $a }和{ $b } → { $after }
ceases = { $whose }：{ $before } → 無等級分
others = 另有{ NUMBER($others) }個等級分變動，最多1分
