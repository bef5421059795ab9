//! The help of experiments.

use banzuke_words::words::help::{CommandHelp, commands};

/// The file of a long experiment.
const KEPT: [&str; 2] = [
    "Keep what is done in this file, and go on from it: a run that was stopped continues here",
    "途中経過をこのファイルに残し、あれば続きから始める",
];

pub(super) const LAB: &[CommandHelp] = commands! {
    "lab experiments": "Choose an experiment on the screen", "画面で実験を選ぶ" {
        list: "The rating list whose matches are looked at [default: main]",
            "試合を調べるレーティングリスト［省略時：main］";
    }
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
