//! What several commands have in common.

use super::{Text, ValueHelp, arguments, values};

/// Arguments, where a command says nothing of its own.
pub(super) const ARGUMENTS: &[Text] = arguments! {
    a: "One of the two", "一方";
    alias: "The other name", "別名";
    anyway: "Take players who are outside the section's ratings all the same",
        "出場条件の外の選手も出場させる";
    apart: "Players of one club are kept apart as long as possible",
        "同じ所属の選手をなるべく後で当てる";
    b: "The other", "もう一方";
    club: "The player's club", "選手の所属";
    damping:
        "How long matches count less: cap:10 for no more than ten games, \
         root:8 for the root of what is beyond eight, none",
        "長い試合の重みの抑え方：cap:10 は10ゲーム分まで、root:8 は8を超える分\
         の平方根、none はなし";
    double: "Everybody meets everybody twice", "全員と2回ずつ対戦する";
    draw_seed: "The seed of the lots, where it is agreed on beforehand",
        "抽選番号。前もって決めておく場合";
    draws: "What a drawn game counts [new lists: half]",
        "引き分けのゲームの扱い［新しいリスト：half］";
    dry_run: "Only print what would change", "変わるものを表示するだけで、何も書き込まない";
    duplicates:
        "What becomes of players who may be registered already, under another \
         spelling or with other facts",
        "登録済みかもしれない選手（別の表記、食い違う記載）の扱い";
    established: "When somebody has a rank, like games=20,half-width=150,months=12",
        "正式に順位が付く条件。games=20,half-width=150,months=12 のように";
    file: "The CSV file", "CSV ファイル";
    final_first_to: "Another N for the final, or for the grand final", "決勝または最終戦の先取数";
    first: "Who moved first", "先手";
    first_move:
        "The win probability that moving first gives between equals, like 0.6, \
         in games of which it is known; none leaves it to the rating list",
        "互角の二人での先手の勝率。0.6 のように。先手が分かるゲームに使う。\
         none ならレーティングリストのとおり";
    first_to: "Whoever first wins N games wins the match", "N先取：先にNゲーム勝てば試合の勝ち";
    format: "How it is printed", "出力の形式";
    games:
        "Every match has exactly N games, whoever wins first, and may end \
         level in a round robin",
        "どの試合もちょうどNゲーム行う。総当たりでは引き分けもある";
    games_per_round: "Games at a table before the seats are drawn again [default: 1]",
        "次に席を抽選するまでに卓で行うゲーム数［省略時：1］";
    grand_final:
        "Whether the grand final is played again if its first side loses \
         [default: simple]",
        "勝者側が負けたとき最終戦を再戦するか［省略時：simple］";
    groups: "The number of groups", "組の数";
    hands:
        "What was dealt, by pairs of seats or players: the win probability of \
         the first of the two against the second, like '1-2:0.4 1-3:55%'; \
         pairs left out count as even",
        "配られた手札。席か選手の組ごとに、前者の後者に対する勝率を '1-2:0.4 \
         1-3:55%' のように。書かない組は互角とする";
    k: "K, the most that one game can move a rating [new lists: 32]",
        "K。1ゲームで動く最大の点数［新しいリスト：32］";
    k_step:
        "Another K as long as a condition holds, like games<30:40 or \
         rating<2400:20 or games<30,rating<2300:40; may be given several \
         times, the first that fits counts; none takes all away",
        "条件が続く間の別のK。games<30:40、rating<2400:20、\
         games<30,rating<2300:40 のように。何度でも指定でき、最初に当てはまるも\
         のを使う。none ですべて削除";
    k_sticky: "A K that was lowered stays lowered", "一度下がったKを戻さない";
    late_until:
        "The last round whose results may be there when somebody enters late, \
         0 for never [default: 1]",
        "途中参加を認める最後の回戦。その回戦の結果が出るまで参加できる。0なら\
         認めない［省略時：1］";
    list: "On that rating list [default: main]", "レーティングリスト［省略時：main］";
    lock:
        "The first N keep their seeds, whatever the lots or the clubs would \
         have",
        "抽選や所属に関わらず、上位N人のシードを固定する";
    name: "The tournament: its name, or its number like T3", "大会：名前、または T3 のような番号";
    no: "The number of the match", "試合番号";
    order:
        "Seat numbers or players, the winner first; = joins those who are \
         level: 3 1 5=2 4",
        "席の番号か選手を1着から順に。同着は = でつなぐ：3 1 5=2 4";
    output: "Write to a file, in place of what it held, instead of standard output",
        "標準出力の代わりにファイルに書く。元の内容は置き換わる";
    place_points: "What the places of a game at a table are worth, like 5,4,3,2,1",
        "卓戦の着順点。5,4,3,2,1 のように";
    placement: "Every place is played out", "すべての順位の決定戦を行う";
    player: "The player: a name, an alias, or a registration number like P0042-7",
        "選手：名前、別名、または P0042-7 のような登録番号";
    players: "The players, each a name, an alias or a registration number",
        "選手：名前、別名、または登録番号";
    points: "What a win, a draw and a loss are worth, like 3-1-0 or 1-0.5-0",
        "勝ち、引き分け、負けの勝ち点。3-1-0 や 1-0.5-0 のように";
    provisional_ok: "Provisional ratings may enter a section with limits too",
        "制限があっても、レーティングが暫定の選手の出場を認める";
    rating_below: "Only ratings below this one may enter; none",
        "出場できるレーティングの上限（未満）。none でなし";
    rating_from: "Only ratings from this one on may enter; none",
        "出場できるレーティングの下限（以上）。none でなし";
    reading: "How the name is read, in kana", "名前のよみ（かな）";
    round_first_to:
        "Another N for a round, like 2=3, third-place=2, winners-1=2 or \
         losers-final=3",
        "回戦ごとの先取数。2=3、third-place=2、winners-1=2、losers-final=3 のよ\
         うに";
    scheme: "Who issued it, like FIDE", "発行した団体。FIDE のように";
    score: "The games that each side won, like 2-1; drawn games last, like 7-6-3",
        "両者の勝ったゲーム数。2-1 のように。引き分けは最後に 7-6-3 のように";
    seeding: "What decides the order of the seeds [default: entry]",
        "シードの決め方［省略時：entry］";
    semifinal_first_to: "Another N for the semi-finals", "準決勝の先取数";
    split: "How the seeds are divided into groups [default: snake]",
        "シードを組に分ける方法［省略時：snake］";
    stage: "The stage, from 1 [default: the one played now]",
        "ステージの番号。1から［省略時：今のステージ］";
    start: "The rating before the first game [new lists: 1500]",
        "最初のゲームの前のレーティング［新しいリスト：1500］";
    table_size: "How many sit at a table", "1卓の人数";
    third_place: "The losers of the semi-finals play for third place", "3位決定戦を行う";
    tie_breaks:
        "What decides the order, the first first, like PTS,DE,SB,GD; GD:tied \
         looks only at the matches among those who are level",
        "順位を決める基準。優先する順に PTS,DE,SB,GD のように。GD:tied は同点者\
         どうしの試合だけを見る";
    unit: "What is rated at once [new lists: match]", "まとめて計算する単位［新しいリスト：match］";
    value: "The number there", "その番号";
};

