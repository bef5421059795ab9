labelled = { $name }：{ $text }
begins = { $clock }起
on_break = 休息到{ $clock }
aside = { $text }（{ $beside }）
across_so_far = 各組下一名次的選手，跨組比較的順序（目前）：{ $players }。
across_one = 第{ $rank }名 { $name }（{ $group }）
tied = { $players }名同名次
pause = 、
then = { $sentence }{ $next }
table_word = 桌
table_named = { $is_called ->
    [yes] { $name }
   *[no] 第{ $name }桌
}
at_named = { $is_called ->
    [yes] { $name }
   *[no] { $name }桌
}
short_named = { $is_called ->
    [yes] { $name }
   *[no] { $name }桌
}
board = 第{ $number }台
moves_first = 先手
moves_second = 後手
first_named = 寫在前面的一方先手
won_drawn_lost = 勝-和-負
won_lost = 勝-負
round_no = 第{ $number }輪
round_so_far = 第{ $round }輪已賽{ $played }場，共{ $matches }場
quarter_final = 八強賽
semi_final = 準決賽
third_place_match = 季軍賽
final_round = 決賽
winners_round = 勝部第{ $number }輪
winners_final = 勝部決賽
losers_round = 敗部第{ $number }輪
losers_final = 敗部決賽
grand_final = 總決賽
bracket_reset = 總決賽重賽
place_match = 第{ $first }名賽
places_match = 第{ $first }-{ $last }名賽
play_off = 加賽
third_place = 第3名
fourth_place = 第4名
short_round = { $number }輪
short_quarter_final = 八強
short_semi_final = 準決
short_third_place = 季軍
short_final = 決賽
short_winners_final = 勝決
short_losers_final = 敗決
short_grand_final = 總決
short_reset = 重賽
short_places = { $first }-{ $last }名
short_play_off = 加賽
winners_code = 勝{ $round }
losers_code = 敗{ $round }
first_to = 先勝{ $games }局
games = { NUMBER($games) }局
as_played = 局數不限
matches = { NUMBER($matches) }場比賽
rounds = { NUMBER($rounds) }輪
to = 先勝{ $games }局
rounds_of = { $usual }，{ $rounds }{ $own }
and = 和
single_elimination = 單淘汰
double_elimination = 雙淘汰
round_robin = 循環賽
double_round_robin = 雙循環賽
group_stage = 分組賽
swiss = 瑞士制
pods = 同桌組
as_recorded = 僅記錄
ladder = 階梯賽
seeding =
    .Rating = 依等級分
    .Entry = 依報名順序
    .Random = 抽籤
by_place_before = 依前一階段的名次
by_hand = 手動
across_groups = { $sizes_differ ->
    [yes] 各組之間：比每場平均積分（人數較多的組不計對最後一名的結果），再依同分比序。
   *[no] 各組之間：比每場平均積分，再依同分比序。
}
point_per_game = 每勝一局1分
points_per_game = 每局積分{ $points }
points_per_match = 積分{ $points }
in_round_robin = 循環賽
in_group = { $letter }組
in_group_no = 第{ $group }組
bye_of_seed = 第{ $seed }種子的輪空位置
next_round_as = 下一輪（編排號碼{ $number }）
next_round = 下一輪
phase =
    .Registering = 開放報名
    .Running = 進行中
    .Closed = 已結束
state =
    .Waiting = 等待
    .Ready = 可開始
    .Called = 已叫號
    .Playing = 比賽中
    .Finished = 已結束
    .Bye = 輪空
    .Void = 無效
recorded = 已記錄
next_day = 下次 { $day }：{ NUMBER($count) }場
presence =
    .Expected = {""}
    .Here = 已到
    .Away = 缺席
here = { $here }/{ $entrants }名已報到
absent = 缺席
criterion_points = 積分
criterion_direct = 直接
criterion_difference = 淨勝
criterion_won = 勝局
random_seats = 抽籤決定座位
plan_of = { $takes ->
    [none] {""}
    [0] 各組第1名中的前{ $fill }名，
   *[other] { $fill ->
        [none] { $of_groups ->
            [yes] 各組前{ $takes }名
           *[no] 前一階段前{ $takes }名
        }
       *[other] 各組前{ $takes }名，以及第{ $rank }名中的前{ $fill }名
    }，
}{ $format }{ $details }，{ $matches }{ $points ->
    [none] {""}
   *[other] ，{ $points }
}，種子{ $seeding }{ $locked ->
    [none] {""}
   *[other] ，前{ $locked }種子固定
}{ $apart ->
    [yes] ，同俱樂部分開
   *[no] {""}
}{ $swiss ->
    [none] {""}
   *[other] ，{ $swiss }
}
accelerated = 加速制
bands_from = 等級分分段{ $bands }起
with_all_places = （含全部排名賽）
with_third_place = （含季軍賽）
with_reset = （含重賽）
of_groups = （{ $groups }組{ $double ->
    [yes] ，雙循環
   *[no] {""}
}{ $split ->
    [balanced] ，種子均分
    [by-hand] ，手動分組
   *[other] {""}
}）
of_rounds = （{ $rounds ->
    [0] 輪數依人數而定
   *[other] { NUMBER($rounds) }輪
}{ $colours ->
    [yes] {""}
   *[no] ，不分先後手
}）
of_pods = （每桌{ $size }名，每輪{ NUMBER($games) }局）
day_of = { $year }年{ $month }月{ $day }日
full_day_of = { $year }年{ $month }月{ $day }日({ $weekday ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
   *[7] 日
})
