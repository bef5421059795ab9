undo_of = 取り消し：{ $decided }（操作{ $seq }）
redo_of = やり直し：{ $decided }（操作{ $seq }）
of_tournament = { $name }：{ $counted }
many_added = { $tournament }：参加者{ $players }人を追加
many_put_in_order = { $tournament }：参加者{ $order }人を並べ替え
here = { $title }：{ $who }の来場を記録
away = { $title }：{ $who }の不在を記録
expected = { $title }：{ $who }を来場待ちに戻す
create_tournament = { $name }を作成：{ $plan }
rename_tournament = { $tournament }の大会名を{ $name }に変更
note_origin = { $event }：{ $club }が提出（先方では{ $number }）
delete_tournament = { $name }（{ $tournament }）を削除
deleted_with = { $name }（{ $tournament }）を{ NUMBER($lost) }件の結果とともに削除
added = { $event }：{ $names }を参加者に追加
remove_entrant = { $event }：{ $player }を参加者から除外
put_in_order = { $event }：{ $names }の順に並べ替え
started = { $event }：{ NUMBER($entrants) }人で開始{ $lots ->
        [none] {""}
       *[other] 、抽選番号{ $lots }
    }
stage_paired = { $event }：第{ $stage }ステージを{ NUMBER($entrants) }人で組み合わせ{ $lots ->
        [none] {""}
       *[other] 、抽選番号{ $lots }
    }
record_match = { $result }（第{ $no }試合、{ $event }）
corrected_match = { $line }に訂正（第{ $no }試合、{ $event }）{ $voided ->
        [none] {""}
       *[other] 、{ $voided }は無効
    }{ $swapped ->
        [none] {""}
       *[other] 、{ $swapped }は名前を入れ替え
    }{ $reason ->
        [none] {""}
       *[other] （理由：{ $reason }）
    }
close_tournament = { $event }：終了
set_rating_list = レーティングリスト{ $name }を設定：{ $scale }{ $established ->
        [none] {""}
       *[other] 、{ $established }
    }
lost = 内容のない操作（失われたか、ここでは表示されません）
entrants = { NUMBER($count) }人

match_of = { $event }の第{ $no }試合
add_stage = { $event }：第{ $stage }ステージを計画：{ $plan }
add_third_place = { $event }：3位決定戦を追加
draw_round = { $event }：{ $round }回戦の席を{ NUMBER($tables) }卓に決定、抽選番号{ $lots }
round_paired_again = { $event }：{ $round }回戦の組み合わせをやり直し、{ NUMBER($boards) }試合{ $bye ->
        [none] {""}
       *[other] 、{ $bye }がBYE
    }{ $absent ->
        [0] {""}
       *[other] 、{ $absent }人が欠席
    }{ $by_hand ->
        [yes] （手動）
       *[no] {""}
    }
round_paired = { $event }：{ $round }回戦の組み合わせを作成、{ NUMBER($boards) }試合{ $bye ->
        [none] {""}
       *[other] 、{ $bye }がBYE
    }{ $absent ->
        [0] {""}
       *[other] 、{ $absent }人が欠席
    }{ $by_hand ->
        [yes] （手動）
       *[no] {""}
    }
absent_in = { $event }：{ $who }が{ $rounds }を欠席（{ $bye }）
present_in = { $event }：{ $who }が{ $rounds }に参加
forbid_pair = { $event }：{ $names }を対戦させない
may_be_paired_again = { $event }：{ $names }の対戦を再び認める
set_rounds = { $event }：{ NUMBER($rounds) }回戦
late_entry = { $event }：{ $late }が途中参加{ $group ->
        [none] {""}
       *[other] （{ $group }）
    }{ $seed ->
        [none] {""}
       *[other] （第{ $seed }シード）
    }{ $number ->
        [none] {""}
       *[other] （ペアリング番号{ $number }）
    }{ $missed ->
        [half] 、欠席ラウンドは半点
        [zero] 、欠席ラウンドは0点
       *[none] {""}
    }
replace_entrant = { $event }：{ $from }を{ $to }に入れ替え（結果を含む）
return_entrant = { $event }：{ $back }が復帰（{ $rounds }）
exchange_entrants = { $event }：{ $a }と{ $b }の位置を交換
withdraw = { $event }：{ $player }が{ $how ->
        [disqualified] 失格
       *[withdrawn] 大会棄権
    }、{ $effect ->
        [out] 順位から除外
        [others] ほかの選手は続行
        [unplayed] 未消化の試合は無効
        [all] このステージの結果はすべて無効
       *[rest] 残りの試合は不戦敗
    }
tie_broken = { $event }：{ $lots ->
        [none] { $reason ->
            [none] 主催者の決定
          *[other] { $reason }
        }
       *[other] 抽選（抽選番号{ $lots }）
    }により{ $names }の順
