with_hand = 手牌勝率{ $p }時，一局的期望得分：{ $share }
match_won = 贏得比賽的機率：{ $probability }
nothing_rated = 還沒有計等級分的比賽
ask_rules = y：重新計算此表的所有等級分；其他：不變更
rules_kept = 沒有變更。
published = 公布於{ $on }，第{ $entry }筆操作
fewer_than_two = { $list }公布的排行榜不到2次，無法比較。
    .remedy = 指定要比較的操作編號（如 `banzuke report changes 1`），或用 `banzuke list publish` 公布。
ratings_that_change = { $changed ->
    [0] 等級分都不變。
   *[other] { $rated }個等級分中有{ $changed }個改變，最多{ $most }分。
}
half_width = 95%區間±{ $at_most }以內（現為±{ $now }）
established_at = 等級分（{ $list }）：{ $rating } ±{ $half_width }
provisional_at = 等級分（{ $list }）：{ $rating }? ±{ $half_width }，暫定，尚缺：{ $lacks }
moves_too_far = 一次計算{ NUMBER($games) }局會使等級分變動過大：K·N = { $k }·{ $games } = { $product }，超過{ $limit }。實力相當時，等級分的變動是比分所示的{ $share }倍；{ $mended }
beside = （比擲硬幣還差）
predicts_better = { $list }：以場計算時，各局預測的對數損失為{ $by_match }{ $beside }，以局計算則為{ $by_game }（越低越好，擲硬幣為{ $coin }）。要更改：`banzuke list set { $list } --unit game`
groups_apart = 有{ $groups }群選手從未交手（其一是{ $names }{ $more ->
    [0] {""}
   *[other] 和其他{ $more }人
}）：只能在同一群內比較等級分
began_together = { $day }有多項賽事開始，增減從當天早上算起：{ $names }
first_move = 先手勝率{ $p }
highest = { $name }：最高等級分{ $rating }，{ $day }
uncertain = 計入等級分的不確定性：一局的期望得分{ $game }，贏得比賽的機率{ $won }
no_start = 無起始分
race_won = { $a }先勝{ $to_a }局，{ $b }先勝{ $to_b }局：獲勝機率{ $a }為{ $a_probability }，{ $b }為{ $b_probability }；{ $worth }
exact = 由目前等級分精確算出
simulated = 模擬{ NUMBER($runs) }次，亂數種子{ $seed }：標準誤差最多{ $error }
measured = { NUMBER($matches) }場比賽共{ $games }局：對數損失{ $log_loss }（不用等級分{ $base_log_loss }），Brier 分數{ $brier }（不用等級分{ $base_brier }）；越低越好
elo = Elo，K = { $k }
k_stays = 降低後的 K 不再回升
game = 逐局計算
event = 整個賽事一次計算
drawn_games_left = 不計和局
root = 超過{ $games }局的比賽，以局數的平方根計
whole_histories = 全歷史，w2 { $w2 }，先驗{ $wins }
before_games = 不滿{ NUMBER($games) }局
below = 等級分低於{ $rating }
# leaves out $day
until_day = 到{ $last }為止
k_otherwise = 其他為 K { $k }
k_when = { $when }時為 K { $k }
established_from = 滿{ NUMBER($games) }局為正式
within_width = 95%區間±{ $width }分以內
game_within = 最近{ NUMBER($most) }個月內有比賽
lower_k = 降低 K 值
set_damping = 以 `banzuke list set` 設定 `--damping cap:{ $games }` 或 `--unit game`
open = 不限等級分
limits = { $above ->
    [none] { $below ->
        [none] { open }
       *[other] 等級分低於{ $below }
    }
   *[other] 等級分{ $above }以上{ $below ->
        [none] {""}
       *[other] 、低於{ $below }
    }
}{ $provisional_ok ->
    [yes] ，暫定亦可
   *[no] ，限正式
}
not_drawn = { $name }尚未編排，無法計算勝算。
    .remedy = 先建立編排：`banzuke tournament start { $argument }`
no_fixed_opponents = 無法計算{ $name }的勝算：其賽制不會事先確定對手。
    .remedy = 單場比賽的預測：`banzuke expect --help`
pool_health = { $day }有{ NUMBER($players) }名活躍選手：平均{ $mean }，中位數{ $median }，{ $above }% 高於初始等級分{ $start }；自{ $since }起，{ $entered }，{ $left }
more_games = 還差{ NUMBER($games) }局
activity = 最近{ NUMBER($months) }個月內有比賽（上一場在{ $now }個月前）
start_worth = 起始分{ NUMBER($games) }局，相當於{ $points }分
k_alone = K { $k }
initial = 初始等級分{ $start }
cap = 每場比賽最多計{ $games }局
and_when = 且
entered = { NUMBER($players) }名新選手{ $way ->
        [less] 從其他選手取走
       *[more] 帶給其他選手
    }{ $points }分
left = { NUMBER($players) }名不活躍選手{ $way ->
        [less] 留給其他選手
       *[more] 帶走
    }{ $points }分
