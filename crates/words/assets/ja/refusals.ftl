no_such_player = 番号{ $id }の選手はいません。
    .remedy = 番号は選手一覧（`banzuke player list`）で確認できます。
no_such_tournament = 番号{ $id }の大会はありません。
    .remedy = 番号は `banzuke tournament list` で確認できます。
no_such_match = { $event }に第{ $no }試合はありません。
    .remedy = 試合は `{ $command }` で確認できます。
other_kind = { $event }の第{ $no }試合は形式が違います。2人の試合には結果、多人数の卓には着順を記録します。
    .remedy = どの試合が多人数の卓かは `{ $command }` で確認できます。
no_such_stage = { $event }に第{ $stage }ステージはありません。
    .remedy = 予定されているステージの番号を指定してください。番号を省くと、今のステージか次のステージになります。
no_such_list = 番号{ $id }のレーティングリストはありません。
    .remedy = レーティングリストは `banzuke list show` で確認できます。
empty = { $field }が空です。
    .remedy = 記入してください。
too_long = { $field }が{ $length }文字あります。
    .remedy = { $longest }文字以内にしてください。
unclean = { $field }に見えない文字か余分な空白があります。
    .remedy = 見えない文字と余分な空白を除いて、入力し直してください。
not_playable = { $day }は結果や修正の日付にできません。
    .remedy = { $year }-01-01から明日までの日付にしてください。
not_the_next_number = { $numbered }{ $given }は次の番号ではありません（次は{ $next }）。
    .remedy = もう一度お試しください。別の本部PCが先だったのかもしれません。
own_name = { $player }はすでに{ $name }という名前です。
    .remedy = 対応は不要です。
name_of_another = { $name }は、すでに{ $player }の名前か別名です。
    .remedy = 同一人物ならその登録を使い、別人なら違う別名にしてください。
no_such_alias = { $player }に別名{ $alias }はありません。
    .remedy = { $aliases ->
        [none] 選手の番号を確かめてください。この選手に別名はありません。
       *[other] 一覧のとおりに指定してください：{ $aliases }。
    }
tournament_name_taken = { $name }という大会はすでにあります。
    .remedy = 別の名前にしてください。
list_name_taken = { $name }というレーティングリストはすでにあります。
    .remedy = { tournament_name_taken.remedy }
unsound_length = 試合を{ $length }にはできません。
    .remedy = 1から{ $most }ゲームまでで指定してください。
unsound_scale = K係数か初期値が範囲外です。
    .remedy = K係数は0より大きく1000以下、初期値は-10000から10000までにしてください。
already_drawn = { $event }は始まっているため、参加者を変更できません。
    .remedy = 途中参加、大会棄権、参加者の入れ替えを行うか、開始を取り消してください。
not_drawn = { $event }はまだ始まっていないため、試合がありません。
    .remedy = 参加者を追加してから開始してください。
closed = { $event }は終了しています。
    .remedy = 続けるには終了を取り消してください。結果の訂正は今でもできます。
closed_to_play = { $event }は終了していますが、第{ $no }試合を訂正すると{ $matches }を行うことになります。
    .remedy = 試合ができるように、先に終了を取り消してください。
closed_and_correcting = { $event }は終了していますが、第{ $no }試合を訂正すると{ $matches }が無効になります。
    .remedy = やり直せるように、先に終了を取り消してください。
has_draw = { $event }の試合は組み合わせで決まるため、ほかの試合や最終順位は記録できません。
    .remedy = 試合番号で結果を記録するか、別の大会名を使ってください。
has_no_draw = { $event }は組み合わせを作らず、行われた試合を記録する大会です。
    .remedy = 行われた試合を記録するか取り込んでください。
already_entered = { $player }はすでに{ $event }の参加者です。
    .remedy = 今回は誰も追加していません。その選手以外を指定し直してください。
named_twice = { $player }が2回指定されています（{ $event }）。
    .remedy = 同じ選手は一度だけ指定してください。今回は誰も追加していません。
