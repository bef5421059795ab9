//! Models learned from recorded games.

use primes::Feature;

use crate::words::message::Message;
use crate::words::{pick, say, words};

words! {
    /// Models learned from recorded games.
    pub LabWords {
        /// Over the names of models, the log-loss of each, and the slope of its calibration.
        model: "model", "モデル";
        log_loss: "log_loss", "対数損失";
        slope: "slope", "校正の傾き";
        first_move: "first move", "先手";
        counts: "first move, jokers, two-digit cards", "先手・ジョーカー・2桁カード";
        hands: "the model", "このモデル";
        chosen: "features chosen without the match", "その試合を除いて選んだ特徴量";
        players: "first move, players", "先手・選手";
        hands_and_players: "the model, players", "このモデル・選手";
        without(feature: &str): "the model without {feature}", "このモデルから「{feature}」を除く";
        with(feature: &str): "the model with {feature}", "このモデルに「{feature}」を加える";
        seen(games: usize, matches: usize):
            "{games} games in {matches} matches; each match is predicted from the others",
            "{matches}試合{games}ゲーム。各試合をほかの試合から予測しました。";
    }
}

impl LabWords {
    /// How likely the first move wins between equal hands.
    pub fn first_move_p(self, p: f64) -> String {
        let percent = 100.0 * p;
        say!(self.language; "first-move win rate with equal hands: {percent:.1}%",
            "手札が互角のときの先手勝率：{percent:.1}%")
    }

    /// Nothing can be left out.
    pub fn one_match(self, file: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{file} has fewer than two matches, so no model can be tested",
                "{file} には試合が2つ以上なく、モデルを検証できません。"),
            pick!(lang; "add games of other matches, each with its own match_id",
                "ほかの試合のゲームを、試合ごとに別の match_id で加えてください。"),
        )
    }

    /// The name of a feature of a deal.
    pub fn feature(self, feature: Feature) -> &'static str {
        let japanese = match feature {
            Feature::Jokers => "ジョーカー",
            Feature::TwoDigit => "2桁カード",
            Feature::JackQueenKing => "J・Q・K",
            Feature::Kings => "K",
            Feature::Evens => "偶数カード",
            Feature::Ends => "素数の末尾になるカード",
            Feature::Whole => "手札全体で素数",
            Feature::FewestPrimes => "最少の素数分割",
            Feature::Trumps => "最強の出し方の数",
            Feature::Larger(2) => "2枚の最大素数の大小",
            Feature::Larger(3) => "3枚の最大素数の大小",
            Feature::Larger(4) => "4枚の最大素数の大小",
            Feature::Larger(5) => "5枚の最大素数の大小",
            Feature::Larger(_) => "最大素数の大小",
            Feature::Plan => "返されない素数とその残りの素数",
        };
        self.language.pick(feature.name(), japanese)
    }
}
