title = 大会の作成
keys_text = Enter で次の段階、Tab で次の欄。
keys_choice = 左右で選択。Enter で次の段階、Tab で次の欄。
keys_number = 数字か左右。Enter で次の段階、Tab で次の欄。
keys_format = 上下で選択。Enter で次の段階、Tab で形式ごとの設定。
nobody = まだ参加者がいません。名前を入力して Enter、名前の一覧（1行1人）や表の列（名前・ふりがな・所属）の貼り付け、Ctrl-O でファイル、Alt-a で登録済みの全員、Alt-l で前回の大会の参加者。
is_new = 新規
outside = 条件外
like_another = 重複？
undecided_follows = やめると、要確認の名前が一覧の先頭に表示されます。スペースで1人ずつ決められます。
undecided_yes = 要確認の人を除いて続ける
is_entered = { $name }はすでに参加者です。
no_name = 先に名前を入力してください
path = ファイル：
keys_path = Enter で読み込み、Tab で入力補助、Esc で戻る。1行目：name, reading, club…
no_file = 該当するファイルがありません。
only_entrants = 「参加者」の段階だけで使えます
no_entrant = 参加者が選ばれていません。Tab で参加者の一覧に移ります
seeds = シード
first_round = 1回戦
groups = ブロック
lots = シードは開始のときに抽選します。
bye = BYE
group = { $letter }ブロック
between = 、
start = 開始
open = 作成
nothing_to_undo = この大会はまだ記録していません。Tab で一覧に移り、x で参加者を外せます
last_step = 最後の段階です
others = ほか{ $number }人
create = 作成のみ（参加登録を続ける）
kept = まだ記録されていません。下書きは残り、n で続けられます。
draft = 下書き
draft_question = 大会の下書きがあります。続けますか？
anew = 新しく始める
anew_follows = 参加者や形式などを入れると、前の下書きは失われます。
field-Name = 名前
    .doc = 画面と印刷物に載る名前。ほかの大会と違う名前にします。
field-Format = 形式
    .doc = 大会の進め方。
field-GrandFinal = グランドファイナル
    .doc = 1試合、または勝者側が負けたときリセット（再戦）。
field-Groups = ブロックの数
    .doc = 2から64。
field-Split = ブロック分け
    .doc = シード順の参加者全員をブロックに分ける方法。
field-Double = 対戦回数
    .doc = ブロックの全員と1回ずつ、または2回ずつ。
field-TableSize = 1卓の人数
    .doc = 3から8。参加者を分けられる範囲で。
field-TableGames = 1ラウンドのゲーム数
    .doc = 次に席を抽選するまでに卓で行うゲーム数。
field-Rounds = ラウンド数
    .doc = 1から64。空欄なら全勝が1人になる数（3以上）。
field-Colours = 先手・後手
    .doc = 先手（白番）をなるべく均等に割り当てるかどうか。
field-LeftOver = BYEの点
    .doc = ラウンドで相手がいない選手の点。
field-Accelerated = 加速方式
    .doc = 上位半分に、組み合わせだけに使う点を加えて始めます（バクー方式）。
field-Bands = レーティング区分
    .doc = マクマホン方式：レートが各値（例：1400 1600）以上なら1勝ずつ多く始めます。
field-ApartRounds = 同じ所属を離す
    .doc = 同じ所属の選手を、最初の何回戦までなるべく当てないか。
field-PlacePoints = 着順点
    .doc = ゲームの着順に対する点。
field-Kind = 試合方式
    .doc = N本先取はNゲーム取れば終わり。固定なら引き分けもあります。
field-Games = ゲーム数
    .doc = N本先取のN、または固定のゲーム数。1から999。
field-SemiFinal = 準決勝の先取数
    .doc = 準決勝を長くする場合。空欄ならほかと同じ。
field-Final = 決勝の先取数
    .doc = 決勝（ダブルエリミネーションではグランドファイナル）を長くする場合。空欄ならほかと同じ。
field-Places = 決める順位
    .doc = 3位決定戦、またはすべての順位決定戦で決めます。
field-Seeding = シード
    .doc = シードの順。K と J で手動で動かせます。
field-Locked = 上位シードを固定
    .doc = 上位N人のシードを抽選や所属で動かしません。空欄なら固定しません。
