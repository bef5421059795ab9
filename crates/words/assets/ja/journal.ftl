empty = まだ操作がありません。変更はすべてここに並び、取り消せます。
none = 「{ $typed }」を含む操作はありません。Esc ですべて表示します。
undone_by = 操作{ $by }で取消済
struck = ［取消済：操作{ $by }］{ $what }
already = 操作{ $seq }は操作{ $by }で取り消されています
question = 操作{ $seq }は最後の操作ではありません。取り消しますか？
act =
    .Entry = 取り消す
    .Undo = やり直す
    .Result = 訂正する
details = 操作{ $seq }  { $time }  { $desk }
seq = 番号
time = 日時
desk = 本部PC
what = 内容
title = 操作履歴  { NUMBER($entries) }件
narrowed = 操作履歴  { NUMBER($all) }件中{ NUMBER($shown) }件
foreign = { $desk ->
    [none] 別のウィンドウか、この画面を開く前に記録されたもの
   *[other] 本部PC「{ $desk }」のもの
}
question_foreign =
    .Entry = 最後の操作{ $seq }は{ $whose }です。取り消しますか？
    .Undo = 最後の取り消し（操作{ $seq }）は{ $whose }です。取り消した操作をやり直しますか？
    .Result = 最後の結果（操作{ $seq }）は{ $whose }です。訂正しますか？
consequence = { $what }。後の操作は残ります。この操作を前提とする操作があれば、取り消しません。
