title = { $name }的對戰預測
prompt = 對手：
none = 找不到選手。
never = 兩人之間還沒有計等級分的比賽。
against = { $own }對{ $opposed }{ $mean ->
    [yes] （平均）
   *[no] {""}
}{ $hand ->
    [none] {""}
   *[other] 、手牌勝率 { $hand }
}
explained = { $ratings }：每局期望得分 { $chance }{ $mean ->
    [yes] （對各對手的平均）
   *[no] {""}
}。{ $sum }
changes = { $name }的等級分依比分增減：{ $changes }。
both = { $own }（對手 { $other }）
meetings = 交手紀錄：{ $matches }（勝-和-負），局數 { $games }；上次 { $day } { $score }。
wins_games = 對{ $opponent }的每局期望勝率 { $share }%；計入等級分的不確定性為 { $cautious }%。
race_to = 先勝{ $games }局 { $chance }%
wins_races = 贏得比賽的機率：{ $races }。
even_race = { $a }-{ $b }（{ $chance }%）
even_races = 最均勢的起始分（各自的先勝局數，勝率）：{ $races }。