field-Apart = 同じ所属を離す
    .doc = 同じ所属の選手をなるべく後で当てます。
field-Points = 勝ち点
    .doc = 勝ち、引き分け、負けの点。または取ったゲームごとの点。
field-Ties = 順位の基準
    .doc = 勝ち点が同じときに順位を決める基準。この順に使います。
field-TieBreaks = 順位の基準
    .doc = この順に使います。例：PTS BH/C1 SB（PTSは勝ち点）。空欄ならPTS BH/C1 BH SB。
field-Then = 次のステージ
    .doc = このステージの上位が進むステージ。
field-Takes = {" "} 進出人数
    .doc = 各ブロック、またはステージ全体から進む人数。
field-Fill = {" "} 次の順位から
    .doc = 次の順位からさらに進む人数（例：3位の上位2人）。
field-ThenGames = 次ステージの先取数
    .doc = 次のステージの各試合の先取数。
field-ThenSemiFinal = 次の準決勝の先取数
    .doc = 次の準決勝を長くする場合。空欄ならほかと同じ。
field-ThenFinal = 次の決勝の先取数
    .doc = 次の決勝を長くする場合。空欄ならほかと同じ。
field-ThenPlaces = {" "} 決める順位
    .doc = 次のステージの順位決定戦。
field-ThenGrandFinal = {" "} グランドファイナル
    .doc = 1試合、またはリセット（再戦）。
field-List = レーティングリスト
    .doc = 試合の結果が反映されるリスト。
field-From = レート下限（以上）
    .doc = レーティング。空欄なら下限なし。
field-Below = レート上限（未満）
    .doc = レーティング。空欄なら上限なし。
field-Provisional = 暫定レートの選手
    .doc = レーティングが暫定の選手が参加できるかどうか。
field-FirstMove = 先手勝率
    .doc = 互角の選手どうしの先手勝率。例：0.55。空欄ならリストのとおり。
field-CardGame = カードゲーム
    .doc = 手札をカードで入力できるゲーム。
step_name = 名前
step_format = 形式
step_length = 試合方式
step_entrants = 参加者
step_seeds = シード
step_review = 確認
about_single_elimination = 1敗で敗退。
about_double_elimination = 2敗で敗退。
about_round_robin = 全員と1回ずつ対戦。
about_double_round_robin = 全員と2回ずつ対戦。
about_groups = ブロックごとに総当たり。
about_swiss = 成績の近い相手と対戦。
about_pods = 3人から8人の卓で対戦。
about_record = 組み合わせなし。行った試合を記録。
about_ladder = 上位に勝てばその順位に。
without_draw = 組み合わせも終わりもありません。試合を記録した選手が参加者になります。
out_of_range = { $entrants }人。この形式は{ $least }人から{ $most }人まで。
in_pods = { $entrants }人：毎ラウンド、{ $sizes }人の卓が{ $pods }つ
in_swiss = { $entrants }人、スイス式{ $rounds }回戦：{ $matches }試合{ $byes ->
    [0] {""}
   *[other] 、毎ラウンド1人が休み
}
in_groups = { $entrants }人：{ $sizes }人のブロックが{ $groups }つ、{ $matches }試合
in_elimination = { $entrants }人、{ $format }：{ $matches }試合{ $byes ->
    [0] {""}
   *[other] 、BYE{ $byes }つ
}
in_rounds = { $entrants }人、{ $format }：{ $matches }試合{ $byes ->
    [0] {""}
   *[other] 、毎ラウンド1人が休み
}
then = 続いて{ $players }人の{ $format }：{ $matches }試合
takes = { $tables ->
    [0] 卓が足りれば
   *[other] { $tables }卓で
}約{ $time }
last_part = { $part }。
part = { $part }。
sizes = { $least }〜{ $most }
time = { $hours ->
    [0] { $minutes }分
   *[other] { $hours }時間{ $padded }分
}
added_different = { $added }。新しい{ $name }は{ $others }とは別人として登録します
added = { $name }を追加（{ NUMBER($entrants) }人）
entrants = 参加者：{ $all }人{ $new ->
    [0] {""}
   *[other] （うち新規{ $new }人）
}
one_person = { $one }と{ $other }は同一人物かもしれません（二重の参加登録）。
and_pairs = { $told }ほかに{ NUMBER($more) }組。
undecided_names = 要確認の{ $count }人がまだ参加者に入っていません：{ $names }{ $more ->
    [yes] ほか
   *[no] {""}
}。
known_ones = 登録済み{ $count }人
new_ones = 新規{ $count }人
to_check = 要確認{ $count }人
there_already = 追加済み{ $count }人
named_again = （{ $names }{ $others ->
    [none] {""}
   *[other] 、{ $others }
}）
taken = { $lines }行：{ $parts }{ $again }。
equal_ratings = 同じレートの選手が{ $players }人います。その中では参加登録順です。
review_name = 名前
review_format = 形式
review_then = 次のステージ
review_ties = 順位の基準
review_list = レーティングリスト
review_unit = 計算の単位
named = { $count }人：{ $names }
first_to = 先取数
    .doc = 何ゲーム取れば試合の勝ちか。1から999。
