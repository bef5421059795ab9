known = 登録済みの選手の行：{ $rows }
look = 要確認の行：{ $rows }
fresh = 新しい選手の行：{ $rows }
rehearsed = 取り込むと次のようになります：{ $summary }
namesakes = 同姓同名の別人を登録するには：`banzuke player add <名前> --namesake`
by_list = 名簿「{ $name }」による
nothing = 何も取り込んでいません。
lines_wrong = { $all }行に誤りがあります。
and_more = {"\u000A"}ほか{ $more }件
nothing_imported = 何も取り込んでいません。
left_out_registered = { $file } { $line }行目：{ $text }は取り込みません（{ $player }として登録済み）
taken = { $file } { $line }行目：{ $text } を{ $player }と同じ人としました
decoded = { $file }：{ $encoding } として読みました
sheet = { $file }：シート「{ $name }」を読みました。ほかのシートは --sheet で指定します（画面では c）：{ $others }
passed_over = { $file }：取り込まない列：{ $columns }
unknown = { $file }：知らない列なので取り込みません：{ $columns }
headless = { $file }：見出しがないので、最初の列を名前として読みました
day_first = 日、月の順
month_first = 月、日の順
year_first = 年、月、日の順
dated = { $file }：日付は{ $order }として読みました
on_lines = { $count ->
   *[other] 行：{ $lines }
}
no_birth = { $file }：月日がないか、ありえない生年月日は記録しません。{ $lines }
completed = { $file }：登録済みの選手にも、行の部門と他団体IDを加えます。{ $lines }
bye = BYE（相手なし）
no_name_in_row = 選手の名前がない行
no_player = { $file } { $line }行目：{ $text }は取り込みません（{ $why }）
skipped = { $file } { $line }行目：{ $text }は取り込みません（除くと決めた行）
unfinished = { $file } { $line }行目：{ $text }は{ $named ->
    [yes] 結果
   *[no] 選手の名前
}がないため取り込みません
repeated = { $file } { $line }行目：{ $text }は{ $first }行目と同じなので取り込みません
recorded = { $file }：記録済みの結果{ NUMBER($matches) }件は取り込みません
corrected = { $file } { $line }行目：{ $tournament }の第{ $no }試合を訂正：{ $result }（訂正前 { $before }）
games_replaced = { $file } { $line }行目：{ $tournament }の第{ $no }試合：結果は同じ、ゲームごとの記録をこのファイルのものに変更
idle_decisions = { $file }：確認の要らない行への判断は使いません。{ $lines }
won_alone = { $file }：勝者だけの結果は1-0として記録します。{ $lines }
winner_only = { $file }：勝者だけの結果はゲーム数不明として記録し、レーティングの対象外とします。{ $lines }
no_date = { $file }：日付のない行は今日の対局としました。{ $lines }
no_year = { $file }：年のない日付は、その月日のうち今日までで最も新しい日としました。{ $lines }
total = { $file } { $line }行目：「{ $text }」は集計の行なので取り込みません
outside_limits = { $file }：記録しましたが、確認してください：{ $what }
other_rules = { $file }：レーティングリスト「{ $list }」の規則がファイルと違うため、このクラブの規則を使います
lots_differ = { $file }：抽選によるタイブレークの順は、ファイルの大会と違うことがあります
other_points = { $file }：ファイルの得点が結果と合わないため、結果を使います。{ $lines }
lost_byes = { $file }：記録だけの大会には不戦勝などのBYEがないため、次の選手の得点はファイルより少なくなります。{ $lines }
other_ranks = { $file }：得点またはタイブレークにより、次の選手の順位はファイルと違います。{ $lines }
garbled = { $file }：「?」や「〓」のような記号のある名前は、文字が失われているかもしれません。{ $lines }
unrated_draws = { $file }：1手に満たない引き分け（D）は取り込みません。{ $lines }
open_games = { $file }：結果のない対局は記録しません。{ $lines }
unknown_players = 未知の選手か、自分自身との対戦のため記録しません：{ NUMBER($results) }件
ask_match = s 同じ試合、n 別の試合、q 取り込まない：
ask_player = { $which } その選手、n 新規の選手、s この行は除く、q 取り込まない：
to_decide = 判断の必要な{ NUMBER($rows) }行を { $file } に書き出しました。何も取り込んでいません。
    .remedy = `decision` の列に same、new、`skip` か登録番号を書いてから、もう一度実行してください。
same_line = { $text }：{ $first }行目と同じ試合か、別の試合か、確かめてください
row_is = { $file } { $line }行目：{ $what }
held = 一覧の{ NUMBER($rows) }行の選手は、登録済みかもしれません。何も取り込んでいません。
    .remedy = 登録済みとするなら --duplicates use、新しく登録するなら --duplicates new{ $by_row ->
        [yes] 、1行ずつ決めるなら --decisions <ファイル>
       *[no] {""}
    }を付けてください。
