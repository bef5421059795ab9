title = { $name }の順位の確率（%）
wait = 確率を計算しています。
player = 選手
advances = 進出
