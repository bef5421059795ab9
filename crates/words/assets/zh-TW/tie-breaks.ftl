among_tied = { $counted }，僅計同分者間的比賽
named_among_tied = 同分者間的{ $whole }
first_left_out = （去掉最初{ $n }輪）
lowest_left_out = （去掉最低{ $n }個）
median_left_out = （去掉最低和最高各{ $n }個）
addend_of = { $cut ->
    [yes] {"["}
   *[no] {""}
}{ $who ->
    [none] 虛擬對手
   *[other] { $who }
} { $points }{ $times }{ $missed ->
    [yes] （自行缺席）
   *[no] {""}
}{ $own ->
    [none] {""}
   *[other] （{ $own }，退賽後各輪以和計）
}{ $cut ->
    [yes] {"]"}
   *[no] {""}
}
name =
    .MatchPoints = 積分
    .Wins = 勝（含輪空、不戰勝）
    .PlayedWins = 實際勝場
    .RoundsElected = 未缺席輪數
    .DirectEncounter = 直接對戰
    .SonnebornBerger = SB
    .Koya = Koya
    .GamesDifference = 淨勝局
    .GamesWon = 勝局
    .GamesRatio = 局勝率
    .Buchholz = Buchholz
    .ForeBuchholz = 預估 Buchholz
    .AverageBuchholz = 對手平均 Buchholz
    .SumBuchholz = 對手 Buchholz
    .Progressive = 累進分
    .Rating = 等級分
    .AverageRating = 對手平均等級分
    .Performance = 表現分
    .PerfectPerformance = 完美表現分
    .AveragePerformance = 對手平均表現分
    .AveragePerfectPerformance = 對手平均完美表現分
    .StartingRank = 起始順位
    .Lots = 抽籤
counts =
    .MatchPoints = 比賽積分
    .Wins = 得到勝場積分的輪數（含輪空與不戰勝）
    .PlayedWins = 實際比賽獲勝的場數
    .RoundsElected = 沒有自願缺席的輪數
    .DirectEncounter = 同分者間比賽的積分
    .SonnebornBerger = 各對手積分乘以對其得分的總和
    .Koya = 對積分達滿分一半以上的對手所得的分
    .GamesDifference = 勝局減負局
    .GamesWon = 勝局數
    .GamesRatio = 勝局的比例，和局算一半
    .Buchholz = 對手積分的總和
    .ForeBuchholz = 最後一輪都算和局時，對手積分的總和
    .AverageBuchholz = 對手 Buchholz 的平均
    .SumBuchholz = 對手 Buchholz 的總和
    .Progressive = 各輪後積分的總和
    .Rating = 第1輪之前的等級分
    .AverageRating = 對手等級分的平均
    .Performance = 表現等級分
    .PerfectPerformance = 能期望得到該得分的最低等級分
    .AveragePerformance = 對手表現分的平均
    .AveragePerfectPerformance = 對手完美表現分的平均
    .StartingRank = 起始名單中的順位
    .Lots = 抽籤結果
