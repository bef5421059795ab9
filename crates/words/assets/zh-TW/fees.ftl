title = { $name }的報名費
form = 設定{ $name }的報名費
player = 選手
due = 應付
paid = 已付
open = 未付
rule = 報名費：{ $fees }。
totals = 應付 { $due }，已付 { $paid }，未付 { $open }。
debtors = { $count ->
    [0] 所有參賽者都已付款。
   *[other] { NUMBER($count) }名參賽者還須付款。
}
over = 應退款：{ $over }。
so_far = 報名費未付 { $open } / { $due }
is_paid = 已付
gives_back = 退 { $over }
none_asked = 此賽事不收報名費；按 & 設定
none_due = 此選手不須付報名費
only_entrants = 付款在「參賽者」分頁記錄
fee = 報名費
    .doc = 先寫全體的金額，再寫各組別的：2000; U18: 1000; 工作人員: 0。可附幣別。留空：不收。