review_limits = 参加条件
review_first_move = 先手勝率
review_card_game = カードゲーム
review_entrants = 参加者
review_new = 新規登録
review_outside = 条件外
review_to_check = 要確認
review_twice = 同一人物の疑い
review_written = 行う内容
limits = { $from ->
    [none] { $below ->
        [none] レーティング不問
       *[other] { $below }未満
    }
   *[other] { $from }以上{ $below ->
        [none] {""}
       *[other] { $below }未満
    }
}{ $provisional ->
    [yes] {""}
   *[no] 、確定のみ
}
written = 大会を作成{ $entrants ->
    [0] {""}
   *[other] 、{ NUMBER($entrants) }人を参加登録{ $new ->
        [0] {""}
       *[other] （うち新規{ NUMBER($new) }人）
    }
}{ $draw ->
    [yes] 、組み合わせを作成
   *[no] {""}
}（u でまとめて取り消せます）
go_on = { $name ->
    [none] {""}
   *[other] { $name }を
}続ける（{ $entrants }人）
damaged = 大会の下書きが読めないため、{ $path }に退避しました。
not_kept = 下書きを{ $path }に保存できません：{ $error }。この画面を離れると入力は失われます。
are_gone = 選手の登録がなくなったため、参加者から外しました：{ $names }。
are_merged = 大会の作成中に選手が統合されました：{ $names }。
are_registered = 大会の作成中に選手が登録されました。確認してください：{ $names }。
by_snake = スネーク方式：{ $shown }
value_lines =
    .Provisional =
        参加できる
        参加できない
    .Apart =
        しない
        する
    .Locked = しない
    .ApartRounds = { value_lines.Locked }
    .Rounds = 人数による
    .Colours =
        均等に割り当てる
        考えない
    .LeftOver =
        勝ちと同じ
        引き分けと同じ
        0点
    .Accelerated =
        なし
        あり
    .Fill = なし
    .GrandFinal =
        1試合
        勝者側が負けたらリセット
    .ThenGrandFinal = { value_lines.GrandFinal }
    .Split =
        スネーク方式
        シードの合計をなるべく均等に
    .Double =
        1回
        2回
    .PlacePoints =
        最下位1点、1つ上がるごとに+1点
        1着に1点
    .Places =
        優勝のみ
        3位まで
        すべての順位
    .ThenPlaces = { value_lines.Places }
    .Points =
        1-½-0
        2-1-0
        3-1-0
        3-2-1
        取ったゲームごとに1点
    .Ties =
        ゲーム得失差、取得ゲーム
        直接対決、ゲーム得失差
        SB、直接対決
    .Then = なし
    .Kind =
        N本先取
        ゲーム数固定
    .SemiFinal = ほかと同じ
    .Final = { value_lines.SemiFinal }
    .ThenSemiFinal = { value_lines.SemiFinal }
    .ThenFinal = { value_lines.SemiFinal }
    .Seeding =
        レーティング順
        参加登録順
        抽選
        手動
    .CardGame =
        なし
        素数大富豪
        大貧民
    .Otherwise = {""}
unreadable =
    .FirstMove = 先手勝率は 0.55 のような確率か、空欄にしてください。
    .Bands = レーティング区分は 1400 1600 のように書くか、空欄にしてください。
    .TieBreaks = 順位の基準：PTS BH SBのような略号で入力するか、空欄にしてください。
    .Otherwise = 参加条件は 1600 のようなレーティングか、空欄にしてください。
