//! The help of the program and its file in Japanese.

use crate::words::help::CommandHelp;

pub(super) const FILE: &[CommandHelp] = &[
    CommandHelp {
        path: "",
        about: "端末で使う大会運営の受付：選手登録、組み合わせ、総当たり、結果、レーテ\
             ィング、ランキング。",
        more: "",
        arguments: &[
            ("db", "クラブのファイル［省略時：利用者のデータフォルダーの club.db］"),
            (
                "alone",
                "クラブのファイルをこの本部PCだけで開く（ネットワークドライブと分かれば自動でそうな\
             る）",
            ),
            ("borders", "罫線と記号の描き方：auto、unicode、ascii"),
            (
                "config",
                "settings.toml、keys.toml、themes を置くフォルダー［省略時：利用者の設定\
             フォルダー］",
            ),
            (
                "theme",
                "画面のテーマ：default、light、mono、high-contrast、または themes フォルダー\
             のファイル",
            ),
            ("desk", "この記録係の名前。履歴に残る［省略時：コンピューター名］"),
            ("lang", "メッセージと画面の言語［省略時：システムのロケールに従う］"),
        ],
    },
    CommandHelp {
        path: "demo",
        about: "見本の大会を使い捨ての複製で開く",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "board",
        about: "呼び出し、対戦表、順位を会場の大画面に表示し続ける",
        more: "ファイルは読むだけで、書き込まない。ページは自動で切り替わる。? でキーを表示する。",
        arguments: &[
            ("name", "この大会だけを表示する。なければ進行中と今日終わったすべての大会"),
            ("seconds", "1ページを表示する秒数。なければ設定のとおり"),
        ],
    },
    CommandHelp {
        path: "export",
        about: "ランキング、選手、試合、レーティングの経過を書き出す",
        more: "",
        arguments: &[
            ("what", "書き出すもの"),
            ("format", "出力の形式［省略時：csv。カードと名簿は text］"),
            ("as_of", "その日の終わりの時点。2026-11-21 のように"),
            ("list", "レーティングリスト［省略時：main。試合はすべて］"),
            ("model", "ランキングに示すレーティング［省略時：elo］"),
            ("order", "ランキングの並び順［省略時：rating］"),
            ("birth_dates", "非公開の生年月日も書き出す"),
        ],
    },
    CommandHelp { path: "journal", about: "すべての決定の履歴", more: "", arguments: &[] },
    CommandHelp {
        path: "journal list",
        about: "履歴の一覧。新しいものが最後",
        more: "",
        arguments: &[("last", "新しいものからこの件数だけ")],
    },
    CommandHelp {
        path: "journal export",
        about: "すべての履歴を1行1件の JSON で書き出す。非公開の生年月日は除く",
        more: "",
        arguments: &[(
            "birth_dates",
            "生年月日も含める。別の場所で続けるためのもので、配布用ではない",
        )],
    },
    CommandHelp {
        path: "journal import",
        about: "このファイルの続きとなる履歴を取り込む",
        more: "",
        arguments: &[("file", "書き出した履歴のファイル")],
    },
    CommandHelp {
        path: "undo",
        about: "履歴を取り消す。省略すると最後の履歴",
        more: "",
        arguments: &[("entry", "履歴の番号［省略時：有効な最後の履歴］")],
    },
    CommandHelp {
        path: "redo", about: "最後の取り消しをやり直す", more: "", arguments: &[]
    },
    CommandHelp {
        path: "settings",
        about: "有効な設定と、それぞれの由来、保存先を表示する",
        more: "オプション、環境変数、ファイル、初期値の順に優先する。キーとテーマの\
             ファイルも調べる。",
        arguments: &[
            ("init", "設定ファイルがなければ、説明付きで作る"),
            ("keys", "標準のキーを keys.toml の見本として出力する"),
            ("colours", "テーマを themes フォルダーのファイルの見本として出力する"),
        ],
    },
    CommandHelp {
        path: "doctor",
        about: "不具合の報告のために、プログラム、端末、ファイルの状態を表示する",
        more: "選手名や所属名は含まれず、何も書き込まない。異常があれば直し方を示し、終了コード1で\
             終わる。",
        arguments: &[],
    },
    CommandHelp {
        path: "check",
        about: "ファイルと履歴を照合し、すべての大会を調べる。異常があれば終了コード1\
             で終わる",
        more: "",
        arguments: &[("repair", "先に、公開された表を履歴から作り直す")],
    },
    CommandHelp {
        path: "backup",
        about: "クラブのファイルの複製を作る",
        more: "",
        arguments: &[("file", "複製のファイル。まだないもの")],
    },
    CommandHelp {
        path: "rescue",
        about: "壊れたファイルから、読める履歴を1件ずつ取り出す",
        more: "壊れたファイルは読むだけで、そばに何も作らない。履歴の番号は変わらない。欠けたもの、\
             除いたものは理由とともに1件ずつ示し、公開された表からわかる内容があれば代わりに入れる。\
             欠けたものがあれば終了コード1で終わる。",
        arguments: &[
            ("file", "壊れたファイル"),
            ("to", "新しいファイル。まだないもの"),
            ("dry_run", "取り出せるものを示すだけで、何も書き出さない"),
        ],
    },
    CommandHelp {
        path: "restore",
        about: "クラブのファイルをバックアップに戻す。元のファイルは隣に残す",
        more: "バックアップはファイルの隣のフォルダー club.db.backups に自動で作られる。履歴が増え\
             ている間は1時間ごと、また大会の開始時と終了時。残す数は設定で決める。ファイ\
             ルが壊れていても、なくなっていてもよいが、他の画面で開いたままでは戻せない。元のファ\
             イルは club.db.before-restore-日時 として残る。",
        arguments: &[
            ("file", "このバックアップに戻す"),
            (
                "at",
                "その時刻以前で最も新しい正常なバックアップに戻す。\"2026-11-21 14:00\" のように",
            ),
            ("list", "バックアップの一覧（時刻、履歴の件数、大きさ、正常かどうか）だけを表示する"),
        ],
    },
    CommandHelp {
        path: "completions",
        about: "シェルの補完スクリプトを出力する",
        more: "",
        arguments: &[("shell", "シェルの種類")],
    },
];
