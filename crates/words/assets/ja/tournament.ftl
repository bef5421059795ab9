title = { $name }（{ $format }）
gone = この大会は、作成が取り消されたか、削除されました。Esc で戻ります。
bracket = トーナメント表
cross_table = 星取表
matches = 試合
round_of = { $round }回戦（全{ $all }回戦）
bye = BYE：{ $name }
absent = 欠席：{ $names }
forbidden = 対戦禁止：{ $pairs }
standings = 順位表
entrants = 参加者
seeded = シード：{ $how }
postponed = 延期中
turn_parts = ] と [ で切り替え
main_branch = 本戦
group = { $name }ブロック
group_above = ↑ 上に{ $name }ブロック
group_below = ↓ 下に{ $name }ブロック
own_stage = 試合とゲームの数は、選手ごとに最後に進んだステージのものです。
narrowed = 開始できる試合のみ（f ですべて）
only_missing = 来場していない参加者のみ（f ですべて）
winner_of = 第{ $no }試合の勝者
loser_of = 第{ $no }試合の敗者
winner_of_short = { $no }勝者
loser_of_short = { $no }敗者
walkover = 不戦
won_mark = 勝
won_alone = 勝ち（ゲーム数不明）
retired_mark = 途
disqualified_mark = 反
retired_short = 途棄
disqualified_short = 反則
double_walkover = 両者不戦敗
double_disqualification = 両者反則負け
themself = このマスに試合はありません。ほかのマスを選んでください。
tied_at_the_end = 同順位（P で決着）
why_here = 順位の決め手：{ $name }
decides = {" "}  ^ この値の差で{ $name }より下になります。
tie_decided = 同順位の決め方：{ $how }
level_with = 上の値がすべて同じ選手：{ $names }。P で順位を決められます。
champion = 優勝
still_in = 勝ち残り
entered = { NUMBER($entrants) }人
progress = { $played }/{ $all }試合終了{ $ready ->
    [0] {""}
   *[other] 、開始可{ $ready }試合
}
stage = 第{ $number }ステージ（全{ $all }）、{ $is_drawn ->
    [no] 未開始
   *[yes] { $is_finished ->
        [yes] 終了
       *[no] 進行中
    }
}
winners = 勝者側
losers = 敗者側
from_place = { $first }位以下
tables = { $size }人卓、1ラウンド{ $games }ゲーム
by_play_off = PO { $won }
by_lots = 抽選
elsewhere = 裁定
withdrawn = 大会棄権
withdrawn_void = 大会棄権、無効
sent_out = 失格
sent_out_void = 失格、無効
tie_break = { $name } { $value }{ $working ->
    [none] {""}
   *[other] ＝{ $working }
}：{ $meaning }
starts_at = { $a }-{ $b }から
walkover_first = 左の不戦勝
walkover_second = 右の不戦勝
retired_first = （左が途中棄権）
retired_second = （右が途中棄権）
disqualified_first = （左が反則負け）
disqualified_second = （右が反則負け）
line = 第{ $no }試合、{ $round }{ $length ->
    [none] {""}
   *[other] 、{ $length }
}：{ $a } - { $b }、{ $outcome }
waits_for = 第{ $no }試合は{ $matches }の結果を待っています。
awaited_match = 第{ $no }試合（{ $a } - { $b }）