/// What can be chosen.
pub(super) const VALUES: &[ValueHelp] = values! {
    draws {
        "half": "Half a win", "半分の勝ち";
        "left-out": "Nothing, as if it had not been played", "行わなかったものとする";
    }
    duplicates {
        "ask": "List them and take nothing in", "一覧を表示し、何も取り込まない";
        "new":
            "Register them anew, and whoever only shares a name: left out is who has the \
             number, birth date or club of a namesake",
            "名前だけが同じ選手も新しく登録する（番号・生年月日・所属も同じ人は除く）";
        "use": "Take them for the one they are like", "似ている登録済みの選手とする";
    }
    effect {
        "forfeit": "Results stand, the rest are walkovers for the opponents",
            "結果は有効、残りは相手の不戦勝";
        "void-unplayed": "Results stand, what was not played counts for nobody",
            "結果は有効、未消化の試合は無効";
        "void-all": "No result of this stage counts; games played stay rated",
            "このステージの結果はすべて無効。行ったゲームのレーティングは残る";
    }
    first {
        "a": "The first side, in every game", "毎ゲーム一人目";
        "b": "The second side, in every game", "毎ゲーム二人目";
        "alternate": "The two by turns, the first side in the first game", "交互、最初は一人目";
        "alternate-b": "The two by turns, the second side in the first game", "交互、最初は二人目";
    }
    format {
        "table": "Columns for the eye", "見やすくそろえた表";
        "csv": "Comma-separated values", "コンマ区切り（CSV）";
        "json": "An array of objects", "JSON の配列";
        "single-elimination": "Whoever loses is out", "1敗で終わりのトーナメント";
        "double-elimination": "Whoever loses twice is out", "2敗で終わりのトーナメント";
        "round-robin": "Everybody meets everybody", "総当たり";
        "groups": "Everybody meets everybody of their group", "組別の総当たり";
        "tables": "Three to eight at a table, with a finishing order",
            "卓戦：3人から8人で行い、着順で決まる";
        "ladder": "No draw and no end: whoever beats somebody higher up takes that place",
            "ラダー：組み合わせも終わりもなく、上位者に勝てばその順位になる";
        "recorded": "No draw: results are imported as they were played",
            "記録のみ：組み合わせはなく、行われた結果を取り込む";
        "md": "A Markdown table", "Markdown の表";
        "text": "Columns for the eye", "見やすくそろえた表";
    }
    grand_final {
        "simple": "One match", "1試合のみ";
        "reset": "A second match if the side that had not lost yet loses",
            "1敗もしていない側が負けたら再戦";
    }
    lang {
        "en": "English", "英語";
        "ja": "Japanese", "日本語";
    }
    model {
        "elo": "Those of the list, which every match moves", "試合ごとに動くリストの値";
        "whole-history":
            "Fitted to all results at once, with what later ones say of earlier \
             ones",
            "全結果からの推定。後の結果も使う";
    }
    order {
        "rating": "By rating", "レーティング順";
        "lower-bound":
            "By the lower end of the 95% interval: who is surely strong stands \
             first",
            "95%区間の下限順。確実に強い人が上に来る";
    }
    seeding {
        "rating": "The highest rating first", "レーティングの高い順";
        "entry": "The order of entry, or as arranged by hand", "申し込み順、または手で並べた順";
        "random": "Lots", "抽選";
    }
    split {
        "snake": "To and fro: 1 8 9 16, 2 7 10 15 …", "往復：1 8 9 16、2 7 10 15 …";
        "balanced": "The sums of the seeds as level as they can be", "シードの合計をなるべく均等に";
        "by-hand": "As given at the start", "開始のときに手で指定";
    }
    unit {
        "match": "Each match, from the ratings before it", "1試合ずつ、その前のレーティングから";
        "game": "Each game", "1ゲームずつ";
        "event": "All that a player plays in an event, from the rating before it",
            "選手の大会の全試合を、大会前のレーティングから";
    }
    what {
        "ranking": "Everybody by rating", "ランキング";
        "players": "The registry", "選手の登録簿";
        "registration-list": "Everybody by how their name is read, to lie at the entrance",
            "受付に置く、よみの順の名簿";
        "cards": "Cards with the registration numbers, ten a page, to print and cut",
            "登録番号のカード。1ページ10枚、印刷して切る";
        "matches": "Every finished match", "終わったすべての試合";
        "history": "How every rating moved, match by match", "全員のレーティングの経過";
    }
};
