found = 検索で一致
of_club = { $name }（{ $club }）
different = 別人
listed = 新規（入力済）
not_shown = その番号の候補はいません
nobody = 入力した名前に似た選手はいません
entered_at = 参加済{ $table ->
    [none] {""}
   *[other] 、{ $table }
}
# leaves out $padded
event_of = { $tournament }{ $year ->
    [none] {""}
   *[other] {" "}{ $year }年{ $month }月
}
