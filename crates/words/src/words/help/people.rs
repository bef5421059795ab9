//! The help of players.

use super::{CommandHelp, commands};

pub(super) const PEOPLE: &[CommandHelp] = commands! {
    "import": "Import a list of players or results, or records of games",
        "選手や結果の一覧、ゲームの記録を取り込む"
    "import players":
        "Players: csv, tsv, xlsx, ods or JSON with the columns \
         `name[,reading][,club][,aliases][,born][,external_id][,decision][,rating]`, also by \
         other names in English and Japanese, or family and given name in two; ';' between aliases and between \
         external ids like FIDE:1503014; `decision` is a registration number, new or skip; \
         `rating` is the rating to start with; other columns are named and passed over",
        "選手：`name[,reading][,club][,aliases][,born][,external_id][,decision][,rating]` \
         の列を持つ csv、tsv、xlsx、ods、JSON のファイル。列の名前は「氏名」「ふりがな」などでもよく、姓と名の2列でもよい。\
         別名どうし、FIDE:1503014 のような他団体IDどうしは ; で区切る。`decision` は登録番号か new か `skip`、`rating` は登録時のレーティング。\
         ほかの列は名前を示し、取り込まない" {
        sheet: "The sheet of a workbook [default: the first with a list]",
            "ブックのシート名［省略時：一覧のある最初のシート］";
        file: "The list", "一覧のファイル";
        dry_run: "Print what would happen and write nothing",
            "何が起こるかを表示するだけで、何も書き込まない";
    }
    "import results":
        "Results: csv, tsv, xlsx, ods or JSON with the columns \
         `[event,][round,]player_a,player_b,games_a,games_b[,draws][,date][,hand_a][,first][,games]`, \
         or with the score in one cell (2-1), or winner, loser and score; without an event each day is one, named \
         by the file; results recorded already are passed over, changed ones corrected; \
         also as `export matches` writes them: `hand_a` is the hand strength of \
         `player_a`, the same in all games of the row, `first` is a or b, once or \
         for each game, `games` tells them in order like 'w@0.4 l w'",
        "結果：\
         `[event,][round,]player_a,player_b,games_a,games_b[,draws][,date][,hand_a][,first][,games]` \
         の列を持つ csv、tsv、xlsx、ods、JSON のファイル。スコア1列（2-1）、勝者・敗者・スコアでもよい。\
         大会の列がなければ、ファイル名と日付が大会名になる。記録済みの結果は取り込まず、変わった結果は訂正する。`export matches` の出力も読める。\
         `hand_a` は `player_a` に配られた手札の勝率（その行の全ゲームに共通）、`first` は先手で a か b\
         （一つ、またはゲームごと）、`games` は 'w@0.4 l w' のような各ゲームの結果" {
        sheet: "The sheet of a workbook [default: the first with a list]",
            "ブックのシート名［省略時：一覧のある最初のシート］";
        file: "The list", "一覧のファイル";
        event: "The event of results that name none [default: the name of the file]",
            "大会の列のない結果の大会名［省略時：ファイル名］";
        dry_run: "Print what would happen and write nothing",
            "何が起こるかを表示するだけで、何も書き込まない";
    }
    "import trf":
        "Chess tournaments in FIDE's report format (TRF16 or TRF26), each as a recorded event: games with \
         their rounds, White as first mover, forfeits as walkovers; players are found by FIDE number \
         or name",
        "FIDEの大会報告形式（TRF16、TRF26）のチェス大会を、それぞれ記録された大会として取り込む：\
         対局とラウンド、白番は先手、不戦は不戦勝・不戦敗。選手はFIDE番号か名前で探す" {
        file: "The files, one tournament each", "ファイル（1大会ずつ）";
        dry_run: "Print what would happen and write nothing",
            "何が起こるかを表示するだけで、何も書き込まない";
        tournament: "The name of the tournament [default: as in the file]",
            "大会の名前［省略時：ファイルにあるもの］";
        list: "The rating list [default: main]", "レーティングリスト［省略時：main］";
        date: "The day of rounds without a date, like 2026-11-21 [default: today]",
            "日付のないラウンドの日。例：2026-11-21［省略時：今日］";
    }
    "import federation":
        "Result files of the World Othello Federation (.ELO), each as a recorded event: every result a game \
         of its round, Black as first mover; players are found by the federation's number or name",
        "世界オセロ連盟の結果ファイル（.ELO）を、それぞれ記録された大会として取り込む：各結果はそのラウンドの1ゲーム、\
         黒番は先手。選手は連盟の番号か名前で探す" {
        file: "The files, or folders of them", "ファイル、またはフォルダー";
        players:
            "Names of the players: lines of id,surname,first_name [default: from the files]",
            "選手の名前：id,surname,first_name の行［省略時：ファイルにあるもの］";
        dry_run: "Print what would happen and write nothing",
            "何が起こるかを表示するだけで、何も書き込まない";
        list: "The rating list [default: main]", "レーティングリスト［省略時：main］";
    }
    "import games":
        "Games one by one: a JSON file of games of prime Daifugō with `match`, `players`, \
         `first`, `winner` and `hands`, or a log of Daihinmin; hands are valued \
         from the cards, and recorded moves are checked by the rules",
        "ゲームの記録：`match`、`players`、`first`、`winner`、`hands` を持つ\
         素数大富豪のゲームの JSON ファイルか、大貧民のログ。手札の勝率をカードから計算し、手順が\
         あれば規則どおりか確かめる" {
        file: "The file", "ファイル";
        tournament: "The tournament of all games [default: the one that each game names as event; needed for a log]",
            "全ゲームの大会［省略時：各ゲームの `event`。ログでは必須］";
        list: "The rating list of a new tournament [default: main]",
            "新しい大会のレーティングリスト［省略時：main］";
        date: "The day of games without a date, like 2026-11-21 [default: today]",
            "日付のないゲームの日。2026-11-21 のように［省略時：今日］";
        dry_run: "Print what would happen and write nothing",
            "何が起こるかを表示するだけで、何も書き込まない";
    }
    "player": "Register players, look them up, change them", "選手の登録、検索、変更"
    "player add": "Register a player; prints the registration number",
        "選手を登録し、登録番号を表示する" {
        name: "The name to show", "表示する名前";
        alias: "Another name of the same person; may be given several times",
            "同じ人の別の名前。何度でも指定できる";
        born: "The birth date, like 1990-04-25; private", "生年月日。1990-04-25 のように。非公開";
        external: "An external ID; may be given several times",
            "他団体ID。何度でも指定できる";
        namesake: "Register another person with a name like one already registered",
            "似た名前の登録があっても、別人として登録する";
    }
    "player list":
        "List all players, or find players by name, reading, alias or \
         number",
        "選手の一覧。名前、ふりがな、別名、番号で絞り込める" {
        query: "The text to find; the best matches come first", "検索する文字。よく合う順に表示する";
    }
    "player show": "Show one player", "選手の情報を表示する" {
        private: "Show the birth date too", "生年月日も表示する";
    }
    "player rename": "Change the name shown; the old one stays as an alias",
        "表示する名前を変える。前の名前は別名に残る" {
        name: "The new name", "新しい名前";
    }
    "player set":
        "Set the reading, the club, a note, the birth date or the name on the web site; an empty \
         text clears it",
        "ふりがな、所属、備考、生年月日、サイトでの掲載名を設定する。空の文字列で消える" {
        note: "A note for the desk", "本部用のメモ";
        categories: "The categories that the player is in by hand, all of them, like Women,First-timer; \
             empty: none",
            "手で付ける部門のすべて。「女子,初参加」のように。空なら部門なし";
        born: "The birth date, like 1990-04-25, or none; private",
            "生年月日。1990-04-25 のように。none で消える。非公開";
        web_name: "How the club's web site names the player", "クラブのサイトでの掲載名";
    }
    "player alias": "Other names of the same person", "同じ人の別名"
    "player alias add": "Add an alias", "別名を加える"
    "player alias remove": "Remove an alias", "別名を削除する"
    "player merge": "Merge two registrations of one person; prints what changes",
        "二つの登録を同一人物として統合し、変わるものを表示する" {
        keep: "The registration whose number and name are kept", "残す番号と名前の選手";
        absorb: "The registration whose names become aliases", "統合される選手。名前は別名になる";
    }
    "player unmerge": "Undo a merge; prints what changes",
        "統合を解除し、変わるものを表示する";
        more "A number merged into several players is taken from all of them.",
            "複数の選手に統合された番号は、そのすべてから外れます。" {
        player:
            "The number to separate again, or a player with a single \
             merge",
            "再び独立させる番号。統合が一つだけなら選手でもよい";
    }
    "player different": "Mark two players as different people",
        "似ている二人を別人と記録する" {
        later: "Decide later: the pair moves to the end of the list of duplicates",
            "後で決める。重複候補の最後に回る";
        clear: "Clear the decision on the two", "二人についての判断を取り消す";
    }
    "duplicates": "Show likely duplicate players, the likeliest first",
        "重複登録らしい選手を、可能性の高い順に表示する" {
        min: "Only pairs that are one person with at least this probability, from 0 to 1",
            "同一人物である確率がこれ以上の組だけ。0から1";
        list:
            "Check a list that is not registered yet: a file as `import \
             players` takes it; the numbers are those of its lines",
            "登録前の名簿を調べる：`import players` と同じファイル。番号は行の\
             番号";
    }
    "compare": "Show how alike two names are, and why; needs no club's file",
        "二つの名前がどれほど似ているかと、その理由。クラブのファイルは不要" {
        a: "A name", "名前";
        b: "Another name", "もう一つの名前";
        pairs:
            "A CSV file of pairs with the header `a,b[,same][,reason]`; where same \
             (1 or 0) is given, the last line shows how many pairs were judged right",
            "1行目が `a,b[,same][,reason]` の名前の組の CSV ファイル。same（1か0）\
             があれば、判定の正しさを最後に表示する";
        min: "The least likeness at which a pair counts as one person, from 0 to 1",
            "同一人物とみなす類似度の下限。0から1";
    }
    "alias": "Other names of the same person", "同じ人の別名"
    "alias add": "Add an alias", "別名を加える"
    "alias remove": "Remove an alias", "別名を削除する"
    "external-id": "External IDs of players", "選手の他団体ID"
    "external-id set": "Set a player's external ID", "他団体IDを設定する"
    "external-id remove": "Remove a player's external ID", "他団体IDを削除する"
};
