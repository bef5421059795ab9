known = 已登錄選手的列：{ $rows }
look = 待確認的列：{ $rows }
fresh = 新選手的列：{ $rows }
rehearsed = 匯入後會是：{ $summary }
namesakes = 要登錄同名的另一個人：`banzuke player add NAME --namesake`
by_list = 依名單「{ $name }」
nothing = 沒有匯入任何內容。
lines_wrong = 有{ $all }行錯誤。
and_more = {"\u000A"}另有{ $more }處
nothing_imported = 沒有匯入任何內容。
left_out_registered = { $file } 第{ $line }行：略過{ $text }：已登錄為{ $player }
taken = { $file } 第{ $line }行：{ $text }視為與{ $player }同一人
decoded = { $file }：以 { $encoding } 讀取
sheet = { $file }：讀取工作表「{ $name }」；其他工作表用 --sheet（畫面上按 c）：{ $others }
passed_over = { $file }：未匯入的欄：{ $columns }
unknown = { $file }：未知的欄，未匯入：{ $columns }
headless = { $file }：沒有標題列；第一欄當作姓名讀取
day_first = 日在前
month_first = 月在前
year_first = 年在前
dated = { $file }：日期以{ $order }讀取
on_lines = { $count ->
   *[other] 第{ $lines }行
}
no_birth = { $file }：不完整或不合理的出生日期不予記錄：{ $lines }
completed = { $file }：已登錄的選手也加上該列的組別與外部編號：{ $lines }
bye = 輪空
no_name_in_row = 沒有選手姓名
no_player = { $file } 第{ $line }行：略過{ $text }：{ $why }
skipped = { $file } 第{ $line }行：略過{ $text }：已決定略過此列
unfinished = { $file } 第{ $line }行：略過{ $text }：{ $named ->
    [yes] 沒有結果
   *[no] 缺少選手姓名
}
repeated = { $file } 第{ $line }行：略過{ $text }：與第{ $first }行相同
recorded = { $file }：{ NUMBER($matches) }筆結果已記錄過，略過
corrected = { $file } 第{ $line }行：更正{ $tournament }第{ $no }場比賽：{ $result }，原為{ $before }
games_replaced = { $file } 第{ $line }行：{ $tournament }第{ $no }場比賽：結果相同，各局紀錄改為此檔案的內容
idle_decisions = { $file }：不需決定的列所附的決定不予採用：{ $lines }
won_alone = { $file }：僅知勝者，記為 1-0：{ $lines }
winner_only = { $file }：僅知勝者，記為局數不明，不計等級分：{ $lines }
no_date = { $file }：沒有日期的列視為今天的對局：{ $lines }
no_year = { $file }：沒有年份的日期，視為今天以前最近一次的該日：{ $lines }
total = { $file } 第{ $line }行：「{ $text }」是清單的合計，略過
outside_limits = { $file }：已記錄，但請確認：{ $what }
other_rules = { $file }：等級分表{ $list }在這個俱樂部的規則與檔案不同；以俱樂部的規則為準
lots_differ = { $file }：以抽籤分出的同分選手，順序可能與檔案中的賽事不同
other_points = { $file }：檔案中的積分與結果不符，以結果為準：{ $lines }
lost_byes = { $file }：僅記錄的賽事沒有輪空，因此下列選手的積分比檔案中少：{ $lines }
other_ranks = { $file }：因積分或破同分規則，下列選手的名次與檔案不同：{ $lines }
garbled = { $file }：含有「?」或「〓」等符號的姓名可能缺字：{ $lines }
unrated_draws = { $file }：不到一手的和局（D）不匯入：{ $lines }
open_games = { $file }：沒有結果的局不予記錄：{ $lines }
unknown_players = 選手不明或與自己對戰，未記錄：{ NUMBER($results) }筆結果
ask_match = s 同一場比賽，n 另一場比賽，q 不匯入：
ask_player = { $which } 該選手，n 新選手，s 略過此列，q 不匯入：
to_decide = 有{ NUMBER($rows) }列需要決定，已寫入 { $file }；沒有匯入任何內容。
    .remedy = 在 `decision` 欄寫 same、new、skip 或登錄編號，再執行一次指令。
same_line = { $text }：與第{ $first }行是同一場比賽，還是另一場？
row_is = { $file } 第{ $line }行：{ $what }
held = 名單中有{ NUMBER($rows) }列可能已登錄；沒有匯入任何內容。
    .remedy = 加上 --duplicates use 使用現有登錄，或 --duplicates new 登錄為新選手{ $by_row ->
        [yes] ；--decisions FILE 可逐列決定
       *[no] {""}
    }。
