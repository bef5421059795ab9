//! Help for ratings from game records.

use banzuke_words::words::help::{CommandHelp, commands};

const MOVES: [&str; 2] = [
    "Files of analysed moves: those of `records analyse`, or CSV or JSON with the columns game, ply, player, best, \
     played and, if known, legal_moves, exact (1 or 0), score (1, 0.5 or 0), engine, move, best_move and date",
    "手の評価のファイル。`records analyse` の出力か、列が `game`、`ply`、`player`、`best`、`played` の CSV か JSON。\
     `legal_moves`、`exact`（1か0）、`score`（1、0.5、0）、`engine`、`move`、`best_move`、`date` もあれば使う",
];
const FIT: [&str; 2] =
    ["The fit that `records fit --save` wrote", "`records fit --save` で保存した推定式"];

pub(super) const RECORDS: &[CommandHelp] = commands! {
    "records analyse": "Judge every move of games (Othello: WTHOR; chess: PGN; shogi: KIF, CSA) and write what it lost",
        "棋譜（オセロ：`WTHOR`、チェス：`PGN`、将棋：`KIF`・`CSA`）の全手を解析し、損失を書き出す";
        more
            "A loss is the value of the best move less that of the move made, both by searches of \
             the same size: in discs for Othello, in centipawns for chess and shogi, whose games need an installed \
             engine (--engine). The file grows game by game; after Ctrl-C the same command goes on where it stopped.",
            "損失は、最善手の値から実際の手の値を引いたもので、どちらも同じ条件で読みます。単位はオセロが石、チェスと将棋がセンチポーンです。チェスと将棋には、インストール済みの\
             エンジンが必要です（--engine）。ファイルは1局\
             ずつ書き足します。Ctrl-C で中止しても、同じコマンドで続きから再開します。" {
        games: "Files of games of one kind: WTHOR like WTH_2017.wtb, or .pgn, .kif, .csa",
            "同じ種類のゲームの棋譜ファイル。WTH_2017.wtb のような `WTHOR` か、`.pgn`、`.kif`、`.csa`";
        output: "The CSV file for the losses, begun or gone on with", "損失を書く CSV ファイル。あれば続きから書く";
        names: "The file of players' names [default: WTHOR.JOU beside the games]",
            "選手名のファイル［省略時：棋譜と同じ場所の WTHOR.JOU］";
        depth: "How many moves ahead positions are searched [default: 4 without --engine]", "読む手数［--engine なしの省略時：4］";
        engine: "An installed engine with its arguments, like stockfish", "エンジンのコマンド。引数も書ける（例：`stockfish`）";
        protocol: "How the engine is spoken to [default: uci for chess, usi for shogi, nboard for Othello]",
            "エンジンとの通信方法［省略時：チェスは uci、将棋は usi、オセロは nboard］";
        nodes: "How many positions the engine searches each time", "エンジンが1回に読む局面数";
        set: "Set an option of the engine; may be given several times", "エンジンのオプションを設定する。何度でも指定できる";
        timeout: "The longest that one answer of the engine may take, in seconds", "エンジンの応答を待つ秒数の上限";
        workers: "How many engines run at once [default: one for each core]; the result is the same", "同時に動かすエンジンの数［省略時：コア数］。結果は変わらない";
        exact: "From how many empty squares values are exact, without --engine [default: 13]", "完全に読み切る空きマスの数（--engine なしの場合）［省略時：13］";
    }
    "records losses": "What the moves of each player lost, best first",
        "選手ごとの損失を、少ない順に表示する";
        more
            "mean, capped and root_mean (the mean of square roots) leave out the first ten moves and forced ones, \
             unless told otherwise. s1_first_40 and s1_all are the two versions of S1: all moves to ply 40, and all moves.",
            "`mean`、`capped`、`root_mean`（平方根の平均）は、指定がなければ最初の10手と1手しかない局面を除きます。\
             `s1_first_40` と `s1_all` は文献S1の二つの方法で、40手目までの全手と、全手です。" {
        moves = MOVES;
        player: "Only this player; may be given several times", "この選手だけを表示する。何度でも指定できる";
        fewest_games: "The fewest games of a player", "ゲーム数の下限";
        cap: "The most that one move counts, for capped [default: 12 discs; chess 300, shogi 1000 centipawns]",
            "1手の損失の上限（`capped` の場合）［省略時：オセロ12石、チェス300、将棋1000センチポーン］";
    }
    "records fit": "Set ratings against losses by least squares, and save what follows for others",
        "損失とレーティングの関係を最小二乗法で求め、保存する";
        more
            "left_out figures foretell each player from all others. Intervals depend on the number of games: few \
             games say little, and are drawn to the mean of all players.",
            "「1人ずつ除外」の値は、各選手をほかの全員から推定したものです。区間はゲーム数によって変わり、ゲーム数が少\
             ないほど全体の平均に近づけます。" {
        moves = MOVES;
        residuals: "List the players with their residuals", "選手ごとの残差を表示する";
        dark: "Draw on black", "暗い背景に描く";
        save: "Write the fit to this JSON file", "推定式を書く JSON ファイル";
    }
    "records test": "Judge a saved fit by other games, by the number of games of a player",
        "保存した推定式を別の棋譜で検証する（ゲーム数ごと）";
        more
            "r2 compares the errors of suggestions with the spread of ratings, line_r2 those of the line alone. \
             coverage_90 is the share of ratings within the intervals of 90%.",
            "`r2` は提案の誤差とレーティングの散らばりを比べた値、`line_r2` は直線だけの場合、`coverage_90` は90%区間に入った\
             割合です。" {
        fit = FIT;
        moves = MOVES;
    }
    "lab records":
        "What S1 could have found, from analysed games: one game a player drawn again and again, and how suggestions get better with every game",
        "解析した棋譜による、文献S1の検証：1人1ゲームの無作為抽出と、ゲーム数による誤差の変化" {
        moves = MOVES;
        curve: "How ratings follow losses", "損失とレーティングの関係";
        draws: "How often games are drawn", "無作為抽出の回数";
        per_decade: "Points of rating for odds of 10 to 1", "勝敗の見込みが10対1になるレート差";
        dark: "Draw on black", "暗い背景に描く";
    }
    "lab othello-engines":
        "S1's first experiment with five strengths of our own Othello engine: their round robin, and their losses as a sixth judges them",
        "文献S1の最初の実験：オセロエンジンの五つの強さの総当たりと、六つ目による損失の評価" {
        openings: "Openings of each pair, each played with both colours", "組ごとの開始局面の数。それぞれ先後を替えて2局";
        dark: "Draw on black", "暗い背景に描く";
    }
    "lab train-othello":
        "Learn the evaluator of Othello from WTHOR games, and print how well it estimates later ones",
        "オセロの評価関数を `WTHOR` の棋譜から学習し、後の年の棋譜で検証する" {
        games: "WTHOR files of games, like WTH_1977.wtb", "棋譜の `WTHOR` ファイル。WTH_1977.wtb など";
        last_year: "The last year that is learned from; later ones test", "学習に使う最後の年。後の年は検証に使う";
        out: "Write the evaluator to this file", "評価関数を書き込むファイル";
    }
    "records suggest": "The rating that game records suggest, with its range",
        "棋譜から推定したレーティングと、その範囲を表示する";
        more
            "With --ratings or --list, results against players of known ratings are merged in, each by its \
             precision, and only players without a rating are listed. The suggestion is a figure to decide by: \
             a starting rating is set with `banzuke adjust`, with a reason.",
            "--ratings か --list を付けると、レーティングの分かる相手との結果も精度に応じて合わせ、レーティングのない選手だけを\
             表示します。提案は判断の材料です。初期値にするには `banzuke adjust` に理由を付けて記録します。" {
        fit = FIT;
        moves = MOVES;
        player: "Only this player; may be given several times", "この選手だけを表示する。何度でも指定できる";
        ratings: "A CSV file of ratings with the columns rating and name or id, and games",
            "レーティングの CSV ファイル。列は `rating` と、`name` か `id`、ほかに `games`";
        per_decade: "Points of rating for odds of 10 to 1", "勝敗の見込みが10対1になるレート差";
    }
};
