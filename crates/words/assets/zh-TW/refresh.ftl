title = { $list }：更新等級分與頭銜
hint = 輸入聯盟名單的路徑：FIDE 的文字或 XML 名單、賽事報告（.trf），或有編號或姓名、等級分與頭銜的表格。先列出差異，按 Enter 記錄。不會登錄新選手。
number = 編號
player = 選手
rating = 等級分
entitled = 頭銜
arrow = {" "}→{" "}
nothing = 與名單沒有差異
