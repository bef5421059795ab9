//! The help of tournaments.

use super::{CommandHelp, commands};

/// Games that are told one by one.
const TOLD: [&str; 2] = [
    "The games in order as the first side saw them: w, l or d, each with \
     the win probability of the hand that the first side was dealt where \
     it is known, like 'w l@0.3 w'",
    "一人目から見たゲームの勝ち負けを順に：w、l、d。配られた手札の勝率が分\
     かれば @ の後に。'w l@0.3 w' のように",
];

pub(super) const EVENT: &[CommandHelp] = commands! {
    "tournament": "Run tournaments", "大会の運営"
    "tournament new": "Open a tournament for entries", "大会を作り、受け付けを始める" {
        name: "What the tournament is called", "大会の名前";
        format: "What is played", "大会の形式";
        list: "The rating list its matches count for [default: main]",
            "試合が計算されるレーティングリスト［省略時：main］";
    }
    "tournament stage": "Plan further stages", "次のステージの計画"
    "tournament stage add":
        "Plan a further stage for the best of the one before; `start` draws it \
         when its time comes",
        "前のステージの上位による次のステージを計画する。組み合わせは、その時に \
         `start` で行う" {
        takes: "How many go on from each group, or from the whole stage before",
            "各組、または前のステージ全体から進む人数";
        format: "What is played", "大会の形式";
    }
    "tournament list": "List all tournaments", "大会の一覧"
    "tournament set":
        "Limit a section to some ratings, or say what moving first is worth in \
         it",
        "出場できるレーティングや先手の勝率を決める"
    "tournament enter": "Enter players, in this order", "選手をこの順に出場させる"
    "tournament remove": "Take an entrant out again, before the start", "開始前に出場者を除外する"
    "tournament order": "Arrange all entrants by hand, best first, before the start",
        "開始前に、全出場者を上位から順に並べる"
    "tournament start":
        "Draw the stage that comes next: groups, bracket or tables; the first \
         draw begins the tournament",
        "次のステージ（組、トーナメント、卓）の組み合わせを行う。最初の組み合わ\
         せで大会が始まる" {
        draw_seed: "The seed of the lots, where lots are drawn", "抽選番号。抽選する場合";
        groups: "A group made by hand, its best first; once for each group",
            "手で作る組。上位から順に。組ごとに指定する";
    }
    "tournament seat": "Draw the seats of the next round of table play",
        "卓戦の次の回戦の席を抽選する" {
        draw_seed: "The seed of the lots [default: a new one, which is shown]",
            "抽選番号［省略時：新しい番号。表示される］";
    }
    "tournament late": "Enter somebody after the draw", "組み合わせの後に途中参加させる" {
        group: "The group, by letter or number [default: the smallest that is open]",
            "組。文字か番号で［省略時：空きのある最も小さい組］";
        seed: "In an elimination, the seed whose bye is taken [default: the first]",
            "トーナメントで、不戦の枠に入るシード［省略時：最初の枠］";
        anyway: "Take a player who is outside the section's ratings all the same",
            "出場条件の外の選手も参加させる";
    }
    "tournament withdraw": "Take an entrant out of the whole event after its start",
        "開始後に出場者を棄権または失格にする" {
        disqualified: "The organiser sends the player out", "主催者による失格とする";
        effect:
            "What becomes of the player's matches in the stage played now \
             [default: as the rules propose, which is said]",
            "今のステージの試合の扱い［省略時：規則の提案。表示される］";
    }
    "tournament replace":
        "Put the right player in the place of one entered by mistake, results \
         included",
        "誤って出場させた選手を正しい選手に、結果ごと入れ替える" {
        wrong: "Who was entered by mistake", "誤って出場させた選手";
        right: "Who plays in truth", "実際に出る選手";
    }
    "tournament show": "Show entrants, rounds and standings", "出場者、回戦、順位表を表示する"
    "tournament matches": "List the matches", "試合の一覧" {
        ready: "Only those that can be played now", "今開始できる試合だけ";
    }
    "tournament result":
        "Record the result of a match, like 2-1; drawn games last, like 7-6-3; \
         or game by game with the hands that were dealt",
        "試合の結果を 2-1 のように記録する。引き分けのゲームは最後に 7-6-3 のよ\
         うに。配られた手札とともに1ゲームずつでもよい" {
        games = TOLD;
    }
    "tournament match": "Record a match as it was played, in a ladder or a recorded tournament",
        "ラダーや記録のみの大会で、行われた試合を記録する" {
        games = TOLD;
        round: "What its round is called [default: that of the match before]",
            "回戦の名前［省略時：前の試合と同じ］";
    }
    "tournament walkover": "Record that the other player, or neither, did not play",
        "相手が、または両者が出なかったことを記録する" {
        player: "The player who was there, and wins", "来ていて不戦勝になる選手";
        double: "Neither player was there, and both lose", "両者とも来ず、両者不戦敗とする";
    }
    "tournament retire": "Record that a player gave up during a match", "試合中の棄権を記録する" {
        games = TOLD;
        player: "The player who gave up", "途中棄権した選手";
        score: "The games finished until then", "それまでに終わったゲーム";
    }
    "tournament disqualify":
        "Record that a player was disqualified in a match; `withdraw \
         --disqualified` sends somebody out of the whole event",
        "試合での失格を記録する。大会全体からの失格は `withdraw --disqualified`" {
        games = TOLD;
        player: "The player who was disqualified", "失格になった選手";
        score: "The games finished until then", "それまでに終わったゲーム";
        double: "Both players were disqualified, and both lose", "両者が失格し、両者の負けとする";
    }
    "tournament correct": "Correct a recorded result", "記録した結果を訂正する" {
        games = TOLD;
        walkover: "The match was won by this player without play", "この選手の不戦勝とする";
        retired: "This player gave up at that score", "この選手がそのスコアで途中棄権した";
        disqualified:
            "This player was disqualified in the match, at that score or before \
             the first game",
            "この選手がそのスコアで、または最初のゲームの前に失格した";
        double_walkover: "Neither player was there", "両者とも来なかった";
        double_disqualification: "Both players were disqualified in the match",
            "両者が試合で失格した";
        void:
            "The later results that are lost with it, exactly; they are played \
             again",
            "訂正で無効になる後の試合を、過不足なく指定する。やり直しになる";
        swap:
            "The later results that stand for the other player, exactly, since the \
             names were exchanged there as well",
            "名前の取り違えのため、別の選手の結果として残る後の試合を、過不足なく指\
             定する";
    }
    "tournament game": "Record the next game of a table in finishing order, like 3 1 5=2 4",
        "卓の次のゲームを着順で記録する。3 1 5=2 4 のように"
    "tournament correct-game": "Correct a recorded game of a table",
        "記録した卓のゲームを訂正する" {
        game: "Which game of the table, from 1", "卓の何ゲーム目か。1から";
    }
    "tournament lengths":
        "Change how long the matches of a stage are, as far as they are not \
         played yet",
        "ステージの試合のうち、まだ行っていないものの試合方式を変える"
    "tournament length": "Give one match a length of its own, or a start as a handicap",
        "一つの試合の試合方式や、ハンデの初期スコアを決める" {
        first_to: "Whoever first stands at N games wins the match",
            "先にNゲームに達すれば試合の勝ち";
        games: "The match has exactly N games", "ちょうどNゲーム行う";
        start: "Games given to each side before it begins, like 0-4",
            "開始前に両者に与えるゲーム数。0-4 のように";
    }
    "tournament break-tie":
        "Decide the order among players who share a rank, by lots or as \
         decided elsewhere",
        "同順位の選手の順を、抽選か別に決まったとおりに決める" {
        players: "Everybody who shares the rank; with --decided the best first",
            "同順位の全員。--decided なら上位から順に";
        draw_seed: "The seed of the lots [default: a new one, which is shown]",
            "抽選番号［省略時：新しい番号。表示される］";
        decided: "The order was decided otherwise, and is the one given",
            "別の方法で決まった順を、そのまま記録する";
    }
    "tournament play-off": "Add a match between two who share a rank",
        "同順位の二人のプレーオフを加える" {
        first_to:
            "Whoever first wins N games wins the match [default: as usual in the \
             stage]",
            "N先取：先にNゲーム勝てば試合の勝ち［省略時：そのステージのとおり］";
    }
    "tournament standings": "Show who stands where", "順位表を表示する" {
        stage: "Only this stage, from 1", "このステージだけ。1から";
    }
    "tournament check":
        "Look for anything in a tournament that cannot be; ends with 1 where \
         there is something",
        "大会に矛盾がないか調べる。あれば終了コード1で終わる"
    "tournament close": "End a tournament", "大会を終了する"
};