games_recorded = { NUMBER($matches) }試合（{ NUMBER($games) }ゲーム）を記録、手札{ NUMBER($deals) }ゲーム分を評価、{ NUMBER($tournaments) }大会を作成、{ NUMBER($players) }人を登録、登録済み{ NUMBER($known) }人
event_imported = 大会を取り込みました（操作{ NUMBER($decisions) }件、新規登録{ NUMBER($players) }人）
format = この形式で書き出せるのは、1ステージの総当たり、スイス式、記録された大会だけです。
    .remedy = 大会を --format banzuke で書き出してください。
no_rounds = まだ試合がありません。
    .remedy = 先に結果を記録してください。
twice_in_round = { $player }は{ $round }に2試合あります。
    .remedy = 大会を --format banzuke で書き出してください。
points = この版のTRFでは、この大会の得点を書けません。
    .remedy = `--format trf26` を使ってください。ゲームごとに得点する大会はどの版でも書けないので、`--format banzuke` を使ってください。
results = { NUMBER($matches) }試合を記録、{ NUMBER($tournaments) }大会を作成、{ NUMBER($players) }人を登録
place = { $file } { $line }行目：{ $column ->
    [none] {""}
   *[other] { $is_columns ->
        [yes] { $column }桁
       *[no] { $column }
    }{ $value ->
        [none] {""}
       *[other] 「{ $value }」
    }：
}
heading = { $at }列目
unknown_text = { $heading }（{ $values }）
no_header = ファイルが空です。
    .remedy = 最初の行に列の名前を書いてください。
# leaves out $players, $results
neither_list = 選手の一覧でも結果の一覧でもありません。
    .remedy = 最初の行に列の名前を書いてください。選手なら「氏名」「所属」など、結果なら「大会」「回戦」「選手A」「選手B」「勝数A」「勝数B」など。名前だけの一覧なら --no-heading（画面では c）。
not_utf8 = この行はほかの行と違い、{ $encoding } ではありません。
    .remedy = CSV UTF-8 形式で保存してください。
no_utf8 = UTF-8 ではなく、文字コードを判別できません。
    .remedy = --encoding shift_jis などを付けてください（画面では c）。
no_workbooks = この banzuke は Excel のファイルに対応していません。
    .remedy = CSV UTF-8 形式で保存してください。
not_a_workbook = この Excel のファイルを読み込めません。破損しているか、パスワードがあるか、種類が違います。
    .remedy = パスワードのない xlsx か、CSV UTF-8 形式で保存してください。
unpacked = この Excel のファイルは展開すると { $mb } MB を超えます。
    .remedy = 一覧を分割して取り込んでください。
claims = このファイルのセルは{ $claimed }個に及びます。読み込めるのは{ $most }個までです。
    .remedy = 一覧から離れたセルの内容を消すか、CSV UTF-8 形式で保存してください。
no_such_cell = シートにあり得ない位置のセルが指定されています。
    .remedy = CSV UTF-8 形式で保存してください。
no_such_sheet = 「{ $value }」というシートがありません。
    .remedy = --sheet で次のどれかを指定してください：{ $sheets }。
line_break = 引用符が閉じていません。
    .remedy = 引用符を閉じるか、項目の中の引用符なら2回続けて書いてください。
unknown_columns = 知らない列があります：{ $columns }。
    .remedy = 使える列は次のものだけです：{ $known }。
other_json = ほかのプログラムの JSON です：{ $fields }。
    .remedy = 選手か結果を CSV で書き出してください。
repeated_column = 同じ列が2回あります。
    .remedy = どちらかを消してください。
column_missing = 列が足りません。
    .remedy = 1行目に見出し{ $column }を書いてください（JSON なら各行の項目に）。
no_names = 「氏名」などの列がありません。
    .remedy = 1行目の見出しを氏名にするか、`--column 見出し=name`、名前だけの一覧なら --no-heading を付けてください（画面では c）。
field_count = この行は{ NUMBER($fields) }項目ですが、見出しは{ $header }項目です。
    .remedy = コンマを含む文字列は二重引用符で囲んでください。
empty = この欄は空です。
    .remedy = 記入するか、行を削除してください。
not_a_number = 整数ではありません。
    .remedy = 0、1、2、…と数字で書いてください。
not_a_figure = 数値ではありません。
    .remedy = 3.25、-8 のように数字で書いてください。
not_true_or_false = 1でも0でもありません。
    .remedy = はいなら1、いいえなら0と書いてください。
not_a_game_score = ゲームの得点ではありません。
    .remedy = 勝ちは1、引き分けは0.5、負けは0と書いてください。
negative = 負の数です。
    .remedy = ゲーム数は0、1、2、…と書いてください。
too_many_games = ゲームが多すぎます。
    .remedy = { $most }以下にしてください。
