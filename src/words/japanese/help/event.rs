//! The help of tournaments in Japanese.

use crate::words::help::CommandHelp;

/// The games of a match, one by one.
const TOLD: (&str, &str) = (
    "games",
    "一人目から見たゲームの勝ち負けを順に：w、l、d。配られた手札の勝率が分\
     かれば @ の後に。'w l@0.3 w' のように",
);

pub(super) const EVENT: &[CommandHelp] = &[
    CommandHelp { path: "tournament", about: "大会の運営", more: "", arguments: &[] },
    CommandHelp {
        path: "tournament new",
        about: "大会を作り、受け付けを始める",
        more: "",
        arguments: &[
            ("name", "大会の名前"),
            ("format", "大会の形式"),
            ("list", "試合が計算されるレーティングリスト［省略時：main］"),
        ],
    },
    CommandHelp {
        path: "tournament stage", about: "次のステージの計画", more: "", arguments: &[]
    },
    CommandHelp {
        path: "tournament stage add",
        about: "前のステージの上位による次のステージを計画する。組み合わせは、その時に \
             `start` で行う",
        more: "",
        arguments: &[
            ("takes", "各組、または前のステージ全体から進む人数"),
            ("format", "大会の形式"),
        ],
    },
    CommandHelp { path: "tournament list", about: "大会の一覧", more: "", arguments: &[] },
    CommandHelp {
        path: "tournament set",
        about: "出場できるレーティングや先手の勝率を決める",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament enter",
        about: "選手をこの順に出場させる",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament remove",
        about: "開始前に出場者を除外する",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament order",
        about: "開始前に、全出場者を上位から順に並べる",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament start",
        about: "次のステージ（組、トーナメント、卓）の組み合わせを行う。最初の組み合わ\
             せで大会が始まる",
        more: "",
        arguments: &[
            ("draw_seed", "抽選番号。抽選する場合"),
            ("groups", "手で作る組。上位から順に。組ごとに指定する"),
        ],
    },
    CommandHelp {
        path: "tournament seat",
        about: "卓戦の次の回戦の席を抽選する",
        more: "",
        arguments: &[("draw_seed", "抽選番号［省略時：新しい番号。表示される］")],
    },
    CommandHelp {
        path: "tournament late",
        about: "組み合わせの後に途中参加させる",
        more: "",
        arguments: &[
            ("group", "組。文字か番号で［省略時：空きのある最も小さい組］"),
            ("seed", "トーナメントで、不戦の枠に入るシード［省略時：最初の枠］"),
            ("anyway", "出場条件の外の選手も参加させる"),
        ],
    },
    CommandHelp {
        path: "tournament withdraw",
        about: "開始後に出場者を棄権または失格にする",
        more: "",
        arguments: &[
            ("disqualified", "主催者による失格とする"),
            ("effect", "今のステージの試合の扱い［省略時：規則の提案。表示される］"),
        ],
    },
    CommandHelp {
        path: "tournament replace",
        about: "誤って出場させた選手を正しい選手に、結果ごと入れ替える",
        more: "",
        arguments: &[("wrong", "誤って出場させた選手"), ("right", "実際に出る選手")],
    },
    CommandHelp {
        path: "tournament show",
        about: "出場者、回戦、順位表を表示する",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament matches",
        about: "試合の一覧",
        more: "",
        arguments: &[("ready", "今開始できる試合だけ")],
    },
    CommandHelp {
        path: "tournament result",
        about: "試合の結果を 2-1 のように記録する。引き分けのゲームは最後に 7-6-3 のよ\
             うに。配られた手札とともに1ゲームずつでもよい",
        more: "",
        arguments: &[TOLD],
    },
    CommandHelp {
        path: "tournament match",
        about: "ラダーや記録のみの大会で、行われた試合を記録する",
        more: "",
        arguments: &[TOLD, ("round", "回戦の名前［省略時：前の試合と同じ］")],
    },
    CommandHelp {
        path: "tournament walkover",
        about: "相手が、または両者が出なかったことを記録する",
        more: "",
        arguments: &[
            ("player", "来ていて不戦勝になる選手"),
            ("double", "両者とも来ず、両者不戦敗とする"),
        ],
    },
    CommandHelp {
        path: "tournament retire",
        about: "試合中の棄権を記録する",
        more: "",
        arguments: &[TOLD, ("player", "途中棄権した選手"), ("score", "それまでに終わったゲーム")],
    },
    CommandHelp {
        path: "tournament disqualify",
        about: "試合での失格を記録する。大会全体からの失格は `withdraw --disqualified`",
        more: "",
        arguments: &[
            TOLD,
            ("player", "失格になった選手"),
            ("score", "それまでに終わったゲーム"),
            ("double", "両者が失格し、両者の負けとする"),
        ],
    },
    CommandHelp {
        path: "tournament correct",
        about: "記録した結果を訂正する",
        more: "",
        arguments: &[
            TOLD,
            ("walkover", "この選手の不戦勝とする"),
            ("retired", "この選手がそのスコアで途中棄権した"),
            ("disqualified", "この選手がそのスコアで、または最初のゲームの前に失格した"),
            ("double_walkover", "両者とも来なかった"),
            ("double_disqualification", "両者が試合で失格した"),
            ("void", "訂正で無効になる後の試合を、過不足なく指定する。やり直しになる"),
            (
                "swap",
                "名前の取り違えのため、別の選手の結果として残る後の試合を、過不足なく指\
             定する",
            ),
        ],
    },
    CommandHelp {
        path: "tournament game",
        about: "卓の次のゲームを着順で記録する。3 1 5=2 4 のように",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament correct-game",
        about: "記録した卓のゲームを訂正する",
        more: "",
        arguments: &[("game", "卓の何ゲーム目か。1から")],
    },
    CommandHelp {
        path: "tournament lengths",
        about: "ステージの試合のうち、まだ行っていないものの試合方式を変える",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament length",
        about: "一つの試合の試合方式や、ハンデの初期スコアを決める",
        more: "",
        arguments: &[
            ("first_to", "先にNゲームに達すれば試合の勝ち"),
            ("games", "ちょうどNゲーム行う"),
            ("start", "開始前に両者に与えるゲーム数。0-4 のように"),
        ],
    },
    CommandHelp {
        path: "tournament break-tie",
        about: "同順位の選手の順を、抽選か別に決まったとおりに決める",
        more: "",
        arguments: &[
            ("players", "同順位の全員。--decided なら上位から順に"),
            ("draw_seed", "抽選番号［省略時：新しい番号。表示される］"),
            ("decided", "別の方法で決まった順を、そのまま記録する"),
        ],
    },
    CommandHelp {
        path: "tournament play-off",
        about: "同順位の二人のプレーオフを加える",
        more: "",
        arguments: &[(
            "first_to",
            "N先取：先にNゲーム勝てば試合の勝ち［省略時：そのステージのとおり］",
        )],
    },
    CommandHelp {
        path: "tournament standings",
        about: "順位表を表示する",
        more: "",
        arguments: &[("stage", "このステージだけ。1から")],
    },
    CommandHelp {
        path: "tournament check",
        about: "大会に矛盾がないか調べる。あれば終了コード1で終わる",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament close", about: "大会を終了する", more: "", arguments: &[]
    },
];