not_entered = { $player }は{ $event }の参加者ではありません。
    .remedy = 参加者は `{ $command }` で確認できます。
entrant_count = { $event }の参加者は{ NUMBER($entered) }人ですが、この形式は{ $least }人から{ $most }人までです。
    .remedy = 参加者を増減するか、別の形式にしてください。
not_the_entrants = { $missing ->
    [none] { $event }の参加者の指定に、重複している選手か参加者でない選手がいます。
   *[other] { $event }の参加者のうち、指定されていない選手：{ $missing }。
}
    .remedy = 参加者全員を一度ずつ、上位から順に指定してください。
lots_mismatch = { $event }に抽選番号がないか、抽選しないのに指定されています。
    .remedy = シード、席、先手を抽選で決めないときは、--lot-number を付けないでください。
waiting = 第{ $no }試合（{ $event }）は{ $matches }の結果を待っています。
    .remedy = 先にその結果を記録してください。
other_sides = 第{ $no }試合（{ $event }）は{ $pair }の試合で、{ $given }の試合ではありません。
    .remedy = 操作の間に試合の選手が変わりました。確かめてからやり直してください。
already_scored = 第{ $no }試合（{ $event }）にはすでに結果があります：{ $ended }。
    .remedy = 誤りなら訂正してください（画面では e）：`{ $command } …`
not_scored = 第{ $no }試合（{ $event }）にはまだ結果がありません。
    .remedy = 先に結果を記録してください。
same_result = 第{ $no }試合（{ $event }）はすでにこの結果です：{ $ended }。
    .remedy = 訂正は不要です。
bad_score = 第{ $no }試合（{ $event }）：{ $fault }
against_themself = { $player }は自分自身と対戦できません。
    .remedy = 二人の選手を指定してください。
unfinished = { $event }にはまだ終わっていない試合があります：{ $matches }。
    .remedy = 不戦勝も含めて結果を記録してから終了してください。
decided_by_exit = 第{ $no }試合（{ $event }）は、大会棄権・失格{ $gone ->
    [none] {""}
   *[other] （{ $gone }）
}によって決まったものです。
    .remedy = 選手を復帰させるなら、大会棄権・失格を取り消してください。
is_void = { $gone ->
    [none] {""}
   *[other] { $gone }が大会棄権または失格したため、
}第{ $no }試合（{ $event }）は無効です。
    .remedy = 記録するものはありません。
no_opponent = 第{ $no }試合（{ $event }）は選手が1人だけです。
    .remedy = { is_void.remedy }
other_start = 第{ $no }試合（{ $event }）はハンデがあり、{ $start }-{ $second }から始まります。
    .remedy = 実際に行ったゲーム数を指定してください。ハンデは自動で加算されます。
unsound_start = 第{ $no }試合（{ $event }）は{ $length }なので、そのハンデにはできません。
    .remedy = ハンデは、どちらの選手も、勝ちに必要なゲーム数より少なくしてください。
stage_unfinished = 第{ $stage }ステージ（{ $event }）にはまだ終わっていない試合があります：{ $matches }。
    .remedy = 不戦勝も含めて結果を記録してください。
tied = { $event }では{ $names }が同順位ですが、次のステージには順位が必要です。{ $places }
    .remedy = プレーオフか抽選を行ってください：`{ $command }`
not_tied = 指定した選手が、{ $event }の同順位の選手と一致しません。
    .remedy = ステージが終わってから、同順位の全員を指定してください。
tie_broken = { $event }のこの選手の順番は、すでに（ほかの本部PCなどで）決まっています。
    .remedy = 順位表を確認してください。決め直すときは、その操作を取り消してください。
not_the_lots = { $event }の抽選番号で決まる順番が、指定された順番と違います。
    .remedy = 記録された抽選番号で抽選し直してください。
no_stage_after = { $event }にステージは追加できません。組み合わせを作らない形式（ラダー、記録のみ）のステージは、ほかのステージと一緒にできません。
    .remedy = そのステージを別の大会にしてください。