no_games = ゲームのない試合です。
    .remedy = 行わなかった試合は除いてください。
not_a_hand = 勝率ではありません。
    .remedy = 0.4 のように0より大きく1より小さく書いてください。
not_a_side = a でも b でもありません。
    .remedy = 選手Aなら a、選手Bなら b と書いてください。
not_a_rating = レーティングではありません。
    .remedy = 1650 のように数字で書くか、空欄にしてください。
not_a_date = 日付ではありません。
    .remedy = 2026-11-21 のように書いてください。
ambiguous_date = 日と月の区別がつきません。
    .remedy = `--dates day-first`、`month-first`、`year-first` のどれかを付けてください（画面では c）。
odd_birth = 生年月日が年だけか、ない日か、未来か、1900年より前です。
    .remedy = 直すか、`--births leave-out`（記録しない）か、`--births year`（年だけなら1月1日とする）を付けてください（画面では c）。
recorded_under = 結果のほとんどが、大会「{ $event }」に記録済みです。
    .remedy = 同じ大会なら --event "{ $event }"、別の大会なら --event "{ $file }" を付けてください（画面では c）。
not_a_score = スコアではありません。
    .remedy = 選手Aを先に 2-1 のように書いてください。
date_for_score = スコアが表計算ソフトで日付に変わっています。
    .remedy = 表計算ソフトで列の書式を文字列にしてから、スコアを入力し直してください。
unseen = 名前に表示できない文字があります。
    .remedy = 名前を入力し直してください。
first_moves = { NUMBER($games) }ゲームに対して先手が{ NUMBER($named) }個です。
    .remedy = ゲームごとに a か b（不明なら -）を書くか、全ゲーム共通なら一つだけ書いてください。
not_games = ゲームを読み取れません。
    .remedy = 各ゲームを、選手Aの勝ちは w、負けは l、引き分けは d とし、w l w@0.4（@ の後は手札勝率）のように書いてください。
other_winner = 勝者の欄がこの行の結果と合いません。
    .remedy = 勝者かゲーム数を直してください。
not_an_exit = この終わり方は使えないか、勝者が未記入です。
    .remedy = `walkover`、`retired`、`disqualified` なら `winner` に a か b を書いてください。両者不戦敗は `double walkover` です。
not_same_as = どの選手かの判断として読めません。
    .remedy = new か `skip` か登録番号を書くか、空にしてください。
not_new_or_skip = この結果の選手についての判断として読めません。
    .remedy = new か `skip` を書くか、空にしてください。
not_a_decision = どの選手かの判断として読めません。
    .remedy = `same` か new か `skip` か登録番号を書くか、空にしてください。
not_one_or_zero = 1でも0でもありません。
    .remedy = 同一人物なら1、別人なら0と書いてください。
not_cards = カードが書かれていません。
    .remedy = `QT338647JA9` のようにカードを書いてください。
sign_not_card = { $place }文字目の「{ $sign }」はカードではありません。
    .remedy = A、2〜9、T、J、Q、K と書き、ジョーカーは X と書いてください。
cards_deck_has = { $many }枚あります。山札は54枚です。
    .remedy = 余分なカードを除いてください。
not_one_deck = { $card }が{ $held }枚（山札には{ $in_deck }枚）
two_hands_have = 二人の手札を合わせると山札より多くなります：{ $held }。
    .remedy = このゲームの手札を直してください。
not_a_player = { $a }でも{ $b }でもありません。
    .remedy = 勝った選手の名前を書いてください。
not_an_external_id = 他団体IDではありません。
    .remedy = FIDE:1503014 のように書いてください。
doubtful = その行に登録番号を書くか、--duplicates new を付けて新しい選手として登録してください。
same_as_line = { $line }行目に同じ選手がいます。
    .remedy = どちらかを消してください。別人なら{ $numbered ->
        [yes] 、両方の行にある番号か判断を直して
       *[no] --duplicates new を付けて
    }ください。
several = この名前に当たる選手が複数います：{ $players }。
    .remedy = 代わりに登録番号を書いてください。
no_event = 大会の名前がありません。
    .remedy = 012で始まる行に書くか、--tournament <大会> を付けてください。
refused = 両者が同じ選手です。
    .remedy = 二人の選手を書いてください。
who = { $name }（{ $line }行目）
players = { NUMBER($registered) }人を登録{ $known ->
    [0] {""}
   *[other] 、登録済みの{ $known }行は取り込まず
}
differing = レーティングか称号が { $file } と違う選手：{ NUMBER($players) }人（同じ：{ NUMBER($same) }人）
no_difference = レーティングや称号が { $file } と違う選手はいません（同じ：{ NUMBER($same) }人）。対応は不要です。
of_nobody = 取り込まない行（登録されていない選手）：{ NUMBER($rows) }
may_be_several = { $file } { $line }行目：{ $name }は複数の選手に当てはまるため、取り込みません
