title = { $name }の参加費
form = { $name }の参加費を決める
player = 選手
due = 参加費
paid = 支払い済み
open = 未払い
rule = 参加費：{ $fees }。
totals = 合計{ $due }、支払い済み{ $paid }、未払い{ $open }。
debtors = { $count ->
    [0] 全員が支払い済みです。
   *[other] 未払いの参加者が{ NUMBER($count) }人います。
}
over = 返金：{ $over }。
so_far = 参加費未払い { $open }/{ $due }
is_paid = 済
gives_back = 返金{ $over }
none_asked = この大会に参加費はありません（& で決めます）
none_due = この選手に参加費はかかりません
only_entrants = 支払いは「参加者」のタブで記録します
fee = 参加費
    .doc = 全体の額、部門ごとの額の順に。例：2000円; U18: 1000円; 役員: 0。空欄なら参加費なし。
