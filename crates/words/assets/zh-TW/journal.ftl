empty = 還沒有操作。所有變更都會列在這裡，都可復原。
none = 沒有含「{ $typed }」的操作。按 Esc 顯示全部。
undone_by = 由第{ $by }筆復原
struck = ［已復原：第{ $by }筆］{ $what }
already = 第{ $seq }筆操作已由第{ $by }筆復原
question = 第{ $seq }筆操作不是最後一筆，復原它？
act =
    .Entry = 復原
    .Undo = 重做
    .Result = 更正
details = 第{ $seq }筆操作  { $time }  { $desk }
seq = 編號
time = 時間
desk = 工作台
what = 內容
title = 操作紀錄  { NUMBER($entries) }筆
narrowed = 操作紀錄  { NUMBER($all) }筆中{ NUMBER($shown) }筆
foreign = { $desk ->
    [none] 是在別的視窗，或在這個視窗開啟之前記錄的
   *[other] 來自工作台{ $desk }
}
question_foreign =
    .Entry = 最後一筆操作（第{ $seq }筆）{ $whose }。復原它？
    .Undo = 最後的復原（第{ $seq }筆操作）{ $whose }。重做它復原的操作？
    .Result = 最後的結果（第{ $seq }筆操作）{ $whose }。更正它？
consequence = { $what }。後面的操作會保留；若有操作依賴它，就不做任何變更。