games_recorded = 記錄{ NUMBER($matches) }場比賽共{ NUMBER($games) }局，評估{ NUMBER($deals) }次發牌，建立{ NUMBER($tournaments) }個賽事，登錄{ NUMBER($players) }名選手，{ NUMBER($known) }名選手已登錄
event_imported = 匯入賽事，含{ NUMBER($decisions) }筆操作，登錄{ NUMBER($players) }名選手
format = 只有單一階段的循環賽、瑞士制或僅記錄的賽事，才能寫成這種格式。
    .remedy = 用 --format banzuke 匯出賽事。
no_rounds = 還沒有進行任何比賽。
    .remedy = 先記錄一筆結果。
twice_in_round = { $player }在{ $round }有兩場比賽。
    .remedy = 用 --format banzuke 匯出賽事。
points = 這個版本的 TRF 無法記載這項賽事的積分。
    .remedy = 使用 --format trf26；逐局計分在任何版本都無法記載，請用 --format banzuke。
results = 記錄{ NUMBER($matches) }場比賽，建立{ NUMBER($tournaments) }個賽事，登錄{ NUMBER($players) }名選手
place = { $file } 第{ $line }行：{ $column ->
    [none] {""}
   *[other] { $is_columns ->
        [yes] 第{ $column }個字元
       *[no] { $column }
    }{ $value ->
        [none] {""}
       *[other] 「{ $value }」
    }：
}
heading = 第{ $at }欄
unknown_text = { $heading }（{ $values }）
no_header = 檔案是空的。
    .remedy = 在第一行寫出各欄名稱。
neither_list = 這既不是選手清單，也不是結果清單。
    .remedy = 在第一行寫出各欄名稱，若只是姓名的清單則加上 --no-heading（畫面上按 c）；選手：{ $players }；結果：{ $results }。
not_utf8 = 這一行與其他行不同，不是 { $encoding }。
    .remedy = 把名單存成 CSV UTF-8。
no_utf8 = 這不是 UTF-8，也無法判斷編碼。
    .remedy = 加上 --encoding big5 或其他編碼（畫面上按 c）。
no_workbooks = 這個版本的 banzuke 不能讀取活頁簿（xlsx、ods）。
    .remedy = 把名單存成 CSV UTF-8。
not_a_workbook = 無法讀取這個活頁簿：已損壞、有密碼，或屬於其他類型。
    .remedy = 存成沒有密碼的 xlsx，或 CSV UTF-8。
unpacked = 這個活頁簿解壓縮後超過 { $mb } MB。
    .remedy = 分割名單，分次匯入。
claims = 這個檔案的範圍達{ $claimed }個儲存格；最多讀取{ $most }個。
    .remedy = 刪除離名單很遠的內容，或把名單存成 CSV UTF-8。
no_such_cell = 沒有工作表有這個儲存格。
    .remedy = 把名單存成 CSV UTF-8。
no_such_sheet = 沒有工作表「{ $value }」。
    .remedy = 用 --sheet 指定其中之一：{ $sheets }。
line_break = 這裡有引號沒有關閉。
    .remedy = 加上結尾引號；在引號內的欄位中要寫兩次。
unknown_columns = 未知的欄：{ $columns }。
    .remedy = 只使用這些欄：{ $known }。
other_json = 這是其他程式的 JSON：{ $fields }。
    .remedy = 把其中的選手或結果匯出成 CSV。
repeated_column = 這一欄出現兩次。
    .remedy = 只保留其中之一。
column_missing = 缺少一欄。
    .remedy = 在第一行寫標題 { $column }（JSON 則在每一筆加上此欄位）。
no_names = 沒有名為 name 的欄。
    .remedy = 在第一行的姓名上方寫 name，加上 --column HEADING=name，若只是姓名的清單則用 --no-heading（畫面上按 c）。
field_count = 這一列有{ NUMBER($fields) }個欄位，標題列有{ $header }個。
    .remedy = 含有逗號的文字要放在雙引號內。
empty = 欄位是空的。
    .remedy = 填入內容，或刪除該列。
not_a_number = 不是整數。
    .remedy = 用數字寫 0、1、2、…。
not_a_figure = 不是數值。
    .remedy = 用數字書寫，例如 3.25 或 -8。
not_true_or_false = 不是 1 也不是 0。
    .remedy = 是寫 1，否寫 0。
not_a_game_score = 不是一局的得分。
    .remedy = 勝寫 1，和寫 0.5，負寫 0。
negative = 數值是負的。
    .remedy = 局數寫成 0、1、2、…。
too_many_games = 局數太多。
    .remedy = 最多寫{ $most }。
