lead = 存到俱樂部檔案所在的資料夾，檔名重複時加上編號。
letter = Letter
page = HTML，由瀏覽器列印
pdf = PDF
way = { $paper }，{ $format }
nothing = 還沒有可列印的內容。
title = 列印：{ $kind }{ $of ->
    [none] {""}
   *[other] ，{ $of }
}
what = 列印：{ $of }
own_template = 用自己的範本（SVG）
template_hint = 輸入自己範本的路徑，Tab 補全。範本是有 viewBox 的 SVG，欄位寫在大括號中：{ $fields }。<text> 有 font-size="20" 與 data-fit="240" 時，文字縮到240寬以內。
