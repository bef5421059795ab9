handed_in = { $event }已提交到 { $to }；登錄機構的承辦人以 `banzuke federation receive` 接收
handed_in_before = { $club }的{ $event }先前已接收，為第{ $entry }筆操作
ratings_moved = 等級分有變動的選手：{ $count }名
fetched = 登錄機構已有的選手：{ $known }名；待查看：{ $differences }筆
other_name = { $player }在登錄機構的姓名是{ $there }
one_person = { $players }在登錄機構是同一人：{ $there }
other_number = { $player }的編號在這裡是 { $noted }，在登錄機構是 { $there }
none_wait = 沒有等候接收的賽事。
wait = 已提交的賽事：{ $count }個。在首頁按 Alt-r 接收。
ask_password = { $address } 的密碼：
taken = { $club }的{ $event }：選手依編號{ $by_number }人，依姓名{ $by_name }人，新增{ $new }人{ $doubtful ->
    [0] {""}
   *[other] ；待決定{ $doubtful }人：`banzuke duplicates`
}
no_register = 這台電腦還沒提交過賽事，不知道登錄機構在哪裡。
    .remedy = 以 `banzuke federation hand-in` 提交一次，就會記住。
no_server = 這個俱樂部不在伺服器上，不會有賽事提交到那裡。
    .remedy = 以 `banzuke federation receive FILE` 接收檔案。
no_hand_in = { $source } 不是俱樂部提交的賽事：{ $why }
    .remedy = 指定俱樂部寫出的檔案；參閱 `banzuke federation hand-in --help`。
moved = 俱樂部已移到 { $to }；今後請在那裡開啟。最後一筆操作是第{ $last }筆（摘要 { $digest }）
prepared = { $is_new ->
    [yes] 伺服器已就緒：以 `CREATE ROLE anna LOGIN PASSWORD '…' IN ROLE banzuke_desk` 讓人加入（或 banzuke_chief、banzuke_viewer）
   *[no] 伺服器原本就已就緒；角色設定正確
}
one_is_a_server = 俱樂部只能在檔案與伺服器之間移動。
    .remedy = 依來源、目的的順序，寫出檔案與 postgres:// 位址。
club_without_name = 位址沒有寫明俱樂部。
    .remedy = 在位址最後加上 ?club=NAME。
name_is_taken = 伺服器上已有「{ $name }」：另一個俱樂部，或操作不同的這個俱樂部。
    .remedy = 在位址中為俱樂部取別的名稱。
unsent = 這台電腦還有{ $count }筆操作待送到伺服器。
    .remedy = 以 `banzuke --db ADDRESS` 開啟俱樂部，等到沒有待送的操作再試。
public_part = { $role }只有俱樂部的公開部分。
    .remedy = 使用角色為負責人或工作台的使用者的位址。
server_has_more = 伺服器有副本 { $file } 沒有的操作。
    .remedy = 等到沒有其他工作台在使用，刪除 { $file }，再移動一次。
file_is_there = { $file } 已存在。
    .remedy = 指定尚不存在的檔案。
