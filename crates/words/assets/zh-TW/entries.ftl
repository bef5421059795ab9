undo_of = 復原：{ $decided }（第{ $seq }筆操作）
redo_of = 重做：{ $decided }（第{ $seq }筆操作）
of_tournament = { $name }：{ $counted }
many_added = { $tournament }：新增{ $players }名參賽者
many_put_in_order = { $tournament }：變更{ $order }名參賽者的順序
here = { $tournament }：{ $who }記為已報到
away = { $tournament }：{ $who }記為缺席
expected = { $tournament }：{ $who }改回等候報到
create_tournament = { $name }：建立，{ $plan }
rename_tournament = { $tournament }改名為{ $name }
note_origin = { $tournament }：由{ $club }提交（該俱樂部的賽事編號為{ $number }）
delete_tournament = { $lost ->
    [0] 刪除{ $name }（{ $tournament }）
   *[other] 刪除{ $name }（{ $tournament }），連同{ NUMBER($lost) }筆結果
}
added = { $tournament }：新增參賽者{ $names }
remove_entrant = { $tournament }：移除參賽者{ $player }
put_in_order = { $tournament }：參賽者改依{ $names }的順序
draw_stage = { $tournament }：{ $stage ->
        [1] 以{ NUMBER($entrants) }名參賽者開始
       *[other] 第{ $stage }階段編排{ NUMBER($entrants) }名參賽者
    }{ $lots ->
        [none] {""}
       *[other] ，抽籤號{ $lots }
    }
record_match = { $result }，{ $tournament }第{ $no }場比賽
corrected_match = 更正為{ $line }，{ $tournament }第{ $no }場比賽{ $voided ->
        [none] {""}
       *[other] ，{ $voided }無效
    }{ $swapped ->
        [none] {""}
       *[other] ，{ $swapped }對調姓名
    }{ $reason ->
        [none] {""}
       *[other] （{ $reason }）
    }
close_tournament = { $tournament }：結束賽事
set_rating_list = 設定等級分表{ $name }：{ $scale }{ $established ->
        [none] {""}
       *[other] 、{ $established }
    }
lost = 沒有內容的操作（已遺失，或不在此顯示）
entrants = { NUMBER($count) }名參賽者

-match_of = { $tournament }第{ $no }場比賽
add_stage = { $tournament }：規劃第{ $stage }階段，{ $plan }
add_third_place = { $tournament }：新增季軍賽
draw_round = { $tournament }：第{ $round }輪排定{ NUMBER($tables) }桌座位，抽籤號{ $lots }
round_paired = { $again ->
    [yes] { $tournament }：重新編排第{ $round }輪，{ NUMBER($boards) }場比賽{ $bye ->
        [none] {""}
       *[other] ，{ $bye }輪空
    }{ $absent ->
        [0] {""}
       *[other] ，{ $absent }人缺席
    }{ $by_hand ->
        [yes] ，手動
       *[no] {""}
    }
   *[no] { $tournament }：編排第{ $round }輪，{ NUMBER($boards) }場比賽{ $bye ->
        [none] {""}
       *[other] ，{ $bye }輪空
    }{ $absent ->
        [0] {""}
       *[other] ，{ $absent }人缺席
    }{ $by_hand ->
        [yes] ，手動
       *[no] {""}
    }
}
set_absence = { $tournament }：{ $who }在{ $rounds }{ $bye ->
    [half] 缺席，半分輪空
    [zero] 缺席，零分輪空
   *[none] 出席
}
forbid_pair = { $forbidden ->
    [yes] { $tournament }：{ $names }不得編排對戰
   *[no] { $tournament }：{ $names }可再編排對戰
}
set_rounds = { $tournament }：設為{ NUMBER($rounds) }輪
late_entry = { $tournament }：{ $late }補報名{ $group ->
        [none] {""}
       *[other] ，在{ $group }
    }{ $seed ->
        [none] {""}
       *[other] ，第{ $seed }種子
    }{ $number ->
        [none] {""}
       *[other] ，編排號碼{ $number }
    }{ $missed ->
        [half] ，錯過的每輪得 ½ 分
        [zero] ，錯過的每輪得0分
       *[none] {""}
    }
replace_entrant = { $tournament }：{ $to }取代{ $from }，結果一併承接
return_entrant = { $tournament }：{ $back }回來參賽，{ $rounds }
exchange_entrants = { $tournament }：{ $a }和{ $b }交換編排中的位置
withdraw = { $tournament }：{ $player }{ $reason ->
        [disqualified] 被取消資格
       *[withdrawn] 退賽
    }，{ $effect ->
        [out] 不列入名次
        [others] 其他人繼續
        [unplayed] 未賽的比賽無效
        [all] 本階段所有結果無效
       *[rest] 已編排的比賽判對手不戰勝
    }
tie_broken = { $tournament }：以{ $lots ->
        [none] { $reason ->
            [none] 主辦單位的決定
          *[other] { $reason }
        }
       *[other] 抽籤（抽籤號{ $lots }）
    }分出名次：{ $names }
