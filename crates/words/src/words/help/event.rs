//! The help of tournaments.

use super::{CommandHelp, commands};

/// Games that are given one by one.
const TOLD: [&str; 2] = [
    "The games in order, as the first player saw them: w, l or d, each with \
     the first player's hand strength after @ where it is known, like \
     'w l@0.3 w'",
    "一人目から見たゲームの勝ち負けを順に：w、l、d。手札勝率が分\
     かれば @ の後に。'w l@0.3 w' のように",
];

pub(super) const EVENT: &[CommandHelp] = commands! {
    "tournament": "Run tournaments", "大会の運営"
    "tournament new": "Open a tournament for entries", "大会を作り、受け付けを始める" {
        name: "The tournament's name", "大会の名前";
        format: "The format", "大会の形式";
        list: "The rating list its matches count for [default: main]",
            "試合の結果が反映されるレーティングリスト［省略時：main］";
    }
    "tournament stage": "Plan further stages", "次のステージの計画"
    "tournament stage add":
        "Plan a further stage for the best of the stage before; `start` creates \
         its pairings when its time comes",
        "前のステージの上位者で行う次のステージを計画する。組み合わせは、その時に \
             `start` で作成する" {
        advance:
            "How many advance from each group, or from the whole stage before; \
             total:8 for 8 in all, filled up by the best of the next rank",
            "各ブロック、または前のステージ全体から進む人数。total:8 なら全体で8人とし、\
             足りない分は次の順位の上位者で補う";
        format: "The format", "大会の形式";
    }
    "tournament list": "List all tournaments", "大会の一覧"
    "tournament set":
        "Limit the ratings of a section, set its first-move win rate, or how its matches are called",
        "参加条件、先手勝率、試合の呼び出し方を設定する" {
        tag: "The tag that stands for its name in lists, like SD, in 4 columns at most; none: found from the names",
            "一覧で大会名の代わりに出す略号。「個人」のように全角2文字、半角4文字まで。none なら大会名から決める";
        winner: "Who won a recorded tournament; none: as its last match has it",
            "記録した大会の優勝者。none なら最後の試合で決まる";
        priority: "When its matches are called [default: normal]", "試合を呼び出す優先度［省略時：normal］";
        not_before:
            "No match is proposed before this time, like 14:00, or '2026-11-21 14:00'; none: at any time",
            "この時刻より前には試合を呼び出さない。14:00 か '2026-11-21 14:00' のように。\
             none なら制限なし";
        late_until: "The last round of stage 1 during which late entries are accepted; 0 for never",
            "第1ステージで途中参加を認める最後のラウンド。0なら認めない";
        rounds: "How many rounds a Swiss has", "スイス式のラウンド数";
        third_place: "Add a match for third place to a single elimination",
            "トーナメントに3位決定戦を加える";
        stage: "The stage, from 1 [default: the one played now]", "ステージ。1から［省略時：今のステージ］";
        tables: "Tables reserved for it, with commas between; none: no tables",
            "この大会のために予約する卓。コンマで区切る。none ならなし";
    }
    "tournament prizes": "Show who wins which prize as the standings are, and set the prizes",
        "今の順位で誰がどの賞かを表示する。賞もここで決める" {
        lists: "Prizes from the first place on, like \"30000; 20000 + Cup; Book\"; of a category behind its name, like \
             \"U18: 5000; 3000\"; once for each list, all of them",
            "1位からの賞。「30000円; 20000円 + トロフィー; 図書券」のように。部門賞は「U18: 5000; 3000」。すべてのリストを指定する";
        ties: "How tied players share the prizes for all [default: tie-break]",
            "全体の賞を同点者で分ける方法［省略時：tie-break］";
        category_ties: "How they share those of categories [default: tie-break]",
            "部門賞を同点者で分ける方法［省略時：tie-break］";
        each: "How many prizes a person may win [default: one]", "各選手が受けられる賞の数［省略時：one］";
        coin: "Shares are rounded down to multiples of this [default: 1]",
            "分けた額を切り捨てる単位［省略時：1］";
    }
    "tournament rename": "Give a tournament another name", "大会の名前を変える" {
        new_name: "The new name", "新しい名前";
    }
    "tournament delete":
        "Delete a tournament made by mistake, as one entry; its players stay registered",
        "誤って作った大会を一つの操作で削除する。選手の登録は残る" {
        results: "How many results are lost with it, exactly, where it has any",
            "一緒に失われる結果の数。結果がある場合に、過不足なく";
    }
    "tournament enter": "Add players as entrants, in this order", "選手をこの順に参加者に追加する"
    "tournament remove": "Remove an entrant before the start", "開始前に参加者を除外する"
    "tournament order": "Put all entrants in order by hand, best first, before the start",
        "開始前に、全参加者を上位から順に並べる"
    "tournament here": "Note entrants as here, before the start", "開始前に、参加者の来場を記録する" {
        away: "They will not come", "来場しない";
        expected: "Not known after all: awaited as before", "記録を取り消す（来場待ちに戻す）";
    }
    "tournament start":
        "Create the pairings of the next stage: groups, bracket or pods; the \
         first pairings start the tournament",
        "次のステージ（ブロック、トーナメント、卓）の組み合わせを作る。最初の組み合わ\
         せで大会が始まる" {
        lot_number: "The lot number, where lots are drawn", "抽選番号。抽選する場合";
        without_missing: "Take out the entrants who are not noted as here",
            "来場の記録がない参加者を除く";
        missing_later: "In a Swiss, the entrants who are not noted as here come for round 2",
            "スイス式で、来場の記録がない参加者は2回戦から加わる";
        groups: "A group made by hand, its best first; once for each group",
            "手で作るブロック。上位から順に。ブロックごとに指定する";
    }
    "tournament next-round": "Pair the next round of a Swiss, or draw the seats of the next round of pods",
        "スイス式の次のラウンドの組み合わせを作る。多人数戦では席を抽選する" {
        lot_number: "The lot number [default: a new one, which is shown]",
            "抽選番号［省略時：新しい番号。表示される］";
    }
    "tournament pair": "Pair the next round of a Swiss by hand: some boards, the others by the rules, or all",
        "スイス式の次のラウンドを手動で組む。一部だけ指定すれば、残りは規則どおり" {
        pairs: "Two who meet, the first with the first move; once for each pair",
            "対戦する二人。先に書いた方が先手。組ごとに指定する";
        bye: "The player who is left over", "BYEになる選手";
        lot_number: "The lot number for the first moves of round 1 [default: a new one]",
            "1回戦の先手を決める抽選番号［省略時：新しい番号］";
    }
    "tournament pair-again": "Pair the last round of a Swiss again, before anything of it is called or played",
        "スイス式の最後のラウンドを組み直す。呼び出しや結果がまだない場合だけ" {
        pairs: "Two who meet, the first with the first move; once for each pair",
            "対戦する二人。先に書いた方が先手。組ごとに指定する";
        bye: "The player who is left over", "BYEになる選手";
        lot_number: "The lot number for the first moves of round 1 [default: the one before]",
            "1回戦の先手を決める抽選番号［省略時：前と同じ番号］";
        absent: "Who is not there in this round after all", "このラウンドを欠席する選手";
        present: "Who is there in this round after all", "やはりこのラウンドに参加する選手";
        worth: "What the round is worth to those absent [default: zero]",
            "欠席する選手の点［省略時：zero］";
    }
    "tournament bye": "Leave an entrant of a Swiss out of the next round, or of rounds to come",
        "スイス式で、参加者を次のラウンドや、その後のラウンドの組み合わせから外す" {
        round: "The round, or the first of them [default: the next]",
            "ラウンド、または最初のラウンド［省略時：次］";
        until: "The last of them [default: that round alone]",
            "最後のラウンド［省略時：そのラウンドだけ］";
        onwards: "That round and all that follow, until the player is back",
            "そのラウンドから、戻るまでずっと";
        worth: "What each of these rounds is worth [default: zero]",
            "各ラウンドの点［省略時：zero］";
        present: "The player is there after all", "やはり参加する";
    }
    "tournament forbid": "Keep two entrants of a Swiss from being paired with each other",
        "スイス式で、二人の参加者を対戦させない" {
        a: "One player", "選手";
        b: "The other", "もう一人の選手";
        allow: "They may be paired again", "再び対戦を認める";
    }
    "tournament explain": "Say why a round of a Swiss was paired as it was",
        "スイス式のラウンドの組み合わせの理由を表示する" {
        round: "The round [default: the last one paired]",
            "ラウンド［省略時：最後に組んだラウンド］";
    }
    "tournament late": "Add a late entry", "組み合わせの後の途中参加を登録する" {
        group: "The group, by letter or number [default: the smallest that is open]",
            "ブロック。文字か番号で［省略時：空きのある最も小さいブロック］";
        seed:
            "In an elimination, the seed whose bye is taken [default: the first]; in a Swiss, the pairing \
             number [default: by rating, or the last]",
            "トーナメントで、BYEの枠に入るシード［省略時：最初の枠］。スイス式ではペアリング番号\
             ［省略時：レーティング順、または最後］";
        worth: "In a Swiss, what each missed round is worth [default: as for the late entry before, or nothing]",
            "スイス式で、欠席したラウンドの点［省略時：前の途中参加と同じ。なければ0点］";
        anyway: "Add the player even if outside the section's rating limits",
            "参加条件を満たさない選手も参加させる";
    }
    "tournament withdraw": "Withdraw or disqualify an entrant after the start",
        "開始後に参加者を大会棄権または失格にする" {
        disqualified: "The player is disqualified by the organiser", "主催者による失格とする";
        effect:
            "What happens to the player's matches in the current stage \
             [default: as the rules propose; it is shown]",
            "今のステージの試合の扱い［省略時：規則どおりの扱い。内容を表示する］";
    }
    "tournament return": "Have an entrant who withdrew from a Swiss, a round robin or groups play on",
        "スイス式、総当たり、予選リーグを棄権した選手を復帰させる" {
        from: "The first round that is played again; 1: all matches not played [default: the next round]",
            "復帰するラウンド。1なら未実施の全試合［省略時：次のラウンド］";
    }
    "tournament exchange": "Exchange the places of two entrants after the draw, before either has played",
        "組み合わせの後、まだ試合のない二人の位置を交換する"
    "tournament replace":
        "Replace an entrant added by mistake with the right player, results \
         included",
        "誤って参加登録した選手を正しい選手に、結果ごと入れ替える" {
        wrong: "The entrant added by mistake", "誤って参加登録した選手";
        right: "The player who really plays", "実際に参加する選手";
    }
    "tournament show": "Show entrants, rounds and standings", "参加者、ラウンド、順位表を表示する"
    "tournament matches": "List the matches", "試合の一覧" {
        ready: "Only matches that can be called: players known, at no table, not postponed",
            "開始できる試合だけ。卓に呼ばれた試合と延期した試合は除く";
    }
    "tournament result":
        "Record the result of a match, like 2-1; drawn games last, like 7-6-3; \
         or game by game with the hands",
        "試合の結果を 2-1 のように記録する。引き分けのゲームは最後に 7-6-3 のよ\
         うに。手札とともに1ゲームずつでもよい" {
        games = TOLD;
    }
    "tournament report":
        "Report a result; it counts once both players or the desk agree",
        "結果を報告する。両選手か運営が認めると確定する" {
        by: "The player who reports [default: another person at the table]",
            "報告する選手［省略時：卓にいる別の人］";
        from: "The name of the phone or program; reports of one name are one side's \
               [default: this desk's name]",
            "スマホやプログラムの名前。同じ名前の報告は片方の選手のものとみなす\
             ［省略時：この端末の名前］";
        drop: "Drop all reports of the match", "この試合の報告をすべて取り下げる";
    }
    "tournament match": "Record a match in a ladder or a recorded tournament",
        "ラダーや記録のみの大会で、行われた試合を記録する" {
        games = TOLD;
        round: "The round's name [default: that of the match before]",
            "ラウンドの名前［省略時：前の試合と同じ］";
    }
    "tournament walkover": "Record a walkover, or a double walkover",
        "不戦勝、または両者不戦敗を記録する" {
        player: "The player who wins by walkover", "不戦勝になる選手";
        double: "Neither player showed up: both lose", "両者とも不在：両者不戦敗とする";
    }
    "tournament winner-only":
        "Record who won a match of which no more is known: the winner advances, nothing is rated",
        "勝者しか分からない試合を記録する。勝者は進み、レーティングは動かない" {
        player: "The winner", "勝者";
    }
    "tournament retire": "Record that a player retired from a match", "途中棄権を記録する" {
        games = TOLD;
        player: "The player who retired", "途中棄権した選手";
        score: "The games finished until then", "それまでに終わったゲーム";
    }
    "tournament disqualify":
        "Record a disqualification from one match; for the whole tournament, \
         `withdraw --disqualified`",
        "試合の反則負けを記録する。大会からの失格は `withdraw --disqualified`" {
        games = TOLD;
        player: "The disqualified player", "反則負けになった選手";
        score: "The games finished until then", "それまでに終わったゲーム";
        double: "Both players are disqualified, and both lose", "両者反則負けとする";
    }
    "tournament correct": "Correct a recorded result", "記録した結果を訂正する" {
        games = TOLD;
        walkover: "This player wins by walkover", "この選手の不戦勝とする";
        retired: "This player retired at that score", "この選手がそのスコアで途中棄権した";
        disqualified:
            "This player was disqualified in the match, at that score or before \
             the first game",
            "この選手がそのスコアで、または最初のゲームの前に反則負けになった";
        winner_only: "This player won, and no more is known", "この選手が勝ったことだけが分かっている";
        double_walkover: "A double walkover: neither player showed up", "両者不戦敗：両者とも不在";
        double_disqualification: "Both players were disqualified in the match",
            "両者反則負け";
        void:
            "The later results to void, exactly; these matches are played \
             again",
            "訂正で無効になる後の試合を、過不足なく指定する。やり直しになる";
        swap:
            "The later results that stay valid for the other player, exactly, since \
             the names were swapped there too",
            "名前の取り違えのため、別の選手の結果として残る後の試合を、過不足なく指\
             定する";
        reason: "Why, which a closed tournament needs", "訂正の理由。終了した大会では必要";
    }
    "tournament game": "Record the next game of a pod in finishing order, like 3 1 5=2 4",
        "卓の次のゲームを着順で記録する。3 1 5=2 4 のように"
    "tournament correct-game": "Correct a recorded game of a pod",
        "記録した卓のゲームを訂正する" {
        game: "Which game of the pod, from 1", "卓の何ゲーム目か。1から";
        reason: "Why, which a closed tournament needs", "訂正の理由。終了した大会では必要";
    }
    "tournament lengths":
        "Change the match length of a stage, for matches that are not \
         played yet",
        "ステージの試合のうち、まだ行っていないものの試合方式を変える"
    "tournament length": "Set the length of one match, or its head start",
        "1試合の試合方式やハンデを決める" {
        first_to: "The first player at N games wins the match",
            "先にNゲームに達すれば試合の勝ち";
        games: "The match has exactly N games", "ちょうどNゲーム行う";
        start: "Head start: games given to each player, like 0-4",
            "ハンデ：開始前に両者に与えるゲーム数。0-4 のように";
    }
    "tournament places":
        "Say who came first, second and so on in a recorded tournament, whose matches do not tell it",
        "試合からは分からない、記録した大会の最終順位を決める" {
        players: "The entrants in the first places, the winner first", "上位の参加者。優勝者から順に";
        none: "No places: as the last match has it", "順位を消す。最後の試合で決まる";
    }
    "tournament break-tie":
        "Break a tie among players of equal rank, by drawing lots or as \
         decided elsewhere",
        "同順位の選手の順を、抽選か別に決まったとおりに決める" {
        players: "All players tied for the rank; with --decided the best first",
            "同順位の全員。--decided なら上位から順に";
        lot_number: "The lot number [default: a new one, which is shown]",
            "抽選番号［省略時：新しい番号。表示される］";
        decided: "The order was decided elsewhere: record it as given",
            "別の方法で決まった順を、そのまま記録する";
        reason: "How it was decided, like 'coin toss'", "決め方。「じゃんけん」のように";
    }
    "tournament play-off": "Add a play-off of tied players, each against each",
        "同順位の選手の総当たりのプレーオフを加える" {
        players: "The tied players", "同順位の選手";
        first_to:
            "First to N games wins the match [default: as usual in the \
             stage]",
            "N本先取：先にNゲーム取れば試合の勝ち［省略時：そのステージのとおり］";
    }
    "tournament standings": "Show the standings", "順位表を表示する" {
        stage: "Only this stage, from 1", "このステージだけ。1から";
    }
    "tournament export":
        "Write a tournament with all that was decided of it, for `tournament import`; JSON, without calls",
        "大会のすべての操作を書き出す。`tournament import` で取り込める JSON（呼び出しは除く）" {
        kind: "What is written; a report has results only [default: as the file ends, else banzuke]",
            "書き出す形式。報告ファイルには結果だけが入る［省略時：ファイル名の拡張子のとおり、なければ banzuke］";
        birth_dates: "With the birth dates of its players", "選手の生年月日も含める";
        output: "The file [default: standard output]", "ファイル［省略時：標準出力］";
    }
    "tournament import":
        "Import a tournament that `tournament export` wrote, as a new one; its players are found or registered",
        "`tournament export` で書き出した大会を新しい大会として取り込む。選手は探し、いなければ登録する" {
        file: "The file", "ファイル";
        dry_run: "Print what would happen and write nothing",
            "何が起こるかを表示するだけで、何も書き込まない";
        tournament: "The new tournament's name [default: as in the file]",
            "新しい大会の名前［省略時：ファイルにあるもの］";
        list: "The rating list [default: the one of the same name, created if there is none]",
            "レーティングリスト［省略時：同じ名前のもの。なければ作る］";
    }
    "tournament check":
        "Check a tournament for inconsistencies; exits with 1 if there are \
         any",
        "大会に矛盾がないか調べる。あれば終了コード1で終わる"
    "tournament close": "End a tournament", "大会を終了する"
    "pairings": "Swiss pairings apart from a club: those of other programs, and tournaments for them to pair",
        "クラブのファイルを使わないスイス式の組み合わせ：ほかのプログラムの検証と、検証用の大会"
    "pairings check": "Pair every round of tournament reports again, and list what differs",
        "大会報告の全ラウンドを組み直し、違いを一覧にする";
        more
            "Each round is paired from what was known before it, by the FIDE (Dutch) system: \
             who is absent in it and the first colour are taken from the report. Ends with 1 \
             where anything differs or a report cannot be read.",
            "各ラウンドを、その前までの結果からFIDEのダッチ方式で組みます。欠席者と最初の色は報告から読みま\
             す。違いや読めない報告があれば、終了コードは1です。" {
        reports: "Reports in FIDE's format TRF16 or TRF26", "FIDEのTRF16かTRF26の報告ファイル";
    }
    "pairings generate": "Make up a Swiss from a seed, paired here, as a report for other engines to check",
        "種から架空のスイス式の大会を作り、ここで組んで、ほかのエンジンで検証する報告として書く";
        more
            "The same seed and options give the same bytes on every machine. Results follow made-up \
             ratings. A few players enter late or withdraw, half as often as --absent says.",
            "種とオプションが同じなら、どのマシンでも同じ内容になります。結果は架空のレーティングに従います。途中\
             参加と大会棄権は `--absent` の半分の割合です。" {
        players: "How many players, 2 to 9999", "選手の数。2から9999";
        rounds: "How many rounds, 1 to 99", "ラウンド数。1から99";
        seed: "Where all chance comes from, a whole number", "乱数の種。整数";
        absent: "How often a player is absent in a round, 0 to 1; half of the times with half a point",
            "選手がラウンドを欠席する割合。0から1。半分は半点になる";
        forfeits: "How often a player does not come to a game, 0 to 1", "片方が来ない対局の割合。0から1";
        draws: "How often a game is drawn, 0 to 1", "引き分けの割合。0から1";
        trf16: "Write TRF16 instead of TRF26", "TRF26の代わりにTRF16で書く";
    }
};
