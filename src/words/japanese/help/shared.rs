//! The help of what several commands have in common, in Japanese.

use crate::words::help::ValueHelp;

/// Arguments, where a command says nothing of its own.
pub(super) const ARGUMENTS: &[(&str, &str)] = &[
    ("a", "一方"),
    ("alias", "別名"),
    ("anyway", "出場条件の外の選手も出場させる"),
    ("apart", "同じ所属の選手をなるべく後で当てる"),
    ("b", "もう一方"),
    ("club", "選手の所属"),
    (
        "damping",
        "長い試合の重みの抑え方：cap:10 は10ゲーム分まで、root:8 は8を超える分\
             の平方根、none はなし",
    ),
    ("double", "全員と2回ずつ対戦する"),
    ("draw_seed", "抽選番号。前もって決めておく場合"),
    ("draws", "引き分けのゲームの扱い［新しいリスト：half］"),
    ("dry_run", "変わるものを表示するだけで、何も書き込まない"),
    ("duplicates", "登録済みかもしれない選手（別の表記、食い違う記載）の扱い"),
    ("established", "正式に順位が付く条件。games=20,half-width=150,months=12 のように"),
    ("file", "CSV ファイル"),
    ("final_first_to", "決勝または最終戦の先取数"),
    ("first", "先手"),
    (
        "first_move",
        "互角の二人での先手の勝率。0.6 のように。先手が分かるゲームに使う。\
             none ならレーティングリストのとおり",
    ),
    ("first_to", "N先取：先にNゲーム勝てば試合の勝ち"),
    ("format", "出力の形式"),
    ("games", "どの試合もちょうどNゲーム行う。総当たりでは引き分けもある"),
    ("games_per_round", "次に席を抽選するまでに卓で行うゲーム数［省略時：1］"),
    ("grand_final", "勝者側が負けたとき最終戦を再戦するか［省略時：simple］"),
    ("groups", "組の数"),
    (
        "hands",
        "配られた手札。席か選手の組ごとに、前者の後者に対する勝率を '1-2:0.4 \
             1-3:55%' のように。書かない組は互角とする",
    ),
    ("k", "K。1ゲームで動く最大の点数［新しいリスト：32］"),
    (
        "k_step",
        "条件が続く間の別のK。games<30:40、rating<2400:20、\
             games<30,rating<2300:40 のように。何度でも指定でき、最初に当てはまるも\
             のを使う。none ですべて削除",
    ),
    ("k_sticky", "一度下がったKを戻さない"),
    (
        "late_until",
        "途中参加を認める最後の回戦。その回戦の結果が出るまで参加できる。0なら\
             認めない［省略時：1］",
    ),
    ("list", "レーティングリスト［省略時：main］"),
    ("lock", "抽選や所属に関わらず、上位N人のシードを固定する"),
    ("name", "大会：名前、または T3 のような番号"),
    ("no", "試合番号"),
    ("order", "席の番号か選手を1着から順に。同着は = でつなぐ：3 1 5=2 4"),
    ("output", "標準出力の代わりにファイルに書く。元の内容は置き換わる"),
    ("place_points", "卓戦の着順点。5,4,3,2,1 のように"),
    ("placement", "すべての順位の決定戦を行う"),
    ("player", "選手：名前、別名、または P0042-7 のような登録番号"),
    ("players", "選手：名前、別名、または登録番号"),
    ("points", "勝ち、引き分け、負けの勝ち点。3-1-0 や 1-0.5-0 のように"),
    ("provisional_ok", "制限があっても、レーティングが暫定の選手の出場を認める"),
    ("rating_below", "出場できるレーティングの上限（未満）。none でなし"),
    ("rating_from", "出場できるレーティングの下限（以上）。none でなし"),
    ("reading", "名前のよみ（かな）"),
    (
        "round_first_to",
        "回戦ごとの先取数。2=3、third-place=2、winners-1=2、losers-final=3 のよ\
             うに",
    ),
    ("scheme", "発行した団体。FIDE のように"),
    ("score", "両者の勝ったゲーム数。2-1 のように。引き分けは最後に 7-6-3 のように"),
    ("seeding", "シードの決め方［省略時：entry］"),
    ("semifinal_first_to", "準決勝の先取数"),
    ("split", "シードを組に分ける方法［省略時：snake］"),
    ("stage", "ステージの番号。1から［省略時：今のステージ］"),
    ("start", "最初のゲームの前のレーティング［新しいリスト：1500］"),
    ("table_size", "1卓の人数"),
    ("third_place", "3位決定戦を行う"),
    (
        "tie_breaks",
        "順位を決める基準。優先する順に PTS,DE,SB,GD のように。GD:tied は同点者\
             どうしの試合だけを見る",
    ),
    ("unit", "まとめて計算する単位［新しいリスト：match］"),
    ("value", "その番号"),
];