not_a_division = ブロックや卓に、{ $event }の参加者の抜けか重複があります。
    .remedy = 全員を一度ずつ、1ブロック2人以上、1卓3人以上で指定してください。
ratings_mismatch = { $event }の組み合わせとシードのレーティングが合いません。
    .remedy = このPCの Banzuke で組み合わせを作り直してください。
no_points = { $event }の第{ $stage }ステージには勝ち点がありません。
    .remedy = 勝ち点を決められるのは、総当たり、予選リーグ、スイス式、記録のみの大会です。
stage_decided = { $event }の第{ $stage }ステージは終わり、その結果で次のステージの組み合わせができています。
    .remedy = 先に次のステージの組み合わせを取り消してください。
no_seats = { $event }の今のステージは多人数戦ではありません。
    .remedy = 代わりに次のステージの組み合わせを作ってください。
stage_not_drawn = { $event }の第{ $stage }ステージには、まだ組み合わせがありません。
    .remedy = 先にそのステージの組み合わせを作って行うか、ステージの計画を取り消してください。
has_left = { $player }は{ $on }に{ $event }を{ $reason ->
    [disqualified] 失格
   *[withdrawn] 大会棄権
}しています。
played_after_leaving = { $player }は{ $on }に{ $event }を{ $reason ->
    [disqualified] 失格
   *[withdrawn] 大会棄権
}したため、その日以後の試合は記録できません。
    .remedy = 選手を復帰させるなら大会棄権・失格を取り消してください。前日までの試合なら、その日付を指定してください。
reason_missing = 順位は変わりません
closed_and_match = { $event }は終了していますが、第{ $no }試合の結果が変わります（{ $changed }）。
    .remedy = それでよければ、`--reason` で理由を指定してください。画面では、その試合だけを訂正してください。
replacement_entered = { $to }はすでに{ $event }の参加者なので、{ $from }と入れ替えられません。
    .remedy = { $from }の参加登録が誤りなら、取りやめてください：`{ $command }`
has_results = { $event }に結果はありません。
    .remedy = 誤って作った大会なら削除し（`{ $command }`）、そうでなければ終了してください。
some_results = { $event }には{ NUMBER($results) }件の結果があります。
    .remedy = 誤って作った大会なら削除し（`{ $command }`）、そうでなければ終了してください。
no_semi_finals = { $event }の第{ $stage }ステージは、準決勝が2試合あるトーナメントではないため、3位決定戦を行えません。
    .remedy = ほかの形式では、3位は順位表で決まります。
lots_after_close = { $event }は終了しています。同順位を分けると順位表が変わります。
    .remedy = 理由を付けて順番を決めるか、大会の終了を取り消してください。
nobody_to_pair = { $event }の{ $round }回戦は、残っている選手が3人に満たないため、卓を作れません。
    .remedy = 大会を終えてください：`banzuke tournament close { $title }`。選手が来ているなら、大会棄権を取り消してください。
round_has_no = { $event }の{ $round }回戦は、残っている選手が2人に満たないため、試合がありません。
    .remedy = ここまでのラウンドで終えてください：`{ $command }`。選手が来ているなら、大会棄権や欠席を取り消してください。
effect_not_here = { $event }のこのステージでは、どの試合にも勝者が必要なため、試合を無効にできません。
    .remedy = 残りの試合は相手の不戦勝にしてください。
later_stage = { $event }の途中参加は第1ステージの間だけです。第1ステージは終わりました。
    .remedy = 次の大会に参加登録してください。
no_pairings = { $event }は組み合わせを作らない大会なので、途中参加の登録はありません。
    .remedy = 選手の試合を記録すると、その選手が参加者になります。
bracket_full = { $event }のトーナメント表に空きはありません。
    .remedy = 来ていない参加者と入れ替えるか、次の大会に参加登録してください。
byes_used = { $event }のBYEの枠はもう使えません。BYEの次の試合が始まっています。
    .remedy = 来ていない参加者と入れ替えるか、次の大会に参加登録してください。
