score_sheets = 計分單
pairings = 對戰編排
where_to_play = 我在哪裡比賽？
table_cards = 桌卡
report_here = 掃描以回報結果
opponent = 對手
match_heading = 比賽
game = 第{ $number }局
place = 名次
points = 積分
total = 總積分
worth = 各名次積分：{ $points }
entry = 截至第{ $seq }筆操作
page = 第{ $number }頁，共{ $all }頁
stage = 第{ $number }階段
sheet = 第{ $number }張，共{ $all }張
onward = → { $no }，第{ $sheet }張
match_no = 第{ $no }場
hall_table = 會場桌號
table_blank = 會場桌號 ______
games_won = 勝局
hand = 手牌
signature = 簽名：{ $name }
as_of = { $day } · 截至第{ $seq }筆操作
of_event = （{ $event }）
none_to_print = { $kind }{ $of_event }：沒有可列印或繪製的內容。
    .remedy = 對戰表與交叉表需要編排，計分單與對戰編排需要可進行的比賽，獎狀需要已確定的名次。
no_pdf_program = PDF 需要下列程式之一，但 PATH 中都沒有：{ $printers }。
    .remedy = 安裝其中之一，或寫出 HTML（--format html）再由瀏覽器列印。
printer_failed = { $printer } 沒有產生 PDF。
    .remedy = 以 --format html 寫出 HTML，再由瀏覽器列印。
printer_slow = { $printer } 一分鐘內沒有完成，已停止。
    .remedy = 再試一次，或以 --format html 寫出 HTML，再由瀏覽器列印。
not_in_build = 這個版本的 banzuke 不能產生 PNG 圖片。
    .remedy = 使用 --format svg。
letters_without_font = 已安裝的字型都沒有這些字：{ $letters }。沒有寫出圖片。
    .remedy = 安裝含有這些字的字型，例如 Noto Sans CJK，或使用 --format svg。
no_picture = 無法產生圖片：{ $why }。
    .remedy = 使用 --format svg。
certificate = 獎狀
certificates = 獎狀
placing = { $place ->
    [1] 冠軍
    [2] 亞軍
    [3] 季軍
   *[other] 第{ $place }名
}
template_not_svg = { $at }：不是有 viewBox 的 SVG 圖。
    .remedy = 以 <svg viewBox="0 0 297 210" xmlns="http://www.w3.org/2000/svg"> 開頭。
template_script = { $at }：範本不能有指令碼。
    .remedy = 將它移除。
template_field = { $at }：獎狀沒有 { $field } 這個欄位。
    .remedy = 可用的是 { $fields }。
template_size = { $at }：有 data-fit 的 text 需要在同一標籤寫數字的 font-size。
    .remedy = 寫成 <text font-size="12" data-fit="200">。
no_prizes = { $name }的{ $kind }：沒有設定獎項。
    .remedy = 設定獎項，例如 `banzuke tournament prizes { $tournament } --set 100`。
no_tables = { $kind }：沒有可印卡片的桌。
    .remedy = 設定會場的桌，例如 `banzuke tables set 1 2 3`。
no_open_event = { $kind }：沒有進行中的賽事，而卡片會把手機帶到其比賽。
    .remedy = 請先建立賽事：`banzuke tournament new NAME`
of_no_event = { $kind }不是單一賽事的單張。
    .remedy = 執行時不要指定賽事。
