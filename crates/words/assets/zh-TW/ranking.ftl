day = 日期：
day_hint = 日期，例如 2026-01-31。留空：現在
empty_then = 該日沒有選手有等級分。按 d 變更日期。
empty = 還沒有選手。按 2，再按 a 登錄。
none = 找不到「{ $typed }」。按 Esc 顯示全部。
rating = 等級分
last = 最後比賽
uncorrected = 不計手牌
marked = *{" "}
nobody = 未選取選手
no_matches = 還沒有計等級分的比賽
too_many_files = 匯出處已有1,000個同名的檔案；請移走或刪除一些
curves = 等級分走勢，{ $model }
calibration = { $list }預測結果的準確度
bars = 圖：| 期望得分，x 實際得分，- 實際得分的95%區間。
spread = { $list }的等級分分布
titled = 排行榜{ $list ->
    [none] {""}
   *[other] {" "}{ $list }
}{ $day ->
    [none] {""}
   *[other] （截至{ $day }）
}
summary = 正式{ $established }名，暫定{ $provisional }名（?）；{ $model }，排序：{ $order }
exported = 已寫入 { $path }。
predicted = { NUMBER($matches) }場比賽，{ $games }局，各以賽前的等級分預測。
losses = 對數損失{ $log_loss }（不用等級分{ $base_log_loss }），Brier { $brier }（{ $base_brier }）；越低越好。
active = 最近12個月內有比賽：{ NUMBER($players) }名選手，平均{ $mean }，中位數{ $median }，{ $above }%高於初始等級分。
in_a_year = 最近一年：{ $newcomers }名新選手帶給其他選手{ $entering }分，{ $leavers }名不活躍選手帶走{ $leaving }分。
expected = 期望
games = 局數
actual = 實際
interval = 95%
bar = 0%到100%
spread_of = { NUMBER($players) }名選手：中位數{ $median }，中間的半數在{ $lower }到{ $upper }，全部在{ $least }到{ $most }。
spread_bars = 長條：= 正式，- 暫定。沒有打過局的選手不列入。
rating_range = 等級分
established = 正式
provisional = 暫定
players = 人數
no_day = 「{ $typed }」不是日期；寫成 2026-11-21 這樣。現在顯示今天的排行榜
moved = 升降
gained = 分數±
since = { $event }以來
