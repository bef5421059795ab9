title = { $name }の対戦予測
prompt = 相手：
none = 選手が見つかりません。
never = レーティング対象の対戦はまだありません。
against = { $own }対{ $opposed }{ $mean ->
    [yes] （平均）
   *[no] {""}
}{ $hand ->
    [none] {""}
   *[other] 、手札勝率{ $hand }
}
explained = { $ratings }：1ゲームの期待勝率{ $chance }{ $mean ->
    [yes] （相手ごとの期待勝率の平均）
   *[no] {""}
}。{ $sum }
changes = スコア別の{ $name }のレーティング増減：{ $changes }。
both = { $own }（相手{ $other }）
meetings = 対戦成績：{ $matches }（勝-分-敗）、ゲーム{ $games }。前回は{ $day }に{ $score }。
wins_games = { $opponent }との1ゲームの期待勝率{ $share }%、レーティングの不確かさを含めると{ $cautious }%。
race_to = { $games }本先取 { $chance }%
wins_races = 試合に勝つ確率：{ $races }。
even_race = { $a }-{ $b }（{ $chance }%）
even_races = 最も互角なハンデ（両者の先取数、勝率）：{ $races }。
