undo_of = 取り消し：{ $decided }（操作{ $seq }）
redo_of = やり直し：{ $decided }（操作{ $seq }）
of_tournament = { $name }：{ $counted }
many_added = { $tournament }：参加者{ $players }人を追加
many_put_in_order = { $tournament }：参加者{ $order }人を並べ替え
here = { $tournament }：{ $who }の来場を記録
away = { $tournament }：{ $who }の不在を記録
expected = { $tournament }：{ $who }を来場待ちに変更
create_tournament = { $name }を作成：{ $plan }
rename_tournament = { $tournament }の大会名を{ $name }に変更
note_origin = { $tournament }：{ $club }が提出（提出元での大会番号は{ $number }）
delete_tournament = { $lost ->
    [0] { $name }（{ $tournament }）を削除
   *[other] { $name }（{ $tournament }）を{ NUMBER($lost) }件の結果とともに削除
}
added = { $tournament }：{ $names }を参加者に追加
remove_entrant = { $tournament }：{ $player }を参加者から除外
put_in_order = { $tournament }：参加者を{ $names }の順に並べ替え
draw_stage = { $tournament }：{ $stage ->
        [1] { NUMBER($entrants) }人で開始
       *[other] 第{ $stage }ステージの組み合わせを{ NUMBER($entrants) }人で作成
    }{ $lots ->
        [none] {""}
       *[other] 、抽選番号{ $lots }
    }
record_match = { $result }（第{ $no }試合、{ $tournament }）
corrected_match = { $line }に訂正（第{ $no }試合、{ $tournament }）{ $voided ->
        [none] {""}
       *[other] 、{ $voided }は無効
    }{ $swapped ->
        [none] {""}
       *[other] 、{ $swapped }は名前を入れ替え
    }{ $reason ->
        [none] {""}
       *[other] （理由：{ $reason }）
    }
close_tournament = { $tournament }：大会を終了
set_rating_list = レーティングリスト{ $name }を設定：{ $scale }{ $established ->
        [none] {""}
       *[other] 、{ $established }
    }
lost = 内容のない操作（失われたか、ここでは表示されません）
entrants = { NUMBER($count) }人

-match_of = { $tournament }の第{ $no }試合
add_stage = { $tournament }：第{ $stage }ステージを計画：{ $plan }
add_third_place = { $tournament }：3位決定戦を追加
draw_round = { $tournament }：{ $round }回戦の席を{ NUMBER($tables) }卓に決定、抽選番号{ $lots }
round_paired = { $again ->
    [yes] { $tournament }：{ $round }回戦の組み合わせをやり直し、{ NUMBER($boards) }試合{ $bye ->
        [none] {""}
       *[other] 、{ $bye }がBYE
    }{ $absent ->
        [0] {""}
       *[other] 、{ $absent }人が欠席
    }{ $by_hand ->
        [yes] （手動）
       *[no] {""}
    }
   *[no] { $tournament }：{ $round }回戦の組み合わせを作成、{ NUMBER($boards) }試合{ $bye ->
        [none] {""}
       *[other] 、{ $bye }がBYE
    }{ $absent ->
        [0] {""}
       *[other] 、{ $absent }人が欠席
    }{ $by_hand ->
        [yes] （手動）
       *[no] {""}
    }
}
set_absence = { $tournament }：{ $who }が{ $rounds }{ $bye ->
    [half] を欠席（0.5点BYE）
    [zero] を欠席（0点BYE）
   *[none] に参加
}
forbid_pair = { $forbidden ->
    [yes] { $tournament }：{ $names }を対戦させない
   *[no] { $tournament }：{ $names }の対戦を再び認める
}
set_rounds = { $tournament }：ラウンド数を{ NUMBER($rounds) }に設定
late_entry = { $tournament }：{ $late }が途中参加{ $group ->
        [none] {""}
       *[other] （{ $group }）
    }{ $seed ->
        [none] {""}
       *[other] （第{ $seed }シード）
    }{ $number ->
        [none] {""}
       *[other] （ペアリング番号{ $number }）
    }{ $missed ->
        [half] 、欠席ラウンドは0.5点
        [zero] 、欠席ラウンドは0点
       *[none] {""}
    }
replace_entrant = { $tournament }：{ $from }を{ $to }に入れ替え（結果も引き継ぎ）
return_entrant = { $tournament }：{ $back }が復帰（{ $rounds }）
exchange_entrants = { $tournament }：{ $a }と{ $b }の組み合わせの位置を交換
withdraw = { $tournament }：{ $player }が{ $reason ->
        [disqualified] 失格
       *[withdrawn] 大会棄権
    }、{ $effect ->
        [out] 順位から除外
        [others] ほかの選手は続行
        [unplayed] 未消化の試合は無効
        [all] このステージの結果はすべて無効
       *[rest] 組み合わせ済みの試合は不戦敗
    }
tie_broken = { $tournament }：{ $lots ->
        [none] { $reason ->
            [none] 主催者の決定
          *[other] { $reason }
        }
       *[other] 抽選（抽選番号{ $lots }）
    }により{ $names }の順