places_removed = { $event }：最終順位を削除
winner = { $event }：優勝{ $winner }
final_places = { $event }：最終順位は{ $names }の順
add_play_off = { $place }（{ $names }のプレーオフ）
set_lengths = { $event }：第{ $stage }ステージの試合方式を{ $lengths }に設定
set_points = { $event }：第{ $stage }ステージは{ $points }
no_late_entries = { $event }：途中参加を認めない
late_entries_until = { $event }：途中参加は{ $until }回戦まで
match_is = { $place }の試合方式を{ $length }{ $has_start ->
        [yes] 、ハンデ（{ $a }-{ $b }から）
       *[no] {""}
    }に設定
record_game = { $place } 第{ $game }ゲーム：{ $finished }
correct_game = { $place } 第{ $game }ゲームを訂正：{ $finished }{ $reason ->
        [none] {""}
       *[other] （理由：{ $reason }）
    }
set_tables = 会場の卓を{ NUMBER($tables) }卓に設定
categories_removed = 部門を削除
categories = 部門を設定：{ $categories }
prizes_removed = { $event }：賞を削除
prizes_set = { $event }：賞を{ NUMBER($count) }件設定
fees_removed = { $event }：参加費なし
fees_set = { $event }：参加費 { $fees }
paid = { $player }が{ $event }の参加費{ $amount }を支払い
payment_back = { $player }：{ $event }の支払いを取り消し
break_ended = 休憩を終了
calls_set = { $event }：{ $priority ->
        [first] 優先して呼び出し
        [last] 最後に呼び出し
       *[normal] 待っている順に呼び出し
    }{ $begins ->
        [none] {""}
       *[other] 、{ $begins }から
    }{ $tables ->
        [none] {""}
       *[other] 、予約した卓：{ $tables }
    }
call_match = { $place }を{ $table }に呼び出し{ $players ->
        [none] {""}
       *[other] ：{ $players }
    }
call_again = { $place }を再呼び出し
start_match = { $place }を開始
withdraw_call = { $place }の呼び出しを取り下げ
reports_dropped = { $place }の結果報告を取り下げ
no_round_days = { $event }：ラウンドの日程なし
round_days = { $event }：ラウンドの日程 { $days }
match_day = { $place }を{ $day }に
day_of_its_round = { $place }をラウンドの日に戻す
match_postponed = { $place }を延期
back_in_queue = { $place }の延期を解除
game = 第{ $game }ゲーム：{ $order }
reported_by = { $by }の報告：{ $result }（{ $place }）
reported = 報告：{ $result }（{ $place }）
all_not_played = 未実施の全試合
level = ＝
finisher = { $place }着 { $names }
add_player = { $name }（{ $player }）を登録
rename_player = { $player }の名前を{ $name }に変更
set_reading = ふりがな
set_club = 所属
set_title = 称号
set_note = 備考
set_player_categories = 部門
add_alias = { $player }：別名{ $alias }を追加
remove_alias = { $player }：別名{ $alias }を削除
set_born = { $player }：生年月日を設定
birth_date_cleared = { $player }：生年月日を削除
set_external_id = { $player }：{ $scheme } { $value }
id_removed = { $player }：{ $scheme }のIDを削除
full = { $who }：サイトに名前で掲載
initials = { $who }：サイトに頭文字で掲載
hidden = { $who }：サイトでは匿名
merge_players = { $absorb }を{ $keep }に統合
unmerge_players = { $absorb }の{ $keep }への統合を解除
judge_players = { $a }と{ $b }：{ $verdict ->
        [different] 別人と判断
        [later] 後で決める
       *[none] 判断を取り消し
    }
set = { $player }：{ $what }を{ $value }に設定
cleared = { $player }：{ $what }を削除

set_games = { $event }の第{ $no }試合：ゲームの記録を削除
games_match = { $event }の第{ $no }試合のゲーム：{ $games }
set_hands = { $event }の第{ $no }試合 第{ $game }ゲームの手札を記録
set_tag = { $event }：略号{ $tag }
tag_removed = { $event }：略号を削除
set_card_game = { $event }：{ $card_game }の手札を評価
hands_typed_as = { $event }：手札は勝率で入力
set_first_move = { $event }：先手勝率を{ $p }に設定
first_move_win = { $event }：先手勝率はレーティングリストのとおり
set_division = { $event }：{ $takes }
publish_list = { $on }付のレーティングリスト{ $list }を公表
rating_on_by = { $who ->
        [none] 全員
       *[other] { $who }
    }：{ $list }のレーティング{ $by ->
        [none] を手動で{ $to }に修正
       *[other] を手動で{ $by }
    }（{ $reason }）
