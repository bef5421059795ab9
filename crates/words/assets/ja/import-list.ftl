title = 名簿・結果の取り込み
title_of = { $file } の取り込み
prompt = ファイル：
no_path = 先にファイルのパスを入力してください。
again = ファイルを読み直しますか？{ $rows }行に回答済みです。
again_loses = 回答は失われます。
again_yes = 読み直す
no_file = 該当するファイルがありません。
ready = Enter で一覧全体を取り込みます。あとから u で一度に取り消せます。
nothing = 取り込むものはありません：どの行も登録・記録済みか、除く行です。対応は不要です。
faulty = ファイルに誤りがあります。直してから r で読み直してください
line = 行
row = ファイルの記載
likely = 似ている登録者
answer = 回答
wrong = 誤り
column_row = 列
file_row = 全体
file_told = c でファイルの読み方を選び直します。
no_choice = ここで選ぶものはありません。
more_notes = ほか{ $notes }件
none = 確認の必要な行はありません。
hint_lines =
    csv、tsv、xlsx、ods、JSON、PGN、KIF、CSA のパスを入力します。Tab で補完。
    選手の列：氏名（必須）、ふりがな、所属、別名、生年月日、部門、他団体ID、判断。
    結果の列：二人の選手と勝数かスコア（または勝者と敗者）。任意：大会、回戦、対局日。
    Enter で読み込みます。確定するまで何も取り込みません。
list_of_players = 選手の一覧：登録済み{ $known }人、新規{ $new }人。
list_of_results = 結果の一覧：{ $matches }試合、新しい大会{ $tournaments }件、新しい選手{ $new }人。
suspects = { $repeated ->
    [0] 登録済みかもしれない行{ $all }件
   *[other] 確認の必要な行{ $all }件（うち前の行と同じ試合かもしれない行{ $repeated }件）
}{ $open ->
    [0] 。すべて回答済みです。
   *[other] 、未回答{ $open }件：s 同じ、n 新規、x 除く。
}
not_imported = 取り込まない
chosen = { $name ->
    [sheet] シート
    [event] 大会
    [encoding] 文字コード
    [dates] 日付
    [births] 生年月日
    [heading] 見出し
   *[other] { $name }
}：{ $name ->
    [event] { $value ->
        [none] ファイル名による
       *[other] { $value }
    }
    [dates] { $value ->
        [day-first] 日、月の順
        [month-first] 月、日の順
       *[other] 年、月、日の順
    }
    [births] { $value ->
        [leave-out] 記録しない
       *[other] 年だけなら1月1日
    }
    [heading] なし
   *[other] { $value }
}
column_told_of = この列：{ $column }。c で意味を選び直します。選んだ意味はほかのファイルにも使います。
left_out = 取り込まない行{ $rows }件（登録済みか、除くと決めたもの）。n で選択中の行を新規登録します。
open = 未回答が{ $rows }行あります：s 同じ、n 新規、x 除く。残りすべては S 同じ、N 新規。
faults = 誤り：{ $cut ->
    [yes] 最初の
   *[no] {""}
}{ $faults }件。何も取り込んでいません。ファイルを直してから r で読み直してください。
skipped = － 除く
taken_as_new = + 新規
