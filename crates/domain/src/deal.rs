//! The cards that were dealt for a game, kept beside the win probability that was worked out from them, and
//! the games whose hands are worth something.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

/// The most characters of one hand: 53 cards as people write them.
const MOST: usize = 250;

/// The cards of one game.
///
/// The win probability stays what it was when it was recorded: a later version of an engine changes no rating. What
/// is needed to work it out again is kept with the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The cards of each player as the engine writes them: by side in a match of two, by seat at a pod.
    pub hands: Vec<String>,
    /// The engine and its version.
    pub engine: String,
    /// The seed of the playouts; none where the engine does not play out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// The deals of a match, by the number of the game, from 1.
///
/// Written as a list of pairs: a number that is a key of an object could not be read again inside an action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(u32, Deal)>", into = "Vec<(u32, Deal)>")]
pub struct Deals(pub BTreeMap<u32, Deal>);

impl From<Vec<(u32, Deal)>> for Deals {
    fn from(deals: Vec<(u32, Deal)>) -> Self {
        Self(deals.into_iter().collect())
    }
}

impl From<Deals> for Vec<(u32, Deal)> {
    fn from(deals: Deals) -> Self {
        deals.0.into_iter().collect()
    }
}

impl Deals {
    /// Whether no cards are known.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Deal {
    /// Whether it has a hand for each of so many players, every text readable and of a length that cards have.
    pub fn is_sound(&self, players: usize) -> bool {
        let sound = |text: &String| {
            !text.trim().is_empty()
                && text.chars().count() <= MOST
                && !text.chars().any(char::is_control)
        };
        self.hands.len() == players && self.hands.iter().chain([&self.engine]).all(sound)
    }
}

/// The card game that a tournament plays. The names are those of the journal, the command line and the data.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum CardGame {
    /// Prime Daifugō (素数大富豪): two players, 54 cards.
    PrimeDaifugo,
    /// Daihinmin by the UEC standard rules (大貧民): 53 cards.
    Daihinmin,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_journal_holds_the_cards() {
        let hands = ["QT338647JA9", "T77TJK4X3KA"].map(str::to_owned).to_vec();
        let deals =
            Deals::from(vec![(2, Deal { hands, engine: "primes 1".to_owned(), seed: None })]);
        let text = serde_json::to_string(&deals).unwrap();
        assert_eq!(text, r#"[[2,{"hands":["QT338647JA9","T77TJK4X3KA"],"engine":"primes 1"}]]"#);
        assert_eq!(serde_json::from_str::<Deals>(&text).unwrap(), deals);
    }

    #[test]
    fn each_player_has_a_hand() {
        let deal = |hands: &[&str]| Deal {
            hands: hands.iter().map(|&hand| hand.to_owned()).collect(),
            engine: "daihinmin 1".to_owned(),
            seed: Some(7),
        };
        assert!(deal(&["S3", "HK"]).is_sound(2));
        for wrong in [
            deal(&["S3"]),
            deal(&["S3", " "]),
            deal(&["S3", "H\u{7}"]),
            deal(&["S3", &"H".repeat(251)]),
        ] {
            assert!(!wrong.is_sound(2), "{wrong:?}");
        }
    }
}
