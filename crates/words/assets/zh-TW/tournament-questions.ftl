close = 結束{ $name }？
close_early = { $name }打完第{ $rounds }輪就結束（原定{ $planned }輪）？
close_yes = 結束
delete = 刪除{ $name }？
delete_yes = 刪除
close_consequence = { $first ->
    [none] {""}
   *[other] 第一名：{ $first }。
}已賽{ NUMBER($played) }場。結束後不再接受新結果，但仍可更正。
delete_consequence = { NUMBER($entrants) }筆報名{ $results ->
    [0] {""}
   *[other] 和{ NUMBER($results) }筆結果
}將會失去。{ $results ->
    [0] {""}
   *[other] 等級分將重新計算。
}選手的登錄會保留；刪除可按 u 復原。
paid_lost = 已收報名費 { $paid }：刪除前請先記下應退款給誰。
