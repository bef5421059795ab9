day = 基準日：
day_hint = 日付。例：2026-01-31。空欄なら現在
empty_then = その日にレーティングのある選手はいません。d で日を変えます。
empty = まだ選手がいません。2 で選手一覧を開き、a で登録します。
none = 「{ $typed }」は見つかりません。Esc ですべて表示します。
rating = レート
last = 最終試合
uncorrected = 補正なし
moved = 昇降
gained = 点数±
since = { $event }からの変動
marked = ＊
nobody = ランキングに選べる選手がいません
no_matches = レーティング対象の試合はまだありません
too_many_files = 書き出し先に同じ名前のファイルが1,000個あります。移すか消してください
curves = レーティングの推移（{ $model }）
calibration = { $list }の予測の検証
bars = 図：| 期待得点、x 実際の得点、- 実際の得点の95%区間。
spread = { $list }のレーティングの分布
titled = ランキング{ $list ->
    [none] {""}
   *[other] {" "} { $list }
}{ $day ->
    [none] {""}
   *[other] （{ $day }現在）
}
summary = 確定{ $established ->
    [0] なし
   *[other] { $established }人
}・暫定{ $provisional ->
    [0] なし
   *[other] { $provisional }人
}（? 印）。{ $model }、並び：{ $order }
exported = { $path } に書き出しました。
predicted = { $matches }試合{ $games }ゲームを、それぞれ直前のレーティングから予測しました。
losses = 対数損失{ $log_loss }（レーティングなし{ $base_log_loss }）、ブライア{ $brier }（{ $base_brier }）。低いほど正確です。
active = この12か月に試合をした{ $players }人：平均{ $mean }、中央値{ $median }、初期値を超える人{ $above }%。
in_a_year = この1年：新規の{ $newcomers }人がほかの選手にもたらした点は{ $entering }、休止した{ $leavers }人が持ち去った点は{ $leaving }。
expected = 期待
games = ゲーム
actual = 実際
interval = 95%区間
bar = 0%から100%
spread_of = { $players }人。中央値{ $median }、中央の半数は{ $lower }から{ $upper }、全員では{ $least }から{ $most }。
spread_bars = 棒：= は確定、- は暫定。ゲームのない選手は除きます。
rating_range = レート
established = 確定
provisional = 暫定
players = 人数
no_day = 「{ $typed }」は日付ではありません。2026-11-21 のように書いてください。今日のランキングを表示しています
