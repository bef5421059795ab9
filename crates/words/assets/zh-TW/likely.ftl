found = 由搜尋找到
of_club = { $name }，{ $club }
different = 不同人
listed = 新增，在此清單
not_shown = 那個位置沒有顯示選手
nobody = 沒有與輸入的姓名相似的選手
entered_at = 已是參賽者{ $table ->
    [none] {""}
   *[other] ，{ $table }
}
# leaves out $padded
event_of = { $tournament }{ $year ->
    [none] {""}
   *[other] {" "}{ $year }年{ $month }月
}
