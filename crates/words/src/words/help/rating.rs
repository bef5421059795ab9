//! The help of ratings.

use super::{CommandHelp, commands};

/// The file of a long experiment.
const KEPT: [&str; 2] = [
    "Keep what is done in this file, and go on from it: a run that was stopped continues here",
    "途中経過をこのファイルに残し、あれば続きから始める",
];

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
    "report ratings":
        "How well the ratings before each match predicted its result, \
         and how the pool of players does",
        "試合前のレーティングが結果をどれほど予測したかと、選手全体の様子" {
        list: "The rating list [default: main]", "レーティングリスト［省略時：main］";
        since:
            "The day from which new and inactive players are counted [default: a year \
             ago]",
            "新規の選手と休止中の選手を数え始める日［省略時：1年前］";
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
    "lab virtual-game":
        "The virtual game of S0: two players 400 points apart, rated with and \
         without their dealt hands",
        "S0の仮想ゲーム：400点差の二人を、手札の補正ありとなしで計算する";
        more
            "Each game is won with the probability that the true ratings 1700 and 1300 and \
             the dealt hand give. Hands are even, normal, or 0.1 and 0.9. The table has the \
             median rating of the stronger player after each set, with the logarithm in \
             base 10 and with the natural one. The same random seed gives the same figures.",
            "各ゲームの勝敗は、本来のレーティング 1700 と 1300、配られた手札から決まりま\
             す。手札は互角、正規分布、0.1か0.9の3通りです。表は強い選手の各セット後の\
             レーティングの中央値で、対数の底が10の場合と自然対数の場合があります。乱数\
             の種が同じなら、同じ値になります。" {
        sets: "How many sets are played", "セットの数";
        games: "The games of a set", "1セットのゲーム数";
        k: "The K factor", "K係数";
        outside: "What becomes of normal hands that are no probability",
            "正規分布の手札が確率の範囲を外れたときの扱い";
        histogram: "List how many sets ended in each step of ratings instead of medians",
            "中央値の代わりに、レーティングの階級ごとのセット数を表示する";
        dark: "Draw on black", "暗い背景に描く";
    }
    "lab convergence":
        "What K and the other rules do to ratings, where true strengths are known, and a K for the club",
        "真の強さが分かる場合に、K係数などの規則がレーティングをどう変えるか。クラブに合うK係数";
        more
            "Players of known strength play, and the results are rated by each of the rules. \
             Without rules: K from 8 to 128, then other rules at K = 32. error is how far ratings \
             end from strengths; oracle is the log-loss of true strengths, which no rating can \
             beat; few_above is how often a player with few games stands above a veteran. \
             `--schedule club` plays the club's own matches again and says which K suits them.",
            "強さの分かっている選手が対戦し、その結果を規則ごとに計算します。規則を指定しなけ\
             れば、K係数8から128と、K = 32でのほかの規則です。`error` は最後のレーティングと強さ\
             の差、`oracle` は真の強さからの対数損失（これが限界です）、`few_above` は少ないゲーム数\
             の選手がベテランより上になる割合です。`--schedule club` はクラブの試合をもう一度行\
             い、合うK係数を示します。" {
        schedule: "How players are matched [default: random,uneven,events,series]",
            "対戦の組み方［省略時：random,uneven,events,series］";
        list: "The rating list whose matches `--schedule club` plays again [default: main]",
            "`--schedule club` でもう一度行う試合のレーティングリスト［省略時：main］";
        sets: "How often each schedule is played [default: 100]", "組み方ごとのセット数［省略時：100］";
        players: "How many players, at least 28 [default: 70]", "選手の数。28以上［省略時：70］";
        games: "Games of a player on average, where pairs are drawn [default: 40]",
            "`random` と `uneven` での1人平均のゲーム数［省略時：40］";
        deviation: "The standard deviation of true strengths [default: 200]",
            "真の強さの標準偏差［省略時：200］";
        drift: "The standard deviation by which a strength changes with each match [default: 0]",
            "1試合ごとの強さの変化の標準偏差［省略時：0］";
        few: "The most games of a player with few games [default: 5]",
            "少ないゲーム数の上限［省略時：5］";
        veteran: "The fewest games of a veteran [default: 20]", "ベテランのゲーム数の下限［省略時：20］";
        k: "K factors to try", "試すK係数";
        start: "Initial ratings to try; the mean strength is 1500", "試す初期値。強さの平均は 1500";
        unit: "Units to try", "試す計算の単位";
        damping: "Limits of the weight of long matches to try, like root:1 or none",
            "試す、長い試合の重みの抑え方。root:1、none のように";
        k_step: "K factors while a condition holds, like games<20:64; may be given several times",
            "条件を満たす間のK係数。games<20:64 のように。何度でも指定できる";
        dark: "Draw on black", "暗い背景に描く";
    }
    "lab elo-table":
        "The arithmetic of Elo (S4): difference and win rate, unbiased deviation, order of games, noise",
        "イロレーティングの計算（S4）：レート差と勝率、不偏標準偏差、ゲームの順序、揺れ" {
        part: "Only this part [default: all; for programs curve]",
            "この部分だけを表示する［省略時：すべて。表以外の形式では curve］";
        sets: "Samples of values, and orders of the event", "標本の数、大会の順序の数";
        games: "Games under each K factor, for the noise", "揺れを調べるK係数ごとのゲーム数";
        dark: "Draw on black", "暗い背景に描く";
    }
    "lab influence":
        "Targeted influence (S2): one program that raises or lowers another's points at Daihinmin",
        "特定の相手への影響（S2）：大貧民で対象の得点を上げ下げするプログラム";
        more
            "The evaluated program is P5 among four of one kind, its target is P1. Cards are exchanged, \
             seats change every 3 games, classes are reset every 100. Points are those of a set, 5 \
             for first place to 1 for last, with standard errors and what S2 prints; its claims \
             are checked. Programs: random, default, kou2, monte-carlo, snowl, snowl-i, snowl-s, \
             jsnowl, yokozuna; snowl:300 simulates 300 games for a choice. A set of four takes \
             minutes. The same random seed gives the same figures.",
            "評価プログラムはP5で、同じ種類の4人と対戦します。対象はP1です。カード交換あり、席\
             替えは3ゲームごと、階級リセットは100ゲームごとです。得点は1セットの合計（1位5点から\
             5位1点）で、標準誤差と文献の値も表示し、S2の主張を確かめます。プログラムは `random`、\
             `default`、`kou2`、`monte-carlo`、`snowl`、`snowl-i`、`snowl-s`、`jsnowl`、`yokozuna` で、\
             `snowl:300` は1手に300回シミュレーションします。4種類の1セットに数分かかります。乱数\
             の種が同じなら、同じ値になります。" {
        against: "The four opponents; several kinds with commas, the weakest first",
            "対戦相手4人の種類。複数ならコンマで区切り、弱い順";
        players: "The evaluated programs", "評価プログラム";
        sets: "How many sets are played", "セットの数";
        games: "The games of a set", "1セットのゲーム数";
        file = KEPT;
        dark: "Draw on black", "暗い背景に描く";
    }
    "lab league":
        "A league of card programs (S0), rated with and without what their hands were worth",
        "カードプログラムのリーグ（S0）：手札の補正ありとなしでレーティングを計算する";
        more
            "Five programs are drawn for each set of games of Daihinmin. Every deal is played out with \
             all hands open to know what each hand is worth, and ratings are updated after every game. \
             The order by mean points is taken to be the true one; the second table says after \
             how many games ratings have it. To see the range, the same sets are rated in many orders. \
             A league of the default size takes half an hour on two cores; `--file` keeps what is done, \
             and with it another K is tried in seconds. Programs are named as for `lab influence`.",
            "大貧民で、セットごとに5個のプログラムを選んで対戦します。配られた手札の勝率は、すべての手札\
             を公開したプレイアウトで求め、1ゲームごとにレーティングを計算します。平均得点の順を真の順位\
             とし、レーティングの順位が何ゲームで一致するかを示します。範囲は、同じセットをさまざまな順序\
             で計算したものです。省略時の規模では2コアで30分ほどかかります。`--file` で途中経過を残せば、\
             別のK係数を数秒で試せます。プログラム名は `lab influence` と同じです。" {
        programs: "The programs, at least five", "プログラム。5個以上";
        sets: "How many sets are played", "セットの数";
        games: "The games of a set", "1セットのゲーム数";
        playouts: "How often each deal is played out to know what hands are worth",
            "手札勝率を求めるプレイアウトの回数";
        k: "The K factors to try; the first for the table of ratings and the charts", "試すK係数。レーティングの表と図は最初のもの";
        orders: "In how many orders the sets are rated", "セットの順序を変えて計算する回数";
        file = KEPT;
        dark: "Draw on black", "暗い背景に描く";
    }
    "lab train-hands":
        "Learn from recorded games of prime Daifugo what dealt hands are worth, \
         and print how well that predicts",
        "素数大富豪の記録から手札の価値を学び、予測の良さを表示する";
        more
            "The file has one game a line, with the columns match_id, first, second, \
             winner, hand_first and hand_second; hands are written like QT338647JA9. \
             Each match is predicted from the others. A slope of 1 is calibrated.",
            "ファイルは1行1ゲームで、列は `match_id`、`first`、`second`、`winner`、\
             `hand_first`、`hand_second` です。手札は `QT338647JA9` のように書き\
             ます。各試合をほかの試合から予測します。傾きが1なら、よく校正されています。" {
        games: "The CSV file of games", "ゲームの CSV ファイル";
        out: "Write the model to this file", "モデルを書き込むファイル";
        source: "The source of the games, noted in the model [default: the file's name]",
            "モデルに記すゲームの出典［省略時：ファイル名］";
    }
};
