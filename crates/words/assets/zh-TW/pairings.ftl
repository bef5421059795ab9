in_file = { $file }：{ $line }
bye = { $start } 輪空
pair = { $white }–{ $black }
impossible = 第{ $round }輪：Banzuke 找不到符合規則的編排
not_at_all = 沒有這個編排
round_paired_here = 第{ $round }輪：報告中為 { $recorded }，Banzuke 為 { $paired }
compared = { $files }份報告、{ $rounds }輪：{ $differing ->
    [0] Banzuke 的編排與紀錄全部相同
   *[other] { $differing }輪不同
}
not_read = ；無法讀取的報告：{ $unread }份（理由見上）
no_games = { $file } 沒有任何有對手的輪次。
    .remedy = 指定已開始的瑞士制賽事的報告。
empty_round = { $file }：第{ $round }輪沒有選手有對手，但之後的輪次已進行。
    .remedy = 寫上該輪的對手，或略去該輪的欄位。
unread = { $file } 第{ $line }行：無法讀取以 { $code } 開頭的行。
    .remedy = 依 TRF26 的格式書寫。
not_followed = { $file } 第{ $line }行：這裡不支援「{ $code } { $text }」。
    .remedy = 只編排 FIDE 荷蘭制：依起始編號，積分在162行，加速在250行。
round_cannot_paired = 第{ $round }輪無法編排：尚未對戰過的人太少。
    .remedy = 減少輪數、增加選手，或換一個亂數種子（--seed）。
