no_such_player = 沒有編號{ $id }的選手。
    .remedy = 編號可在選手清單（`banzuke player list`）查看。
no_such_tournament = 沒有編號{ $id }的賽事。
    .remedy = 編號可用 `banzuke tournament list` 查看。
no_such_match = { $event }沒有第{ $no }場比賽。
    .remedy = 比賽可用 `{ $command }` 查看。
other_kind = { $event }第{ $no }場比賽的類型不同：兩人比賽記錄比分，多人桌記錄名次。
    .remedy = `{ $command }` 顯示哪些比賽是多人桌。
no_such_stage = { $event }沒有第{ $stage }階段。
    .remedy = 指定已規劃的階段編號；省略編號時，就是目前或下一個階段。
no_such_list = 沒有編號{ $id }的等級分表。
    .remedy = 等級分表可用 `banzuke list show` 查看。
empty = { $field }是空的。
    .remedy = 填入內容。
too_long = { $field }有{ $length }個字元。
    .remedy = 最多{ $longest }個字元。
unclean = { $field }含有看不見的字元或多餘的空格。
    .remedy = 去掉它們，重新輸入。
not_playable = 結果的日期不能是{ $day }。
    .remedy = 指定 { $year }-01-01 到明天之間的日期。
not_the_next_number = { $numbered }{ $given }不是下一個編號，下一個是{ $next }。
    .remedy = 再試一次：可能被其他工作台搶先。
own_name = { $player }的姓名已是{ $name }。
    .remedy = 不需處理。
name_of_another = { $name }已是{ $player }的姓名或別名。
    .remedy = 若是同一人，使用該筆登錄；否則改用其他別名。
no_such_alias = { $player }沒有別名{ $alias }。
    .remedy = { $aliases ->
        [none] 請確認編號：該選手沒有別名。
       *[other] 依清單書寫：{ $aliases }。
    }
tournament_name_taken = 賽事{ $name }已存在。
    .remedy = 選擇其他名稱。
list_name_taken = 等級分表{ $name }已存在。
    .remedy = { tournament_name_taken.remedy }
unsound_length = 比賽不能是{ $length }。
    .remedy = 選擇1到{ $most }局。
unsound_scale = K 值或初始等級分超出範圍。
    .remedy = K 值須大於0、最多1000，初始等級分為-10000到10000。
already_drawn = { $event }已開始：參賽者已固定。
    .remedy = 新增補報名、讓參賽者退賽或替換參賽者，或復原賽事的開始。
not_drawn = { $event }尚未開始：沒有比賽。
    .remedy = 新增參賽者後再開始。
closed = { $event }已結束。
    .remedy = 要繼續，就復原賽事的結束；結果仍可更正。
closed_to_play = { $event }已結束，而更正第{ $no }場比賽後，{ $matches }必須再進行。
    .remedy = 先復原賽事的結束，才能進行比賽。
closed_and_correcting = { $event }已結束，而更正第{ $no }場比賽會使{ $matches }無效。
    .remedy = 先復原賽事的結束，才能重新比賽。
has_draw = { $event }的比賽由編排決定，不能記錄其他比賽或最終名次。
    .remedy = 依比賽編號記錄結果，或改用其他賽事名稱。
has_no_draw = { $event }沒有編排：比賽在進行後記錄。
    .remedy = 記錄或匯入已進行的比賽。
already_entered = { $player }已是{ $event }的參賽者。
    .remedy = 沒有新增任何參賽者；去掉該選手後再執行一次。
named_twice = { $event }中{ $player }寫了兩次。
    .remedy = 每名選手只寫一次；沒有新增任何參賽者。
not_entered = { $player }不是{ $event }的參賽者。
    .remedy = 參賽者可用 `{ $command }` 查看。
entrant_count = { $event }有{ NUMBER($entered) }名參賽者；其賽制需要{ $least }到{ $most }名。
    .remedy = 增減參賽者，或選擇其他賽制。
not_the_entrants = { $missing ->
    [none] { $event }的參賽者名單中，有選手重複或不是參賽者。
   *[other] { $event }有參賽者沒寫到：{ $missing }。
}
    .remedy = 每名參賽者各寫一次，最強的在前。
