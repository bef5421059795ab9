title = 新賽事
keys_text = Enter：下一步。Tab：下一欄。
keys_choice = 左右鍵選擇。Enter：下一步。Tab：下一欄。
keys_number = 數字，或左右鍵。Enter：下一步。Tab：下一欄。
keys_format = 上下鍵選擇。Enter：下一步。Tab：賽制的設定。
nobody = 還沒有參賽者。輸入姓名後按 Enter；或貼上姓名（一行一名），或試算表的欄：姓名、讀音、俱樂部。Ctrl-O 讀取檔案，Alt-a 加入所有已登錄的選手，Alt-l 加入上一個賽事的參賽者。
is_new = 新
outside = 條件外
like_another = 重複？
undecided_follows = 取消會把他們列在清單最上面；在那裡按空白鍵決定。
undecided_yes = 不含他們，繼續
is_entered = { $name }已在清單中。
no_name = 先輸入姓名
path = 檔案：
keys_path = Enter 讀取，Tab 補全，Esc 取消。標題列：name, reading, club ...
no_file = 找不到檔案。
only_entrants = 只能在「參賽者」步驟使用
no_entrant = 未選取參賽者；按 Tab 移到清單
seeds = 種子
first_round = 第1輪
groups = 分組
lots = 種子在開始時抽籤決定。
bye = 輪空
group = { $letter }組
between = 、
start = 開始
open = 建立
nothing_to_undo = 這項賽事還沒有記錄；按 Tab 再按 x 移除參賽者
last_step = 這是最後一步
others = 及另外{ $number }名
create = 建立，報名繼續開放
kept = 還沒有記錄任何內容。草稿已保留；按 n 繼續。
draft = 草稿
draft_question = 有一份賽事草稿。要繼續嗎？
anew = 新賽事
anew_follows = 輸入第一名參賽者或其他規則後，就會取代原有的草稿。
field-Name = 名稱
    .doc = 顯示在畫面和列印上。不可重複。
field-Format = 賽制
    .doc = 賽事的進行方式。
field-GrandFinal = 總決賽
    .doc = 一場，或勝部選手落敗時再加一場重賽。
field-Groups = 組數
    .doc = 2到64。
field-Split = 種子分組
    .doc = 全體參賽者依種子順序如何分到各組。
field-Double = 對戰次數
    .doc = 與同組每人對戰一次或兩次。
field-TableSize = 每桌人數
    .doc = 3到8，視參賽者能否這樣分。
field-TableGames = 每輪局數
    .doc = 同桌打幾局後重新抽座位。
field-Rounds = 輪數
    .doc = 1到64。留空：足以決出一名全勝者的輪數，至少3。
field-Colours = 先手
    .doc = 先手（或執白）是否平均分配。
field-LeftOver = 輪空
    .doc = 一輪中沒有對手的選手得幾分。
field-Accelerated = 加速制
    .doc = 較強的一半先加只用於編排的積分（Baku）。
field-Bands = 等級分段
    .doc = McMahon：每達一個等級分就多一勝開始，例如 1400 1600。
field-ApartRounds = 同俱樂部分開
    .doc = 前幾輪內，盡可能不讓同俱樂部的選手對戰。
field-PlacePoints = 名次得分
    .doc = 一局中各名次的得分。
field-Kind = 局制
    .doc = 先勝 N 局：勝滿 N 局即結束；固定局數可能和局。
field-Games = 局數
    .doc = 每場比賽的 N，1到999。
field-SemiFinal = 準決賽先勝
    .doc = 準決賽較長時填。留空：照常。
field-Final = 決賽先勝
    .doc = 決賽（雙淘汰為總決賽）較長時填。留空：照常。
field-Places = 決定的名次
    .doc = 季軍賽，或所有名次的排名賽。
field-Seeding = 種子
    .doc = 種子的順序。K 和 J 手動移動參賽者。
field-Locked = 固定的種子
    .doc = 前這麼多名種子，不因抽籤或俱樂部分開而移動。
field-Apart = 同俱樂部分開
    .doc = 同俱樂部的選手盡可能晚相遇。
field-Points = 積分
    .doc = 勝、和、負的積分，或每勝一局的積分。
