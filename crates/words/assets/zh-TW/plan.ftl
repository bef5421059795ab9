title = 賽制比較
format_title = 賽制
matches = 比賽
end = 結束
range = 80%範圍
each = 每人
wait = 等候
best = 最強
tau = τ
learnt = 資訊
alone = 假設沒有其他賽事：其他賽事還有{ $matches }場未打的比賽也要用桌。
more_or_fewer = 左右鍵：減少或增加一名選手。
is_entered = 選手人數依參賽者而定，無法在這裡變更。
taken = 賽制：{ $format }。
legend = 結束：中位數與80%範圍。比賽：一名選手的最少與平均場數。等候：最長。最強：等級分最高者獲勝的機率。τ：名次與等級分的一致程度（1：完全一致）。資訊：等級分的不確定性減少的比率。
candidate_each = { $own }，各{ $takes }名進{ $then }
single_all_places = 單淘汰，全名次
single_elimination = 單淘汰
double_elimination = 雙淘汰
double_reset = 雙淘汰，重賽
groups_best = { $groups }組，各取前{ $takes }
pods = 同桌{ $size }人，{ $rounds }×{ $games }局
all_places = { $name }，打完所有名次
reset = { $name }，總決賽可重賽
groups = { $groups }個分組
swiss = { $name }，{ $rounds }輪
tables = { $name }每桌{ $size }人，{ $rounds }×{ $games }局
priority =
    .Order = 名次與實力相符
    .Best = 最強者獲勝
    .End = 早結束
    .Matches = 每人比賽多
    .Wait = 等候短
    .Learnt = 更了解等級分
sorted_by = { $until ->
    [none] 排序：{ $by }。
   *[other] 有{ $sure }%以上機率在{ $until }前結束的在前；再按：{ $by }。
}
simulated = { $players }名選手，{ NUMBER($tables) }張桌，{ $lengths }，{ $start } 開始。模擬{ $evenings }場次，亂數種子 { $seed }。
match_takes = 一場比賽的中位數為{ $minutes }分鐘（{ $rests }）。
equal = 所有等級分相同，因此優勝與名次無法預測。
nothing_fits = 沒有適合{ $players }名選手的賽制。
    .remedy = 指定2到1024名選手。
ends_before = 結束早於開始。
    .remedy = 指定較晚的時間並寫上日期，例如 '2026-11-22 01:00'。
rests_on = { $seen ->
    [0] 採一般數值：俱樂部還沒有計時的比賽
   *[other] 取自俱樂部的{ $seen }場比賽
}
