stage = 第{ $number }階段
table = 同桌組{ $number }
game = 第{ $number }局
postponed = 延期
not_explained = 沒有理由可顯示：這一輪是手動編排的，或依現在的結果，規則會有不同的編排。
same_club_meets = { $a }和{ $b }屬於同一俱樂部，卻在第1輪對戰
paired_at = 第{ $no }場比賽：{ $a }（{ $a_score }） - { $b }（{ $b_score }）
floats_down = {"  "}{ $down }下調到分數較低的一組
not_paired_with = {"  "}不與{ $player }編排：{ $why }
colour =
    .White = 先手
    .Black = 後手
mild = 這次輪到{ $side }
strong = { $side }次數較少，這次應{ $side }
absolute = 必須{ $side }
met = 已對戰過
forbidden = 已設定不得對戰
same_colour = 兩人都必須同為先手或後手
completion = 其他人會無法全部編排
order = 同樣好，但依規則的順序在後
-sides_due = 先後手的分配
by_criterion = 準則 C{ $number }（{ $number ->
    [6] 會有更多選手下調
    [7] 會有分數更高的選手下調
    [8] 下一個分數組會有更多或分數更高的選手下調
    [9] 由誰輪空
    [10] { -sides_due }
    [11] { -sides_due }
    [12] { -sides_due }
    [13] { -sides_due }
   *[other] 會重複前幾輪的上下調
}）
met_before = { $a }和{ $b }已對戰過
second_bye = { $player }再次輪空
third_first_move = { $player }連續第三次先手
third_second_move = { $player }連續第三次後手
round = 第{ $from }輪
rounds_between = 第{ $from }至{ $until }輪
round_onwards = 第{ $from }輪起
asked_bye =
    .Half = 半分輪空
    .Zero = 零分輪空
so_far = { $played ->
    [0] 還沒打過任何比賽
   *[other] { NUMBER($all) }場比賽已賽{ $played }場
}
forfeit_rest = { $so_far }，至少一半：結果有效，其餘比賽判對手不戰勝
others_play_on = 已賽各局有效，其他人繼續
not_paired_later = 結果有效，之後各輪不再編排
out_of_ranking = 結果有效，該選手不再有名次
each_match_needs = 每場比賽都須有勝者：其餘比賽判對手不戰勝
void_unplayed = { $so_far }：未賽的比賽無效
void_all = { $so_far }，不到一半：本人這個階段的結果全部無效
exit =
    .Withdrawn = 退賽
    .Disqualified = 取消資格
unreadable = 「{ $sign }」不是座位編號。
no_such_seat = 沒有座位{ $seat }；最後一個是座位{ $last }。
loose_tie_sign = 「=」的前面或後面少了座位。
no_finishing_order = 有座位漏寫或重複。
write_seats_in = 依名次順序把每個座位寫一次，同名次以 = 連接，例如 3 1 5=2 4。
match_of_pod = { $tournament }第{ $no }場比賽是同桌組，須逐局記錄。
    .remedy = 依名次順序記錄一局：`banzuke tournament game --help`
among_tied = 同分者間的{ $criterion }
tie_breaks = 同分比序：{ $steps }；{ $points }
direct_encounter = 直接對戰（DE）
sonneborn_berger_sb = Sonneborn-Berger（SB）
tie_breaks_idle = { $idle }在此無法分出同分：在這種局制下，積分相同時數值也相同{ $may_draw ->
        [yes] （除非有和局）
       *[no] {""}
    }。{ $better ->
        [none] {""}
       *[other] 使用{ $better }。
    }
head_start = 起始分{ $a }-{ $b }
stage_is = 第{ $stage }階段
today_is = 今日
round_is = 第{ $round }輪
undrawn = （{ $undrawn }場尚未編排）
left_to_play = 還有{ NUMBER($left) }場比賽{ $undrawn }，每場{ NUMBER($minutes) }分鐘，{ $part }預計{ $end }結束
free_table = { $holders ->
    [none] { $is_reserved ->
        [yes] 保留
       *[no] 空桌
    }
   *[other] 保留給{ $holders }
}
too_few_in_groups = 無法每組晉級{ $takes }人：各組都不超過{ $most }名選手。
    .remedy = 若要總共晉級{ $takes }人，請用 `--advance total:{ $takes }`。
nothing_to_call = 現在沒有可以叫號的比賽。
    .remedy = 等選手有空；`banzuke queue` 可查看等候叫號的比賽。
on_break = 會場休息到{ $clock }。
    .remedy = 等待，或結束休息：`banzuke tables break --end`
kept_table = { $spot }空著，但{ $holders ->
    [none] 已保留。
   *[other] 保留給{ $holders }。
}
    .remedy = 等其他桌空出，或在比賽編號後面指定這張桌：`banzuke call --help`
removed_in_use = { $spot }不能移除：{ $tournament }第{ $no }場比賽在這張桌。
    .remedy = 記錄該場結果，或加上 --send-back，讓比賽回到等候叫號。
no_free_table = { $has_tables ->
    [yes] 沒有空桌。
   *[no] 會場沒有設定桌。
}
    .remedy = { $has_tables ->
        [yes] 等某桌的比賽記下結果。
       *[no] 設定桌：`banzuke tables set 1 2 3`
    }
dangling_edge = 第{ $no }場比賽在等第{ $source }場，但該場不存在
one_way_edge = { $matches }的晉級路線不一致：一場通往另一場，但另一場並不等它
wrong_player = 第{ $no }場比賽的{ $side }不是應出賽的人
score_on_changed_slot = 第{ $no }場比賽的結果中，有不在該場的選手
against_themself = 第{ $no }場比賽的兩名選手是同一人
stranger = { $stranger }出現在第{ $no }場比賽，但不是參賽者
reset_not_needed = 第{ $no }場比賽（總決賽重賽）並不需要
reset_missing = 缺少第{ $no }場比賽（總決賽重賽）
number_twice = 有兩場第{ $no }場比賽
entered_twice = { $one }和{ $other }是同一人，重複報名
two_tables = { $twice }同時在兩桌：{ $matches }
strange_finish = 第{ $no }場比賽的名次順序中，有不在該桌的選手
inconsistent = { $id }：{ $what }
group_lettered = { $letter }組
group_number = 第{ $number }組
side =
    .A = 選手A
    .B = 選手B
