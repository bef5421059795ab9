title = { $name }の対戦予測
prompt = 相手：
none = 見つかりません。
never = レーティング対象の対戦はまだありません。
