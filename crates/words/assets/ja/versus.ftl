title = { $name }の対戦予測
prompt = 相手：
none = 見つかりません。
never = レーティング対象の対戦はまだありません。
explained = { $own }対{ $opposed }{ $mean ->
    [yes] （平均）
   *[no] {""}
}：1ゲームの期待{ $chance }。{ $k } × ({ $won } − { $expected }) = { $change }
changes = { $name }の増減：{ $changes }。
both = { $own }（相手{ $other }）
