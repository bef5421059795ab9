lead = 把要列印的單張寫到俱樂部檔案旁，檔名重複時加上編號。
letter = Letter
page = HTML，由瀏覽器列印
pdf = PDF
way = { $paper }，{ $format }
nothing = 還沒有可列印的內容。
titled = 列印：{ $kind }{ $of ->
    [none] {""}
   *[other] ，{ $of }
}
what = 列印：{ $of }
