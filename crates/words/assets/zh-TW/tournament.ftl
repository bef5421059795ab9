title = { $name }，{ $format }
gone = 這個賽事已不存在：賽事的建立已復原，或賽事已刪除。按 Esc 返回。
bracket = 對戰表
cross_table = 交叉表
matches = 比賽
round_of = 第{ $round }輪，共{ $all }輪
bye = 輪空：{ $name }
absent = 缺席：{ $names }
forbidden = 不得編排對戰：{ $pairs }
standings = 名次表
entrants = 參賽者
seeded = 種子{ $how }
postponed = 延期
turn_parts = ] 和 [ 切換
main_branch = 主賽
group = { $name }組
group_above = ↑ 上面有{ $name }組
group_below = ↓ 下面有{ $name }組
own_stage = 每名選手的場數與局數，以最後打到的階段計。
narrowed = 只列可開始的，f 列出全部
only_missing = 只列未報到的，f 列出全部
winner_of = 第{ $no }場勝者
loser_of = 第{ $no }場敗者
winner_of_short = { $no }勝者
loser_of_short = { $no }敗者
walkover = 不戰
won_mark = 勝
won_alone = 勝，局數不明
retired_mark = 棄
disqualified_mark = 失
retired_short = 棄權
disqualified_short = 失格
double_walkover = 雙方棄權
double_disqualification = 雙方取消資格
themself = 這一格沒有比賽，請選別格。
tied_at_the_end = 有同名次，P 決定
why_here = 同分比序說明：{ $name }
decides = {" "}  ^ 因這一項排在{ $name }之後。
tie_decided = 同名次者的先後由此決定：{ $how }。
level_with = 以上各項都相同的選手：{ $names }。按 P 決定先後。
champion = 冠軍
still_in = 未淘汰
entered = { NUMBER($entrants) }名參賽者
progress = 已賽{ $played }/{ $all }場{ $ready ->
    [0] {""}
   *[other] ，{ $ready }場可開始
}
stage = 第{ $number }階段（共{ $all }），{ $is_drawn ->
    [no] 未開始
   *[yes] { $is_finished ->
        [yes] 已結束
       *[no] 進行中
    }
}
winners = 勝部
losers = 敗部
from_place = 第{ $first }名起
tables = 每桌{ $size }名，每輪{ $games }局
by_play_off = 加賽{ $won }
by_lots = 抽籤
elsewhere = 裁定
withdrawn = 退賽
withdrawn_void = 退賽，無效
sent_out = 取消資格
sent_out_void = 取消資格，無效
tie_break = { $name } { $value }{ $working ->
    [none] {""}
   *[other] {" "}= { $working }
}：{ $meaning }
starts_at = 從{ $a }-{ $b }開始
walkover_first = 左方不戰勝
walkover_second = 右方不戰勝
retired_first = （左方中途棄權）
retired_second = （右方中途棄權）
disqualified_first = （左方取消資格）
disqualified_second = （右方取消資格）
line = 第{ $no }場比賽，{ $round }{ $length ->
    [none] {""}
   *[other] ，{ $length }
}：{ $a } - { $b }，{ $outcome }
waits_for = 第{ $no }場比賽等待{ $matches }的結果。
awaited_match = 第{ $no }場比賽（{ $a } - { $b }）
