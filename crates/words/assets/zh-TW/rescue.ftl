missing = 第{ $first }至{ $last }筆操作：在檔案中找不到。
restored_as_undo = 還原為復原第{ $undone }筆操作。
retired_by = 已由末尾新增的第{ $undo }筆操作復原，其比賽編號不再使用。
replaced_by = 改以：{ $actions }
written = 已寫入 { $new }；{ $old } 沒有變更。
dry = 因為指定了 --dry-run，沒有寫入任何內容；{ $old } 沒有變更。要寫入救回的內容，改用 --to NEW。
foreign_log = { $old } 旁的預寫日誌屬於其他檔案，沒有使用。
next = { $incomplete ->
    [yes] 重新輸入上列缺少的變更，並
   *[no] {""}
}使用新檔案：banzuke --db { $new }
not_found = 在檔案中找不到。
unreadable = 損壞：部分內容遺失。
damaged = 內容損壞（{ $why }）。
damaged_or_newer = 此程式不認得其變更「{ $kind }」：可能損壞，或由較新的版本寫入（該版本仍可讀取）。
not_allowed = 整筆略過：{ $refused }{ $depended }
unsound = 略過：這筆操作{ $what }。
depends_on = 可能取決於遺失的第{ $one }筆操作。
depends_on_some = 可能取決於遺失的操作之一：{ $several }。
part =
    .Number = 編號損壞，改由位置推得。
    .Time = 時間損壞，改用前一筆操作的時間。
    .Desk = 工作台的名稱損壞。
    .Operation = 操作識別碼損壞。
    .Actions = 這筆是復原；損壞的變更清單已清空。
    .Letter = 更正了一個損壞的字元，並由摘要證實。
    .Altered = 摘要與寫入時不同：與你的紀錄比對。
    .Undoes = 這筆含有變更，並非復原；損壞的復原編號已去掉。
entry = 第{ $seq }筆操作{ $known ->
    [none] {""}
   *[other] （{ $known }）
}：{ $why }
taken = 從 { $file } 救回{ NUMBER($known) }筆操作中的{ $taken }筆。
lost_player = （遺失的{ $player }）
lost_tournament = （遺失的賽事{ $tournament }）
mended = 已救回；{ $parts }
