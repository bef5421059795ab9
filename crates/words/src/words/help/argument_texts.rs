//! Help that several commands share.

use super::{Text, ValueHelp, arguments, values};

/// Arguments, where a command says nothing of its own.
pub(super) const ARGUMENTS: &[Text] = arguments! {
    a: "One of the two", "一方";
    alias: "The other name", "別名";
    anyway: "Add players even if outside the section's rating limits",
        "参加条件を満たさない選手も参加者に追加する";
    separate_clubs: "Players of one club meet as late as possible",
        "同じ所属の選手をなるべく後で当てる";
    b: "The other one", "もう一方";
    category: "Only players of that category", "その部門の選手だけ";
    club: "The player's club", "選手の所属";
    damping:
        "Limit the weight of long matches: cap:10 for at most ten games, \
         root:8 for the square root beyond eight, none",
        "長い試合の重みの抑え方：cap:10 は10ゲーム分まで、root:8 は8を超える分\
         の平方根、none はなし";
    column: "A column chosen by hand, like 'Ruby=reading'; without a column the heading is passed over; \
         remembered for other files",
        "手で選ぶ列。'ルビ=reading' のように。列名がなければその見出しは取り込まない。ほかのファイルにも使う";
    dates: "The order of dates with the year last or in two digits, where they do not show it",
        "年が最後か2桁の日付の順（日付から分からないとき）";
    births: "What is recorded of a birth that is only a year, yet to come, or before 1900",
        "年だけか、未来か、1900年より前の生年月日の扱い";
    decisions: "A file for the decisions on rows that ask: written where it is missing, read where it is there; \
         each is same, new, skip or a registration number",
        "確認の必要な行の判断を書くファイル。なければ書き出し、あれば読む。判断は same、new、`skip` か登録番号";
    encoding: "The encoding of a text file whose bytes do not show it",
        "文字コード（ファイルから判別できないとき）";
    no_heading: "The first line is no heading: the first column has names",
        "見出しのない一覧。最初の列を名前とする";
    strict: "Refuse a file with unknown columns", "知らない列のあるファイルを取り込まない";
    double: "Everyone plays everyone twice", "全員と2回ずつ対戦する";
    lot_number: "The lot number, where it was agreed beforehand",
        "抽選番号。前もって決めておく場合";
    draws: "How a drawn game counts [new lists: half]",
        "引き分けのゲームの扱い［新しいリスト：half］";
    dry_run: "Only print what would change", "変わるものを表示するだけで、何も書き込まない";
    duplicates:
        "How to treat players who may be registered already, with another \
         spelling or other details",
        "登録済みかもしれない選手（別の表記、食い違う記載）の扱い";
    card_game:
        "The card game, so that hands may be typed as cards: prime-daifugo, daihinmin or none",
        "手札をカードで入力できるゲーム：`prime-daifugo`、`daihinmin`、none";
    established: "When a rating is established, like games=20,half-width=150,months=12",
        "レーティングが確定する条件。games=20,half-width=150,months=12 のように";
    file: "The CSV file", "CSV ファイル";
    final_first_to: "Another N for the final, or for the grand final", "決勝またはグランドファイナルの先取数";
    first: "The player with the first move", "先手";
    first_move:
        "First-move win rate between equal players, like 0.6, \
         for games with a known first move; none: as in the rating list",
        "互角の選手どうしの先手勝率。0.6 のように。先手が分かるゲームに使う。\
         none ならレーティングリストのとおり";
    first_to: "First to N games wins the match", "N本先取：先にNゲーム取れば試合の勝ち";
    format: "The output format", "出力の形式";
    games:
        "Every match has exactly N games, and may end drawn in a round \
         robin",
        "どの試合もちょうどNゲーム行う。総当たりでは引き分けもある";
    games_per_round: "Games of a pod before the seats are drawn again [default: 1]",
        "次に席を抽選するまでに卓で行うゲーム数［省略時：1］";
    grand_final:
        "Whether a bracket reset follows if the winners' side loses \
         [default: simple]",
        "勝者側が負けたときのリセット（再戦）の有無［省略時：simple］";
    groups: "The number of groups", "ブロックの数";
    hands:
        "Hand strengths by pairs of seats or players: the win probability of \
         the first of the two against the second, like '1-2:0.4 1-3:55%'; \
         pairs left out count as even",
        "配られた手札。席か選手の組ごとに、前者の後者に対する勝率を '1-2:0.4 \
         1-3:55%' のように。書かない組は互角とする";
    k: "The K factor: the most that one game moves a rating [new lists: 32]",
        "K係数。1ゲームで動く最大の点数［新しいリスト：32］";
    k_step:
        "Another K factor while a condition holds, like games<30:40 or \
         rating<2400:20 or games<30,rating<2300:40; may be given several \
         times, the first match counts; none removes all",
        "条件を満たす間のK係数。games<30:40、rating<2400:20、\
         games<30,rating<2300:40 のように。何度でも指定でき、最初に当てはまるも\
         のを使う。none ですべて削除";
    k_sticky: "The K factor never rises again", "一度下がったK係数を戻さない";
    w2:
        "Whole histories: how much strengths change, as points squared a day, 0 for not at all          [new lists: 7]",
        "全結果からの推定：強さの変わりやすさ。1日あたりの分散（点の2乗）。0なら変わら\
         ない［新しいリスト：7］";
    prior_wins:
        "Whole histories: so many wins and losses against the own opponents to begin with          [new lists: 0.5]",
        "全結果からの推定：全員が最初に持つ、自分の対戦相手との勝ちと負けの数［新しいリスト：\
         0.5］";
    late_until:
        "The last round during which late entries are accepted, \
         0 for never [default: 1]",
        "途中参加を認める最後のラウンド。その結果が出るまで参加できる。0なら\
         認めない［省略時：1］";
    list: "The rating list [default: main]", "レーティングリスト［省略時：main］";
    lock_seeds:
        "The top N seeds stay fixed; random order and club separation skip \
         them",
        "抽選や所属に関わらず、上位N人のシードを固定する";
    name: "The tournament: its name, or its number like T3", "大会：名前、または T3 のような番号";
    no: "The number of the match", "試合番号";
    order:
        "Seat numbers or players, the winner first; = joins players who are \
         tied: 3 1 5=2 4",
        "席の番号か選手を1着から順に。同着は = でつなぐ：3 1 5=2 4";
    output: "Write to this file instead of standard output; an existing file is replaced",
        "標準出力の代わりにファイルに書く。元の内容は置き換わる";
    place_points: "The points for each place in a game of a pod, like 5,4,3,2,1",
        "多人数戦の着順点。5,4,3,2,1 のように";
    all_places: "Play placement matches for all places", "すべての順位の決定戦を行う";
    player: "The player: a name, an alias, or a registration number like P0042-7",
        "選手：名前、別名、または P0042-7 のような登録番号";
    players: "The players, each a name, an alias or a registration number",
        "選手：名前、別名、または登録番号";
    points:
        "Points for a win, a draw and a loss, like 3-1-0 or 1-0.5-0; games \
         counts each game won",
        "勝ち、引き分け、負けの勝ち点。3-1-0 や 1-0.5-0 のように。games \
         なら取ったゲームごとに1点";
    provisional_ok: "Allow provisional ratings in a section with limits",
        "制限があっても、レーティングが暫定の選手の参加を認める";
    random_seed: "The random seed: the same one gives the same figures", "乱数の種。同じ種なら同じ値になる";
    rating_below: "Upper rating limit, exclusive; none",
        "参加できるレーティングの上限（未満）。none でなし";
    rating_from: "Lower rating limit, inclusive; none",
        "参加できるレーティングの下限（以上）。none でなし";
    reading: "The reading of the name, in kana", "名前のふりがな（かな）";
    round_first_to:
        "Another N for a round, like 2=3, third-place=2, winners-1=2 or \
         losers-final=3",
        "ラウンドごとの先取数。2=3、third-place=2、winners-1=2、losers-final=3 のよ\
         うに";
    scheme: "The issuing body, like FIDE", "発行した団体。FIDE のように";
    score: "The games that each side won, like 2-1; drawn games last, like 7-6-3",
        "両者の勝ったゲーム数。2-1 のように。引き分けは最後に 7-6-3 のように";
    seeding: "The seeding order [default: entry]",
        "シードの決め方［省略時：entry］";
    semifinal_first_to: "Another N for the semi-finals", "準決勝の先取数";
    split: "How seeds are divided into groups [default: snake]",
        "シードをブロックに分ける方法［省略時：snake］";
    stage: "The stage, from 1 [default: the current one]",
        "ステージの番号。1から［省略時：今のステージ］";
    start: "The initial rating [new lists: 1500]",
        "レーティングの初期値［新しいリスト：1500］";
    accelerated: "Swiss: the stronger half begins with points for pairing (Baku)",
        "スイス式：上位半分に組み合わせ用の点を加えて始める（バクー方式）";
    bands: "Swiss: a player begins with one win more from each of these ratings on (McMahon), as 1400,1600",
        "スイス式：レーティングがこの各値以上なら1勝ずつ多く始める（マクマホン方式）。例：1400,1600";
    bye_points: "Swiss: points for a player left over [default: as for a win]",
        "スイス式：相手のいない選手の点［省略時：勝ちと同じ］";
    clubs_apart: "Swiss: players of one club do not meet in the first rounds up to this one, if possible",
        "スイス式：このラウンドまで、同じ所属の選手をなるべく当てない";
    no_colours: "Swiss: who moves first does not matter for pairings",
        "スイス式：組み合わせで先手・後手を考えない";
    rest: "What the laboratory is given", "ラボに渡すもの";
    rounds: "Swiss: how many rounds [default: as many as find one winner, at least 3]",
        "スイス式：ラウンド数［省略時：全勝が1人になる数（3以上）］";
    table_size: "Players in a pod", "1卓の人数";
    third_place: "Play a third-place match", "3位決定戦を行う";
    tie_breaks:
        "The tie-breaks in order, like PTS,DE,SB,GD; GD:tied \
         counts only the matches among the tied",
        "順位を決める基準。優先する順に PTS,DE,SB,GD のように。GD:tied は同順位者\
         どうしの試合だけを見る";
    unit: "The unit that is rated at once [new lists: match]", "まとめて計算する単位［新しいリスト：match］";
    value: "The ID there", "その団体でのID";
};

