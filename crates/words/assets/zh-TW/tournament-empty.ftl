not_drawn = 還沒有編排。a 加入參賽者，s 開始賽事。
later = 還沒有編排。前一階段結束後，按 s 建立。
entrants = 還沒有參賽者。按 a 加入。
recorded = 還沒有比賽。按 a 記錄一場。
missing = 參賽者已全部報到。按 f 列出全部。
ready = 沒有可開始的比賽。按 f 列出全部。
