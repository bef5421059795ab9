with_interval = { $rating } ±{ $half }：95%の信頼度で{ $low }から{ $high }の間
more_games = あと{ $games }ゲーム
narrower = 95%幅±{ $half }以内
idle = { $months }か月試合なし
model =
    .Elo = リストのレーティング
    .WholeHistory = 全結果からの推定
    .BradleyTerry = 新しさで重み付けした推定
order =
    .Rating = レーティング順
    .LowerBound = 95%区間の下限順
at_least = { $rating }以上
at_most = { $rating }以下
overshoots = K { $k } x { $games }ゲーム = { $product } は347を超え、1試合でレートが動きすぎます。リストの「長い試合」で抑えられます。