/// Meanings of choices, by argument.
pub(super) const VALUES: &[ValueHelp] = values! {
    ties {
        "tie-break": "Not at all: the tie-breaks decide", "分けない（タイブレークで決める）";
        "equal": "Equally among players with equal points", "同点者で等分する";
        "hort": "Half by the place, half equally among equal points", "半分は順位どおり、半分は同点者で等分する";
    }
    category_ties {
        "tie-break": "Not at all: the tie-breaks decide", "分けない（タイブレークで決める）";
        "equal": "Equally among players with equal points", "同点者で等分する";
        "hort": "Half by the place, half equally among equal points", "半分は順位どおり、半分は同点者で等分する";
    }
    each {
        "one": "One, the highest; those behind move up", "一つ。最も高い賞を受け、次の選手が繰り上がる";
        "one-of-money": "One prize of money, and any number of things", "賞金は一つ、賞品はいくつでも";
        "several": "Any number", "いくつでも";
    }
    draws {
        "half": "Half a win", "0.5勝とする";
        "left-out": "Not rated, as if not played", "行わなかったものとし、計算しない";
    }
    births {
        "leave-out": "Nothing", "記録しない";
        "year": "Of a year alone its 1 January, else nothing", "年だけならその1月1日、ほかは記録しない";
    }
    dates {
        "day-first": "31/12/1980", "日、月、年の順（31/12/1980）";
        "year-first": "80/12/31", "年、月、日の順（80/12/31）";
        "month-first": "12/31/1980", "月、日、年の順（12/31/1980）";
    }
    encoding {
        "utf-16le": "UTF-16, little-endian", "UTF-16（リトルエンディアン）";
        "utf-16be": "UTF-16, big-endian", "UTF-16（ビッグエンディアン）";
        "shift_jis": "Japanese, of Windows", "日本語（Windows）";
        "euc-jp": "Japanese, of Unix", "日本語（Unix）";
        "iso-2022-jp": "Japanese, of mail", "日本語（メール）";
        "windows-1252": "Western Europe", "西ヨーロッパ";
        "windows-1250": "Central Europe", "中央ヨーロッパ";
        "windows-1251": "Cyrillic", "キリル文字";
        "euc-kr": "Korean", "韓国語";
        "gb18030": "Chinese", "中国語（簡体字）";
        "big5": "Chinese of Taiwan and Hong Kong", "中国語（繁体字）";
    }
    duplicates {
        "ask": "Ask row by row at a terminal; else list them and import nothing",
            "端末では1行ずつ尋ね、それ以外では一覧を表示して何も取り込まない";
        "new":
            "Register them as new, and namesakes too; rows with the same \
             number, birth date or club are left out",
            "名前だけが同じ選手も新しく登録する（番号・生年月日・所属も同じ人は除く）";
        "use": "Use the registered player they are like", "似ている登録済みの選手とする";
    }
    kind {
        "banzuke": "Everything, as JSON for `tournament import`", "すべての操作。`tournament import` 用の JSON";
        "trf16": "FIDE's report file of 2016", "FIDEの大会報告ファイル（2016年版）";
        "trf26": "FIDE's report file of 2026", "FIDEの大会報告ファイル（2026年版）";
    }
    role {
        "chief": "Everything that the machine with the file may do", "ファイルのあるPCと同じことすべて";
        "desk": "Results, corrections, calls and late entries", "結果、訂正、呼び出し、途中参加";
        "scorer": "Results of matches at its tables", "担当の卓の試合の結果";
        "viewer": "Looks, as the public display does", "会場モニターのように見るだけ";
    }
    effect {
        "forfeit": "Results stay valid, the remaining matches are walkovers",
            "結果は有効、残りは相手の不戦勝";
        "void-unplayed": "Results stay valid, unplayed matches are void",
            "結果は有効、未消化の試合は無効";
        "void-all": "All results of this stage are void; games played stay rated",
            "このステージの結果はすべて無効。行ったゲームのレーティングは残る";
    }
    web_name {
        "full": "By the name", "名前で";
        "initials": "By the first letters of the name", "名前の頭文字で";
        "hidden": "Not at all: results stay, the name does not", "載せない。結果は残り、名前は出ない";
    }
    first {
        "a": "The first player, in every game", "毎ゲーム一人目";
        "b": "The second player, in every game", "毎ゲーム二人目";
        "alternate": "In turn, the first player in the first game", "交互、最初は一人目";
        "alternate-b": "In turn, the second player in the first game", "交互、最初は二人目";
    }
    format {
        "table": "An aligned table", "見やすくそろえた表";
        "csv": "Comma-separated values", "コンマ区切り（CSV）";
        "json": "An array of objects", "JSON の配列";
        "single-elimination": "Single elimination: out after one loss", "トーナメント：1敗で敗退";
        "double-elimination": "Double elimination: out after two losses", "ダブルエリミネーション：2敗で敗退";
        "round-robin": "Everyone plays everyone", "総当たり";
        "groups": "Group stage: a round robin in each group", "予選リーグ：ブロックごとの総当たり";
        "swiss": "Swiss: players of equal score meet, by the FIDE (Dutch) system",
            "スイス式：毎ラウンド、成績の近い相手と対戦（FIDEダッチ方式）";
        "tables": "Pods: three to eight players, with a finishing order",
            "多人数戦：3人から8人で行い、着順で決まる";
        "ladder": "Ladder: no pairings, no end; the winner takes a higher opponent's place",
            "ラダー：組み合わせも終わりもなく、上位者に勝てばその順位になる";
        "recorded": "No pairings: results are recorded as played",
            "記録のみ：組み合わせはなく、行われた試合を記録する";
        "tsv": "Tab-separated values", "タブ区切り（TSV）";
        "md": "A Markdown table", "Markdown の表";
        "svg": "A drawing that stays sharp at any size", "どの大きさでも鮮明な図";
        "png": "A picture", "画像";
        "html": "A page for browsers and printers", "ブラウザーと印刷用のページ（HTML）";
        "pdf": "PDF, by an installed browser", "PDF（インストール済みのブラウザーで作る）";
        "xlsx": "A workbook for spreadsheets", "表計算ソフトのブック（Excel）";
        "text": "An aligned table", "見やすくそろえた表";
    }
    grand_final {
        "simple": "One match", "1試合のみ";
        "reset": "A bracket reset if the winners' side loses",
            "勝者側が負けたらリセット（再戦）";
    }
    lang {
        "en": "English", "英語";
        "ja": "Japanese", "日本語";
    }
    model {
        "elo": "The list's ratings, updated after every match", "試合ごとに動くリストの値";
        "whole-history":
            "Fitted to all results at once, later ones included",
            "全結果からの推定。後の結果も使う";
        "bradley-terry":
            "Fitted to all results, which count less with age; 200 points are odds of 3 to 1, the mean is 1800",
            "全結果からの推定。古い結果ほど軽い。200点差は3対1、平均は1800";
    }
    order {
        "rating": "By rating", "レーティング順";
        "lower-bound":
            "By the lower end of the 95% interval",
            "95%区間の下限順";
    }
    paper {
        "a4": "A4, 210 by 297 mm", "A4（210×297 mm）";
        "letter": "Letter, 8.5 by 11 inches", "レター（8.5×11インチ）";
    }
    priority {
        "first": "Before those of all other tournaments", "ほかの大会より先";
        "normal": "In the order of waiting", "待っている順";
        "last": "Only when no other match can be called", "ほかに呼び出せる試合がないとき";
    }
    sort {
        "order": "The final order agrees with strength", "最終順位と強さの一致";
        "best": "The best wins", "最強者の優勝";
        "end": "It is over early", "早い終了";
        "matches": "Players play many matches", "1人の試合数";
        "wait": "Waits are short", "待ち時間の短さ";
        "learnt": "Much is learnt about ratings", "レーティングについて得られる情報";
    }
    seeding {
        "rating": "The highest rating first", "レーティングの高い順";
        "entry": "The order of entry, or as put in order by hand", "参加登録順、または手で並べた順";
        "random": "Random", "抽選";
    }
    worth {
        "half": "As much as a draw", "引き分けと同じ";
        "zero": "Nothing", "0点";
    }
    split {
        "snake": "Snake: 1 8 9 16, 2 7 10 15 …", "スネーク方式：1 8 9 16、2 7 10 15 …";
        "balanced": "The sums of the seeds as equal as possible", "シードの合計をなるべく均等に";
        "by-hand": "As given at the start", "開始のときに手で指定";
    }
    unit {
        "match": "Each match, from the ratings before it", "1試合ずつ、その前のレーティングから";
        "game": "Each game", "1ゲームずつ";
        "event": "All matches of a player in a tournament, from the rating before it",
            "選手の大会の全試合を、大会前のレーティングから";
    }
    what {
        "ranking": "The ranking", "ランキング";
        "players": "The registry", "選手の登録簿";
        "registration-list": "All players in the order of their reading, for the reception desk",
            "受付に置く、五十音順の名簿";
        "cards": "Cards with the registration numbers, ten a page, to print and cut",
            "登録番号のカード。1ページ10枚、印刷して切る";
        "matches": "Every finished match; of one tournament, all matches",
            "終わったすべての試合。大会を指定すると、その全試合";
        "history": "The rating history of all players, match by match", "全員のレーティングの経過";
        "distribution": "How many players have which rating", "レーティングごとの人数";
        "games": "Every game that is known, one a row", "分かっているゲームを1行に一つずつ";
        "standings": "The standings of a tournament", "大会の順位表";
        "tie-breaks": "The standings of a tournament, each tie-break explained",
            "大会の順位を、基準ごとに説明した表";
        "cross-table": "The results of all pairs in a round robin", "総当たりの星取表";
        "bracket": "The matches of an elimination, and where winners and losers go",
            "トーナメントの試合と、勝者・敗者の行き先";
        "pairings": "What can be played now in a tournament", "大会で今行える試合";
        "queue": "What waits for a table", "卓を待つ試合";
        "prizes": "Who wins which prize of a tournament, for the ceremony", "大会の表彰（誰がどの賞か）";
        "where-to-play": "Each player by name with table, match and opponent, or the bye, for the wall",
            "会場に貼る、五十音順の対戦の場所（卓・試合・相手。BYE も）";
        "table-cards": "A card for each table; with pages for phones, its code to report results",
            "各卓のカード。スマホ用ページがあれば、結果を報告するコード付き";
        "score-sheets": "A score sheet for each match that can be played", "開始できる試合のスコア用紙";
    }
};