/// What can be chosen.
pub(super) const VALUES: &[ValueHelp] = &[
    ValueHelp {
        argument: "draws",
        values: &[("half", "半分の勝ち"), ("left-out", "行わなかったものとする")],
    },
    ValueHelp {
        argument: "duplicates",
        values: &[
            ("ask", "一覧を表示し、何も取り込まない"),
            ("new", "名前だけが同じ選手も新しく登録する（番号・生年月日・所属も同じ人は除く）"),
            ("use", "似ている登録済みの選手とする"),
        ],
    },
    ValueHelp {
        argument: "effect",
        values: &[
            ("forfeit", "結果は有効、残りは相手の不戦勝"),
            ("void-unplayed", "結果は有効、未消化の試合は無効"),
            ("void-all", "このステージの結果はすべて無効。行ったゲームのレーティングは残る"),
        ],
    },
    ValueHelp {
        argument: "first",
        values: &[
            ("a", "毎ゲーム一人目"),
            ("b", "毎ゲーム二人目"),
            ("alternate", "交互、最初は一人目"),
            ("alternate-b", "交互、最初は二人目"),
        ],
    },
    ValueHelp {
        argument: "format",
        values: &[
            ("table", "見やすくそろえた表"),
            ("csv", "コンマ区切り（CSV）"),
            ("json", "JSON の配列"),
            ("single-elimination", "1敗で終わりのトーナメント"),
            ("double-elimination", "2敗で終わりのトーナメント"),
            ("round-robin", "総当たり"),
            ("groups", "組別の総当たり"),
            ("tables", "卓戦：3人から8人で行い、着順で決まる"),
            ("ladder", "ラダー：組み合わせも終わりもなく、上位者に勝てばその順位になる"),
            ("recorded", "記録のみ：組み合わせはなく、行われた結果を取り込む"),
            ("md", "Markdown の表"),
            ("text", "見やすくそろえた表"),
        ],
    },
    ValueHelp {
        argument: "grand_final",
        values: &[("simple", "1試合のみ"), ("reset", "1敗もしていない側が負けたら再戦")],
    },
    ValueHelp { argument: "lang", values: &[("en", "英語"), ("ja", "日本語")] },
    ValueHelp {
        argument: "model",
        values: &[
            ("elo", "試合ごとに動くリストの値"),
            ("whole-history", "全結果からの推定。後の結果も使う"),
        ],
    },
    ValueHelp {
        argument: "order",
        values: &[
            ("rating", "レーティング順"),
            ("lower-bound", "95%区間の下限順。確実に強い人が上に来る"),
        ],
    },
    ValueHelp {
        argument: "seeding",
        values: &[
            ("rating", "レーティングの高い順"),
            ("entry", "申し込み順、または手で並べた順"),
            ("random", "抽選"),
        ],
    },
    ValueHelp {
        argument: "split",
        values: &[
            ("snake", "往復：1 8 9 16、2 7 10 15 …"),
            ("balanced", "シードの合計をなるべく均等に"),
            ("by-hand", "開始のときに手で指定"),
        ],
    },
    ValueHelp {
        argument: "unit",
        values: &[
            ("match", "1試合ずつ、その前のレーティングから"),
            ("game", "1ゲームずつ"),
            ("event", "選手の大会の全試合を、大会前のレーティングから"),
        ],
    },
    ValueHelp {
        argument: "what",
        values: &[
            ("ranking", "ランキング"),
            ("players", "選手の登録簿"),
            ("registration-list", "受付に置く、よみの順の名簿"),
            ("cards", "登録番号のカード。1ページ10枚、印刷して切る"),
            ("matches", "終わったすべての試合"),
            ("history", "全員のレーティングの経過"),
        ],
    },
];
