with_hand = 手札勝率{ $p }での1ゲームの期待勝率：{ $share }
match_won = 試合に勝つ確率：{ $probability }
nothing_rated = レーティング対象の試合はまだありません
ask_rules = y：リストのレーティングをすべて計算し直す。それ以外：何も変えない
rules_kept = 何も変えていません。
published = { $on }公表（操作{ $entry }）
fewer_than_two = { $list }のランキングは、まだ2回公表されていないので比べられません。
    .remedy = 比べる操作の番号を `banzuke report changes 1` のように指定するか、`banzuke list publish` で公表してください。
ratings_that_change = { $changed ->
    [0] レーティングは変わりません。
   *[other] { $rated }人中{ $changed }人のレーティングが変わります（最大{ $most }点）。
}
half_width = 95%幅±{ $at_most }以内（今は±{ $now }）
established_at = レーティング（{ $list }）：{ $rating } ±{ $half_width }
provisional_at = レーティング（{ $list }）：{ $rating }? ±{ $half_width }、暫定、不足：{ $lacks }
moves_too_far = { NUMBER($games) }ゲームをまとめて計算するとレーティングが動きすぎます：K·N = { $k }·{ $games } = { $product } は{ $limit }を超え、互角の二人の差が、結果の示す差の{ $share }倍になります。{ $mended }
beside = （五分の予測より悪い）
predicts_better = { $list }：試合ごとの計算では、ゲームの予測の対数損失は{ $by_match }{ $beside }、ゲームごとなら{ $by_game }です（低いほど正確、五分の予測は{ $coin }）。変更するには：`banzuke list set { $list } --unit game`
groups_apart = 選手が、互いに対戦のない{ $groups }グループに分かれています（一つは{ $names }{ $more ->
    [0] {""}
   *[other] ほか{ $more }人
}）。レーティングを比べられるのは同じグループの中だけです
began_together = { $day }には複数の大会が始まったため、変動はその日の朝からのものです：{ $names }
first_move = 先手勝率{ $p }
highest = { $name }：最高レーティング{ $rating }（{ $day }）
uncertain = レーティングの不確かさを含めると：1ゲームの期待勝率{ $game }、試合に勝つ確率{ $won }
no_start = ハンデなし
race_won = { $a }は{ $to_a }本先取、{ $b }は{ $to_b }本先取：勝つ確率は{ $a }が{ $a_probability }、{ $b }が{ $b_probability }。{ $worth }
exact = 現在のレーティングによる正確な計算
simulated = { NUMBER($runs) }回の試行（乱数の種{ $seed }）：標準誤差は最大{ $error }
measured = { NUMBER($matches) }試合、{ $games }ゲーム：対数損失{ $log_loss }（レーティングなし{ $base_log_loss }）、ブライアスコア{ $brier }（レーティングなし{ $base_brier }）。低いほど正確
elo = イロ、K = { $k }
k_stays = 一度下がったKは上げない
game = 1ゲームごとに計算
event = 大会ごとにまとめて計算
drawn_games_left = 引き分けは除く
root = { $games }ゲームを超える試合は、ゲーム数の平方根に応じて計算
whole_histories = 全結果からの推定はw2 { $w2 }、事前分布{ $wins }
before_games = { $games }ゲーム未満
below = レーティング{ $rating }未満
# leaves out $last
until_day = { $day }より前
k_otherwise = ほかはK { $k }
k_when = { $when }はK { $k }
established_from = 確定の条件：{ NUMBER($games) }ゲーム以上
within_width = 95%幅±{ $width }点以内
game_within = { $most }か月以内に試合
lower_k = K係数を下げてください
set_damping = `banzuke list set` で `--damping cap:{ $games }` か `--unit game` を設定してください
open = レーティングの制限なし
limits = { $above ->
    [none] { $below ->
        [none] { open }
       *[other] レーティング{ $below }未満
    }
   *[other] レーティング{ $above }以上{ $below ->
        [none] {""}
       *[other] { $below }未満
    }
}{ $provisional_ok ->
    [yes] 、暫定も可
   *[no] 、確定のみ
}
not_drawn = { $name }は組み合わせ前のため、確率を計算できません。
    .remedy = 先に組み合わせを作ってください：`banzuke tournament start { $argument }`
no_fixed_opponents = { $name }の確率は計算できません。この形式では、先の対戦相手が前もって決まりません。
    .remedy = 1試合の予測は `banzuke expect --help` で確認できます。
pool_health = { $day }に活動中の選手{ $players }人：平均{ $mean }、中央値{ $median }、初期値{ $start }を超える人{ $above }%。{ $since }以後、{ $entered }、{ $left }
more_games = あと{ $games }ゲーム
activity = この{ $months }か月以内の試合（最後の試合は{ $now }か月前）
start_worth = ハンデ{ $games }ゲームは{ $points }点に相当
k_alone = K { $k }
initial = 初期値 { $start }
cap = 1試合は最大{ $games }ゲーム分
and_when = かつ
entered = 新規の選手{ $players }人がほかの選手{ $way ->
        [less] から{ $points }点を得
       *[more] に{ $points }点をもたらし
    }ました
left = 休止中の選手{ $players }人がほかの選手{ $way ->
        [less] に{ $points }点を残し
       *[more] から{ $points }点を持ち去り
    }ました