no_games = 這場比賽沒有任何一局。
    .remedy = 去掉沒有進行的比賽。
not_a_hand = 不是勝率。
    .remedy = 寫成 0.4 的形式，大於0且小於1。
not_a_side = 不是 a 也不是 b。
    .remedy = 選手A寫 a，選手B寫 b。
not_a_rating = 不是等級分。
    .remedy = 用數字書寫，例如 1650，或留空。
not_a_date = 不是日期。
    .remedy = 寫成 2026-11-21 的形式。
ambiguous_date = 無法分辨日和月。
    .remedy = 加上 --dates day-first、month-first 或 year-first（畫面上按 c）。
odd_birth = 出生日期只有年份、沒有這一天、在未來，或早於1900年。
    .remedy = 更正它，或加上 --births leave-out；--births year 會把只有年份的當作1月1日（畫面上按 c）。
recorded_under = 這些結果大多已記錄在賽事「{ $event }」中。
    .remedy = 若是同一個賽事就加上 --event "{ $event }"，若是另一個賽事則用 --event "{ $file }"（畫面上按 c）。
not_a_score = 不是比分。
    .remedy = 寫成 2-1 的形式，選手A的局數在前。
date_for_score = 試算表軟體把比分變成了日期。
    .remedy = 在試算表中把該欄的格式設為文字，再重新輸入比分。
unseen = 姓名中有無法顯示的字元。
    .remedy = 重新輸入姓名。
first_moves = { NUMBER($games) }局卻有{ NUMBER($named) }個先手。
    .remedy = 每局寫 a 或 b，不明的寫 -；各局都相同時只寫一個。
not_games = 無法讀取這些局。
    .remedy = 每局寫 w（選手A勝）、l（負）或 d（和），如 w l w@0.4（@ 後為手牌勝率）。
other_winner = 依這一列，所寫的勝者並沒有獲勝。
    .remedy = 更正勝者或局數。
not_an_exit = 這種終局方式不明，或缺少勝者。
    .remedy = 寫 walkover、retired 或 disqualified，並以 a 或 b 為勝者；或寫 double walkover。
not_same_as = 不是關於這名選手的決定。
    .remedy = 寫 new、skip 或選手的登錄編號，或留空。
not_new_or_skip = 不是關於這場結果的選手的決定。
    .remedy = 寫 new 或 skip，或留空。
not_a_decision = 不是關於這名選手的決定。
    .remedy = 寫 same、new、skip 或選手的登錄編號，或留空。
not_one_or_zero = 不是 1 也不是 0。
    .remedy = 同一人寫 1，不同人寫 0。
not_cards = 沒有寫牌。
    .remedy = 把牌寫成 QT338647JA9 的形式。
sign_not_card = 第{ $place }個字元「{ $sign }」不是牌。
    .remedy = 寫 A 2 3 4 5 6 7 8 9 T J Q K，鬼牌寫 X。
cards_deck_has = 有{ $many }張牌；一副牌是54張。
    .remedy = 刪去多餘的牌。
not_one_deck = { $held }張 { $card }（一副牌有{ $in_deck }張）
two_hands_have = 兩副手牌的牌比一副牌還多：{ $held }。
    .remedy = 更正這一局的手牌。
not_a_player = 不是{ $a }也不是{ $b }。
    .remedy = 寫獲勝選手的姓名。
not_an_external_id = 不是外部編號。
    .remedy = 寫成 FIDE:1503014 的形式。
doubtful = 在該列寫登錄編號，或加上 --duplicates new 登錄為新選手。
same_as_line = 第{ $line }行有相同的選手。
    .remedy = 只保留其中之一；若是不同人，{ $numbered ->
        [yes] 更正兩列共有的編號或決定
       *[no] 加上 --duplicates new
    }。
several = 這個姓名可能指{ $players }。
    .remedy = 改寫登錄編號。
no_event = 檔案沒有賽事名稱。
    .remedy = 寫在 012 行，或加上 --tournament NAME。
refused = 雙方是同一名選手。
    .remedy = 指定兩名選手。
who = { $name }（第{ $line }行）
players = 登錄{ NUMBER($registered) }名選手{ $known ->
    [0] {""}
   *[other] ；略過{ NUMBER($known) }列，已登錄
}
differing = 等級分或頭銜與 { $file } 不同的選手：{ NUMBER($players) }人（相同：{ NUMBER($same) }人）
no_difference = 沒有選手的等級分或頭銜與 { $file } 不同（相同：{ NUMBER($same) }人）。無需處理。
of_nobody = 略過的列（選手未登錄）：{ NUMBER($rows) }
may_be_several = { $file } 第{ $line }行：略過{ $name }：這個姓名可能指多名選手
