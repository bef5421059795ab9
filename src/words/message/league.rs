//! What the league of card programs says.

use crate::lab::league::{Findings, League, Milestone};
use crate::words::message::Message;
use crate::words::{pick, say, words};

words! {
    /// What the league of card programs says.
    pub LeagueWords {
        title: "A league of card programs (S0)", "カードプログラムのリーグ（S0）";
        order: "After how many games the order stands", "順位が定まるまでのゲーム数";
        ratings: "Ratings in the end, by rank in points", "最後のレーティング（得点の順）";
        rank: "rank", "順位";
        rating: "rating", "レーティング";
        wrong: "Pairs of programs in the wrong order, by games", "順序の誤っている組の数（ゲーム数ごと）";
        games: "games", "ゲーム";
        pairs: "pairs", "組";
    }
}

impl LeagueWords {
    /// How much was played, and how.
    pub fn played(self, league: &League) -> String {
        let League { seed, sets, games, playouts, k, orders, .. } = league;
        let (programs, all) = (league.programs.len(), sets * games);
        let error = league.hand_error();
        say!(self.language;
            "{all} games of five of {programs} programs, {sets} sets of {games}, rated after every game with K = {k}; \
             hands by {playouts} playouts (standard error of p at most {error:.3}). Ranges are over {orders} orders of the \
             sets. Random seed {seed}.",
            "{programs}個から5個ずつ、{games}ゲームを{sets}セット（計{all}ゲーム）。1ゲームごとにK = {k}で計算。手札勝率は{playouts}回\
             のプレイアウト（標準誤差は最大{error:.3}）。範囲はセットの順序{orders}通りの95%。乱数の種 {seed}。")
    }

    /// What knowing hands is worth.
    pub fn verdict(self, found: &Findings) -> Vec<String> {
        let lang = self.language;
        let [plain, corrected] = &found.ratings;
        let percent = |share: f64| 100.0 * share;
        let right = [plain, corrected].map(|one| percent(one.right.median()));
        let loss = [plain, corrected].map(|one| one.log_loss);
        let mut said = vec![
            say!(lang;
                "The order by rating is that by points after {:.0}% of the games in the second half without hands, {:.0}% \
                 with hands.",
                "後半のゲームのうち、レーティングの順位が得点の順位と一致したのは、補正なしで{:.0}%、補正ありで{:.0}%。",
                right[0], right[1]),
            say!(lang;
                "Log-loss of a pair, predicted from the ratings before the game: {:.4} without hands, {:.4} with hands.",
                "ゲーム前のレーティングによる予測の対数損失（組ごと）：補正なし{:.4}、補正あり{:.4}。",
                loss[0], loss[1]),
        ];
        let faults = found.faults;
        said.extend((faults > 0).then(|| lang.words().message.influence.faults(faults)));
        said
    }

    /// Too few programs for a table, or one of them twice.
    pub fn no_league(self) -> Message {
        Message::new(
            pick!(self.language; "a league needs at least five different programs",
                "リーグには異なるプログラムが5個以上必要です。"),
            pick!(self.language; "name more, like random,default,kou2,snowl:100,snowl",
                "`random,default,kou2,snowl:100,snowl` のように指定してください。"),
        )
    }

    /// What may be said of an order.
    pub fn milestone(self, milestone: Milestone) -> &'static str {
        match milestone {
            Milestone::OneWrong => pick!(self.language; "one-wrong", "誤りが1組以下"),
            Milestone::Right => pick!(self.language; "right", "初めて一致"),
            Milestone::Stands => pick!(self.language; "stands", "10セット続けて一致"),
            Milestone::ForGood => pick!(self.language; "for-good", "最後まで一致"),
        }
    }
}
