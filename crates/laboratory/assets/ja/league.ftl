title = カードプログラムのリーグ
order = 順位が定まるまでのゲーム数
ratings = 最後のレーティング（得点の順、K = { $k }）
rank = 順位
rating = レーティング
wrong = 順序の誤っている組の数（ゲーム数ごと、K = { $k }）
games = ゲーム
pairs = 組
games_five_programs = { $programs }個から5個ずつ、{ $games }ゲームを{ $sets }セット（計{ $all }ゲーム）。1ゲームごとに計算。手札勝率は{ $playouts }回のプレイアウト（標準誤差は最大{ $error }）。範囲はセットの順序{ $orders }通りの95%。乱数の種 { $seed }。
of_k = K = { $k }：後半のゲームのうち、レーティングの順位が得点の順位と一致したのは補正なしで{ $right }%、補正ありで{ $right_by_hand }%。ゲーム前のレーティングによる予測の対数損失（組ごと）は{ $loss }と{ $loss_by_hand }。
no_league = リーグには異なるプログラムが5個以上必要です。
    .remedy = `random,default,kou2,snowl:100,snowl` のように指定してください。
milestone =
    .OneWrong = 誤りが1組以下
    .Right = 初めて一致
    .Stands = 10セット続けて一致
    .ForGood = 最後まで一致
