with_interval = { $rating } ±{ $half }：有95%的把握在{ $low }到{ $high }之間
more_games = 再{ NUMBER($games) }局
narrower = 區間±{ $half }以內
idle = { $months }個月沒有比賽
model =
    .Elo = 等級分表的數值
    .WholeHistory = 由全部結果推估
    .BradleyTerry = 結果依新舊加權
order =
    .Rating = 等級分
    .LowerBound = 區間下限（95%）
at_least = { $rating }以上
at_most = { $rating }以下
overshoots = K { $k } x { $games }局 = { $product }，超過347：一場比賽使等級分變動過大；可用等級分表的「長比賽」限制。
