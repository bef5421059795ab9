//! The help of ratings in Japanese.

use crate::words::help::CommandHelp;

pub(super) const RATING: &[CommandHelp] = &[
    CommandHelp {
        path: "list", about: "レーティングリストとその規則", more: "", arguments: &[]
    },
    CommandHelp {
        path: "list show",
        about: "すべてのリストと規則を表示する",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "list new",
        about: "リストを作る",
        more: "",
        arguments: &[
            ("name", "リストの名前"),
            ("first_move", "互角の二人での先手の勝率。0.6 のように。none でなし"),
        ],
    },
    CommandHelp {
        path: "list set",
        about: "リストの規則を変える。レーティングはすべて計算し直される",
        more: "",
        arguments: &[
            ("list", "レーティングリスト"),
            ("first_move", "互角の二人での先手の勝率。0.6 のように。none でなし"),
            ("name", "新しい名前"),
        ],
    },
    CommandHelp {
        path: "adjust",
        about: "理由を付けてレーティングを手で修正する",
        more: "修正は、レーティングが動いた選手の経過に、その日のすでに記録された試合\
             の後として残り、取り消せます。",
        arguments: &[
            ("player", "選手"),
            ("everybody", "その日までにレーティング対象の試合がある全員"),
            ("by", "増減する点数"),
            ("to", "この値に修正する"),
            ("reason", "修正の理由。経過に残る"),
            ("list", "レーティングリスト［省略時：main］"),
            ("on", "日付。2026-11-21 のように［省略時：今日］"),
        ],
    },
    CommandHelp {
        path: "history",
        about: "選手のレーティングの経過：試合、手動修正、または大会ごと",
        more: "",
        arguments: &[
            ("as_of", "その日の終わりまで。2026-11-21 のように"),
            ("by_event", "大会ごとに1行。その大会でのパフォーマンスも示す"),
        ],
    },
    CommandHelp {
        path: "expect",
        about: "二つのレーティングまたは選手の期待値と、試合による増減",
        more: "",
        arguments: &[
            ("a", "1700 のようなレーティング、または選手"),
            ("list", "選手のレーティングを調べるリスト［省略時：main］"),
            ("first_to", "試合の先取数"),
            ("k", "K［省略時：リストの規則による一人目のK］"),
            ("hand", "一人目に毎ゲーム配られる手札だけによる勝率"),
        ],
    },
    CommandHelp {
        path: "handicap",
        about: "二つのレーティングまたは選手が最も互角になる先取数と、そのハンデの価値",
        more: "強い側の先取数ごとに、弱い側の最も良い先取数を、互角に近い順に示します。\
             公表された例：1417.38 は 1784.82 に1ゲーム 10.8% で勝ちます。1先取対10\
             先取なら試合に勝つ確率は 68% で、弱い側が有利です。1先取対6先取が互角\
             です。`banzuke handicap 1417.38 1784.82 --race 1-10` で両方を表示しま\
             す。",
        arguments: &[
            ("a", "1700 のようなレーティング、または選手"),
            ("list", "選手のレーティングを調べるリスト［省略時：main］"),
            ("race", "最初に調べる先取数の組。1-10 のように"),
            ("longest", "強い側の先取数の上限"),
        ],
    },
    CommandHelp {
        path: "odds",
        about: "大会の各順位の確率",
        more: "今のステージについて、これまでの結果と今のレーティングから求めます。す\
             ぐに計算できる場合は厳密な値、そうでなければ残りの試合の試行によります。\
             乱数の種と回数が同じなら、同じ値になります。",
        arguments: &[("runs", "残りの試合を試行する回数"), ("seed", "乱数の種")],
    },
    CommandHelp {
        path: "report",
        about: "レーティングの予測の検証と、選手全体の様子",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "report ratings",
        about: "試合前のレーティングが結果をどれほど予測したかと、選手全体の様子",
        more: "",
        arguments: &[
            ("list", "レーティングリスト［省略時：main］"),
            ("since", "新しい選手と離れた選手を数え始める日［省略時：1年前］"),
        ],
    },
];
