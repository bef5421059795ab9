//! The help of the program and its file.

use super::{CommandHelp, commands};

pub(super) const FILE: &[CommandHelp] = commands! {
    "":
        "A tournament desk in the terminal: players, brackets, round robins, \
         scores, ratings, ranking.",
        "端末で使う大会運営の受付：選手登録、組み合わせ、総当たり、結果、レーテ\
         ィング、ランキング。" {
        alone:
            "Open the club's file for this desk alone, as is done by itself on a network \
             drive that is recognised",
            "クラブのファイルをこの本部PCだけで開く（ネットワークドライブと分かれば自動でそうな\
             る）";
        borders: "What lines and signs are drawn with: auto, unicode or ascii",
            "罫線と記号の描き方：auto、unicode、ascii";
        config:
            "The folder of settings.toml, keys.toml and themes [default: the user's \
             configuration folder]",
            "settings.toml、keys.toml、themes を置くフォルダー［省略時：利用者の設定\
             フォルダー］";
        theme:
            "The theme of the screens: default, light, mono, high-contrast, or a file in \
             the folder themes",
            "画面のテーマ：default、light、mono、high-contrast、または themes フォルダー\
             のファイル";
        db: "The club's file [default: club.db in the user's data folder]",
            "クラブのファイル［省略時：利用者のデータフォルダーの club.db］";
        desk:
            "The name that signs this desk's entries in the journal [default: the \
             machine's name]",
            "この記録係の名前。履歴に残る［省略時：コンピューター名］";
        lang:
            "The language of messages and screens [default: as the system's locale \
             has it]",
            "メッセージと画面の言語［省略時：システムのロケールに従う］";
    }
    "demo": "Show the program at work on a throw-away copy of a sample event",
        "見本の大会を使い捨ての複製で開く"
    "board": "Show calls, brackets and standings on a large screen, following the file",
        "呼び出し、対戦表、順位を会場の大画面に表示し続ける";
        more "The file is only read. Pages turn by themselves; `?` shows the keys.",
            "ファイルは読むだけで、書き込まない。ページは自動で切り替わる。? でキーを表示する。" {
        name: "Only this tournament; otherwise all that are running or ended today",
            "この大会だけを表示する。なければ進行中と今日終わったすべての大会";
        seconds: "For how many seconds a page is shown; otherwise as the settings say",
            "1ページを表示する秒数。なければ設定のとおり";
    }
    "export": "Write out the ranking, the players, the matches or the rating history",
        "ランキング、選手、試合、レーティングの経過を書き出す" {
        what: "What is written out", "書き出すもの";
        format:
            "How it is written [default: csv; for cards and the registration list: \
             text]",
            "出力の形式［省略時：csv。カードと名簿は text］";
        as_of: "As it stood at the end of that day, like 2026-11-21",
            "その日の終わりの時点。2026-11-21 のように";
        list: "Of that rating list [default: main; for matches: all]",
            "レーティングリスト［省略時：main。試合はすべて］";
        model: "Which ratings the ranking shows [default: elo]",
            "ランキングに示すレーティング［省略時：elo］";
        order: "In which order the ranking is [default: rating]",
            "ランキングの並び順［省略時：rating］";
        birth_dates: "Players with their days of birth, which are private",
            "非公開の生年月日も書き出す";
    }
    "journal": "The journal of everything decided", "すべての決定の履歴"
    "journal list": "List the entries, the newest last", "履歴の一覧。新しいものが最後" {
        last: "Only so many of the newest", "新しいものからこの件数だけ";
    }
    "journal export":
        "Write all entries as JSON lines; without days of birth, which are \
         private",
        "すべての履歴を1行1件の JSON で書き出す。非公開の生年月日は除く" {
        birth_dates: "With the days of birth: to go on with elsewhere, not to be handed out",
            "生年月日も含める。別の場所で続けるためのもので、配布用ではない";
    }
    "journal import": "Take in an exported journal that goes on from this file's",
        "このファイルの続きとなる履歴を取り込む" {
        file: "The exported journal", "書き出した履歴のファイル";
    }
    "undo": "Take back an entry of the journal, by default the last",
        "履歴を取り消す。省略すると最後の履歴" {
        entry: "The entry's number in the journal [default: the last that counts]",
            "履歴の番号［省略時：有効な最後の履歴］";
    }
    "redo": "Take back the last undo", "最後の取り消しをやり直す"
    "settings": "Show the settings that count, where each comes from and where they are kept",
        "有効な設定と、それぞれの由来、保存先を表示する";
        more
            "An option goes before the environment, that before the file, that before what is \
             usual. The files of keys and themes are looked through as well.",
            "オプション、環境変数、ファイル、初期値の順に優先する。キーとテーマの\
             ファイルも調べる。" {
        init: "Write a file with every setting and what it decides, where there is none",
            "設定ファイルがなければ、説明付きで作る";
        keys: "Print the keys that come with the program, as a sample for keys.toml",
            "標準のキーを keys.toml の見本として出力する";
        colours: "Print a theme, as a sample for a file in the folder themes",
            "テーマを themes フォルダーのファイルの見本として出力する";
    }
    "doctor": "Show how the program, its terminal and its files do, for a bug report",
        "不具合の報告のために、プログラム、端末、ファイルの状態を表示する";
        more
            "Nothing in it names a player or a club, and nothing is written. It ends with 1 where \
             something is wrong; the remedy stands below.",
            "選手名や所属名は含まれず、何も書き込まない。異常があれば直し方を示し、終了コード1で\
             終わる。"
    "check":
        "Compare the file with its journal and look through all tournaments; \
         ends with 1 where something is wrong",
        "ファイルと履歴を照合し、すべての大会を調べる。異常があれば終了コード1\
         で終わる" {
        repair: "Make the published tables anew from the journal first",
            "先に、公開された表を履歴から作り直す";
    }
    "backup": "Write a copy of the club's file", "クラブのファイルの複製を作る" {
        file: "The copy; it must not exist yet", "複製のファイル。まだないもの";
    }
    "rescue": "Take out of a damaged file, entry by entry, what can be read",
        "壊れたファイルから、読める履歴を1件ずつ取り出す";
        more
            "The damaged file is only read, and nothing is written beside it. Entries keep their \
             numbers. Each one that is missing or left out is named with the reason; what the \
             published tables still show of it stands in its place. Ends with 1 where anything is \
             missing.",
            "壊れたファイルは読むだけで、そばに何も作らない。履歴の番号は変わらない。欠けたもの、\
             除いたものは理由とともに1件ずつ示し、公開された表からわかる内容があれば代わりに入れる。\
             欠けたものがあれば終了コード1で終わる。" {
        file: "The damaged file", "壊れたファイル";
        to: "The new file; it must not exist yet", "新しいファイル。まだないもの";
        dry_run: "Only say what could be taken out, and write nothing",
            "取り出せるものを示すだけで、何も書き出さない";
    }
    "restore": "Put a backup in the place of the club's file, which is kept beside it",
        "クラブのファイルをバックアップに戻す。元のファイルは隣に残す";
        more
            "Backups are made by themselves in the folder club.db.backups beside the file: every \
             hour while entries are added, and at the start and the end of a tournament. The \
             setting `backups` says how many are kept. The file may be damaged or gone; no desk \
             may have it open. What lay there is kept as club.db.before-restore-TIME.",
            "バックアップはファイルの隣のフォルダー club.db.backups に自動で作られる。履歴が増え\
             ている間は1時間ごと、また大会の開始時と終了時。残す数は設定で決める。ファイ\
             ルが壊れていても、なくなっていてもよいが、他の画面で開いたままでは戻せない。元のファ\
             イルは club.db.before-restore-日時 として残る。" {
        file: "This backup", "このバックアップに戻す";
        at: "The newest sound backup of that time or before, like \"2026-11-21 14:00\"",
            "その時刻以前で最も新しい正常なバックアップに戻す。\"2026-11-21 14:00\" のように";
        list: "Only list the backups: time, entries, size, and whether each is sound",
            "バックアップの一覧（時刻、履歴の件数、大きさ、正常かどうか）だけを表示する";
    }
    "completions": "Print the completions for a shell", "シェルの補完スクリプトを出力する" {
        shell: "The shell", "シェルの種類";
    }
};