set_places = { $tournament }：{ $players ->
        [0] 移除最終名次
        [1] 冠軍{ $names }
       *[other] 最終名次：{ $names }
    }
add_play_off = { -match_of }，{ $names }加賽
set_lengths = { $tournament }：第{ $stage }階段的局制設為{ $lengths }
set_points = { $tournament }：第{ $stage }階段設為{ $points }
set_late_entries = { $until ->
    [0] { $tournament }：不接受補報名
   *[other] { $tournament }：補報名到第{ $until }輪為止
}
match_is = { -match_of }的局制設為{ $length }{ $has_start ->
        [yes] ，起始分{ $a }-{ $b }
       *[no] {""}
    }
record_game = { $finished }，{ -match_of }第{ $game }局
correct_game = 更正為{ $finished }，{ -match_of }第{ $game }局{ $reason ->
        [none] {""}
       *[other] （{ $reason }）
    }
set_tables = 會場設為{ NUMBER($tables) }桌
set_categories = { $categories ->
    [none] 移除組別
   *[other] 組別：{ $categories }
}
set_prizes = { $count ->
    [0] { $tournament }：移除獎項
   *[other] { $tournament }：設定{ NUMBER($count) }個獎
}
set_fees = { $fees ->
    [none] { $tournament }：不收報名費
   *[other] { $tournament }：報名費 { $fees }
}
paid = { $player }已付{ $tournament }的報名費 { $amount }
payment_back = { $player }：取消{ $tournament }的付款
break_ended = 結束休息
calls_set = { $tournament }：{ $priority ->
        [first] 比賽優先叫號
        [last] 比賽最後叫號
       *[normal] 比賽依序叫號
    }{ $begins ->
        [none] {""}
       *[other] ；{ $begins }之後開始
    }{ $tables ->
        [none] {""}
       *[other] ；保留的桌：{ $tables }
    }
call_match = { -match_of }叫號到{ $table }{ $players ->
        [none] {""}
       *[other] ：{ $players }
    }
call_again = { -match_of }再次叫號
start_match = { -match_of }開始
withdraw_call = 取消{ -match_of }的叫號
reports_dropped = 捨棄{ -match_of }的結果回報
set_round_days = { $days ->
    [none] { $tournament }：移除各輪日程
   *[other] { $tournament }：各輪日程 { $days }
}
set_match_day = { $day ->
    [none] { -match_of }改回該輪的日期
   *[other] { -match_of }的日期設為{ $day }
}
postpone_match = { $postponed ->
    [yes] { -match_of }延期
   *[no] { -match_of }解除延期
}
game = 第{ $game }局：{ $order }
reported_by = { $by }回報{ $result }，{ -match_of }
reported = 回報：{ $result }，{ -match_of }
all_not_played = 所有未賽的比賽
level = {" "}={" "}
finisher = 第{ $place }名 { $names }
add_player = 登錄{ $name }（{ $player }）
rename_player = { $player }改名為{ $name }
set_reading = 讀音
set_club = 俱樂部
set_title = 頭銜
set_note = 備註
set_player_categories = 組別
add_alias = { $player }：新增別名{ $alias }
remove_alias = { $player }：移除別名{ $alias }
set_born = { $player }：{ $born ->
    [none] 清除
   *[other] 設定
}出生日期
set_external_id = { $value ->
    [none] { $player }：移除 { $scheme ->
        [member] 會員編號
       *[other] { $scheme } 編號
    }
   *[other] { $player }：{ $scheme } { $value }
}
set_publicity = { $player }：{ $publicity ->
    [initials] 網站上只顯示首字母
    [hidden] 網站上不顯示姓名
   *[full] 網站上顯示姓名
}
merge_players = { $absorb }併入{ $keep }
unmerge_players = { $absorb }與{ $keep }取消合併
judge_players = { $a }和{ $b }：{ $verdict ->
        [different] 判定為不同人
        [later] 稍後決定是否同一人
       *[none] 清除是否同一人的決定
    }
set = { $player }：{ $value ->
    [none] 清除{ $what }
   *[other] { $what }{ $value }
}

set_games = { $tournament }第{ $no }場比賽{ $games ->
        [none] ：清除各局
       *[other] 的各局：{ $games }
    }
set_hands = 記錄{ $tournament }第{ $no }場比賽第{ $game }局的手牌
set_tag = { $tag ->
    [none] { $tournament }：移除簡稱
   *[other] { $tournament }：簡稱{ $tag }
}
set_card_game = { $card_game ->
    [none] { $tournament }：手牌以手牌勝率輸入
   *[other] { $tournament }：手牌以{ $card_game }的牌輸入
}
set_first_move = { $p ->
    [none] { $tournament }：先手勝率依等級分表
   *[other] { $tournament }：先手勝率{ $p }
}
set_division = { $tournament }：參賽限制：{ $takes }
publish_list = 公布{ $on }的等級分表{ $list }
rating_on_by = { $who ->
        [none] 所有選手
       *[other] { $who }
    }：{ $list }的等級分手動{ $by ->
        [none] 改為{ $to }
       *[other] 修正{ $by }分
    }，{ $reason }
