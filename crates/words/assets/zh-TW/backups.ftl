title = 還原備份
choose = 還原哪一份備份？
kept = 目前的檔案會以其他名稱保留在同一資料夾。
question = 還原{ $time }的備份？
restore = 還原
copy = 備份
failed = 沒有建立備份：{ $why }
unsound = { NUMBER($backups) }份備份無法讀取，已略去。
backup = { $time }  { NUMBER($entries) }筆操作  { NUMBER($kilobytes) } KB
lost = { $entries ->
    [0] 不會失去任何操作。
   *[other] 這份備份之後的{ NUMBER($entries) }筆操作會移除。
}
gained = 備份中有{ NUMBER($entries) }筆操作是目前的檔案沒有的。
none = { $folder } 還沒有備份。有新增操作時每小時建立一份；按 Alt-b 立即建立
restored = 已還原：{ $time }的備份，{ NUMBER($entries) }筆操作。{ $kept ->
    [none] 沒有原本的檔案需要保留
   *[other] 原本的檔案保留為 { $kept }
}
