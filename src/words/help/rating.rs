//! The help of ratings.

use super::{CommandHelp, commands};

pub(super) const RATING: &[CommandHelp] = commands! {
    "list": "Rating lists and their rules", "レーティングリストとその規則"
    "list show": "Show all lists with their rules", "すべてのリストと規則を表示する"
    "list new": "Open a list", "リストを作る" {
        name: "What the list is called", "リストの名前";
        first_move:
            "The win probability that moving first gives between equals, like 0.6; \
             none",
            "互角の二人での先手の勝率。0.6 のように。none でなし";
    }
    "list set": "Change a list; all its ratings follow",
        "リストの規則を変える。レーティングはすべて計算し直される" {
        list: "The rating list", "レーティングリスト";
        first_move:
            "The win probability that moving first gives between equals, like 0.6; \
             none",
            "互角の二人での先手の勝率。0.6 のように。none でなし";
        name: "A new name", "新しい名前";
    }
    "adjust": "Correct a rating by hand, with a reason", "理由を付けてレーティングを手で修正する";
        more
            "The correction stands in the histories of those whose rating it \
             moves, behind the matches of its day that are recorded by then, and \
             can be undone.",
            "修正は、レーティングが動いた選手の経過に、その日のすでに記録された試合\
             の後として残り、取り消せます。" {
        player: "Whose rating", "選手";
        everybody: "Everybody who has a rated match by that day",
            "その日までにレーティング対象の試合がある全員";
        by: "So many points more, or less", "増減する点数";
        to: "This rating, whatever it was", "この値に修正する";
        reason: "Why, for everybody who reads the history", "修正の理由。経過に残る";
        list: "On which rating list [default: main]", "レーティングリスト［省略時：main］";
        on: "The day, like 2026-11-21 [default: today]",
            "日付。2026-11-21 のように［省略時：今日］";
    }
    "history":
        "How the ratings of players moved: match by match, by hand, or event \
         by event",
        "選手のレーティングの経過：試合、手動修正、または大会ごと" {
        as_of: "Up to the end of that day, like 2026-11-21",
            "その日の終わりまで。2026-11-21 のように";
        by_event: "One row an event, with the rating as which the player played in it",
            "大会ごとに1行。その大会でのパフォーマンスも示す";
    }
    "expect":
        "The expected score between two ratings or players, and what a match \
         would change",
        "二つのレーティングまたは選手の期待値と、試合による増減" {
        a: "A rating like 1700, or a player", "1700 のようなレーティング、または選手";
        list: "The rating list on which the players are looked up [default: main]",
            "選手のレーティングを調べるリスト［省略時：main］";
        first_to: "The games that win the match", "試合の先取数";
        k: "K [default: that of the first by the rules of the list]",
            "K［省略時：リストの規則による一人目のK］";
        hand:
            "The win probability that the hand dealt to the first gives alone, in \
             every game",
            "一人目に毎ゲーム配られる手札だけによる勝率";
    }
    "handicap":
        "Races between two ratings or players that are nearest to even, and \
         what the start is worth",
        "二つのレーティングまたは選手が最も互角になる先取数と、そのハンデの価値";
        more
            "For each length that the stronger may be asked for the best that the \
             weaker can be, the most even first. The example that was published: \
             1417.38 wins a game against 1784.82 with 10.8%. To 1 against to 10 \
             it wins the match with 68%, so that race favours the weaker; to 1 \
             against to 6 is even. `banzuke handicap 1417.38 1784.82 --race 1-10` \
             prints both.",
            "強い側の先取数ごとに、弱い側の最も良い先取数を、互角に近い順に示します。\
             公表された例：1417.38 は 1784.82 に1ゲーム 10.8% で勝ちます。1先取対10\
             先取なら試合に勝つ確率は 68% で、弱い側が有利です。1先取対6先取が互角\
             です。`banzuke handicap 1417.38 1784.82 --race 1-10` で両方を表示しま\
             す。" {
        a: "A rating like 1700, or a player", "1700 のようなレーティング、または選手";
        list: "The rating list on which the players are looked up [default: main]",
            "選手のレーティングを調べるリスト［省略時：main］";
        race:
            "A race to look at first: the games that each of the two needs, like \
             1-10",
            "最初に調べる先取数の組。1-10 のように";
        longest: "The most games that the stronger may be asked for", "強い側の先取数の上限";
    }
    "odds": "The probability of each place of a tournament", "大会の各順位の確率";
        more
            "Of the stage that is played now, from the results so far and the \
             ratings as they are. It is exact where that can be worked out in a \
             moment, and otherwise from playing the rest out, which gives the same \
             again with the same seed and number of runs.",
            "今のステージについて、これまでの結果と今のレーティングから求めます。す\
             ぐに計算できる場合は厳密な値、そうでなければ残りの試合の試行によります。\
             乱数の種と回数が同じなら、同じ値になります。" {
        runs: "How often the rest is played out", "残りの試合を試行する回数";
        seed: "The seed of the luck", "乱数の種";
    }
    "report":
        "Whether ratings foretell results as well as they claim, and how the \
         pool does",
        "レーティングの予測の検証と、選手全体の様子"
    "report ratings":
        "How well ratings foretold results, each from those before the match, \
         and how the pool of players does",
        "試合前のレーティングが結果をどれほど予測したかと、選手全体の様子" {
        list: "Of that rating list [default: main]", "レーティングリスト［省略時：main］";
        since:
            "The day from which newcomers and leavers are counted [default: a year \
             ago]",
            "新しい選手と離れた選手を数え始める日［省略時：1年前］";
    }
};
