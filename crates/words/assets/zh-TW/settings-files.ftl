colourless = 已設定 NO_COLOR：使用 mono
no_place = 找不到放置設定的資料夾。
    .remedy = 用 --config DIR 指定。
default = 預設
file = 檔案
kept = { $path }{ $there ->
    [yes] {""}
   *[no] （尚未寫入）
}
out_of_range = 寫成 { $example } 的形式。
unknown_theme = 寫 { $themes }，或建立檔案 { $file }。
unknown_command = 所有名稱可用 `banzuke settings --keys` 查看。
unknown_key = 按鍵名稱寫成 k、G、enter、page-up、f1、ctrl-r、alt-x 的形式。
or = {" "}或{" "}
meant = 是不是 { $near }？
one_of = 寫 { $names } 之一。
switch = true 或 false（不加引號）
unreadable = 無法讀取：{ $why }。
    .remedy = 檢查它是否為可讀取的 UTF-8 文字檔。
unwritable = 無法寫入：{ $why }。
    .remedy = 檢查資料夾能否寫入。
exists = 已存在。
    .remedy = 編輯它，或移走後重新開始。
syntax = { $why }。
    .remedy = 三個檔案的範例參閱 `banzuke settings --help`。
no_setting = 沒有設定 `{ $name }`。
no_value = { $setting } 不能是 `{ $value }`。
wrong_kind = { $setting } 不能用這個值。
beyond = { $setting } 必須是{ $least }到{ $most }。
no_hook = 沒有掛鉤 `{ $name }`。
no_theme = 沒有佈景主題 `{ $name }`。
no_scope = 沒有範圍 [{ $name }]。
no_command = 沒有指令 `{ $name }`。
no_key = 沒有按鍵 `{ $name }`。
no_command_line = 掛鉤 { $hook } 沒有指令列。
    .remedy = 把 shell 指令寫在引號內：{ $hook } = "notify.sh"
no_program = 指令「{ $command }」沒有程式。
    .remedy = 先寫程式，再寫引數：run = ["say", "{"{"}name{"}"}"]
no_fact = 指令「{ $command }」用了 { $fact }，但它的 `on` 沒有這項資料。
    .remedy = 可用的是 { $facts }。
own_key_taken = 指令「{ $command }」的按鍵 `{ $key }` 已用於 `{ $by }`。
    .remedy = 選擇其他按鍵，或為 `{ $by }` 設定其他按鍵。
misplaced = `{ $command }` 不能用在 [{ $scope }]。
    .remedy = 移到 { $scopes }。
key_twice = 按鍵 `{ $key }` 在這個範圍已用於 `{ $first }`。
    .remedy = 從兩行之一移除。
key_taken = 按鍵 `{ $key }` 在 [{ $scope }] 用於 `{ $by }`。
    .remedy = 選擇其他按鍵，或在 [{ $scope }] 也為 `{ $by }` 設定其他按鍵。
out_of_reach = 沒有按鍵能在任何地方執行 `{ $command }`。
    .remedy = 為 `{ $command }` 保留一個在文字欄位也能用的按鍵，例如 { $usual }。
theme = `{ $name }`