lots_mismatch = { $event }缺少抽籤號，或不抽籤卻指定了抽籤號。
    .remedy = 種子、座位、先手都不抽籤時，不要加 --lot-number。
waiting = { $event }第{ $no }場比賽在等{ $matches }的結果。
    .remedy = 先記錄所等的結果。
other_sides = { $event }第{ $no }場比賽是{ $pair }，不是{ $given }。
    .remedy = 檢查該場比賽：在這期間已改變。
already_scored = { $event }第{ $no }場比賽已有結果：{ $ended }。
    .remedy = 若有誤，請更正（畫面上按 e）：`{ $command } …`
not_scored = { $event }第{ $no }場比賽還沒有結果。
    .remedy = 先記錄結果。
same_result = { $event }第{ $no }場比賽已是這個結果：{ $ended }。
    .remedy = 不需更正。
bad_score = { $event }第{ $no }場比賽：{ $fault }
against_themself = { $player }不能與自己對戰。
    .remedy = 指定兩名選手。
unfinished = { $event }尚未結束：{ $matches }。
    .remedy = 記錄這些比賽的結果，包括不戰勝，再結束。
decided_by_exit = { $event }第{ $no }場比賽因退賽或取消資格{ $gone ->
    [none] {""}
   *[other] （{ $gone }）
}而定。
    .remedy = 若要讓選手繼續參賽，復原退賽。
is_void = { $event }第{ $no }場比賽無效{ $gone ->
    [none] {""}
   *[other] ：{ $gone }退賽或被取消資格
}。
    .remedy = 沒有需要記錄的內容。
no_opponent = { $event }第{ $no }場比賽只有一名選手。
    .remedy = { is_void.remedy }
other_start = { $event }第{ $no }場比賽的起始分是{ $start }-{ $second }。
    .remedy = 寫實際進行的局數；起始分會自動加上。
unsound_start = { $event }第{ $no }場比賽是{ $length }：不能用這個起始分。
    .remedy = 起始分要低於獲勝所需的局數。
stage_unfinished = { $event }第{ $stage }階段尚未結束：{ $matches }。
    .remedy = 記錄這些比賽的結果，包括不戰勝。
tied = { $event }的{ $names }名次相同，而下一階段需要他們的順序{ $places }。
    .remedy = 新增加賽或抽籤：`{ $command }`
not_tied = 所寫的選手不是{ $event }全部名次相同的選手。
    .remedy = 階段結束後，寫出所有名次相同的選手。
tie_broken = { $event }這些選手的順序已經決定，可能是在其他工作台決定的。
    .remedy = 查看名次表；要重新決定，就復原那筆操作。
not_the_lots = { $event }的抽籤號得出的順序，與指定的順序不同。
    .remedy = 用記錄的抽籤號重新抽籤。
no_stage_after = { $event }不能加階段：不編排的賽制（階梯賽、僅記錄）只能是唯一的階段。
    .remedy = 為它建立另一個賽事。
not_a_division = 分組或同桌組中，{ $event }的參賽者有遺漏或重複。
    .remedy = 每名參賽者只寫一次：每組至少2人，每桌至少3人。
ratings_mismatch = { $event }的編排與種子的等級分不符。
    .remedy = 用此程式重新建立編排。
no_points = { $event }第{ $stage }階段的比賽不計積分。
    .remedy = 循環賽、分組賽、瑞士制或僅記錄的賽事才能設定積分。
stage_decided = { $event }第{ $stage }階段已結束，下一階段已依其結果編排。
    .remedy = 先復原下一階段的編排。
no_seats = { $event }目前的階段不以同桌組進行。
    .remedy = 改為建立下一階段的編排。
stage_not_drawn = { $event }第{ $stage }階段還沒有編排。
    .remedy = 先編排並進行該階段，或復原其規劃。
has_left = { $player }已於{ $on }{ $reason ->
    [disqualified] 被取消{ $event }的資格
   *[withdrawn] 從{ $event }退賽
}。
played_after_leaving = { $player }已於{ $on }{ $reason ->
    [disqualified] 被取消{ $event }的資格
   *[withdrawn] 從{ $event }退賽
}：當天起的比賽不能記錄。
    .remedy = 若要讓選手繼續參賽，復原退賽；若比賽更早，指定其日期。
