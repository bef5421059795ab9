title = 結果
correction = 更正結果
window = 第{ $no }場比賽，{ $tournament }
games = 局數
seed = 種子
rating = 等級分
rating_today = 增減 → 新等級分
draws = 和局
wins = 勝
absent = -
already_open = 正在輸入這場結果；要記中途棄權請按 g
not_called = 未叫號
unchanged = 已記錄：{ $result }。輸入正確的比分，或按 Esc 離開。
refused = 沒有記錄；重新輸入整個比分。
stays = 第{ $no }場比賽不變：{ $result }。
records = 按 Enter 記錄：{ $result }。
corrects = 按 Enter 更正為：{ $result }。
games_in_order = 依序輸入各局：
told_first = { $first }先手輸入 w+，後手輸入 w-。
cards_hint = w@QT338647JA9/T77TJK4X3KA：勝，雙方手牌；w+ 先手，w- 後手。
unreadable = 每局輸入 w（勝）、l（負）或 d（和），後面接手牌勝率：wh30 或 w@0.3。
walkover = { $name }不戰勝
retired = 中途棄權（{ $loser }，{ $score }）
disqualified = 取消資格（{ $loser }，{ $score }）
double_walkover = 雙方棄權
winner_only = { $name }勝，局數不明
double_disqualification = 雙方取消資格
closed = 賽事已結束：若要重打作廢的比賽，請先復原結束（按 4，再按 x）。
winner_of = 第{ $no }場比賽的勝者
loser_of = 第{ $no }場比賽的敗者
left_by = 已退賽的{ $name }（不戰勝）
champion = { $name }獲得冠軍。
place = { $name }獲得第{ $place }名。
reset = 雙方各負一場：由第{ $no }場比賽（總決賽重賽）決定。
winner = { $name }獲勝。
level = 這場比賽和局。
both_lose = 雙方皆負，無人晉級。
open = { $desks }輸入中
also_open = { $desks }也在輸入
marked = { $mark }：{ $name }
gave_up = 中途棄權
sent_out = 取消資格
uncalled_question = 第{ $no }場比賽沒有叫號。若未進行，應記為不戰勝。仍記錄{ $result }？
record = 記錄結果
closed_title = 更正{ $tournament }（已結束）的結果：原因
void_question = 第{ $no }場比賽更正為{ $result }{ $winner ->
    [none] {""}
   *[other] （{ $winner }勝）
}？
void_reason = 已結束的比賽會換成其他選手。
drawn_reason = 晉級下一階段的選手是由這個結果決定的。
paired_reason = 後面各輪是依這個結果編排的。
calls_reason = 已叫號的比賽會換成其他選手。
asks_calls = 按 Enter 會先詢問；更正將取消叫號：{ $matches }。
correct = 更正結果
leave = 取消
left = 已記錄的結果不變。
rated = { $change } → { $after }
for_whom =
    .Retire = 誰中途棄權？1 { $a }，2 { $b }。
    .Disqualify = 取消誰的資格？1 { $a }，2 { $b }，0 雙方。
    .Otherwise = 誰缺席？1 { $a }，2 { $b }，0 雙方。
too_many = { $digits }不是比分：多了一位數。按 Backspace 刪除。
type_both = 先輸入上方選手勝的局數，再輸入下方選手的。
type_of = 輸入上方選手在{ $games }局中勝的局數，再按 Tab。
type_open = 輸入上方選手勝的局數，按 Tab，再輸入下方選手的。
# leaves out $count
asks = 按 Enter 會先詢問如何處理{ $matches }的結果。
games_hint = { $first }：w 勝，l 負，d 和；wh30：手牌勝率30%，勝。Tab 返回比分。
goes_to = { $name }{ $won ->
    [yes] 晉級
   *[no] 轉到
}第{ $no }場比賽（{ $round }），對手是{ $against }。
unrated =
    .Disqualified = 取消資格不計等級分。
    .DoubleDisqualification = { unrated.Disqualified }
    .WinnerOnly = 只知道勝者：不計等級分。
    .Retired = 沒有可計等級分的局。
    .Score = { unrated.Retired }
    .Walkover = 不戰勝不計等級分。
    .DoubleWalkover = { unrated.Walkover }
head_start = ，起始分{ $a }-{ $b }：只輸入實際打的局
with_head_start = { $score }，加起始分為{ $a }-{ $b }
reason = 理由
    .doc = 更正的理由，留在操作紀錄中。下方是會改變的內容。
match_no = 第{ $no }場
# leaves out $count
void_results = { $matches }的結果無效，並重賽
# leaves out $count
keep_results = 姓名弄反了（{ $matches }也是正確的選手比的，保留結果）
