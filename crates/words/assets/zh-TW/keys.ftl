title = 按鍵
more = {" "}下面還有{ $lines }列{" "}
general = 各畫面通用
search = 搜尋：
display = 要讓選手看到叫號、對戰表與名次表，在另一個終端機執行 `banzuke display{ $place }`，再把該視窗移到投影機或第二個螢幕。公布螢幕會自動跟上每個結果，且無法變更任何內容。
none = 找不到按鍵。按 Esc 顯示全部。