reason_missing = 名次都不變
closed_and_match = { $event }已結束，而第{ $no }場比賽的結果會改變（{ $changed }）。
    .remedy = 若確實如此，以 --reason TEXT 說明理由；在畫面上則單獨更正該場比賽。
replacement_entered = { $to }已是{ $event }的參賽者，不能取代{ $from }。
    .remedy = 若{ $from }的報名有誤：`{ $command }`
has_results = { $event }沒有結果。
    .remedy = 若是誤建，刪除它：`{ $command }`；否則結束它。
some_results = { $event }有{ NUMBER($results) }筆結果。
    .remedy = 若是誤建，刪除它：`{ $command }`；否則結束它。
no_semi_finals = { $event }第{ $stage }階段不是有兩場準決賽的單淘汰，不能加季軍賽。
    .remedy = 其他賽制由名次表決定季軍。
lots_after_close = { $event }已結束，決定同名次的先後會改變名次表。
    .remedy = 寫出順序和理由，或復原賽事的結束。
nobody_to_pair = { $event }第{ $round }輪沒有同桌組：剩下不到三名選手。
    .remedy = 結束賽事：`banzuke tournament close { $title }`；若選手其實在場，復原退賽。
round_has_no = { $event }第{ $round }輪沒有比賽：在場的不到兩名選手。
    .remedy = 就此結束：`{ $command }`；若選手其實在場，復原退賽或缺席。
effect_not_here = { $event }的這個階段，每場比賽都須有勝者，不能無效。
    .remedy = 把其餘比賽判為對手不戰勝。
later_stage = { $event }的補報名只能加入第1階段，第1階段已結束。
    .remedy = 讓選手參加下一個賽事。
no_pairings = { $event }不做編排，沒有補報名。
    .remedy = 記錄該選手的比賽，就會成為參賽者。
bracket_full = { $event }的對戰表沒有空位。
    .remedy = 把選手放到未到場參賽者的位置，或讓選手參加下一個賽事。
byes_used = { $event }的輪空已用掉：之後的比賽已開始。
    .remedy = 把選手放到未到場參賽者的位置，或讓選手參加下一個賽事。
last_round = { $event }的最後一輪已編排，不能再補報名。
    .remedy = 讓選手參加下一個賽事。
full = { $event }已達循環賽的人數上限。
    .remedy = 讓選手參加下一個賽事。
round_passed = { $until ->
    [0] { $event }不接受補報名。
   *[other] { $event }的補報名到第{ $until }輪為止，而第{ $reached }輪已有結果。
}
    .remedy = { $byes ->
    [yes] 允許補報名到第{ $reached }輪；選手人數為奇數時每輪有一人輪空，新選手會填補輪空：`banzuke tournament set { $title } --late-until { $reached }`
   *[no] 允許補報名到第{ $reached }輪；新選手的比賽會另成各輪：`banzuke tournament set { $title } --late-until { $reached }`
}
no_late_round = { $event }第1階段不是循環賽，沒有截止補報名的輪次。
    .remedy = 在對戰表中，補報名會使用尚未用掉的輪空。
no_paired_rounds = { $event }第{ $stage }階段不是瑞士制。
    .remedy = 缺席、禁止對戰與手動編排只用於瑞士制。
rounds_over = { $event }的{ $rounds }輪都已編排。
    .remedy = 結束賽事、開始下一階段，或增加一輪：`{ $command }`
rounds_left = { $event }還有{ NUMBER($left) }輪要編排。
    .remedy = 編排下一輪，或在最後編排的那一輪後結束：`{ $command }`
round_begun = { $event }第{ $round }輪已開始，有叫號或已賽的比賽：{ $begun }。
    .remedy = 先取消這些叫號和結果，或維持現有編排。
not_each_once = { $event }的編排中，這些人寫了兩次、缺漏或不應編排：{ $wrong }。
    .remedy = 每名未退賽的選手只寫一次：在對戰中、輪空或缺席。
not_these_rounds = { $event }只有第{ $first }至{ $last }輪還要編排。
    .remedy = 指定其中之一；已編排的要先復原編排才能變更。
no_pairing = { $event }第{ $round }輪找不到避開禁止對戰的編排。
    .remedy = 解除一組禁止：`{ $command }`；或手動編排：`banzuke tournament pair --help`