last_round = { $event }の最終ラウンドの組み合わせはもう決まっているため、途中参加はできません。
    .remedy = 次の大会に参加登録してください。
full = { $event }の人数は総当たりの上限です。
    .remedy = 次の大会に参加登録してください。
round_passed = { $until ->
    [0] { $event }は途中参加を認めていません。
   *[other] { $event }の途中参加は{ $until }回戦までですが、すでに{ $reached }回戦の結果があります。
}
    .remedy = { $byes ->
    [yes] 途中参加を{ $reached }回戦まで認めてください。参加者が奇数で毎ラウンド1人が休みのため、新しい選手はその枠に入ります：`banzuke tournament set { $title } --late-until { $reached }`
   *[no] 途中参加を{ $reached }回戦まで認めてください。新しい選手の試合は別のラウンドになります：`banzuke tournament set { $title } --late-until { $reached }`
}
no_late_round = { $event }の第1ステージは総当たりではないので、途中参加を締め切るラウンドを決められません。
    .remedy = トーナメントでは、まだ使われていないBYEの枠に入れます。
no_paired_rounds = { $event }の第{ $stage }ステージはスイス式ではありません。
    .remedy = 欠席、対戦禁止、手動の組み合わせはスイス式だけで使えます。
rounds_over = { $event }の全{ $rounds }ラウンドの組み合わせがすでに決まっています。
    .remedy = 大会を終了するか、次のステージを始めるか、ラウンドを増やしてください：`{ $command }`
rounds_left = { $event }は、残り{ NUMBER($left) }ラウンドの組み合わせがまだありません。
    .remedy = 次のラウンドの組み合わせを作るか、ここまでのラウンドで終えてください：`{ $command }`
round_begun = { $event }の{ $round }回戦はもう始まっています（呼び出し済みか終了：{ $begun }）。
    .remedy = 先にその呼び出しと結果を取り消すか、組み合わせをこのままにしてください。
not_each_once = { $event }の組み合わせで、重複しているか、抜けているか、対象でない選手がいます：{ $wrong }。
    .remedy = 大会棄権していない全員を、対戦、BYE、欠席のどれかに一度ずつ入れてください。
not_these_rounds = { $event }でこれから組み合わせるのは{ $first }〜{ $last }回戦だけです。
    .remedy = その中から指定してください。決まった組み合わせは、取り消してから変えます。
no_pairing = { $event }の{ $round }回戦は、対戦禁止を守る組み合わせがありません。
    .remedy = 対戦禁止を外すか（`{ $command }`）、手動で組んでください（`banzuke tournament pair --help`）。
no_pairing_round = { $event }の{ $round }回戦には、再戦も2度目のBYEもない組み合わせが残っていません。
    .remedy = ここで終えるか（`{ $command }`）、手動で組んでください（`banzuke tournament pair --help`）。
no_late_place = { $event }の指定した枠は空いていません。
    .remedy = 次から選んでください：{ $open }。
no_such_game = 第{ $no }試合（{ $event }）に第{ $game }ゲームはまだありません。
    .remedy = 訂正ではなく記録してください。
pod_over = 第{ $no }試合（{ $event }）の{ NUMBER($games) }ゲームはすべて終わっています。
    .remedy = 次のラウンドの席を抽選するか、ゲームを訂正してください。
nothing_reported = 第{ $no }試合（{ $event }）の結果報告はありません。
    .remedy = 対応は不要です。
reporter_elsewhere = { $by }は第{ $no }試合（{ $event }）の選手ではありません。
    .remedy = 自分の試合の結果を報告してください。
bad_finish = 第{ $no }試合（{ $event }）：{ $fault }
    .remedy = 卓の全員を一度ずつ、1着から順に指定してください。
same_finish = 第{ $no }試合（{ $event }）の第{ $game }ゲームはすでにこの結果です。
    .remedy = { nothing_reported.remedy }
no_such_table = 会場に{ $table }はありません。
    .remedy = 次から選んでください：{ $names }。
