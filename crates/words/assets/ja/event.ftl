stage = 第{ $number }ステージ
table = 第{ $number }組
game = 第{ $number }ゲーム
postponed = 延期中
not_explained = 理由は表示できません。手動で組んだか、今の結果なら規則では別の組み合わせになるラウンドです。
same_club_meets = { $a }と{ $b }は同じ所属で、1回戦で対戦します
paired_at = 第{ $no }試合：{ $a }（{ $a_score }点） - { $b }（{ $b_score }点）
floats_down = {"  "}{ $down }が下の得点グループに回る
not_paired_with = {"  "}{ $player }と組まない理由：{ $why }
colour =
    .White = 先手
    .Black = 後手
mild = 次は{ $side }の番
strong = { $side }の回数が少ないので次は{ $side }
absolute = 必ず{ $side }にする
met = 対戦済み
forbidden = 対戦禁止に設定した二人
same_colour = 二人とも先手、または二人とも後手にするしかない
completion = 残りの全員を組めなくなる
order = 良さは同じだが、規則の順序が後になる
-sides_due = 先手・後手の割り当て
by_criterion = 基準C{ $number }（{ $number ->
    [6] 下の得点グループに回る選手が増える
    [7] より高い点の選手が下に回る
    [8] 次の得点グループから下に回る選手が増えるか、その選手の点が高くなる
    [9] BYEになる選手の条件
    [10] { -sides_due }
    [11] { -sides_due }
    [12] { -sides_due }
    [13] { -sides_due }
   *[other] 前のラウンドと同じ上下の移動になる
}）
met_before = { $a }と{ $b }はすでに対戦しています
second_bye = { $player }は前にもBYEでした
third_first_move = { $player }はこの組み合わせで3回連続の先手です
third_second_move = { $player }はこの組み合わせで3回連続の後手です
round = { $from }回戦
rounds_between = { $from }〜{ $until }回戦
round_onwards = { $from }回戦以降
asked_bye =
    .Half = 0.5点BYE
    .Zero = 0点BYE
so_far = { $played ->
    [0] まだ1試合も終えていません
   *[other] { $all }試合のうち{ $played }試合を終えています
}
forfeit_rest = { $so_far }（半分以上）：結果は有効、残りの試合は不戦敗
others_play_on = 行ったゲームは有効、ほかの参加者は続行
not_paired_later = 結果は有効、以後のラウンドでは組まれません
out_of_ranking = 結果は有効、この選手は順位から外れます
each_match_needs = どの試合にも勝者が必要なため、残りの試合は不戦敗
void_unplayed = { $so_far }：残りの試合は無効
void_all = { $so_far }（半分未満）：本人のこのステージの結果はすべて無効
exit =
    .Withdrawn = 大会棄権
    .Disqualified = 失格
unreadable = 「{ $sign }」は席の番号ではありません。
no_such_seat = 席{ $seat }はありません（最後は席{ $last }）。
loose_tie_sign = 「=」の前か後に席の番号がありません。
no_finishing_order = 抜けている席か、二度書いた席があります。
write_seats_in = すべての席を1度ずつ着順に書いてください。同着は = でつなぎます（例：3 1 5=2 4）。
match_of_pod = 第{ $no }試合（{ $tournament }）は多人数戦で、ゲームごとに記録します。
    .remedy = 着順でゲームを記録してください：`banzuke tournament game --help`
among_tied = 同順位者間の{ $criterion }
tie_breaks = 順位の基準：{ $steps }、{ $points }
direct_encounter = 直接対決（DE）
sonneborn_berger_sb = SB
tie_breaks_idle = { $idle }では同順位が決まりません。この試合方式では、勝ち点が同じなら値も同じになるからです{ $may_draw ->
        [yes] （引き分けのゲームがない限り）
       *[no] {""}
    }。{ $better ->
        [none] {""}
       *[other] { $better }を使ってください。
    }
head_start = ハンデ（{ $a }-{ $b }から）
stage_is = 第{ $stage }ステージは
today_is = 今日は
round_is = { $round }回戦は
undrawn = （うち{ $undrawn }試合は組合せ前）
left_to_play = 残り{ NUMBER($left) }試合{ $undrawn }、1試合{ $minutes }分、{ $part }{ $end }ごろ終了の見込み
free_table = { $holders ->
    [none] { $is_reserved ->
        [yes] 予約
       *[no] 空き
    }
   *[other] { $holders }用に予約
}
too_few_in_groups = 各ブロックから{ $takes }人は進めません。どのブロックも{ $most }人以下です。
    .remedy = 全体で{ $takes }人を進めるなら `--advance total:{ $takes }` と指定してください。
nothing_to_call = いま呼び出せる試合はありません。
    .remedy = 選手が空くまでお待ちください。`banzuke queue` で呼出待ちを確認できます。
on_break = 会場は{ $clock }まで休憩中です。
    .remedy = 終わるまで待つか、`banzuke tables break --end` で終えてください。
kept_table = { $spot }は空いていますが、{ $holders ->
    [none] 予約の卓です。
   *[other] { $holders }用です。
}
    .remedy = ほかの卓が空くのを待つか、試合番号に続けて卓を指定してください：`banzuke call --help`
removed_in_use = { $spot }は削除できません。第{ $no }試合（{ $tournament }）を呼び出してあります。
    .remedy = その試合の結果を記録するか、--send-back を付けてください（試合は呼出待ちに戻ります）。
no_free_table = { $has_tables ->
    [yes] 空いている卓がありません。
   *[no] 会場の卓がまだ設定されていません。
}
    .remedy = { $has_tables ->
        [yes] 卓の試合の結果が記録されるまでお待ちください。
       *[no] 卓を設定してください：`banzuke tables set 1 2 3`
    }
dangling_edge = 第{ $no }試合は第{ $source }試合の結果を待っていますが、第{ $source }試合がありません
one_way_edge = { $matches }の進み先が合いません：一方の勝者か敗者が他方に進みますが、他方はそれを待っていません
wrong_player = 第{ $no }試合の{ $side }が、対戦すべき参加者ではありません
score_on_changed_slot = 第{ $no }試合の結果に、対戦者でない選手が入っています
against_themself = 第{ $no }試合の二人が同じ選手です
stranger = { $stranger }は参加者ではないのに第{ $no }試合にいます
reset_not_needed = 第{ $no }試合（リセット）は不要です
reset_missing = 第{ $no }試合（リセット）がありません
number_twice = 第{ $no }試合が二つあります
entered_twice = { $one }と{ $other }は同じ人で、二重に参加登録されています
two_tables = { $twice }が二つの卓にいます（{ $matches }）
strange_finish = 第{ $no }試合の着順に、その卓にいない選手がいます
inconsistent = { $id }：{ $what }
group_lettered = { $letter }ブロック
group_number = 第{ $number }ブロック
side =
    .A = 選手A
    .B = 選手B