no_pairing_round = { $event }第{ $round }輪已沒有不重複對戰、不重複輪空的編排。
    .remedy = 就此結束：`{ $command }`；或手動編排：`banzuke tournament pair --help`
no_late_place = { $event }的那個位置沒有空。
    .remedy = 選擇{ $open }。
no_such_game = { $event }第{ $no }場比賽還沒有第{ $game }局。
    .remedy = 不是更正，而是要記錄這一局。
pod_over = { $event }第{ $no }場比賽的{ NUMBER($games) }局都已結束。
    .remedy = 抽出下一輪的座位，或更正某一局。
nothing_reported = { $event }第{ $no }場比賽沒有回報。
    .remedy = 不需處理。
reporter_elsewhere = { $by }不是{ $event }第{ $no }場比賽的選手。
    .remedy = 回報自己比賽的結果。
bad_finish = { $event }第{ $no }場比賽：{ $fault }
    .remedy = 把該桌的每名選手各寫一次，勝者在前。
same_finish = { $event }第{ $no }場比賽第{ $game }局已是這個結果。
    .remedy = { nothing_reported.remedy }
no_such_table = 會場沒有{ $table }。
    .remedy = 選擇{ $names }。
unsound_range = { $range } 不是桌的範圍。
    .remedy = 小的編號在前，例如 1-12，最多{ $most }桌。
long_tag = 簡稱 { $tag } 太長。
    .remedy = 簡稱最寬4格，例如 SD。
tag_taken = { $tag } 是{ $event }的簡稱。
    .remedy = 每個賽事用各自的簡稱。
# leaves out $table
table_name_taken = 有兩桌的名稱是{ $name }。
    .remedy = 每桌用各自的名稱。
table_taken = { $table }正在進行{ $event }第{ $no }場比賽。
    .remedy = 選擇其他桌、記錄該結果，或復原該次叫號。
not_to_be_called = { $event }第{ $no }場比賽是「{ $state }」，無法叫號。
    .remedy = 從可開始的比賽中叫號。
not_called = { $event }第{ $no }場比賽尚未叫號。
    .remedy = 先叫號。
already_playing = { $event }第{ $no }場比賽已在進行。
    .remedy = { nothing_reported.remedy }
same_postponement = { $event }第{ $no }場比賽{ $postponed ->
    [yes] 已延期
   *[no] 沒有延期
}。
    .remedy = { nothing_reported.remedy }
not_gone = { $player }沒有退出{ $event }。
    .remedy = { nothing_reported.remedy }
no_way_back = { $player }不能回到{ $event }：{ $why }。
no_return =
    .Disqualified = 該選手已被取消資格
    .EarlierStage = 退賽時的階段已經結束
    .Elimination = 淘汰賽的對手已經晉級
    .NoRoundLeft = 所有輪次都已編排
absent_has_no_place = { $player }缺席{ $event }的這一輪，沒有可交換的位置。
    .remedy = 選擇這一輪有編排的參賽者。
no_places = { $event }目前的階段沒有可交換位置的編排。
    .remedy = 先編排；同桌組不能交換位置。
has_begun = { $event }第{ $no }場比賽（{ $player }）已有結果，或已在桌上。
    .remedy = 兩人都未賽才能交換位置；先復原結果或叫號。
unsound_categories = { $name ->
    [none] 計算年齡的日期不存在。
   *[other] 有兩個組別名為{ $name }。
}
    .remedy = { $name ->
        [none] 寫月與日，例如 04-01。
       *[other] 每個組別用各自的名稱，例如 U18 <18 或 長青 65+。
    }
same_categories = 組別已是如此。
    .remedy = { nothing_reported.remedy }
unsound_prizes = { $event }{ $category ->
    [none] {""}
   *[other] { $category }
}第{ $place }名的獎是空的，或高於更前名次的獎。
    .remedy = 從第1名依序書寫，不用千分位，例如 30000; 20000; 書。
unsound_fees = { $event }{ $category ->
    [none] 有金額過高。
   *[other] 的{ $category }報名費過高，或寫了兩次。
}
    .remedy = 先寫全體的金額，再寫各組別的，例如 2000; U18: 1000; 工作人員: 0