unsound_range = { $range } は卓の範囲として読めません。
    .remedy = 1-12 のように小さい番号から、{ $most }卓以内で指定してください。
long_tag = 略号 { $tag } は長すぎます。
    .remedy = 略号は全角2文字、半角4文字までです。例：個人。
tag_taken = { $tag } は{ $event }の略号です。
    .remedy = 大会にはそれぞれ別の略号を付けてください。
# leaves out $name
table_name_taken = { $table }が重複しています。
    .remedy = 卓にはそれぞれ別の名前を付けてください。
table_taken = { $table }では第{ $no }試合（{ $event }）が行われています。
    .remedy = 別の卓にするか、その結果を記録するか、呼び出しを取り消してください。
not_to_be_called = 第{ $no }試合（{ $event }）は「{ $state }」のため、呼び出せません。
    .remedy = 開始できる試合を呼び出してください。
not_called = 第{ $no }試合（{ $event }）は呼び出されていません。
    .remedy = 先に呼び出してください。
already_playing = 第{ $no }試合（{ $event }）はすでに始まっています。
    .remedy = { nothing_reported.remedy }
same_postponement = 第{ $no }試合（{ $event }）は{ $postponed ->
    [yes] すでに延期されています
   *[no] 延期されていません
}。
    .remedy = { nothing_reported.remedy }
not_gone = { $player }は{ $event }を大会棄権していません。
    .remedy = { nothing_reported.remedy }
no_way_back = { $player }は{ $event }に復帰できません。{ $why }
no_return =
    .Disqualified = 失格になっています。
    .EarlierStage = 大会棄権したステージは終わっています。
    .Elimination = トーナメントの対戦相手がもう勝ち上がっています。
    .NoRoundLeft = すべての回戦の組み合わせが作成済みです。
absent_has_no_place = { $player }は{ $event }のこのラウンドを欠席するため、交換する位置がありません。
    .remedy = このラウンドで組み合わせのある参加者を選んでください。
no_places = { $event }には、参加者の位置を交換できる組み合わせがありません。
    .remedy = 先に組み合わせを作ってください。多人数戦では位置を交換できません。
has_begun = 第{ $no }試合（{ $event }、{ $player }）はすでに結果があるか、卓に呼び出されています。
    .remedy = 位置の交換は二人とも試合の前に限ります。先に結果か呼び出しを取り消してください。
unsound_categories = { $name ->
    [none] 年齢を数える日が正しくありません。
   *[other] 部門名「{ $name }」が重複しています。
}
    .remedy = { $name ->
        [none] 「04-01」のように月と日を書いてください。
       *[other] 「U18 <18」「シニア 65+」のように、部門ごとに別の名前にしてください。
    }
same_categories = 部門は、すでに同じ内容です。
    .remedy = { nothing_reported.remedy }
unsound_prizes = { $event }の{ $category ->
    [none] {""}
   *[other] { $category }の
}{ $place }位の賞が空か、上の順位より高い賞金です。
    .remedy = 1位から順に、桁区切りなしで書いてください。例：30000; 20000; 図書券
unsound_fees = { $event }の{ $category ->
    [none] 金額が高すぎます。
   *[other] { $category }の参加費が高すぎるか、二度書かれています。
}
    .remedy = 全体の額、部門ごとの額の順に書いてください。例：2000円; U18: 1000円; 役員: 0
no_fee = { $event }には参加費がありません。
    .remedy = 先に決めてください（例：2000）：`{ $command } --set 2000`
nothing_paid = { $player }は{ $event }の参加費をまだ払っていないので、変更はありません。
    .remedy = { nothing_reported.remedy }
same_payment = { $player }の{ $event }の支払いはすでに同じ額です。
    .remedy = { nothing_reported.remedy }
unsound_days = { $event }の{ $round }回戦に日が二つあるか、ラウンドの順が逆です。
    .remedy = ラウンドごとに日を一つ書いてください。例：1-4: 2026-12-03; 5-8: 2026-12-10
