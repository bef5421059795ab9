question = 開始{ $tournament }？
yes = 開始
not_here = 未報到{ $count }名：{ $names }
without_them = 排除他們並開始：他們不再是參賽者
come_later = 他們第2輪才來：第1輪缺席，0分
with_all = 以全部{ $entrants }名開始
not_yet = 先不開始
stage = 建立{ $tournament }第{ $number }階段的編排？
stage_yes = 建立編排
as_shown = 已照畫面編排；依現在的結果，對手會不同。需要時重新編排。
round = 抽出{ $tournament }第{ $round }輪的座位？
pairings = 編排{ $tournament }第{ $round }輪？
lots = 如何決定誰晉級？
lots_order = 如何決定他們的先後？
tied = { $names }的各項同分比序都相同。
tied_in = { $group }組：{ $names }的各項同分比序都相同。
seeds_stage = 全部晉級：在此排定的先後決定第{ $stage }階段的種子。
decides_places = 在此排定第{ $first }名到第{ $last }名的先後。
shared_across = 人數較多的組不計對最後一名的結果，全部都是每場{ $per_match }分；{ $values }。
new_order = 順序：{ $names }
among = 相互對戰：{ $matches }。
none_among = 他們沒有對戰過。
met = { $a } { $result } { $b }
shared = 全部都是{ $values }。
lots_yes = 抽籤
all_lots = { $ties }組同名次全部抽籤
decided = 另行決定：輸入順序
decide_title = 同名次選手的順序，{ $tournament }
play_off_yes = 加賽
play_off_all = 加賽，互相對戰（{ $matches }場）
some_advance = 這{ $tied }名中有{ $places }名晉級。
one_compared = 這{ $tied }名中有1名與其他組比較，爭取一個名額。
one_more_may = 這{ $tied }名中有{ $places }名晉級，另1名若在第{ $rank }名中成績較好也晉級。
order = 順序
    .doc = 下方選手的編號，最好的在前，例如 2 1 3。
how = 方式
    .doc = 如何決定的，例如擲硬幣。可留空。
in_groups = 各組內互相對戰
in_rounds = { NUMBER($rounds) }輪{ $byes ->
    [0] {""}
   *[other] ，每輪1名輪空
}
with_byes = { $byes ->
    [0] 沒有輪空
   *[other] { NUMBER($byes) }個輪空
}
all_play = { $byes ->
    [0] 沒有輪空
   *[other] 每輪1名輪空
}
plan =
    { NUMBER($entrants) }名參賽者，{ $format }，種子{ $seeding }
    { $matches ->
    [0] {""}
   *[other] { NUMBER($matches) }場比賽，
}{ $byes }
    開始之後，以補報名加入參賽者，以退賽移除。
and_more = 還有{ NUMBER($more) }場比賽
bye_of = 輪空：{ $name }
byes_of = 輪空：{ $names }
absent_are = 缺席：{ $names }
first_by_lots = 先手由抽籤決定
advance_to = { NUMBER($players) }名晉級{ $format }
