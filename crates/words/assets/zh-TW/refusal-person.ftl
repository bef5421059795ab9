already_one = { $a }和{ $b }已合併。
    .remedy = 不需處理。
not_merged = { $absorb }沒有併入{ $keep }。
    .remedy = 在選手畫面檢查合併。
said_different = { $a }和{ $b }已標示為不同人。
    .remedy = 若有誤，先清除：`banzuke player different { $first } { $second } --clear`
met = { $a }和{ $b }曾互相對戰：{ $tournament }的{ $matches }。
    .remedy = 若是兩個人就不要合併；若比賽寫錯選手，先替換參賽者。
both_entered = { $a }和{ $b }都是{ $tournament }的參賽者。
    .remedy = 若是兩個人就不要合併；若其中一筆報名有誤，開始前移除，開始後退賽。
both_playing = { $a }和{ $b }現在分別在兩桌，{ $b }在{ $tournament }第{ $no }場比賽。
    .remedy = 確認各桌是哪名選手，先更正叫號。
number_of = { $player }：{ $number }
different_numbers = { $one }和{ $other }的 { $scheme ->
    [member] 會員編號
   *[other] { $scheme } 編號
}不同。
    .remedy = 若是兩個人就不要合併；若其中一個編號有誤，先移除。
decided_already = { $a }和{ $b }{ $verdict ->
    [different] 已標示為不同人
    [later] 已標示為稍後決定
   *[none] 沒有可清除的決定
}。
    .remedy = { already_one.remedy }
alias_of_merged = { $alias }是{ $bearer }的姓名或別名，該登錄現已併入{ $player }。
    .remedy = 從被合併的登錄移除；若兩筆登錄是不同人，取消合併。
entered_as = { $given }以另一個編號參加{ $tournament }：{ $entered }。
    .remedy = 使用該賽事中報名的編號。
external_of_another = { $scheme ->
    [member] 會員編號
   *[other] { $scheme } 編號
} { $value } 屬於{ $bearer }。
    .remedy = 若是同一人，合併兩者；否則檢查編號。
same_external = { $player }{ $value ->
    [none] 沒有 { $scheme ->
        [member] 會員編號
       *[other] { $scheme } 編號
    }
   *[other] 已有 { $scheme ->
        [member] 會員編號
       *[other] { $scheme } 編號
    } { $value }
}。
    .remedy = { already_one.remedy }
external_of_merged = { $scheme ->
    [member] 會員編號
   *[other] { $scheme } 編號
} { $value } 屬於{ $bearer }，該登錄現已併入{ $player }。
    .remedy = { alias_of_merged.remedy }
scheme_twice = { $scheme ->
    [member] 會員編號
   *[other] { $scheme } 編號
}寫了兩個。
    .remedy = 每種只寫一個編號。
unlikely_birth = 不可能有選手出生於{ $born }。
    .remedy = 檢查年份；日期寫成 1990-04-25 的形式。
