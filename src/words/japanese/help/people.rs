//! The help of players in Japanese.

use crate::words::help::CommandHelp;

pub(super) const PEOPLE: &[CommandHelp] = &[
    CommandHelp {
        path: "import", about: "選手や結果の一覧を取り込む", more: "", arguments: &[]
    },
    CommandHelp {
        path: "import players",
        about: "選手：1行目が `name[,reading][,club][,aliases][,born][,external_id]` \
             の CSV ファイル。別名どうし、FIDE:1503014 のような他団体の番号どうしは \
             ; で区切る",
        more: "",
        arguments: &[("dry_run", "何が起こるかを表示するだけで、何も書き込まない")],
    },
    CommandHelp {
        path: "import results",
        about: "結果：1行目が \
             `event,round,player_a,player_b,games_a,games_b[,draws][,date][,hand_a][,first]` \
             の CSV ファイル。`hand_a` は `player_a` に配られた手札の勝率（その行の\
             全ゲームに共通）、`first` は先手で a か b",
        more: "",
        arguments: &[("dry_run", "何が起こるかを表示するだけで、何も書き込まない")],
    },
    CommandHelp {
        path: "player", about: "選手の登録、検索、変更", more: "", arguments: &[]
    },
    CommandHelp {
        path: "player add",
        about: "選手を登録し、登録番号を表示する",
        more: "",
        arguments: &[
            ("name", "表示する名前"),
            ("alias", "同じ人の別の名前。何度でも指定できる"),
            ("born", "生年月日。1990-04-25 のように。非公開"),
            ("external", "他団体が発行した番号。何度でも指定できる"),
            ("namesake", "似た名前の登録があっても、別人として登録する"),
        ],
    },
    CommandHelp {
        path: "player list",
        about: "選手の一覧。名前、よみ、別名、番号で絞り込める",
        more: "",
        arguments: &[("query", "検索する文字。よく合う順に表示する")],
    },
    CommandHelp {
        path: "player show",
        about: "選手の情報を表示する",
        more: "",
        arguments: &[("private", "生年月日も表示する")],
    },
    CommandHelp {
        path: "player rename",
        about: "表示する名前を変える。前の名前は別名に残る",
        more: "",
        arguments: &[("name", "新しい名前")],
    },
    CommandHelp {
        path: "player set",
        about: "よみ、所属、備考、生年月日を設定する。空の文字列で消える",
        more: "",
        arguments: &[
            ("note", "記録係が知っておくべきこと"),
            ("born", "生年月日。1990-04-25 のように。none で消える。非公開"),
        ],
    },
    CommandHelp { path: "player alias", about: "同じ人の別名", more: "", arguments: &[] },
    CommandHelp { path: "player alias add", about: "別名を加える", more: "", arguments: &[] },
    CommandHelp {
        path: "player alias remove", about: "別名を削除する", more: "", arguments: &[]
    },
    CommandHelp {
        path: "player merge",
        about: "二つの登録を同一人物として統合し、変わるものを表示する",
        more: "",
        arguments: &[
            ("keep", "残す番号と名前の選手"),
            ("absorb", "統合される選手。名前は別名になる"),
        ],
    },
    CommandHelp {
        path: "player unmerge",
        about: "統合を解除し、変わるものを表示する",
        more: "複数の選手に統合された番号は、そのすべてから外れます。",
        arguments: &[("player", "再び独立させる番号。統合が一つだけなら選手でもよい")],
    },
    CommandHelp {
        path: "player distinct",
        about: "似ている二人を別人と記録する",
        more: "",
        arguments: &[
            ("later", "後で決める。重複候補の最後に回る"),
            ("take_back", "二人についての判断を取り消す"),
        ],
    },
    CommandHelp {
        path: "duplicates",
        about: "二重登録らしい選手を、可能性の高い順に表示する",
        more: "",
        arguments: &[
            ("min", "類似度がこれ以上の組だけ。0から1"),
            (
                "list",
                "登録前の名簿を調べる：`import players` と同じ CSV ファイル。番号は行の\
             番号",
            ),
        ],
    },
    CommandHelp {
        path: "compare",
        about: "二つの名前がどれほど似ているかと、その理由。クラブのファイルは不要",
        more: "",
        arguments: &[
            ("a", "名前"),
            ("b", "もう一つの名前"),
            (
                "pairs",
                "1行目が `a,b[,same][,reason]` の名前の組の CSV ファイル。same（1か0）\
             があれば、判定の正しさを最後に表示する",
            ),
            ("min", "同一人物とみなす類似度の下限。0から1"),
        ],
    },
    CommandHelp { path: "alias", about: "同じ人の別名", more: "", arguments: &[] },
    CommandHelp { path: "alias add", about: "別名を加える", more: "", arguments: &[] },
    CommandHelp { path: "alias remove", about: "別名を削除する", more: "", arguments: &[] },
    CommandHelp {
        path: "external-id",
        about: "他団体が選手に発行した番号",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "external-id set",
        about: "他団体の番号を設定する",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "external-id remove",
        about: "他団体の番号を削除する",
        more: "",
        arguments: &[],
    },
];
