undo_of = 復原：{ $decided }（第{ $seq }筆操作）
redo_of = 重做：{ $decided }（第{ $seq }筆操作）
of_tournament = { $name }：{ $counted }
many_added = { $tournament }：新增{ $players }名參賽者
many_put_in_order = { $tournament }：排列{ $order }名參賽者
here = { $title }：{ $who }記為已報到
away = { $title }：{ $who }記為缺席
expected = { $title }：{ $who }改回等候報到
create_tournament = { $name }：建立，{ $plan }
rename_tournament = { $tournament }改名為{ $name }
note_origin = { $event }：由{ $club }提交，該處為{ $number }
delete_tournament = 刪除{ $name }（{ $tournament }）
deleted_with = 刪除{ $name }（{ $tournament }），連同{ NUMBER($lost) }筆結果
added = { $event }：新增{ $names }
remove_entrant = { $event }：移除{ $player }
put_in_order = { $event }：依序排列{ $names }
started = { $event }：以{ NUMBER($entrants) }名參賽者開始{ $lots ->
        [none] {""}
       *[other] ，抽籤號{ $lots }
    }
stage_paired = { $event }：第{ $stage }階段編排{ NUMBER($entrants) }名參賽者{ $lots ->
        [none] {""}
       *[other] ，抽籤號{ $lots }
    }
record_match = { $result }，{ $event }第{ $no }場比賽
corrected_match = 更正為{ $line }，{ $event }第{ $no }場比賽{ $voided ->
        [none] {""}
       *[other] ，{ $voided }無效
    }{ $swapped ->
        [none] {""}
       *[other] ，{ $swapped }對調姓名
    }{ $reason ->
        [none] {""}
       *[other] （{ $reason }）
    }
close_tournament = { $event }：結束
set_rating_list = 設定等級分表{ $name }：{ $scale }{ $established ->
        [none] {""}
       *[other] 、{ $established }
    }
lost = 沒有內容的操作（已遺失，或不在此顯示）
entrants = { NUMBER($count) }名參賽者

match_of = { $event }第{ $no }場比賽
add_stage = { $event }：規劃第{ $stage }階段，{ $plan }
add_third_place = { $event }：新增季軍賽
draw_round = { $event }：第{ $round }輪排定{ NUMBER($tables) }桌座位，抽籤號{ $lots }
round_paired_again = { $event }：重新編排第{ $round }輪，{ NUMBER($boards) }場比賽{ $bye ->
        [none] {""}
       *[other] ，{ $bye }輪空
    }{ $absent ->
        [0] {""}
       *[other] ，{ $absent }人缺席
    }{ $by_hand ->
        [yes] ，手動
       *[no] {""}
    }
round_paired = { $event }：編排第{ $round }輪，{ NUMBER($boards) }場比賽{ $bye ->
        [none] {""}
       *[other] ，{ $bye }輪空
    }{ $absent ->
        [0] {""}
       *[other] ，{ $absent }人缺席
    }{ $by_hand ->
        [yes] ，手動
       *[no] {""}
    }
