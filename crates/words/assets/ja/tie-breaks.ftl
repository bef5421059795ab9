among_tied = { $counted }（同順位者どうしの試合のみ）
named_among_tied = { $whole }（同順位者どうし）
first_left_out = （最初の{ $n }ラウンドを除く）
lowest_left_out = （下位{ $n }つを除く）
median_left_out = （上位・下位の{ $n }つずつを除く）
addend_of = { $cut ->
    [yes] {"["}
   *[no] {""}
}{ $who ->
    [none] 仮想の相手
   *[other] { $who }
} { $points }{ $times }{ $missed ->
    [yes] （自己都合の休み）
   *[no] {""}
}{ $own ->
    [none] {""}
   *[other] （{ $own }、棄権後のラウンドは引き分け扱い）
}{ $cut ->
    [yes] {"]"}
   *[no] {""}
}
name =
    .MatchPoints = 勝ち点
    .Wins = 勝（BYE・不戦勝を含む）
    .PlayedWins = 実際の勝
    .RoundsElected = 休まなかったラウンド
    .DirectEncounter = 直接対決
    .SonnebornBerger = SB
    .Koya = コヤ
    .GamesDifference = ゲーム得失差
    .GamesWon = 取得ゲーム
    .GamesRatio = ゲーム取得率
    .Buchholz = ソルコフ
    .ForeBuchholz = フォアソルコフ
    .AverageBuchholz = 相手の平均ソルコフ
    .SumBuchholz = 相手のソルコフの合計
    .Progressive = 累積点
    .Rating = レーティング
    .AverageRating = 相手平均レート
    .Performance = パフォーマンス
    .PerfectPerformance = 完全パフォーマンス
    .AveragePerformance = 相手の平均パフォーマンス
    .AveragePerfectPerformance = 相手の平均完全パフォーマンス
    .StartingRank = 開始時の順位
    .Lots = 抽選
counts =
    .MatchPoints = 勝ち点
    .Wins = 勝ちの点を得たラウンド数（BYEや不戦勝を含む）
    .PlayedWins = 実際に勝った試合数
    .RoundsElected = 自分の都合で休まなかったラウンド数
    .DirectEncounter = 同順位者どうしの試合の勝ち点
    .SonnebornBerger = 相手ごとの「相手の勝ち点×その相手から得た点」の合計
    .Koya = 満点の半分以上を取った相手から得た点
    .GamesDifference = 取ったゲーム数－取られたゲーム数
    .GamesWon = 取ったゲーム数
    .GamesRatio = ゲーム取得率（引き分けは半分）
    .Buchholz = 相手の勝ち点の合計
    .ForeBuchholz = 最終ラウンドを引き分けとみなした相手の勝ち点の合計
    .AverageBuchholz = 相手のソルコフの平均
    .SumBuchholz = 相手のソルコフの合計
    .Progressive = 各ラウンド後の勝ち点の累計
    .Rating = 開始前のレーティング
    .AverageRating = 相手の平均レーティング
    .Performance = パフォーマンス
    .PerfectPerformance = その得点が期待される最低のレーティング
    .AveragePerformance = 相手のパフォーマンスの平均
    .AveragePerfectPerformance = 相手の完全パフォーマンスの平均
    .StartingRank = 開始時の順位
    .Lots = 抽選
