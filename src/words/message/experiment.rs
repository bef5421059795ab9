//! What experiments say.

use crate::lab::virtual_game::{Findings, HandLaw, Logarithm, Method};
use crate::words::{pick, say, words};

words! {
    /// What experiments say.
    pub ExperimentWords {
        virtual_game: "The virtual game of S0", "仮想ゲーム（S0）";
        figure(number: u32, what: &str, logarithm: &str):
            "Figure {number}: {what}, {logarithm}", "図{number}：{what}、{logarithm}";
        /// Scales of charts.
        rating: "rating", "レーティング";
        sets: "sets", "セット数";
        /// Below a chart.
        seed(seed: u64): "random seed {seed}", "乱数の種 {seed}";
        /// While an experiment goes on, on the command line.
        progress(percent: usize): "{percent}%, Ctrl-C stops", "{percent}%（Ctrl-C で中止）";
    }
}

impl ExperimentWords {
    /// What was played, and which logarithm the document must have used.
    pub fn virtual_game_verdict(self, found: &Findings) -> Vec<String> {
        let lang = self.language;
        let (game, likely) = (&found.game, found.likely());
        let (sets, games, k, seed) = (game.sets, game.games, game.k, game.seed);
        let [base_10, natural] = Logarithm::ALL.map(|one| found.distance(one));
        let name = self.logarithm(likely);
        vec![
            say!(lang;
                "Medians of the stronger player (true rating 1700) over {sets} sets of {games} games, \
                 K = {k}, random seed {seed}.",
                "強い選手（本来1700）の、{sets}セット×{games}ゲームの中央値。K = {k}、乱数の種 {seed}。"),
            say!(lang;
                "Largest distance from the printed medians: base 10 {base_10:.0} points, natural logarithm \
                 {natural:.0}. The document must have simulated with: {name}.",
                "文献の中央値との差の最大：底10で{base_10:.0}点、自然対数で{natural:.0}点。文献のシミュレーションは\
                 {name}を使ったと考えられます。"),
        ]
    }

    /// How hands are spread.
    pub fn hand_law(self, law: HandLaw) -> &'static str {
        match law {
            HandLaw::None => pick!(self.language; "none", "優劣なし"),
            HandLaw::Gauss => pick!(self.language; "gauss", "正規分布"),
            HandLaw::Binary => pick!(self.language; "binary", "0.1か0.9"),
        }
    }

    /// A logarithm.
    pub fn logarithm(self, logarithm: Logarithm) -> &'static str {
        match logarithm {
            Logarithm::Base10 => pick!(self.language; "base 10", "底10"),
            Logarithm::Natural => pick!(self.language; "natural logarithm", "自然対数"),
        }
    }

    /// How a game is rated.
    pub fn method(self, method: Method) -> &'static str {
        match method {
            Method::Plain => pick!(self.language; "plain Elo", "従来のElo"),
            Method::Corrected => pick!(self.language; "hand-corrected", "手札補正"),
            Method::CorrectedWithError => {
                pick!(self.language; "hand-corrected, error 0.05", "手札補正（誤差0.05）")
            }
        }
    }
}
