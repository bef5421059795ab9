in_file = { $file }：{ $line }
bye = { $start }はBYE
pair = { $white }–{ $black }
impossible = 第{ $round }ラウンド：Banzukeでは規則に合う組み合わせが見つかりません
not_at_all = この組み合わせなし
round_paired_here = 第{ $round }ラウンド：報告では{ $recorded }、Banzukeでは{ $paired }
compared = { $files }件の報告、{ $rounds }ラウンド：{ $differing ->
    [0] Banzukeの組み合わせはすべて記録どおり
   *[other] { $differing }ラウンドが異なります
}
not_read = 。読めなかった報告ファイル：{ $unread }件（理由は上に表示）
no_games = { $file } には、対戦相手が書かれたラウンドがありません。
    .remedy = 始まったスイス式の大会の報告を指定してください。
empty_round = { $file }：第{ $round }ラウンドに対戦相手が書かれていませんが、後のラウンドには書かれています。
    .remedy = そのラウンドの対戦相手を書くか、その桁を除いてください。
unread = { $file } { $line }行目：{ $code }で始まる行を読めません。
    .remedy = TRF26の書き方に直してください。
not_followed = { $file } { $line }行目：「{ $code } { $text }」には対応していません。
    .remedy = 組み合わせはFIDEのダッチ方式だけです（スタート番号順、得点は162の行、加速は250の行）。
round_cannot_paired = 第{ $round }ラウンドを組めません（未対戦の相手が足りません）。
    .remedy = ラウンドを減らすか、選手を増やすか、別の乱数の種（--seed）を使ってください。
