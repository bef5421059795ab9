title = 選手  { $name }
gone = { $player }の登録は取り消されました。Esc で戻ります。
not_registered = この番号の選手は登録されていません
club = 所属：{ $club }
aliases = 別名：{ $aliases }
between = 、
external = 他団体ID：{ $numbers }
issued = { $scheme } { $number }
merged = 統合した番号：{ $others }
different = 別人と記録：{ $others }
may_be = 同一人物の可能性：{ $other }（{ $chance }）。m で比べます
later = 同一人物かは後で決める：{ $others }
unmerge = 統合解除
which = { $name }と別人の登録はどれですか？
apart = { $absorbed }（{ $kept }に統合）
stays = やめる
not_merged = この選手に統合された登録はありません
and = 、
by_hand = 手動修正
note = 備考：{ $note }
categories = 部門：{ $names }
fixtures = { $name }の試合
no_fixture = 進行中の大会に試合がありません
list = レーティングリスト { $name }（{ $count }件中{ $place }件目）
events = { $name }の大会ごとの成績
chart_start = 最初の試合の前
no_match = まだレーティング対象の試合がありません。記録されるとここに並びます。
standing = レーティング{ $rating }、確定{ $count }人中{ $rank }位
provisional = レーティング{ $rating }、暫定（不足：{ $missing }）
within = 95%区間 { $low }〜{ $high }
last_day = 最終日
tournament = 大会
matches = 試合
score = スコア
expected = 期待
change = 増減
performance = パフォーマンス
start = レーティングの初期値{ $rating }
peak = 最高 { $rating }（{ $day }）
tally_of_matches = { $matches }試合 { $wins }勝{ $draws ->
    [0] {""}
   *[other] { $draws }分
}{ $losses }敗
tally_of_games = 、{ $games }ゲーム{ $percent ->
    [none] {""}
   *[other] 中{ $won }勝{ $drawn ->
        [0] {""}
       *[other] { $drawn }分
    }（勝率{ $percent }%）
}
chart_end = { NUMBER($matches) }試合後、{ $day }
