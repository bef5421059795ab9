lead = クラブのファイルと同じフォルダーに書き出します（同名なら番号を追加）。
printed = 印刷（Alt-p と同じ）
calendar = 試合の日程（カレンダー）
report = 大会報告（TRF26）。FIDEと組み合わせソフト用
svg = 図（SVG、印刷・公開用）
png = 画像（PNG、メッセージ用）
file = ファイル：{ $name }
written = 書き出し完了
open = ファイルを開く
open_folder = フォルダーを開く
leave = 開かない
folder = フォルダー：{ $folder }
not_opened = { $path } を開けませんでした（{ $error }）。書き出しは済んでいます。
title = 書き出し：{ $kind }{ $of ->
    [none] {""}
   *[other] （{ $of }）
}
format =
    .Csv = CSV（ほかのプログラム用）
    .Xlsx = Excel（xlsx）
    .Html = ウェブページ（HTML）
    .Markdown = Markdown（文書用）
    .Table = テキスト
    .Tsv = TSV（貼り付け用）
    .Json = JSON（ほかのプログラム用）