no_fee = { $event }不收報名費。
    .remedy = 先設定，例如2000：`{ $command } --set 2000`
nothing_paid = { $player }沒有為{ $event }付款，沒有要更改的。
    .remedy = { nothing_reported.remedy }
same_payment = { $player }為{ $event }付的正是這個金額。
    .remedy = { nothing_reported.remedy }
unsound_days = { $event }第{ $round }輪寫了兩個日期，或輪次順序顛倒。
    .remedy = 每輪只寫一個日期，例如 1-4: 2026-12-03; 5-8: 2026-12-10。
no_rounds = { $event }沒有可設定日期的編號輪次。
    .remedy = 不要指定日期：階梯賽和僅記錄的賽事沒有編排出來的輪次。
no_break = 會場沒有在休息。
    .remedy = 要開始休息，寫到幾點為止，例如 13:00。
same_break = 休息原本就到{ $until }為止。
    .remedy = { nothing_reported.remedy }
break_over = 休息不能到{ $until }為止：現在是{ $now }。
    .remedy = 指定更晚的時間，或時間長度，例如 30 min。
busy = { $player }正在進行{ $event }第{ $no }場比賽。
    .remedy = 先記錄該結果，或復原其叫號。
advancing = ：{ $places }
groups = 一個階段不能有{ $groups }組。
    .remedy = 選擇2到64。
takes = 每組不能晉級{ $takes }人。
    .remedy = 選擇1到64。
fill = { $groups ->
    [1] 前一階段沒有分組，不能再讓下一名次的{ $fill }人晉級。
   *[other] 只有{ $groups }組，不能再讓下一名次的{ $fill }人晉級。
}
    .remedy = 選擇小於組數的人數；要每組多一人晉級，就把每組晉級人數加1。
takes_in_stage = 第1階段不能設定晉級人數。
    .remedy = 請在之後的階段指定人數。
number_who_advance = 缺少晉級第{ $stage }階段的人數。
    .remedy = 用 --advance 指定人數。
rounds = 瑞士制的輪數是{ $least }到64。
    .remedy = 選擇其中的數字。
bands = 等級分分段由低到高，最多20個，且不能同時使用加速制。
    .remedy = 寫出等級分，例如 1400,1600，或採用加速制。
table_size = 一桌不能有{ $size }名選手。
    .remedy = 選擇3到8。
table_games = 一輪不能有{ $games }局。
    .remedy = 選擇1到999。
place_points = 名次積分必須遞減。
    .remedy = 寫三到八個數字，例如 5,4,3,2,1。
points = 勝的積分必須高於負，和介於兩者之間。
    .remedy = 積分寫成 3-1-0 的形式。
standings = 同分比序有重複，或沒有指定。
    .remedy = 每項比序只寫一次。
stranger = { $player }不在這一桌。
twice = { $player }的名次出現兩次。
missing = 名次順序中缺少{ $player }。
nobody_at = 沒有第{ $group }名的選手。
would_void = 更正{ $tournament }第{ $no }場比賽不會使任何結果無效（指定：{ $agreed }）。
lost = 第{ $no }場（{ $ended }）
correcting_match_changes = 更正{ $tournament }第{ $no }場比賽會改變之後的選手，並使這些比賽無效：{ $found }{ $agreed ->
    [none] {""}
   *[other] ，不只是{ $agreed }
}。
closed_or_swapped = { closed_and_correcting }
    .remedy = { closed_and_correcting.remedy }若該場比賽的選手也弄反了，加上 --swap { $swap }。
score_walkover = 未進行的比賽記為不戰勝（在結果畫面按 w）。
play_one_more = 再進行一局，記錄包含該局的比分。
write_games_that = 寫實際進行的局數，不含起始分給的局數。
check_score_against = 對照計分單檢查比分。
coming_back = 若選手回來了：`banzuke tournament return { $named } { $player }`
if_player_here = 若要讓選手繼續參賽，復原第{ $seq }筆操作：`banzuke undo { $seq }`
name_none = 不要指定無效的比賽，再執行一次。
go_ahead_name = 要繼續，就指定這些：--void { $void }
play_again = 要重賽就加上 --void { $void }；若選手弄反了，就加上 --swap { $swap }。請完全照寫。
no_action = 不需處理。
