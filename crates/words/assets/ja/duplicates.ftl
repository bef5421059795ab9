title = 重複候補  { $of }組中{ $at }組目
title_band = 重複候補（{ $band }） { $of }組中{ $at }組目
certain = 確実
likely = 有力
possible = 可能性あり
one_band = 絞り込めません：どの組も同じ区分（確実・有力・可能性あり）です
no_certain = 確実な組はありません
unseen = 次の組に替わったばかりです。確かめてから、キーをもう一度押してください。
title_none = 重複候補
title_two = 同一人物ですか？
title_other = { $name }と同一人物の選手はどれですか？
other = もう一方の選手：
nobody = ほかの選手は見つかりません。
looking = 重複登録らしい選手を検索しています…
stopped = 検索を中止しました。s でもう一度検索します。
stop = Esc で検索を中止します。
searching = 検索中です
searched = 検索は終わっています
none = 重複登録らしい選手はいません。同じ人とわかっている二人は、片方の選手の画面の m で統合できます。
gone = この二つの登録は統合されたか、一方が取り消されました。Esc で戻ります。
numbers = ほかに{ $numbers }
played = { $day } { $score } { $opponents }
because = 理由：
why_not = 二つの登録に共通点はありません
unlike = { $absorb }を{ $keep }に統合しますか？同一人物の根拠がほとんどありません。
unlike_follows = 統合される選手の全結果が、残る選手のものになります。統合は u で取り消せます。
unlike_yes = 統合する
clears = 別人とした記録は d で取り消せます。
against = 別人の根拠：
merging = どちらを残しても、両方の参加登録と試合を引き継ぎます。変わる点：
details = この組について
put_off_already = この組はすでに最後です
only_one = ほかに候補はありません
mergers = 確実な重複：{ $of }組中{ $said }組に回答
mergers_title = 確実な重複
answer_left = 左を残す
answer_right = 右を残す
answer_different = 別人
unanswered = -
all_answered = すべての組に答えてあります
none_answered = まだ答えた組がありません。l で左の番号を残します
none_certain = 確実な組は残っていません。Esc でほかの組に戻ります。
answer = 回答
left = 左
right = 右
why_title = 理由
none_but_these = ほかに重複登録らしい選手はいません。{ $pairs ->
    [1] { $one }と{ $other }は別人とされています。
   *[other] 別人とされた組が{ $pairs }組あります（{ $one }と{ $other }など）。
}選手の画面の m で二つを並べ、d で別人の記録を取り消せます。
events = { $last ->
    [none] なし
   *[other] { $events }回、最近は{ $last }
}
rating = { $rating }、{ NUMBER($matches) }試合
why = { $put_off ->
    [yes] 後で決める、
   *[no] {""}
}{ $chance }：{ $reasons }
merged = { $name }：レート{ $before } → { $after }。{ $said }。
