none = 沒有以手機回報的結果
another = 輸入其他結果
drops = 捨棄回報：由選手重新回報
later = 稍後決定：顯示下一個
disputed = 回報不一致：詢問選手。
somebody = 旁觀者
by = { $who }回報。
says = { $who }以手機回報：{ $result }。
waits = 已回報
differ = 回報不一致
whose = { $event }第{ $no }場
title = 手機回報的結果{ $of ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $place }/{ $of })
}
waiting = 有{ $results }筆手機回報的結果待確認。按 y 顯示。