field-Ties = 同分比序
    .doc = 積分相同時決定名次的準則，依此順序。
field-TieBreaks = 同分比序
    .doc = 依此順序，例如PTS BH/C1 SB（PTS是積分）。留空：PTS BH/C1 BH SB。
field-Then = 下一階段
    .doc = 這一階段最佳者晉級的階段。
field-Takes = {" "} 晉級人數
    .doc = 各組（或整個階段）晉級的人數。
field-Fill = {" "} 下一名次再取
    .doc = 下一名次再晉級的人數，例如第3名中的前2名。
field-ThenGames = 下階段先勝
    .doc = 下一階段每場比賽的先勝局數。
field-ThenSemiFinal = 下階段準決賽先勝
    .doc = 下一階段的準決賽較長時填。留空：照常。
field-ThenFinal = 下階段決賽先勝
    .doc = 下一階段的決賽較長時填。留空：照常。
field-ThenPlaces = {" "} 排名賽
    .doc = 下一階段的排名賽。
field-ThenGrandFinal = {" "} 總決賽
    .doc = 一場，或再加一場重賽。
field-List = 等級分表
    .doc = 比賽計入的等級分表。
field-From = 等級分下限
    .doc = 等級分。留空：沒有下限。
field-Below = 等級分低於
    .doc = 等級分。留空：沒有上限。
field-Provisional = 暫定等級分的選手
    .doc = 暫定等級分的選手能否參賽。
field-FirstMove = 先手
    .doc = 實力相同者的先手勝率，例如 0.55。留空：依等級分表。
field-CardGame = 紙牌遊戲
    .doc = 可否用紙牌輸入手牌，以及哪種遊戲。
step_name = 名稱
step_format = 賽制
step_length = 局制
step_entrants = 參賽者
step_seeds = 種子
step_review = 確認
about_single_elimination = 輸一場即淘汰。
about_double_elimination = 輸兩場即淘汰。
about_round_robin = 每兩人都對戰。
about_double_round_robin = 每兩人都對戰兩次。
about_groups = 各組內循環賽。
about_swiss = 分數相同者對戰。
about_pods = 三到八人同桌比賽。
about_record = 不編排：記錄打過的比賽。
about_ladder = 勝名次較高者，取得其名次。
without_draw = 沒有編排，也沒有終點：記錄了比賽的選手就是參賽者。
out_of_range = { NUMBER($entrants) }名參賽者；這個賽制須有{ $least }到{ $most }名。
in_pods = { NUMBER($entrants) }名參賽者：每輪{ NUMBER($pods) }桌，每桌{ $sizes }名
in_swiss = { NUMBER($entrants) }名參賽者，{ NUMBER($rounds) }輪：{ NUMBER($matches) }場比賽{ $byes ->
    [0] {""}
   *[other] ，每輪1名輪空
}
in_groups = { NUMBER($entrants) }名參賽者：{ NUMBER($groups) }組，每組{ $sizes }名，{ NUMBER($matches) }場比賽
in_elimination = { NUMBER($entrants) }名參賽者，{ $format }：{ NUMBER($matches) }場比賽{ $byes ->
    [0] {""}
   *[other] ，{ NUMBER($byes) }個輪空
}
in_rounds = { NUMBER($entrants) }名參賽者，{ $format }：{ NUMBER($matches) }場比賽{ $byes ->
    [0] {""}
   *[other] ，每輪1名輪空
}
then = 接著{ $players }名進入{ $format }：{ NUMBER($matches) }場比賽
takes = { $tables ->
    [0] 桌夠用時
   *[other] 用{ NUMBER($tables) }張桌
}約{ $time }
last_part = { $part }。
part = { $part }；
sizes = { $least }或{ $most }
# leaves out $padded
time = { $hours ->
    [0] { $minutes }分鐘
   *[other] { $hours }小時{ $minutes }分
}
added_different = { $added }；新的{ $name }和{ $others }將標示為不同人
added = 已加入{ $name }，共{ NUMBER($entrants) }名參賽者
entrants = 參賽者：{ $all }{ $new ->
    [0] {""}
   *[other] ，其中{ $new }名是新的
}
one_person = { $one }和{ $other }可能是同一人，加入了兩次。
and_pairs = { $told }另有{ NUMBER($more) }對。
undecided_names = { NUMBER($count) }個姓名尚未決定，沒有加入：{ $names }{ $more ->
    [yes] 等
   *[no] {""}
}。
known_ones = 已登錄{ $count }名
new_ones = 新{ $count }名
to_check = 待確認{ $count }名
there_already = 已在清單中{ $count }名
named_again = （{ $names }{ $others ->
    [none] {""}
   *[other] 、{ $others }
}）
taken = { NUMBER($lines) }行：{ $parts }{ $again }。
equal_ratings = { $players }名參賽者等級分相同：依報名順序。
review_name = 名稱
review_format = 賽制
review_then = 下一階段
review_ties = 同分比序
review_list = 等級分表
review_unit = 計算單位
named = { $count }名：{ $names }
first_to = 先勝局數
    .doc = 勝幾局即贏得比賽，1到999。
