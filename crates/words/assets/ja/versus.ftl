title = { $name }の対戦予測
prompt = 相手：
none = 見つかりません。
never = レーティング対象の対戦はまだありません。
against = { $own }対{ $opposed }{ $mean ->
    [yes] （平均）
   *[no] {""}
}
explained = { $ratings }：1ゲームの期待{ $chance }。{ $sum }
changes = { $name }の増減：{ $changes }。
both = { $own }（相手{ $other }）
