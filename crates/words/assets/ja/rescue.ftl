missing = 操作{ $first }〜{ $last }：ファイルに見つかりません。
restored_as_undo = 操作{ $undone }の取り消しとして復元しました。
retired_by = 末尾に加えた操作{ $undo }で取り消し、その試合番号は欠番にしました。
replaced_by = 代わりの内容：{ $actions }
written = { $new } に書き出しました。{ $old } は変更していません。
dry = --dry-run のため何も書き出していません。{ $old } は変更していません。取り出すには、代わりに --to <新しいファイル> を指定してください。
foreign_log = { $old } と同じフォルダーの先行書き込みログは、別のファイルのものなので、使っていません。
next = { $incomplete ->
    [yes] 上の一覧で失われた内容は、新しいファイルに入力し直してください。
   *[no] {""}
}新しいファイルを使ってください：`banzuke --db { $new }`
not_found = ファイルに見つかりません。
unreadable = 内容の一部が欠けています。
damaged = 内容が壊れています（{ $why }）。
damaged_or_newer = 変更「{ $kind }」が読めません。壊れているか、新しい版の記録です（その版なら読めます）。
not_allowed = 操作全体を除きました：{ $refused }{ $depended }
unsound = 除きました。この操作{ $what }。
depends_on = 失われた操作{ $one }が前提だったと思われます。
depends_on_some = 失われた操作{ $several }のどれかが前提だったと思われます。
part =
    .Number = 番号は壊れていたため、位置から補いました。
    .Time = 時刻は壊れていたため、直前の操作の時刻にしました。
    .Desk = 本部PCの名前は壊れていました。
    .Operation = 操作の識別番号は壊れていました。
    .Actions = 取り消しの操作なので、壊れていた変更の一覧は空にしました。
    .Letter = 壊れていた1文字を復元しました（ダイジェストで確認済み）。
    .Altered = ダイジェストが合わず、書かれたときの内容ではありません。手元の記録と照らし合わせてください。
    .Undoes = 変更を含む操作なので、壊れていた取り消し先の番号は除きました。
entry = 操作{ $seq }{ $known ->
    [none] {""}
   *[other] （{ $known }）
}：{ $why }
taken = { $file } の操作{ $known }件のうち{ $taken }件を取り出しました。
lost_player = （不明 { $player }）
lost_tournament = （不明の大会 { $tournament }）
mended = 取り出しました。{ $parts }
