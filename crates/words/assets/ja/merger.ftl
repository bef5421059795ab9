none_moved = 別の登録番号に移る試合はありません。
moved = レーティング対象の{ $matches }試合が別の登録番号に移ります（{ $tournaments }）
changes = { $whose }：{ $before } → { $after }
of_list = { $name }{ $list ->
    [none] {""}
   *[other] （{ $list }）
}
rated_together = 統合後のレーティング
become_one = { $whose }：{ $a }・{ $b } → { $after }
ceases = { $whose }：{ $before } → レーティングなし
others = ほかに{ $others }人のレーティングが動きます（最大1点）
