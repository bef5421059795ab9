question = { $tournament }を開始しますか？
yes = 開始
not_here = 未到着{ $count }人：{ $names }
without_them = 未到着の人を除いて開始：参加者から外れます
come_later = 2回戦から参加：1回戦は欠席（0点）
with_all = { $entrants }人全員で開始
not_yet = まだ開始しない
stage = { $tournament }の第{ $number }ステージの組み合わせを作りますか？
stage_yes = 組み合わせ作成
as_shown = 表示どおりに組み合わせました。今の結果で組むと別の組み合わせになります。その方がよければ組み直してください。
round = { $tournament }の{ $round }回戦の席を抽選しますか？
pairings = { $tournament }の{ $round }回戦の組み合わせを作りますか？
lots = 進出者をどの方法で決めますか？
lots_order = 順位をどの方法で決めますか？
tied = { $names }はすべての基準で同順位です。
tied_in = { $group }ブロックの{ $names }はすべての基準で同順位です。
seeds_stage = 全員が進出します。ここで決める順番が第{ $stage }ステージのシードになります。
decides_places = ここで{ $first }位から{ $last }位の順番を決めます。
shared_across = 大きなブロックの最下位との対戦を除いた比較で、全員が1試合あたり{ $per_match }点です（{ $values }）。
new_order = 順位：{ $names }
among = 直接対決：{ $matches }。
none_among = 直接対決はありません。
met = { $a } { $result } { $b }
shared = どの基準も同じ値です：{ $values }。
lots_yes = 抽選
all_lots = 同順位{ $ties }組をまとめて抽選
decided = 別の方法で決定：順位を入力
decide_title = 同順位の順番（{ $tournament }）
play_off_yes = プレーオフ
play_off_all = プレーオフ（総当たり{ $matches }試合）
some_advance = この{ $tied }人のうち{ $places }人が進出します。
one_compared = この{ $tied }人のうち1人が、残りの枠を他のブロックの選手と争います。
one_more_may = この{ $tied }人のうち{ $places }人が進出し、もう1人は{ $rank }位のうち上位なら進出します。
order = 順番
    .doc = 下の選手の番号を、上位から順に入力します。例：2 1 3
how = 決め方
    .doc = どう決めたか。例：じゃんけん。空欄でもかまいません。
in_groups = ブロックごとに総当たり
in_rounds = { NUMBER($rounds) }回戦{ $byes ->
    [0] {""}
   *[other] 、毎ラウンド1人が休み
}
with_byes = { $byes ->
    [0] BYEなし
   *[other] BYE{ NUMBER($byes) }つ
}
all_play = { $byes ->
    [0] 毎ラウンド全員が対戦
   *[other] 毎ラウンド1人が休み
}
plan =
    { NUMBER($entrants) }人、{ $format }、シード：{ $seeding }
    { $matches ->
    [0] {""}
   *[other] { NUMBER($matches) }試合、
}{ $byes }
    開始後の追加は途中参加、取りやめは大会棄権で行います。
and_more = ほか{ NUMBER($more) }試合
bye_of = BYE：{ $name }
byes_of = BYE：{ $names }
absent_are = 欠席：{ $names }
first_by_lots = 先手・後手は抽選で決まります
advance_to = { NUMBER($players) }人が{ $format }に進みます