absent_in = { $event }：{ $who }在{ $rounds }缺席，{ $bye }
present_in = { $event }：{ $who }在{ $rounds }出席
forbid_pair = { $event }：{ $names }不得編排對戰
may_be_paired_again = { $event }：{ $names }可再編排對戰
set_rounds = { $event }：共{ NUMBER($rounds) }輪
late_entry = { $event }：{ $late }補報名{ $group ->
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
replace_entrant = { $event }：{ $to }取代{ $from }，結果一併承接
return_entrant = { $event }：{ $back }回來參賽，{ $rounds }
exchange_entrants = { $event }：{ $a }和{ $b }交換位置
withdraw = { $event }：{ $player }{ $how ->
        [disqualified] 被取消資格
       *[withdrawn] 退賽
    }，{ $effect ->
        [out] 不列入名次
        [others] 其他人繼續
        [unplayed] 未賽的比賽無效
        [all] 本階段所有結果無效
       *[rest] 其餘比賽判對手不戰勝
    }
tie_broken = { $event }：以{ $lots ->
        [none] { $reason ->
            [none] 主辦單位的決定
          *[other] { $reason }
        }
       *[other] 抽籤（抽籤號{ $lots }）
    }分出名次：{ $names }
places_removed = { $event }：移除最終名次
winner = { $event }：冠軍{ $winner }
final_places = { $event }：最終名次：{ $names }
add_play_off = { $place }，{ $names }加賽
set_lengths = { $event }：第{ $stage }階段為{ $lengths }
set_points = { $event }：第{ $stage }階段為{ $points }
no_late_entries = { $event }：不接受補報名
late_entries_until = { $event }：補報名到第{ $until }輪為止
match_is = { $place }為{ $length }{ $has_start ->
        [yes] ，起始分{ $a }-{ $b }
       *[no] {""}
    }
record_game = { $finished }，{ $place }第{ $game }局
correct_game = 更正為{ $finished }，{ $place }第{ $game }局{ $reason ->
        [none] {""}
       *[other] （{ $reason }）
    }
set_tables = 會場設為{ NUMBER($tables) }桌
categories_removed = 移除組別
categories = 組別：{ $categories }
prizes_removed = { $event }：移除獎項
prizes_set = { $event }：設定{ NUMBER($count) }個獎
fees_removed = { $event }：不收報名費
fees_set = { $event }：報名費 { $fees }
paid = { $player }已付{ $event }的報名費 { $amount }
payment_back = { $player }：取消{ $event }的付款
break_ended = 結束休息
calls_set = { $event }：{ $priority ->
        [first] 優先叫號
        [last] 最後叫號
       *[normal] 依序叫號
    }{ $begins ->
        [none] {""}
       *[other] ；{ $begins }之後開始
    }{ $tables ->
        [none] {""}
       *[other] ；保留的桌：{ $tables }
    }
call_match = { $place }叫號到{ $table }{ $players ->
        [none] {""}
       *[other] ：{ $players }
    }
call_again = { $place }再次叫號
start_match = { $place }開始
withdraw_call = 取消{ $place }的叫號
reports_dropped = 捨棄{ $place }的回報
no_round_days = { $event }：各輪沒有日程
round_days = { $event }：各輪日程 { $days }
match_day = { $place }在{ $day }
day_of_its_round = { $place }依該輪的日期
match_postponed = { $place }延期
back_in_queue = { $place }回到等候叫號
game = 第{ $game }局：{ $order }
reported_by = { $by }回報{ $result }，{ $place }
reported = 回報：{ $result }，{ $place }
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
add_alias = { $player }：別名{ $alias }
remove_alias = { $player }：移除別名{ $alias }
set_born = { $player }：設定出生日期
birth_date_cleared = { $player }：清除出生日期
set_external_id = { $player }：{ $scheme } { $value }
id_removed = { $player }：移除 { $scheme } 編號
full = { $who }：網站上顯示姓名
initials = { $who }：網站上只顯示首字母
hidden = { $who }：網站上不顯示姓名
merge_players = { $absorb }併入{ $keep }
unmerge_players = { $absorb }與{ $keep }取消合併
judge_players = { $a }和{ $b }：{ $verdict ->
        [different] 不同人
        [later] 稍後決定
       *[none] 清除決定
    }
set = { $player }：{ $what }{ $value }
cleared = { $player }：清除{ $what }

set_games = { $event }第{ $no }場比賽：清除各局
games_match = { $event }第{ $no }場比賽的各局：{ $games }
set_hands = { $event }第{ $no }場比賽第{ $game }局的手牌
set_tag = { $event }：簡稱{ $tag }
tag_removed = { $event }：移除簡稱
set_card_game = { $event }：{ $card_game }的手牌
hands_typed_as = { $event }：手牌以勝率輸入
set_first_move = { $event }：先手勝率{ $p }
first_move_win = { $event }：先手勝率依等級分表
set_division = { $event }：{ $takes }
publish_list = 公布{ $on }的等級分表{ $list }
rating_on_by = { $who ->
        [none] 所有選手
       *[other] { $who }
    }：{ $list }的等級分手動{ $by ->
        [none] 改為{ $to }
       *[other] { $by }
    }，{ $reason }
