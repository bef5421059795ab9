//! The help of the program and its file.

use super::{CommandHelp, commands};

pub(super) const FILE: &[CommandHelp] = commands! {
    "":
        "Run tournaments in your terminal: players, brackets, round robins, \
         scores, ratings, ranking.",
        "ターミナルで動く大会運営ソフト：選手、トーナメント表、総当たり、結果、レーテ\
             ィング、ランキング。" {
        alone:
            "Open the club's file for this desk only. This is automatic on a network \
             drive that is recognised",
            "クラブのファイルをこの本部PCだけで開く（ネットワークドライブと分かれば自動でそうな\
             る）";
        borders: "Characters for lines and signs: auto, unicode or ascii",
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
        db: "The club's file, banzuke://ADDRESS of a host that this machine joined, or postgres://USER@HOST/DATABASE?club=NAME \
             [default: club.db in the user's data folder]",
            "クラブのファイル、参加した親機 banzuke://アドレス、または postgres://利用者@サーバー/データベース?club=名前［省略時：利用者の\
             データフォルダーの club.db］";
        desk:
            "The name that signs this desk's entries in the journal [default: the \
             machine's name]",
            "本部PCの名前。操作履歴に残る［省略時：コンピューター名］";
        lang:
            "The language of messages and screens [default: as the system's locale \
             has it]",
            "メッセージと画面の言語［省略時：システムのロケールに従う］";
    }
    "demo": "Try the program on a throw-away copy of a sample tournament",
        "見本の大会を使い捨ての複製で開く" {
        display: "Show its public display", "その会場モニターを表示する";
    }
    "display": "Show calls, brackets and standings on the public display",
        "呼び出し、トーナメント表、順位表を会場モニターに表示し続ける";
        more "The file is only read. Pages change automatically; `?` shows the keys.",
            "ファイルは読むだけで、書き込みません。ページは自動で切り替わります。? でキーを表示します。" {
        name: "Only this tournament [default: all that are running or ended today]",
            "この大会だけを表示する［省略時：進行中と今日終わったすべての大会］";
        seconds: "Seconds that a page is shown [default: as in the settings]",
            "1ページを表示する秒数［省略時：設定のとおり］";
    }
    "host": "Let other machines in the hall work on the club's file", "会場のほかのPCからクラブのファイルを使えるようにする"; more
        "This machine keeps the file; others join with `banzuke join ADDRESS` and a code. Lines are encrypted. Without \
         --network only programs on this machine are let in. Ctrl-C ends it; nothing is lost.",
        "ファイルはこのPCに置いたまま、ほかのPCは `banzuke join <アドレス>` とコードで参加します。通信は暗号化されます。\
         --network がなければ、このPCのプログラムだけが参加できます。Ctrl-C で終わり、何も失われません。" {
        network: "Listen to all machines in the network", "ネットワークのすべてのPCから受け付ける";
        port: "The port to listen on", "受け付けるポート";
        take_over: "Go on with this machine's copy of the host at that address, which is lost",
            "そのアドレスの親機が失われたとき、このPCの写しで続ける";
        phones: "Serve pages for phones and walls too, without encryption: what is played, results, ranking",
            "スマートフォンと会場モニター用のページも公開する（暗号化なし）：試合状況、結果、ランキング";
        phones_port: "The port of those pages", "そのページのポート";
        wall: "Parts of the public display at /wall: calls, names, bracket, standings, with commas [default: all]",
            "/wall に表示する内容。`calls`、`names`、`bracket`、`standings` をコンマで区切る［省略時：すべて］";
        door: "Serve a page for the door as well, /door: who is expected and does not play yet",
            "受付用のページ /door も公開する：まだ試合のない参加予定者";
        title: "The name on those pages, of the club or the event", "ページに表示するクラブや大会の名前";
    }
    "host code": "Make a code with which a machine joins, and show it once", "参加用のコードを発行し、一度だけ表示する" {
        name: "The name of the machine; it signs its entries", "PCの名前。操作履歴に残る";
        role: "What the people at it may do", "そのPCでできること";
        tables: "The table of a scorer; may be repeated [default: all]", "スコア係の卓。繰り返せる［省略時：すべて］";
    }
    "host codes": "List the machines that have a code", "コードのあるPCの一覧を表示する"
    "host revoke": "Take a machine's code away", "PCのコードを取り消す" {
        name: "The name of the machine", "PCの名前";
    }
    "join": "Work on the club of another machine in the hall", "会場の別のPCにあるクラブに参加する"; more
        "The code comes from `banzuke host code` at that machine, and is typed or pasted. This machine keeps a copy of the \
         club, goes on while the line is down, and sends later what was decided meanwhile.",
        "コードは、そのPCの `banzuke host code` で発行し、入力するか貼り付けます。このPCはクラブの写しを持ち、通信が切れても\
         続けられ、その間の操作は後で送信します。" {
        address: "The host's address, such as 192.168.1.5 or 192.168.1.5:4649",
            "親機のアドレス。192.168.1.5 や 192.168.1.5:4649 のように";
    }
    "federation": "Clubs on a server: PostgreSQL for federations", "サーバー上のクラブ（連盟用、`PostgreSQL`）"
    "federation init": "Prepare a database of a server for clubs", "サーバーのデータベースにクラブを置く準備をする"; more
        "Makes the tables and the roles banzuke_chief, banzuke_desk and banzuke_viewer, as the database's administrator. \
         No role may change or delete an entry.",
        "データベースの管理者として、表と、役割 banzuke_chief、banzuke_desk、banzuke_viewer を作ります。登録済みの操作は、どの役割でも\
         変更も削除もできません。" {
        address: "The database: postgres://USER@HOST/DATABASE", "データベース。postgres://利用者@サーバー/データベース";
    }
    "federation hand-in": "Hand an event in to a register", "大会を登録簿に提出する"; more
        "With --to it waits at the server; otherwise it is written as a file. Handed in again after a correction, it replaces \
         its former version there.",
        "--to を付けるとサーバーに置き、付けなければファイルに書き出します。訂正後に再び提出すると、登録簿の前の版を置き換えます。" {
        event: "The tournament: its name, or its number like T3", "大会名、または T3 のような番号";
        club: "The club's name at the register", "登録簿でのクラブの名前";
        to: "The register's server: postgres://USER@HOST/DATABASE?club=REGISTER",
            "登録簿のサーバー。postgres://利用者@サーバー/データベース?club=登録簿";
    }
    "federation receive": "Record the events that clubs handed in", "クラブが提出した大会を取り込む"; more
        "Players are found by their numbers and then as in lists. Those who may be registered already are registered, and \
         stand among the duplicates.",
        "選手は番号で、次に名簿の取り込みと同じように探します。すでに登録済みかもしれない選手は登録され、重複の候補に並びます。" {
        files: "Files that clubs wrote; besides those that wait at the server", "クラブの書き出したファイル（サーバーにあるものも取り込みます）";
    }
    "federation fetch": "Bring the register's numbers and ratings back", "登録簿の番号とレーティングを受け取る"; more
        "Ratings go to a list of the register's name. Other names, and players who are one person there, are shown and not \
         changed.",
        "レーティングは登録簿の名前のリストに入ります。名前の違いや、登録簿では同一人物となっている選手は、表示するだけで変更しません。" {
        from: "The register: a file, or a server's address", "登録簿。ファイルまたはサーバーのアドレス";
        club: "The club's name at the register", "登録簿でのクラブの名前";
        register: "The register's name here: of its numbers and its list", "ここでの登録簿の名前（番号とリストに使う）";
        dry_run: "Only show what differs", "違いを表示するだけにする";
    }
    "move": "Move a club from its file to a server, or back into a new file",
        "クラブをファイルからサーバーへ、またはサーバーから新しいファイルへ移す"; more
        "All entries keep their numbers and digests. What was moved stays where it was as a copy, to which nothing is added.",
        "操作の番号とダイジェストは変わりません。移す元は写しとして残り、そこには何も追加されません。" {
        from: "The file, or postgres://USER@HOST/DATABASE?club=NAME", "ファイル、または postgres://利用者@サーバー/データベース?club=名前";
        to: "The server's address, or a file that is not there yet", "サーバーのアドレス、またはまだないファイル";
    }
    "export": "Export the ranking, players, matches, rating history and more",
        "ランキング、選手、試合、レーティングの経過を書き出す" {
        what: "What to export", "書き出すもの";
        name: "The tournament, for sheets of one: its name, or its number like T3",
            "大会ごとの表の大会：名前、または T3 のような番号";
        tournament: "The same as an option", "同じことをオプションで";
        format:
            "The file format [default: as the file's name ends, else csv; for cards and \
             the registration list: text]; svg and png draw brackets, cross tables, histories \
             and the distribution",
            "書き出しの形式［省略時：ファイル名の拡張子、なければ csv。カードと名簿は text］。`svg` と `png` は \
             `bracket`、`cross-table`、`history`、`distribution` のみ";
        excel: "CSV for Excel: with a byte order mark, and no score that it would take for a day",
            "Excel 用の CSV：文字化けせず、スコアが日付に変わらない";
        dark: "On a dark ground, for svg and png", "暗い背景で描く。`svg` と `png` のみ";
        players:
            "A player of a rating history as svg or png; may be repeated [default: the first of \
             the ranking]",
            "レーティングの推移を描く選手。繰り返せる。`svg` と `png` のみ［省略時：上位の選手］";
        columns: "Only these columns, in this order, like rank,name,rating",
            "書き出す列とその順。rank,name,rating のように";
        category: "Only players of that category, for standings and ranking", "その部門の選手だけ。順位表とランキングのみ";
        established: "Only established ratings, for the ranking", "確定したレーティングだけ。ランキングのみ";
        since:
            "Add the places and points gained since before that tournament or day, \
             for the ranking",
            "その大会または日の前からの、順位と点数の変動の列を加える。ランキングのみ";
        top: "Only the first N rows, and those tied with the last of them",
            "最初のN行と、その最後と同順位の行だけ";
        by_event: "A history drawn event by event: a point each with its name, no time between them",
            "経過を大会ごとに描く。大会ごとに1点とその名前。間の日数は描かない";
        as_of: "As of the end of that day, like 2026-11-21",
            "その日の終わりの時点。2026-11-21 のように";
        list: "Of that rating list [default: main; for matches: all]",
            "レーティングリスト［省略時：main。試合はすべて］";
        model: "Which ratings the ranking shows [default: elo]",
            "ランキングに示すレーティング［省略時：elo］";
        order: "The order of the ranking [default: rating]",
            "ランキングの並び順［省略時：rating］";
        without_hands: "Add the ratings without hand correction in a column, for the ranking",
            "手札の補正をしないレーティングの列を加える。ランキングのみ";
        notes: "Include the notes for the desk, which are private", "本部用のメモも含める（非公開の情報）";
        birth_dates: "Include the birth dates of players, which are private",
            "非公開の生年月日も書き出す";
    }
    "site": "Write the club's public record as a web site",
        "クラブの公開用の記録をウェブサイトとして書き出す"; more
        "Static pages in English and Japanese for any web host: ranking, events, players, head-to-heads, predictions, how \
         ratings work, and the public journal with the script that calculates every rating again. Only pages that changed \
         are written. Birth dates, notes, other names and external IDs are never in it; `player set --web-name` shows a player \
         by initials or not at all.",
        "英語と日本語の静的なページで、どのウェブサーバーにも置けます：ランキング、大会、選手、直接対戦、予測の検証、\
         計算方法、公開用の操作履歴とレーティングを計算し直すスクリプト。変わったページだけを書き込みます。生年月日、備考、別名、\
         他団体IDは載りません。`player set --web-name` で頭文字だけや匿名にできます。" {
        out: "The folder of the site: a new one, an empty one, or one that an earlier site is in",
            "サイトのフォルダー。新しいもの、空のもの、前に書き出したもののどれか";
        title: "What the club is called on every page", "各ページに載せるクラブの名前";
        about: "What the club says of itself on the first page", "最初のページに載せるクラブの紹介";
        url: "Where the site will lie, for the links of the feed", "サイトの場所。フィードのリンクに使う";
        all: "Write every page, changed or not", "変わっていないページもすべて書き込む";
        watch: "Go on: write the site again after each change, until Ctrl-C",
            "終わらずに、変更のたびに書き直す（Ctrl-C まで）";
        then: "With --watch, a command of the shell that runs after each writing, such as an upload; nothing waits for it",
            "--watch とともに、書くたびに実行するシェルのコマンド（アップロードなど）。終わりを待たない";
    }
    "print": "Print brackets, score sheets, pairings, standings and more",
        "トーナメント表、スコア用紙、対戦一覧、順位表などを印刷する";
        more
            "One HTML file, a sheet a page, black on white, to print from any browser. PDF needs chromium, \
             google-chrome, weasyprint or wkhtmltopdf in PATH.",
            "1ページ1枚、白地に黒の HTML ファイルを書き、ブラウザーから印刷します。PDF には PATH に chromium、\
             google-chrome、weasyprint、wkhtmltopdf のどれかが必要です。" {
        what: "What to print", "印刷するもの";
        name: "The tournament: its name, or its number like T3", "大会：名前、または T3 のような番号";
        list: "The rating list of the ranking [default: main]",
            "ランキングのレーティングリスト［省略時：main］";
        paper: "The paper [default: a4]", "用紙［省略時：a4］";
        format: "The file format [default: as the file's name ends, else html]",
            "書き出しの形式［省略時：ファイル名の拡張子、なければ html］";
    }
    "journal": "The journal of every change", "操作履歴"
    "journal list": "List the entries, the newest last", "操作の一覧。新しいものが最後" {
        last: "Only this many of the newest", "新しいものからこの件数だけ";
    }
    "journal export":
        "Export all entries as JSON lines, without birth dates and notes, which are \
         private",
        "操作履歴の全体を1行1件の JSON で書き出す。非公開の生年月日と備考は除く" {
        birth_dates: "Include birth dates: to continue elsewhere, not to be handed out",
            "生年月日も含める。別の場所で続けるためのもので、配布用ではない";
        notes: "Include the desk's notes on players, and with them the digests",
            "選手の備考も含める。ダイジェストも付く";
    }
    "journal import": "Import an exported journal that continues this file's",
        "このファイルの続きとなる操作履歴を取り込む" {
        file: "The exported journal", "書き出した操作履歴のファイル";
    }
    "journal bring": "Bring in what this club lacks of another journal of it",
        "同じクラブの別の操作履歴から、ここにない操作を取り込む"; more
        "For two halves of a club that were worked on apart, such as the file of a host that was lost and found again. Each \
         entry is decided again behind what stands here; what is refused is named with its reason. A second time brings in \
         nothing.",
        "別々に使われた二つのファイルを一つにします（失われた親機が戻ってきたときなど）。操作は一つずつ今の内容に対して行い直し、\
         できないものは理由とともに示します。もう一度実行しても何も増えません。" {
        file: "The club's other file, or a journal exported from it", "クラブのもう一つのファイル、または書き出した操作履歴";
    }
    "undo": "Undo an entry of the journal, by default the last",
        "操作を取り消す。省略すると最後の操作" {
        entry: "The entry's number in the journal [default: the last that is not undone]",
            "操作の番号［省略時：有効な最後の操作］";
    }
    "redo": "Redo what was undone last", "最後の取り消しをやり直す"
    "settings": "Show the settings in force, their origin and where they are kept",
        "有効な設定と、それぞれの由来、保存先を表示する";
        more
            "An option overrides the environment, which overrides the file, which overrides the \
             defaults. The files of keys and themes are checked too.",
            "オプション、環境変数、ファイル、初期値の順に優先します。キーとテーマの\
             ファイルも点検します。" {
        init: "Write a commented settings file if there is none",
            "設定ファイルがなければ、説明付きで作る";
        keys: "Print the built-in keys as a sample for keys.toml",
            "標準のキーを keys.toml の見本として表示する";
        colours: "Print a theme, as a sample for a file in the folder themes",
            "テーマを themes フォルダーのファイルの見本として表示する";
    }
    "doctor": "Show the state of the program, terminal and files, for a bug report",
        "不具合の報告のために、プログラム、端末、ファイルの状態を表示する";
        more
            "The report names no player or club, and nothing is written. It exits with 1 if \
             something is wrong, and shows the remedy.",
            "選手名や所属名は含まれず、何も書き込みません。異常があれば直し方を示し、終了コード1で\
             終わります。"
    "check":
        "Compare the file with its journal and check all tournaments; \
         exits with 1 if something is wrong",
        "ファイルと操作履歴を照合し、すべての大会を調べる。異常があれば終了コード1\
         で終わる" {
        repair: "First rebuild the published tables from the journal",
            "先に、公開された表を操作履歴から作り直す";
    }
    "backup": "Write a copy of the club's file", "クラブのファイルの複製を作る" {
        file: "The copy's path; it must not exist yet", "複製のファイル。まだないもの";
    }
    "rescue": "Recover the readable entries of a damaged file into a new file",
        "壊れたファイルから、読める操作を1件ずつ取り出す";
        more
            "The damaged file is only read, and nothing is written beside it. Entries keep their \
             numbers. Each one that is missing or left out is named with the reason; what the \
             published tables still show of it replaces it. Ends with 1 if anything is missing.",
            "壊れたファイルは読むだけで、隣に何も作りません。操作の番号は変わりません。失われた操作と\
             除いた操作は理由とともに1件ずつ示し、公開用の表から分かる内容があれば代わりに入れます。\
             失われた操作があれば終了コード1で終わります。" {
        file: "The damaged file", "壊れたファイル";
        to: "The new file; it must not exist yet", "新しいファイル。まだないもの";
        dry_run: "Only show what can be recovered, and write nothing",
            "取り出せるものを示すだけで、何も書き出さない";
    }
    "restore": "Restore a backup; the present file is kept beside it",
        "クラブのファイルをバックアップに戻す。元のファイルは隣に残す";
        more
            "Backups are made automatically in the folder club.db.backups beside the file: every \
             hour while entries are added, and at the start and the end of a tournament. The \
             setting `backups` says how many are kept. The file may be damaged or gone; no desk \
             may have it open. The previous file is kept as club.db.before-restore-TIME.",
            "バックアップはファイルの隣のフォルダー club.db.backups に自動で作られます。操作が記録され\
             る間は1時間ごと、ほかに大会の開始時と終了時です。残す数は設定 `backups` で決めます。ファイ\
             ルが壊れていても、なくなっていてもかまいませんが、ほかの画面で開いたままでは戻せません。\
             元のファイルは club.db.before-restore-日時 として残ります。" {
        file: "This backup", "このバックアップに戻す";
        at: "The newest sound backup of that time or before, like \"2026-11-21 14:00\"",
            "その時刻以前で最も新しい正常なバックアップに戻す。\"2026-11-21 14:00\" のように";
        list: "Only list the backups: time, entries, size and state",
            "バックアップの一覧（時刻、操作の件数、大きさ、正常かどうか）だけを表示する";
    }
    "completions": "Print the completions for a shell", "シェルの補完スクリプトを表示する" {
        shell: "The shell", "シェルの種類";
    }
    "man": "Write manual pages: one a command, in the language of --lang",
        "マニュアルページを書き出す（コマンドごとに1ページ、--lang の言語で）" {
        out: "The folder", "フォルダー";
    }
};
