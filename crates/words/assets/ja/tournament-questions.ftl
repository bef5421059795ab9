close = { $name }を終了しますか？
close_early = { $name }を{ $rounds }回戦まで（全{ $planned }回戦）で終了しますか？
close_yes = 大会を終了
delete = { $name }を削除しますか？
delete_yes = 大会を削除
close_consequence = { $first ->
    [none] {""}
   *[other] 1位：{ $first }。
}{ NUMBER($played) }試合が終わっています。終了後は新しい結果を記録できませんが、訂正はできます。
delete_consequence = { NUMBER($entrants) }件の参加登録{ $results ->
    [0] {""}
   *[other] と{ NUMBER($results) }件の結果
}が失われます。{ $results ->
    [0] {""}
   *[other] レーティングは計算し直されます。
}選手の登録は残ります。削除は u で取り消せます。
paid_lost = 参加費{ $paid }を受け取っています。削除する前に、返金する相手を控えてください。
