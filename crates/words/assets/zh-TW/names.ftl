no_player_registered = 沒有登錄為「{ $text }」的選手。
    .remedy = { $close ->
    [none] 檢查選手清單，或先登錄選手。
   *[other] 是不是{ $close }？
}
name_of_several = 有多名選手名為「{ $text }」：{ $players }。
    .remedy = 指定登錄編號。
number_and_name = 「{ $text }」是{ $number }的編號，也是{ $players }的姓名。
    .remedy = 寫完整的登錄編號，例如 P0042-3。
no_tournament = 沒有名為「{ $text }」的賽事。
    .remedy = { $close ->
    [none] 參閱 `banzuke tournament list`。
   *[other] 是不是{ $close }？
}
no_category = 沒有名為「{ $text }」的組別。
    .remedy = { $all ->
    [none] 設定組別：`banzuke categories set "U18 <18" 女子`
   *[other] 可用的有{ $all }。
}
no_list = 沒有名為「{ $text }」的等級分表。
    .remedy = 可用的有{ $all }。
