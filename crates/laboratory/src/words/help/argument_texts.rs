//! Help that several commands of the laboratory share.

use banzuke_words::words::help::{Text, ValueHelp, arguments, values};

/// Arguments, where a command says nothing of its own.
pub(super) const ARGUMENTS: &[Text] = arguments! {
    curve: "How ratings follow losses [default: all three, root for --save and --residuals]",
        "損失とレーティングの関係［省略時：三つとも。--save と --residuals は root］";
    measure: "What is made of the losses of a player", "損失から求める値";
    cap: "The most that one move counts, for capped [default: 12 discs; chess 300, shogi 1000 centipawns]",
        "1手の損失の上限（`capped` の場合）［省略時：オセロ12石、チェス300、将棋1000センチポーン］";
    first_ply: "The first move that counts, both players' counted from 1 [default: 11; chess 17, shogi 40]",
        "対象とする最初の手数。両者の手を1から数える［省略時：11。チェスは17、将棋は40］";
    last_ply: "The last move that counts", "対象とする最後の手数";
    legal_moves: "The fewest legal moves of a position that counts [default: 2]",
        "対象とする局面の合法手の数の下限［省略時：2］";
    within: "Count only positions whose best move is worth at most this to either side",
        "最善手の値の絶対値がこの値以下の局面だけを対象とする";
    exact_only: "Count only moves whose values are certain", "値が確定している手だけを対象とする";
    ratings: "A CSV file of ratings with the columns rating and name or id, and games [default: the club's list]",
        "レーティングの CSV ファイル。列は `rating` と、`name` か `id`、ほかに `games`［省略時：クラブのリスト］";
    links: "A CSV file with the columns player and id: who is who among the ratings",
        "選手名と番号を結び付ける CSV ファイル。列は `player` と `id`";
    rated_games: "The fewest rated games of a rating that is used", "使うレーティングのゲーム数の下限";
    fewest_games: "The fewest analysed games of a player", "解析したゲーム数の下限";
};

/// Meanings of choices, by argument.
pub(super) const VALUES: &[ValueHelp] = values! {
    programs {
        "random": "Any legal play", "合法手から無作為に選ぶ";
        "default": "The standard client of the UEC competitions", "UEC大会の標準クライアント";
        "kou2": "Divides its hand into sets", "手札を組に分けて考える";
        "monte-carlo": "Simulates games played at random", "無作為な試行で選ぶ";
        "snowl": "Simulates games with a learned policy", "学習した方策の試行で選ぶ";
        "snowl-i": "snowl, to lower the points of the first player", "`snowl`：最初のプレイヤーの得点を下げる";
        "snowl-s": "snowl, to raise the points of the first player", "`snowl`：最初のプレイヤーの得点を上げる";
        "jsnowl": "Of snowl's two best plays, the worse for the first player",
            "`snowl` の上位2手のうち、最初のプレイヤーに不利な手";
        "yokozuna": "The strongest: snowl that concludes hands from plays",
            "最強：相手の手札を推定する `snowl`";
    }
    measure {
        "mean": "The mean loss of a move", "1手の損失の平均";
        "capped": "The mean, no move counted for more than the cap", "上限を設けた損失の平均";
        "root-mean": "The mean of the square roots of losses", "損失の平方根の平均";
        "s1-first-40": "The mean of all moves to ply 40 (S1, version 1)", "40手目までの全手の平均（S1の方法1）";
        "s1-all": "The mean of all moves (S1, version 2)", "全手の平均（S1の方法2）";
    }
    protocol {
        "uci": "Chess engines", "チェスのエンジン";
        "usi": "Shogi engines", "将棋のエンジン";
        "nboard": "Othello engines", "オセロのエンジン";
    }
    curve {
        "straight": "In a straight line (S1)", "直線（S1）";
        "log": "By the logarithm of the loss", "損失の対数";
        "root": "By the square root of the loss", "損失の平方根";
    }
    schedule {
        "random": "Single games of any two players", "任意の二人の1ゲーム";
        "uneven": "The same, where some play far more than others", "同じ。ただしゲーム数に偏りがある";
        "events": "The five events of S3", "S3の5大会";
        "series": "The five events of S3, ten times over", "S3の5大会を10回";
        "club": "The club's own matches, with new results", "クラブの試合をもう一度行う";
    }
    part {
        "curve": "Rating difference and win rate", "レート差と勝率";
        "deviation": "The unbiased standard deviation and its approximation", "不偏標準偏差とその近似";
        "order": "What depends on the order of matches", "試合の順序による違い";
        "noise": "How restless ratings are under each K factor", "K係数ごとのレーティングの揺れ";
    }
    outside {
        "redraw": "Another hand is drawn", "引き直す";
        "clip": "It counts as 0.01 or 0.99", "0.01または0.99とする";
        "keep": "It is kept: the game is as good as decided", "そのまま使う（勝敗がほぼ決まる）";
    }
};
