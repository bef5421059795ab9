//! The help of ratings.

use super::{CommandHelp, commands};

pub(super) const RATING: &[CommandHelp] = commands! {
    "list": "Rating lists and their rules", "レーティングリストとその規則"
    "list show": "Show all lists with their rules", "すべてのリストと規則を表示する"
    "list new": "Create a list", "リストを作る" {
        name: "The list's name", "リストの名前";
        first_move:
            "First-move win rate between equal players, like 0.6; \
             none",
            "互角の選手どうしの先手勝率。0.6 のように。none でなし";
    }
    "list set": "Change a list; all its ratings are recalculated",
        "リストの規則を変える。レーティングはすべて計算し直される" {
        list: "The rating list", "レーティングリスト";
        first_move:
            "First-move win rate between equal players, like 0.6; \
             none",
            "互角の選手どうしの先手勝率。0.6 のように。none でなし";
        name: "A new name", "新しい名前";
        from: "The new K holds from this day on; what was played before keeps the old one",
            "新しいK係数はこの日から有効。それより前の対局は今までのK係数のまま";
        dry_run: "Only print how many ratings would change", "変わるレーティングの数を表示するだけで、何も書き込まない";
    }
    "list publish": "Publish a list as it is now", "リストを今の内容で公表する"; more
        "Recorded as an entry, whose digest proves the journal that the ratings come of. `banzuke report changes` compares \
         the last two, and says why each rating changed.",
        "操作として記録され、そのダイジェストが、レーティングの元になった履歴を証明します。`banzuke report changes` は\
         最後の二つを比べ、それぞれのレーティングが変わった理由を示します。" {
        list: "The rating list [default: main]", "レーティングリスト［省略時：main］";
        on: "The day that the list bears [default: today]", "リストの日付［省略時：今日］";
    }
    "adjust": "Correct a rating by hand, with a reason", "理由を付けてレーティングを手で修正する";
        more
            "The correction appears in the history of each player it affects, \
             after the matches of that day recorded so far, and \
             can be undone.",
            "修正は、レーティングが動いた選手の経過に、その日のすでに記録された試合\
             の後として残り、取り消せます。" {
        player: "The player", "選手";
        everybody: "All players with a rated match by that day",
            "その日までにレーティング対象の試合がある全員";
        by: "Points to add, or to subtract with -", "増減する点数";
        to: "The new rating", "この値に修正する";
        reason: "The reason, shown in the history", "修正の理由。経過に残る";
        list: "The rating list [default: main]", "レーティングリスト［省略時：main］";
        on: "The day, like 2026-11-21 [default: today]",
            "日付。2026-11-21 のように［省略時：今日］";
    }
    "history":
        "The rating history of players: match by match, or tournament \
         by tournament",
        "選手のレーティングの経過：試合ごと、または大会ごと" {
        as_of: "Up to the end of that day, like 2026-11-21",
            "その日の終わりまで。2026-11-21 のように";
        by_event: "One row a tournament, with the performance rating",
            "大会ごとに1行。その大会でのパフォーマンスも示す";
    }
    "expect":
        "The expected score between two ratings or players, and the rating \
         change of a match",
        "二つのレーティングまたは選手の期待得点と、試合による増減" {
        a: "A rating like 1700, or a player", "1700 のようなレーティング、または選手";
        list: "The rating list of the players [default: main]",
            "選手のレーティングを調べるリスト［省略時：main］";
        first_to: "The games that win the match", "試合の先取数";
        k: "The K factor [default: that of the first player, by the list's rules]",
            "K係数［省略時：リストの規則による一人目のK係数］";
        hand:
            "The first player's hand strength, in \
             every game",
            "一人目の毎ゲームの手札勝率";
    }
    "handicap":
        "The most even races between two ratings or players, and \
         what each head start is worth",
        "二つのレーティングまたは選手が最も互角になる先取数と、そのハンデの価値";
        more
            "For each length of the stronger player, the best length of the \
             weaker one, the most even first. A published example: \
             1417.38 wins a game against 1784.82 with 10.8%. To 1 against to 10 \
             it wins the match with 68%, so that race favours the weaker; to 1 \
             against to 6 is even. `banzuke handicap 1417.38 1784.82 --race 1-10` \
             prints both.",
            "強い側の先取数ごとに、弱い側の最も良い先取数を、互角に近い順に示します。\
             公表された例：1417.38 は 1784.82 に1ゲーム 10.8% で勝ちます。1本先取対10\
             先取なら試合に勝つ確率は 68% で、弱い側が有利です。1本先取対6本先取が互角\
             です。`banzuke handicap 1417.38 1784.82 --race 1-10` で両方を表示しま\
             す。" {
        a: "A rating like 1700, or a player", "1700 のようなレーティング、または選手";
        list: "The rating list of the players [default: main]",
            "選手のレーティングを調べるリスト［省略時：main］";
        race:
            "A race to show first: the games that each player needs, like \
             1-10",
            "最初に調べる先取数の組。1-10 のように";
        longest: "The most games that the stronger player may need", "強い側の先取数の上限";
    }
    "odds": "The probability of each place of a tournament", "大会の各順位の確率";
        more
            "The odds of the current stage, from the results so far and the \
             present ratings. They are exact where that takes only a \
             moment, and otherwise from simulated runs, which give the same \
             figures again with the same random seed and number of runs.",
            "今のステージについて、これまでの結果と今のレーティングから求めます。す\
             ぐに計算できる場合は厳密な値、そうでなければ残りの試合の試行によります。\
             乱数の種と回数が同じなら、同じ値になります。" {
        runs: "The number of simulated runs", "残りの試合を試行する回数";
        random_seed: "The random seed", "乱数の種";
    }
    "plan":
        "What can be run in the time there is: every format that fits, with its end, \
         matches and odds",
        "時間内に行える形式：各形式の終了時刻、試合数、確率を比べる";
        more
            "Each format is played on the same simulated evenings, at the tables of the hall \
             and in the order of the queue. Games are decided by the ratings of those entered, \
             or of a field spread like the rating list. Durations come from the club's own \
             matches, from call to result; the 80% range allows for how little they say. \
             Formats that are over in time with 90% come first. The same random seed gives \
             the same figures.",
            "どの形式も同じ試行の中で、会場の卓を使い、呼出待ちの順に進めます。勝敗は参加者\
             （いなければリストと同じ散らばりの選手）のレーティングによります。所要時間はク\
             ラブの試合の呼び出しから結果までの記録から求め、80%の範囲には記録の少なさも含\
             めます。90%以上の確率で時間内に終わる形式が先です。乱数の種が同じなら、同じ値\
             になります。" {
        players: "How many play, with ratings spread like those of the list",
            "参加人数。レーティングはリストと同じ散らばりとする";
        tournament: "The tournament whose entrants play, by its lengths of matches",
            "この大会の参加者で、試合の長さもこの大会のとおりとする";
        list: "The rating list [default: main]", "レーティングリスト［省略時：main］";
        tables: "How many tables [default: those of the hall, or as many as are needed]",
            "卓の数［省略時：会場の卓、なければ必要なだけ］";
        from: "When it begins, like 13:00, or '2026-11-21 13:00' [default: now]",
            "開始時刻。13:00 か '2026-11-21 13:00' のように［省略時：今］";
        until: "When it must be over, like 18:00, or '2026-11-21 18:00'",
            "終了の期限。18:00 か '2026-11-21 18:00' のように";
        first_to: "First to N games wins the match [default: 2]",
            "N本先取：先にNゲーム取れば試合の勝ち［省略時：2］";
        seeding: "How players are seeded", "シードの決め方";
        sort: "What matters most", "重視すること";
        evenings: "How many evenings are simulated [default: 400, fewer for more than 128 players]",
            "試行の回数［省略時：400。128人を超えると減る］";
        random_seed: "The random seed", "乱数の種";
    }
    "luck":
        "How many games the deals alone would have given each player, how many were won, and \
         ratings with and without correction for hands",
        "手札だけで期待される勝ちと実際の勝ち、手札の補正をした場合としない場合のレーティング" {
        of: "A tournament, or a player to see game by game [default: all players]",
            "大会、またはゲームごとに見る選手［省略時：全員］";
        list: "The rating list [default: that of the tournament, or main]",
            "レーティングリスト［省略時：大会のリスト、または main］";
    }
    "report":
        "How well ratings predict results, and how the \
         pool does",
        "レーティングの予測の検証と、選手全体の様子"
    "report changes": "What makes two lists of ratings differ", "二つのランキングの違いとその理由"; more
        "A list that was published stands for the journal up to an entry. For each player: matches that came, matches that \
         were removed, corrections by hand, and matches between other ratings than before.",
        "公表したランキングは、ある操作までの履歴に当たります。選手ごとに、加わった試合、削除された試合、手動修正、前と違うレーティング\
         同士になった試合を示します。" {
        from: "The last entry of the former list [default: the last two that were published]",
            "前のランキングの最後の操作［省略時：公表した最後の二つ］";
        to: "The last entry of the later list [default: today's]", "後のランキングの最後の操作［省略時：現在］";
        list: "The rating list [default: main]", "レーティングリスト［省略時：main］";
        player: "Only this player; may be repeated", "この選手だけ（繰り返せる）";
        format: "The format", "形式";
    }
    "report ratings":
        "How well the ratings before each match predicted its result, \
         and how the pool of players does",
        "試合前のレーティングが結果をどれほど予測したかと、選手全体の様子" {
        list: "The rating list [default: main]", "レーティングリスト［省略時：main］";
        since:
            "The day from which new and inactive players are counted [default: a year \
             before]",
            "新規の選手と休止中の選手を数え始める日［省略時：1年前］";
        as_of: "As of the end of that day, like 2026-11-21: for clubs whose last event was long ago",
            "その日の終わりの時点。2026-11-21 のように。最後の大会が昔のときに使う";
        fit:
            "Try rules of whole histories: how well each predicts results that were left out,              the best first",
            "全結果からの推定の設定を試す。伏せた結果の予測がよい順に表示する";
        backtest:
            "Predict all past games from the results before them, by several K factors, the list's own rules, whole \
             histories and age-weighted results, year by year",
            "過去の全ゲームを、それ以前の結果だけから予測する：いくつかのK係数、リストの規則、全結果からの推定、\
             新しさで重み付けした推定。年ごとに表示する";
        format: "The format of the back-test [default: table]", "過去での検証の形式［省略時：table］";
    }
    "lab": "Experiments: what ratings can be trusted with, and models learned from recorded games",
        "実験：レーティングの信頼性、記録されたゲームから学ぶモデル"
    "records": "Ratings from game records: what moves lost, and which rating that is a sign of",
        "棋譜からのレーティング：手の損失を調べ、レーティングを推定する"
    "play": "Play Daihinmin: at the screen, or programs over a network",
        "大貧民を遊ぶ：画面での対戦、ネットワーク越しのプログラム"
};
