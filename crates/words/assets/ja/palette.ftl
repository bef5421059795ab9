title = コマンド
prompt = コマンド：
none = 該当するコマンドがありません。
line = { $part }：{ $title }
elsewhere = この画面では使えません
pick = { $title }：一つ選んで Enter で開き、{ $key } を押します。
site = クラブのウェブサイトは、ターミナルの `banzuke site` で作ります。
certificate = 賞状の印刷はありません。ランキングは書き出せます（3、X）。