set_places = { $tournament }：{ $players ->
        [0] 最終順位を削除
        [1] 優勝{ $names }
       *[other] 最終順位は{ $names }の順
    }
add_play_off = { -match_of }（{ $names }のプレーオフ）
set_lengths = { $tournament }：第{ $stage }ステージの試合方式を{ $lengths }に設定
set_points = { $tournament }：第{ $stage }ステージの点の付け方を{ $points }に設定
set_late_entries = { $until ->
    [0] { $tournament }：途中参加を認めない
   *[other] { $tournament }：途中参加は{ $until }回戦まで
}
match_is = { -match_of }の試合方式を{ $length }{ $has_start ->
        [yes] 、ハンデ（{ $a }-{ $b }から）
       *[no] {""}
    }に設定
record_game = { -match_of } 第{ $game }ゲーム：{ $finished }
correct_game = { -match_of } 第{ $game }ゲームを訂正：{ $finished }{ $reason ->
        [none] {""}
       *[other] （理由：{ $reason }）
    }
set_tables = 会場の卓を{ NUMBER($tables) }卓に設定
set_categories = { $categories ->
    [none] 部門を削除
   *[other] 部門を設定：{ $categories }
}
set_prizes = { $count ->
    [0] { $tournament }：賞を削除
   *[other] { $tournament }：賞を{ NUMBER($count) }件設定
}
set_fees = { $fees ->
    [none] { $tournament }：参加費なし
   *[other] { $tournament }：参加費 { $fees }
}
paid = { $player }が{ $tournament }の参加費{ $amount }を支払い
payment_back = { $player }：{ $tournament }の支払いを取り消し
break_ended = 休憩を終了
calls_set = { $tournament }：{ $priority ->
        [first] 試合をほかの大会より先に呼び出し
        [last] 試合をほかの大会より後に呼び出し
       *[normal] 試合を待っている順に呼び出し
    }{ $begins ->
        [none] {""}
       *[other] 、{ $begins }から
    }{ $tables ->
        [none] {""}
       *[other] 、予約した卓：{ $tables }
    }
call_match = { -match_of }を{ $table }に呼び出し{ $players ->
        [none] {""}
       *[other] ：{ $players }
    }
call_again = { -match_of }を再呼び出し
start_match = { -match_of }を開始
withdraw_call = { -match_of }の呼び出しを取り下げ
reports_dropped = { -match_of }の結果報告を取り下げ
set_round_days = { $days ->
    [none] { $tournament }：ラウンドの日程を削除
   *[other] { $tournament }：ラウンドの日程 { $days }
}
set_match_day = { $day ->
    [none] { -match_of }の試合日をラウンドの日に戻す
   *[other] { -match_of }の試合日を{ $day }に設定
}
postpone_match = { $postponed ->
    [yes] { -match_of }を延期
   *[no] { -match_of }の延期を解除
}
game = 第{ $game }ゲーム：{ $order }
reported_by = { $by }の報告：{ $result }（{ -match_of }）
reported = 報告：{ $result }（{ -match_of }）
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
set_born = { $player }：生年月日を{ $born ->
    [none] 削除
   *[other] 設定
}
set_external_id = { $value ->
    [none] { $player }：{ $scheme ->
        [member] 会員番号
       *[other] { $scheme }のID
    }を削除
   *[other] { $player }：{ $scheme } { $value }
}
set_publicity = { $player }：{ $publicity ->
    [initials] サイトに頭文字で掲載
    [hidden] サイトでは匿名
   *[full] サイトに名前で掲載
}
merge_players = { $absorb }を{ $keep }に統合
unmerge_players = { $absorb }の{ $keep }への統合を解除
judge_players = { $a }と{ $b }：{ $verdict ->
        [different] 別人と判断
        [later] 同じ人かどうかは後で決める
       *[none] 同じ人かどうかの判断を取り消し
    }
set = { $player }：{ $what }{ $value ->
    [none] を削除
   *[other] を{ $value }に設定
}

set_games = { $tournament }の第{ $no }試合{ $games ->
        [none] ：ゲームの記録を削除
       *[other] のゲーム：{ $games }
    }
set_hands = { $tournament }の第{ $no }試合 第{ $game }ゲームの手札を記録
set_tag = { $tag ->
    [none] { $tournament }：略号を削除
   *[other] { $tournament }：略号{ $tag }
}
set_card_game = { $card_game ->
    [none] { $tournament }：手札は手札勝率で入力
   *[other] { $tournament }：手札は{ $card_game }のカードで入力
}
set_first_move = { $p ->
    [none] { $tournament }：先手勝率はレーティングリストのとおり
   *[other] { $tournament }：先手勝率を{ $p }に設定
}
set_division = { $tournament }：参加条件：{ $takes }
publish_list = { $on }付のレーティングリスト{ $list }を公表
rating_on_by = { $who ->
        [none] 全員
       *[other] { $who }
    }：{ $list }のレーティング{ $by ->
        [none] を手動で{ $to }に修正
       *[other] を手動で{ $by }点修正
    }（{ $reason }）
