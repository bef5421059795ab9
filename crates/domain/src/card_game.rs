//! The card games whose hands the program can value.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

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
