labelled = { $name }：{ $text }
begins = { $clock }から
on_break = { $clock }まで休憩
aside = { $text }（{ $beside }）
across_so_far = 次の順位の選手をブロック間で比べた順（途中経過）：{ $players }。
across_one = { $rank }位 { $name }（{ $group }）
tied = { $players }人同順位
pause = 、
then = { $sentence }{ $next }
table_word = 卓
table_named = { $is_called ->
    [yes] { $name }
   *[no] 卓{ $name }
}
at_named = { $is_called ->
    [yes] { $name }
   *[no] 卓{ $name }
}
short_named = { $is_called ->
    [yes] { $name }
   *[no] 卓{ $name }
}
board = ボード{ $number }
moves_first = 先手
moves_second = 後手
first_named = 先に書かれた側が先手
won_drawn_lost = 勝-分-敗
won_lost = 勝-敗
round_no = { $number }回戦
round_so_far = { $round }回戦は{ $matches }試合中{ $played }試合終了
quarter_final = 準々決勝
semi_final = 準決勝
third_place_match = 3位決定戦
final_round = 決勝
winners_round = 勝者側{ $number }回戦
winners_final = 勝者側決勝
losers_round = 敗者側{ $number }回戦
losers_final = 敗者側決勝
grand_final = グランドファイナル
bracket_reset = リセット
place_match = { $first }位決定戦
places_match = { $first }〜{ $last }位決定戦
play_off = プレーオフ
third_place = 3位
fourth_place = 4位
short_round = { $number }回
short_quarter_final = 準々決
short_semi_final = 準決勝
short_third_place = 3位戦
short_final = 決勝
short_winners_final = 勝者決勝
short_losers_final = 敗者決勝
short_grand_final = GF
short_reset = リセット
short_places = { $first }-{ $last }位
short_play_off = PO
winners_code = 勝{ $round }
losers_code = 敗{ $round }
first_to = { $games }本先取
games = { NUMBER($games) }ゲーム
as_played = ゲーム数自由
matches = { NUMBER($matches) }試合
rounds = { NUMBER($rounds) }回戦
to = { $games }本先取
rounds_of = { $usual }、{ $rounds }は{ $own }
and = と
single_elimination = トーナメント
double_elimination = ダブルエリミネーション
round_robin = 総当たり
double_round_robin = 2回総当たり
group_stage = 予選リーグ
swiss = スイス式
pods = 多人数戦
as_recorded = 記録のみ
ladder = ラダー
seeding =
    .Rating = レーティング順
    .Entry = 参加登録順
    .Random = 抽選
by_place_before = 前のステージの順位順
by_hand = 手動
across_groups = { $sizes_differ ->
    [yes] ブロック間の比較：1試合あたりの勝ち点、次に順位の基準。人数の多いブロックの最下位との試合は除きます。
   *[no] ブロック間の比較：1試合あたりの勝ち点、次に順位の基準。
}
point_per_game = 1ゲーム1点
points_per_game = 1ゲームの勝ち点{ $points }
points_per_match = 勝ち点{ $points }
in_round_robin = 総当たり
in_group = { $letter }ブロック
in_group_no = 第{ $group }ブロック
bye_of_seed = 第{ $seed }シードのBYEの枠
next_round_as = 次のラウンド（ペアリング番号{ $number }）
next_round = 次のラウンド
phase =
    .Registering = 受付中
    .Running = 進行中
    .Closed = 終了
state =
    .Waiting = 結果待ち
    .Ready = 開始可
    .Called = 呼出中
    .Playing = 試合中
    .Finished = 終了
    .Bye = BYE
    .Void = 無効
recorded = 記録済み
next_day = 次は{ $day }（{ $count }試合）
presence =
    .Expected = {""}
    .Here = 来場
    .Away = 不在
here = { $entrants }人中{ $here }人来場
absent = 欠席
criterion_points = 勝ち点
criterion_direct = 直接
criterion_difference = 得失
criterion_won = 取得
random_seats = 席は抽選
plan_of = { $takes ->
    [none] {""}
    [0] 各ブロックの1位のうち上位{ $fill }人、
   *[other] { $fill ->
        [none] { $of_groups ->
            [yes] 各ブロックの上位{ $takes }人
           *[no] 前のステージの上位{ $takes }人
        }
       *[other] 各ブロックの上位{ $takes }人と{ $rank }位のうち上位{ $fill }人
    }、
}{ $format }{ $details }、{ $matches }{ $points ->
    [none] {""}
   *[other] 、{ $points }
}、シード：{ $seeding }{ $locked ->
    [none] {""}
   *[other] 、上位{ $locked }シード固定
}{ $apart ->
    [yes] 、同じ所属を離す
   *[no] {""}
}{ $swiss ->
    [none] {""}
   *[other] 、{ $swiss }
}
accelerated = 加速方式
bands_from = レーティングの区分{ $bands }から
with_all_places = （全順位決定戦あり）
with_third_place = （3位決定戦あり）
with_reset = （リセットあり）
of_groups = （{ $groups }ブロック{ $double ->
    [yes] 、2回総当たり
   *[no] {""}
}{ $split ->
    [balanced] 、シード均等
    [by-hand] 、手動
   *[other] {""}
}）
of_rounds = （{ $rounds ->
    [0] ラウンド数は人数による
   *[other] { NUMBER($rounds) }回戦
}{ $colours ->
    [yes] {""}
   *[no] 、先手・後手は決めない
}）
of_pods = （{ $size }人、1ラウンド{ NUMBER($games) }ゲーム）
day_of = { $year }年{ $month }月{ $day }日
full_day_of = { $year }年{ $month }月{ $day }日({ $weekday ->
    [1] 月
    [2] 火
    [3] 水
    [4] 木
    [5] 金
    [6] 土
   *[7] 日
})
