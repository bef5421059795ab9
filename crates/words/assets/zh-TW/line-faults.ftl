down = 主機或伺服器沒有回應：{ $why }
    .remedy = 確認它正在執行，且這台電腦的網路能連到它。
other_host = 回應的不是提供代碼的那台電腦。
    .remedy = 在主機取得新代碼，再執行 `banzuke join ADDRESS`。
not_let_in = 主機不認得這個代碼。
    .remedy = { other_host.remedy }
locked = 這台電腦輸入了太多次錯誤的代碼。
    .remedy = 等一分鐘再試。
not_allowed = 以{ $rights }加入的電腦{ $tables ->
    [none] 不能進行這項操作。
   *[other] ，只能記錄叫到這些桌的比賽結果。
}
    .remedy = 交由有權限的人操作。
version = 網路協定的版本，對方是{ $host }，此程式是{ $here }。
    .remedy = 兩邊安裝相同的版本。
newer = 對方有此程式不認得的操作：{ $kind }
    .remedy = { version.remedy }
other_journal = 對方的操作紀錄被取代了。
    .remedy = 沒有記錄任何內容；再試一次。
other_club = 主機上的俱樂部和先前不同。
    .remedy = { other_host.remedy }
displaced = 另一台電腦已接手這個俱樂部（第{ $known }代）；這台主機仍是第{ $host }代。
    .remedy = 加入接手的電腦；若那裡缺少這台電腦的操作，把這台的俱樂部檔案複製過去，在那裡用 `banzuke journal bring FILE` 帶入。
other_operation = 這項操作先前已以不同內容記錄。
    .remedy = { refused.remedy }
refused = 對方拒絕了這筆操作。
    .remedy = 查看操作紀錄，若仍正確就再輸入一次。
refused_because = 對方拒絕了這筆操作：{ $why }
    .remedy = 沒有記錄任何內容：在主機輸入，並在兩邊安裝相同的版本。
garbled = 無法理解回應：{ $why }
    .remedy = 沒有記錄任何內容；再試一次，若仍發生，在兩邊安裝相同的版本。
wrong_password = 伺服器不允許這個使用者進入。
    .remedy = 檢查位址中的使用者，再輸入一次密碼。
no_client = 此程式建置時未包含 PostgreSQL。
    .remedy = 安裝聯盟用的套件，或用 `cargo build --release --features federation` 建置。
address = 無法使用這個位址：{ $why }
    .remedy = 寫成 postgres://USER@HOST/DATABASE?club=NAME 的形式；密碼會另外詢問。
not_prepared = 伺服器尚未準備好存放俱樂部：{ $why }
    .remedy = 請伺服器管理員執行 `banzuke federation init ADDRESS`。
moved_to = 俱樂部已移到 { $to }。
    .remedy = 以 --db 開啟移到的地方。
altered = 第{ $seq }筆操作與寫入時不同。
    .remedy = 不會再記錄任何操作；與副本比對操作紀錄，並請伺服器管理員查明。
no_journal = { $asked ->
    [none] 位址沒有指定俱樂部，而伺服器上沒有或有多個俱樂部。
   *[other] 伺服器上沒有俱樂部「{ $asked }」。
}
    .remedy = { $there ->
    [none] 用 `banzuke move FILE ADDRESS` 把俱樂部移到伺服器。
   *[other] 在位址加上 ?club=NAME；現有：{ $there }。
}
