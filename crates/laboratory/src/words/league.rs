//! Texts of the league of card programs.

use crate::lab::league::{Findings, League, Milestone, Ratings};
use crate::words::message::Message;
use crate::words::own;
use crate::words::{pick, say, words};

words! {
    pub LeagueWords {
        title: "A league of card programs (S0)", "カードプログラムのリーグ（S0）";
        order: "After how many games the order stands", "順位が定まるまでのゲーム数";
        ratings(k: f64): "Ratings in the end by rank in points, K = {k}", "最後のレーティング（得点の順、K = {k}）";
        rank: "rank", "順位";
        rating: "rating", "レーティング";
        wrong(k: f64): "Pairs of programs in the wrong order by games, K = {k}",
            "順序の誤っている組の数（ゲーム数ごと、K = {k}）";
        games: "games", "ゲーム";
        pairs: "pairs", "組";
    }
}

impl LeagueWords {
    /// How much was played, and how.
    pub fn played(self, league: &League) -> String {
        let League { seed, sets, games, playouts, orders, .. } = league;
        let (programs, all) = (league.programs.len(), sets * games);
        let error = league.hand_error();
        say!(self.language;
            "{all} games of five of {programs} programs, {sets} sets of {games}, rated after every game; \
             hands by {playouts} playouts (standard error of p at most {error:.3}). Ranges are over {orders} orders of the \
             sets. Random seed {seed}.",
            "{programs}個から5個ずつ、{games}ゲームを{sets}セット（計{all}ゲーム）。1ゲームごとに計算。手札勝率は{playouts}回\
             のプレイアウト（標準誤差は最大{error:.3}）。範囲はセットの順序{orders}通りの95%。乱数の種 {seed}。")
    }

    /// The gain from known hands, a sentence for each K.
    pub fn verdict(self, found: &Findings) -> Vec<String> {
        let lang = self.language;
        let of_k = |[plain, corrected]: &[Ratings; 2]| {
            let k = plain.k;
            let right = [plain, corrected].map(|one| 100.0 * one.right.median());
            let loss = [plain, corrected].map(|one| one.log_loss);
            say!(lang;
                "K = {k}: the order by rating is that by points after {:.0}% of the games of the second half without hands, \
                 {:.0}% with hands. Log-loss of a pair, predicted from the ratings before: {:.4} and {:.4}.",
                "K = {k}：後半のゲームのうち、レーティングの順位が得点の順位と一致したのは補正なしで{:.0}%、補正ありで{:.0}%。\
                 ゲーム前のレーティングによる予測の対数損失（組ごと）は{:.4}と{:.4}。",
                right[0], right[1], loss[0], loss[1])
        };
        let mut said: Vec<String> = found.ratings.iter().map(of_k).collect();
        let faults = found.faults;
        said.extend((faults > 0).then(|| own(lang.words()).influence.faults(faults)));
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

    /// The name of a milestone: how far, and how lastingly, an order is right.
    pub fn milestone(self, milestone: Milestone) -> &'static str {
        match milestone {
            Milestone::OneWrong => pick!(self.language; "one-wrong", "誤りが1組以下"),
            Milestone::Right => pick!(self.language; "right", "初めて一致"),
            Milestone::Stands => pick!(self.language; "stands", "10セット続けて一致"),
            Milestone::ForGood => pick!(self.language; "for-good", "最後まで一致"),
        }
    }
}
