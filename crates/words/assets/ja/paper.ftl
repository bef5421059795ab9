score_sheets = スコア用紙
pairings = 対戦一覧
where_to_play = 対戦の場所（五十音順）
table_cards = 卓カード
report_here = 読み取って結果を報告
opponent = 相手
match_heading = 試合
game = 第{ $number }ゲーム
place = 着順
points = 点
total = 合計点
worth = 着順の点：{ $points }
entry = 操作{ $seq }時点
page = { $number } / { $all }ページ
stage = 第{ $number }ステージ
sheet = { $number }枚目（全{ $all }枚）
onward = → 第{ $no }試合（{ $sheet }枚目）
match_no = 第{ $no }試合
hall_table = 会場の卓
table_blank = 会場の卓 ______
games_won = 取得
hand = 手札
signature = 署名：{ $name }
as_of = { $day }・操作{ $seq }時点
of_event = （{ $event }）
none_to_print = { $kind }{ $of_event }：印刷・作図する内容がありません。
    .remedy = トーナメント表と星取表には組み合わせ、スコア用紙と対戦一覧には開始できる試合、賞状には決まった順位が必要です。
no_pdf_program = PDF には次のプログラムのどれかが必要ですが、PATH にありません：{ $printers }。
    .remedy = どれかをインストールするか、--format html で書き出してブラウザーで印刷してください。
printer_failed = { $printer } は PDF を作れませんでした。
    .remedy = --format html で書き出してブラウザーで印刷してください。
printer_slow = { $printer } が1分以内に終わらなかったため、止めました。
    .remedy = もう一度試すか、--format html で書き出してブラウザーで印刷してください。
not_in_build = この banzuke は PNG の画像に対応していません。
    .remedy = --format svg を使ってください。
letters_without_font = 次の文字を持つフォントがインストールされていません：{ $letters }。画像は書き出していません。
    .remedy = その文字を含むフォント（Noto Sans CJK など）をインストールするか、--format svg を使ってください。
no_picture = 画像を作れません：{ $why }。
    .remedy = --format svg を使ってください。
certificate = 賞状
certificates = 賞状
placing = { $place ->
    [1] 優勝
    [2] 準優勝
   *[other] 第{ $place }位
}
template_not_svg = { $at }：`viewBox` のある SVG の図ではありません。
    .remedy = `<svg viewBox="0 0 297 210" xmlns="http://www.w3.org/2000/svg">` で始めてください。
template_script = { $at }：テンプレートにスクリプトは使えません。
    .remedy = 取り除いてください。
template_field = { $at }：賞状に { $field } という項目はありません。
    .remedy = 使えるのは { $fields } です。
template_size = { $at }：`data-fit` のある `text` には、同じタグに数値の `font-size` が必要です。
    .remedy = `<text font-size="12" data-fit="200">` のように書いてください。
no_prizes = { $name }の{ $kind }：賞が設定されていません。
    .remedy = `banzuke tournament prizes { $tournament } --set 100` のように設定してください。
no_tables = { $kind }：対象の卓がありません。
    .remedy = `banzuke tables set 1 2 3` のように会場の卓を設定してください。
no_open_event = { $kind }：開催前・開催中の大会がありません。カードはその試合へスマートフォンを導きます。
    .remedy = 先に大会を作成してください：`banzuke tournament new NAME`
of_no_event = { $kind }は特定の大会の用紙ではありません。
    .remedy = 大会を指定せずに実行してください。
