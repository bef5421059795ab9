//! The help of players.

use super::{CommandHelp, commands};

pub(super) const PEOPLE: &[CommandHelp] = commands! {
    "import": "Take in a list of players or of results", "選手や結果の一覧を取り込む"
    "import players":
        "Players: a CSV file with the header \
         `name[,reading][,club][,aliases][,born][,external_id]`, ';' between \
         aliases and between external ids like FIDE:1503014",
        "選手：1行目が `name[,reading][,club][,aliases][,born][,external_id]` \
         の CSV ファイル。別名どうし、FIDE:1503014 のような他団体の番号どうしは \
         ; で区切る" {
        dry_run: "Print what would happen and write nothing",
            "何が起こるかを表示するだけで、何も書き込まない";
    }
    "import results":
        "Results: a CSV file with the header \
         `event,round,player_a,player_b,games_a,games_b[,draws][,date][,hand_a][,first]`: \
         `hand_a` is the win probability of the hand dealt to `player_a`, the \
         same in all games of the row, `first` is a or b",
        "結果：1行目が \
         `event,round,player_a,player_b,games_a,games_b[,draws][,date][,hand_a][,first]` \
         の CSV ファイル。`hand_a` は `player_a` に配られた手札の勝率（その行の\
         全ゲームに共通）、`first` は先手で a か b" {
        dry_run: "Print what would happen and write nothing",
            "何が起こるかを表示するだけで、何も書き込まない";
    }
    "player": "Register players, look them up, change them", "選手の登録、検索、変更"
    "player add": "Register a player; prints the registration number",
        "選手を登録し、登録番号を表示する" {
        name: "The name that is shown", "表示する名前";
        alias: "Another name of the same person; may be given several times",
            "同じ人の別の名前。何度でも指定できる";
        born: "The day of birth, like 1990-04-25; private", "生年月日。1990-04-25 のように。非公開";
        external: "A number that another body has issued; may be given several times",
            "他団体が発行した番号。何度でも指定できる";
        namesake: "Register somebody else although a name like this is registered already",
            "似た名前の登録があっても、別人として登録する";
    }
    "player list":
        "List players, or those that a text finds by name, reading, alias or \
         number",
        "選手の一覧。名前、よみ、別名、番号で絞り込める" {
        query: "Only players that this finds, best first", "検索する文字。よく合う順に表示する";
    }
    "player show": "Show one player", "選手の情報を表示する" {
        private: "With the day of birth", "生年月日も表示する";
    }
    "player rename": "Change the name shown; the old one stays as an alias",
        "表示する名前を変える。前の名前は別名に残る" {
        name: "The new name", "新しい名前";
    }
    "player set":
        "Set the reading, the club, a note or the day of birth; an empty text \
         clears it",
        "よみ、所属、備考、生年月日を設定する。空の文字列で消える" {
        note: "What the desk should know", "記録係が知っておくべきこと";
        born: "The day of birth, like 1990-04-25, or none; private",
            "生年月日。1990-04-25 のように。none で消える。非公開";
    }
    "player alias": "Other names of the same person", "同じ人の別名"
    "player alias add": "Add an alias", "別名を加える"
    "player alias remove": "Take an alias away", "別名を削除する"
    "player merge": "Find two registrations to be one person; prints what changes",
        "二つの登録を同一人物として統合し、変わるものを表示する" {
        keep: "Whose number and name go on", "残す番号と名前の選手";
        absorb: "Whose names become aliases", "統合される選手。名前は別名になる";
    }
    "player unmerge": "Take a merger back; prints what changes",
        "統合を解除し、変わるものを表示する";
        more "A number merged into several players is taken from all of them.",
            "複数の選手に統合された番号は、そのすべてから外れます。" {
        player:
            "The number that goes on by itself again; or a player with a single \
             merger",
            "再び独立させる番号。統合が一つだけなら選手でもよい";
    }
    "player distinct": "Say that two who look alike are two people",
        "似ている二人を別人と記録する" {
        later: "Decide another day: the pair comes last in the list of duplicates",
            "後で決める。重複候補の最後に回る";
        take_back: "Take back what was said of the two", "二人についての判断を取り消す";
    }
    "duplicates": "Who may be registered twice, the likeliest first",
        "二重登録らしい選手を、可能性の高い順に表示する" {
        min: "Only pairs that are alike by this much, from 0 to 1",
            "類似度がこれ以上の組だけ。0から1";
        list:
            "Look through a list that is not registered yet: a CSV file as `import \
             players` takes it; the numbers are those of its lines",
            "登録前の名簿を調べる：`import players` と同じ CSV ファイル。番号は行の\
             番号";
    }
    "compare": "How alike two names are, and why; needs no club",
        "二つの名前がどれほど似ているかと、その理由。クラブのファイルは不要" {
        a: "A name", "名前";
        b: "Another name", "もう一つの名前";
        pairs:
            "A CSV file of pairs with the header `a,b[,same][,reason]`; where same \
             (1 or 0) is told, the last line says how well that is found out",
            "1行目が `a,b[,same][,reason]` の名前の組の CSV ファイル。same（1か0）\
             があれば、判定の正しさを最後に表示する";
        min: "From this likeness on a pair is taken for one person, from 0 to 1",
            "同一人物とみなす類似度の下限。0から1";
    }
    "alias": "Other names of the same person", "同じ人の別名"
    "alias add": "Add an alias", "別名を加える"
    "alias remove": "Take an alias away", "別名を削除する"
    "external-id": "Numbers that other bodies have issued to a player", "他団体が選手に発行した番号"
    "external-id set": "Set a player's number in a scheme", "他団体の番号を設定する"
    "external-id remove": "Take a player's number in a scheme away", "他団体の番号を削除する"
};
