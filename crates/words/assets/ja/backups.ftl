title = バックアップから復元
choose = どのバックアップを復元しますか？
kept = 今のファイルは別の名前で同じフォルダーに残します。
question = { $time }のバックアップに戻しますか？
restore = 復元する
copy = バックアップ
failed = バックアップを作れませんでした：{ $why }
unsound = 読み込めないバックアップが{ NUMBER($backups) }個あり、一覧から除きました。
backup = { $time }  操作{ NUMBER($entries) }件  { NUMBER($kilobytes) } KB
lost = { $entries ->
    [0] 失われる操作はありません。
   *[other] このバックアップの後の操作{ NUMBER($entries) }件がなくなります。
}
gained = バックアップには、今のファイルにない操作が{ NUMBER($entries) }件あります。
none = { $folder } にバックアップはまだありません。操作を記録している間は1時間ごとに作られます（今すぐ作るには Alt-b）。
restored = { $time }のバックアップ（操作{ NUMBER($entries) }件）に戻しました。{ $kept ->
    [none] 元のファイルはありませんでした。
   *[other] 元のファイルは { $kept } に残しました。
}
