repaired = { $round }回戦の組み合わせは今のまま残ります（組み直せば別の組み合わせになります）。
stands = 第{ $stage }ステージの組み合わせは今のまま残ります（変わる前の順位で作ったもの）。
games_go = 第{ $no }試合のゲームごとの記録（順番、手札、先手）も消えます。もう一度入力してください。
calls_go = 対戦者が変わるため、呼び出しを取り消します：{ $matches }。
calls_gone = 対戦者が変わったため、呼び出しを取り消しました：{ $matches }。
starts_stay_in = 入れ替え前の選手のために決めたハンデが残ります：{ $matches }。変えるなら `banzuke tournament length` です。
none = ほかの試合は変わりません。順位とレーティングは計算し直されます。
dry_run = 試算です。何も記録していません
each = 第{ $no }試合（{ $table }）
choice = { $kept ->
    [none] { $matches }の結果は無効になります。
   *[other] 試合をやり直すなら、{ $matches }の結果は無効になります。選手の取り違えなら、{ $kept }の結果は正しい選手のものとして残ります。
}
round = （{ $round }）
match_changes = 第{ $no }試合{ $round }：{ $before } → { $after }。
match_added = 第{ $no }試合{ $round }が加わります：{ $after }。
match_removed = 第{ $no }試合{ $round }がなくなります：{ $before }。
rank_moves = { $name }：{ $before ->
    [none] –
   *[other] { $before }
}位 → { $after ->
    [none] –
   *[other] { $after }
}位
stage = { $name }（第{ $stage }ステージ）
no_rank = { $name }：順位が付かなくなります。
rank_changes = { $name }：{ $before }位 → { $after }位。
rank_undecided_again = { $name }：{ $before }位 → 順位は未定。
rank_known = { $name }：{ $after }位。
rank_undecided = { $name }：順位は未定。
side_unknown = 未定
not_yet_played = { $a } 対 { $b }（未実施）
payment_stays = { $old }が支払った{ $paid }を返金してください。{ $new }は{ $owed }が未払いです。
