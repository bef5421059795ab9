title = バックアップから復元
choose = どのバックアップを復元しますか？
kept = 今のファイルは別の名前で同じフォルダーに残します。
question = { $time }のバックアップに戻しますか？
restore = 復元する
copy = バックアップ
failed = バックアップを作れませんでした：{ $why }