no_rounds = { $event }には、日を決められる番号付きのラウンドがありません。
    .remedy = 日付の指定を省いてください。ラダーと記録のみの大会には、組み合わせで決まるラウンドがありません。
no_break = いまは休憩中ではありません。
    .remedy = 休憩を始めるには、終わる時刻を指定してください。例：13:00
same_break = 休憩はすでに{ $until }までです。
    .remedy = { nothing_reported.remedy }
break_over = 現在{ $now }なので、{ $until }まで休憩にはできません。
    .remedy = あとの時刻か、「30分」のような長さを指定してください。
busy = { $player }は第{ $no }試合（{ $event }）の最中です。
    .remedy = 先にその結果を記録するか、呼び出しを取り消してください。
advancing = { $places }
groups = { $groups }ブロックのステージは作れません。
    .remedy = 2から64までで指定してください。
takes = 各ブロックから{ $takes }人は進めません。
    .remedy = 1から64までで指定してください。
fill = { $groups ->
    [1] 前のステージにブロックがないため、次の順位の選手を{ $fill }人進出させることはできません。
   *[other] { $groups }ブロックしかないため、次の順位の選手を{ $fill }人進出させることはできません。
}
    .remedy = ブロックの数より少ない人数を指定してください。全ブロックから1人ずつ増やすには、各ブロックからの進出人数を1人増やします。
takes_in_stage = 第1ステージに進出する人数は指定できません。
    .remedy = 人数は後のステージで指定してください。
number_who_advance = 第{ $stage }ステージに進む人数が指定されていません。
    .remedy = --advance で人数を指定してください。
rounds = スイス式のラウンド数は{ $least }から64までです。
    .remedy = その範囲で指定してください。
bands = レーティング区分は小さい順に20個までで、加速方式とは併用できません。
    .remedy = 1400,1600 のように指定するか、加速方式にしてください。
table_size = 1卓に{ $size }人は着けません。
    .remedy = 3から8までで指定してください。
table_games = 1ラウンドを{ $games }ゲームにはできません。
    .remedy = 1から999までで指定してください。
place_points = 着順点が1着から順に小さくなっていません。
    .remedy = 5,4,3,2,1 のように3個から8個の数を指定してください。
points = 勝ちの点は負けより多く、引き分けはその間でなければなりません。
    .remedy = 勝ち点は 3-1-0 のように指定してください。
standings = 順位の基準が重複しているか、一つもありません。
    .remedy = 基準は一度ずつ指定してください。
stranger = { $player }はその卓にいません。
twice = { $player }が2回入っています。
missing = { $player }が着順に入っていません。
nobody_at = { $group }着の選手がいません。
would_void = 第{ $no }試合（{ $tournament }）を訂正しても、無効になる結果はありません（指定：{ $agreed }）。
lost = 第{ $no }試合（{ $ended }）
correcting_match_changes = 第{ $no }試合（{ $tournament }）を訂正すると後の対戦者が変わり、{ $found }が無効になります{ $agreed ->
    [none] {""}
   *[other] （指定した{ $agreed }だけではありません）
}。
closed_or_swapped = { closed_and_correcting }
    .remedy = { closed_and_correcting.remedy }その試合でも選手を取り違えていたなら --swap { $swap } を付けてください。
score_walkover = 行わなかった試合は、結果の画面の w で不戦勝として記録してください。
play_one_more = もう1ゲーム行い、それも含めたスコアを記録してください。
write_games_that = ハンデを除いた、実際に行ったゲームのスコアを指定してください。
check_score_against = 結果をスコア用紙と照らし合わせてください。
coming_back = 選手が戻ったなら：`banzuke tournament return { $named } { $player }`
if_player_here = 選手を復帰させるなら、操作{ $seq }を取り消してください：`banzuke undo { $seq }`
name_none = 無効にする試合（--void）を指定せずにやり直してください。
go_ahead_name = それでよければ、次のとおり指定してください：--void { $void }
play_again = 試合をやり直すなら --void { $void }、選手を取り違えていたなら --swap { $swap } を、このとおり付けてください。
no_action = 対応は不要です。
