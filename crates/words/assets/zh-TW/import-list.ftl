title = 匯入清單
title_of = 匯入 { $file }
prompt = 檔案：
no_path = 先輸入檔案的路徑。
again = 重新讀取檔案？已回答{ $rows }列。
again_loses = 回答會遺失。
again_yes = 重新讀取
no_file = 找不到檔案。
ready = 按 Enter 匯入整份清單；按一次 u 全部復原。
nothing = 沒有可匯入的內容：各列都已登錄、已記錄或略過。不需處理。
faulty = 檔案有錯誤：更正後按 r 重新讀取
line = 行
row = 檔案內容
likely = 可能是
answer = 回答
wrong = 錯誤
column_row = 欄
file_row = 檔案
file_told = 按 c 以其他方式讀取檔案。
no_choice = 這裡沒有可選的項目。
more_notes = 還有{ $notes }則提示
none = 這份清單沒有需要確認的列。
hint_lines =
    csv、tsv、xlsx、ods、JSON，或 PGN、KIF、CSA 棋譜；Tab 補全路徑。
    選手：name；若有 reading、club、aliases、born、categories、external_id、decision。
    結果：兩名選手與局數或比分，或勝者與敗者；若有 event、round、date、games。
    按 Enter 讀取檔案並顯示變更；還不會匯入任何內容。
list_of_players = 選手清單：已登錄{ $known }人，新增{ $new }人。
list_of_results = 結果清單：{ NUMBER($matches) }場比賽，新賽事{ NUMBER($tournaments) }個，新選手{ NUMBER($new) }人。
suspects = { NUMBER($all) }列{ $repeated ->
    [0] 可能已登錄
   *[other] 待確認（其中{ $repeated }列可能重複前面的比賽）
}{ $open ->
    [0] ；都已回答。
   *[other] ，{ $open }列待回答：s 同一人，n 新增，x 略過。
}
not_imported = 不匯入
chosen = { $name ->
    [sheet] 工作表
    [event] 賽事
    [encoding] 編碼
    [dates] 日期
    [births] 出生日期
    [heading] 標題
   *[other] { $name }
}：{ $name ->
    [event] { $value ->
        [none] 依檔名
       *[other] { $value }
    }
    [dates] { $value ->
        [day-first] 日、月的順序
        [month-first] 月、日的順序
       *[other] 年、月、日的順序
    }
    [births] { $value ->
        [leave-out] 不記錄
       *[other] 只有年份則記為1月1日
    }
    [heading] 無
   *[other] { $value ->
        [none] 依檔名
       *[other] { $value }
    }
}
column_told_of = 這一欄：{ $column }。按 c 選擇它的意義；其他檔案也會沿用。
left_out = 略去{ NUMBER($rows) }列：已登錄，或決定略過。按 n 將選取的列登錄為新選手。
open = { NUMBER($rows) }列尚未回答：s 同一人，n 新增，x 略過，S 或 N 全部。
faults = { $cut ->
    [yes] 前
   *[no] {""}
}{ NUMBER($faults) }個錯誤；沒有匯入任何內容。更正檔案後按 r 重新讀取。
skipped = - 略過
taken_as_new = + 新增
