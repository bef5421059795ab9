lead = 存到俱樂部檔案所在的資料夾，檔名重複時加上編號。
printed = 列印（同 Alt-p）
calendar = 比賽日期（行事曆）
report = 賽事報告（TRF26），供 FIDE 與編排程式使用
svg = 圖（SVG），列印與網頁用
png = 圖片（PNG），傳訊用
file = 檔案：{ $name }
written = 已寫出
open = 開啟檔案
open_folder = 開啟資料夾
leave = 不開啟
folder = 資料夾：{ $folder }
not_opened = 無法開啟 { $path }：{ $error }。檔案已寫出。
title = 匯出：{ $kind }{ $of ->
    [none] {""}
   *[other] ，{ $of }
}
format =
    .Csv = CSV，給其他程式
    .Xlsx = Excel（xlsx）
    .Html = 網頁（HTML）
    .Markdown = Markdown，給文件
    .Table = 文字
    .Tsv = TSV，貼到試算表
    .Json = JSON，給其他程式