review_limits = 等級分限制
review_first_move = 先手
review_card_game = 紙牌遊戲
review_entrants = 參賽者
review_new = 新選手
review_outside = 不合條件
review_to_check = 待確認
review_twice = 可能重複登錄
review_written = 將記錄
limits = { $from ->
    [none] { $below ->
        [none] 等級分不限
       *[other] 等級分低於{ $below }
    }
   *[other] 等級分{ $from }以上{ $below ->
        [none] {""}
       *[other] ，低於{ $below }
    }
}{ $provisional ->
    [yes] {""}
   *[no] ，僅限正式
}
written = { $new ->
    [0] {""}
   *[other] { NUMBER($new) }名新選手、
}賽事{ $entrants ->
    [0] {""}
   *[other] 、{ NUMBER($entrants) }筆報名
}{ $draw ->
    [yes] 、對戰編排
   *[no] {""}
}，記為一筆操作，可按 u 復原
go_on = 繼續{ $name ->
    [none] {""}
   *[other] { $name }
}（{ NUMBER($entrants) }名參賽者）
damaged = 賽事的草稿無法讀取；已保留為 { $path }。
not_kept = 草稿無法儲存在 { $path }：{ $error }。離開後就會失去。
are_gone = 選手已不再登錄，從清單移除：{ $names }。
are_merged = 這期間合併的選手：{ $names }。
are_registered = 這期間登錄的選手，請確認：{ $names }。
by_snake = 蛇形：{ $shown }
value_lines =
    .Provisional =
        可參賽
        不可參賽
    .Apart =
        否
        是
    .Locked = 否
    .ApartRounds = { value_lines.Locked }
    .Rounds = 依參賽人數
    .Colours =
        平均分配
        不考慮
    .LeftOver =
        算勝
        算和
        0分
    .Accelerated =
        否
        是
    .Fill = 無
    .GrandFinal =
        一場
        勝部落敗時重賽
    .ThenGrandFinal = { value_lines.GrandFinal }
    .Split =
        蛇形
        種子總和相等
    .Double =
        一次
        兩次
    .PlacePoints =
        最後一名1分，每高一名加1分
        第一名得1分
    .Places =
        只決定冠軍
        也決定第三名
        決定所有名次
    .ThenPlaces = { value_lines.Places }
    .Points =
        1-½-0
        2-1-0
        3-1-0
        3-2-1
        每勝一局1分
    .Ties =
        淨勝局、勝局
        直接對戰、淨勝局
        Sonneborn-Berger、直接對戰
    .Then = 沒有下一階段
    .Kind =
        先勝 N 局
        固定局數
    .SemiFinal = 與其他相同
    .Final = { value_lines.SemiFinal }
    .ThenSemiFinal = { value_lines.SemiFinal }
    .ThenFinal = { value_lines.SemiFinal }
    .Seeding =
        依等級分
        依報名順序
        抽籤
        手動
    .CardGame =
        無
        質數大富豪
        大貧民
    .Otherwise = {""}
unreadable =
    .FirstMove = 先手勝率：請寫如 0.55 的機率，或留空。
    .Bands = 等級分段：請寫如 1400 1600 的等級分，或留空。
    .TieBreaks = 同分比序：請填PTS BH SB這樣的代號，或留空。
    .Otherwise = 等級分限制：請寫如 1600 的等級分，或留空。
