//! Decisions of the organiser about a Swiss beyond its rounds.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Settings of a Swiss stage beyond the usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwissPlan {
    /// In how many rounds, from the first on, players of one club do not meet if that is possible.
    #[serde(default, skip_serializing_if = "is_none")]
    pub apart: u32,
    /// Whether the stronger half begins with points on top (Baku acceleration, C.04.5.1 of the FIDE Handbook).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub accelerated: bool,
    /// The worth of the bye of a player left over, in half-points; none for as much as a win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<u8>,
    /// Where players begin by their ratings.
    #[serde(default, skip_serializing_if = "Bands::is_empty")]
    pub bands: Bands,
}

/// The ratings at which bands begin, the lowest first. A player who reaches one begins with the points of one win more, in
/// pairings and in standings (McMahon). As a text `1400,1600`, in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bands(Vec<u32>);

/// A text that says no bands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotBands;

impl Bands {
    /// The most that there can be.
    const MOST: usize = 20;

    /// Whether nobody begins with anything.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether they rise.
    fn are_sound(&self) -> bool {
        self.0.len() <= Self::MOST && self.0.windows(2).all(|two| two[0] < two[1])
    }

    /// How many wins' points a player of this rating begins with.
    pub fn reached(&self, rating: f64) -> u32 {
        let reached = self.0.iter().filter(|bound| rating >= f64::from(**bound));
        u32::try_from(reached.count()).unwrap_or(u32::MAX)
    }
}

impl fmt::Display for Bands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written: Vec<String> = self.0.iter().map(u32::to_string).collect();
        f.write_str(&written.join(","))
    }
}

impl FromStr for Bands {
    type Err = NotBands;

    fn from_str(text: &str) -> Result<Self, NotBands> {
        let numbers = text.split([',', ' ', ';', '、']).filter(|number| !number.is_empty());
        let mut bands: Vec<u32> =
            numbers.map(str::parse).collect::<Result<_, _>>().map_err(|_fault| NotBands)?;
        bands.sort_unstable();
        bands.dedup();
        Some(Self(bands)).filter(Self::are_sound).ok_or(NotBands)
    }
}

/// A round not to be played that was asked for.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum AskedBye {
    /// As much as a draw.
    Half,
    /// Nothing.
    Zero,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_none(rounds: &u32) -> bool {
    *rounds == 0
}

/// As many rounds as leave one player without a loss where no match is drawn: the logarithm of the number of entrants to
/// base 2, rounded up, and no fewer than 3.
pub fn proposed_rounds(entrants: usize) -> u32 {
    entrants.max(1).next_power_of_two().ilog2().max(3)
}

impl SwissPlan {
    /// Whether its parts go together: who begins by ratings is not accelerated besides.
    pub fn is_sound(&self) -> bool {
        self.bands.are_sound() && (self.bands.is_empty() || !self.accelerated)
    }

    /// How many of so many entrants begin with points on top: the better half, made even upwards.
    pub fn first_half(entrants: usize) -> usize {
        entrants.div_ceil(4) * 2
    }

    /// The points on top while a round (from 0) of so many is paired, for somebody of that half: those of a win in the
    /// first half of the accelerated rounds, half of that in the other; half of all rounds are accelerated.
    pub fn bonus(&self, round: usize, rounds: usize, win: u32) -> u32 {
        let accelerated = rounds.div_ceil(2);
        match round {
            _ if !self.accelerated || round >= accelerated => 0,
            _ if round < accelerated.div_ceil(2) => win,
            _ => win / 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_by_the_number_of_entrants() {
        let rounds = [0, 2, 8, 9, 16, 17, 64, 65].map(proposed_rounds);
        assert_eq!(rounds, [3, 3, 3, 4, 4, 5, 6, 7]);
    }

    /// The example of C.04.5.1: 161 players, nine rounds.
    #[test]
    fn the_stronger_half_begins_with_points_on_top() {
        assert_eq!(SwissPlan::first_half(161), 82);
        let plan = SwissPlan { accelerated: true, ..SwissPlan::default() };
        let bonus: Vec<u32> = (0..9).map(|round| plan.bonus(round, 9, 2)).collect();
        assert_eq!(bonus, [2, 2, 2, 1, 1, 0, 0, 0, 0]);
        assert!((0..9).all(|round| SwissPlan::default().bonus(round, 9, 2) == 0));
    }

    #[test]
    fn each_band_that_is_reached_gives_a_win_to_begin_with() {
        let bands: Bands = "1600, 1400 1800 1600".parse().expect("bands");
        assert_eq!(bands.to_string(), "1400,1600,1800");
        let wins = [1399.99, 1400.0, 1599.0, 1600.0, 2500.0].map(|rating| bands.reached(rating));
        assert_eq!(wins, [0, 1, 1, 2, 3]);
        assert_eq!("1400,dan".parse::<Bands>(), Err(NotBands));
        let many: Vec<String> = (1..=21).map(|n| n.to_string()).collect();
        assert_eq!(many.join(",").parse::<Bands>(), Err(NotBands));
        let plan = SwissPlan { bands, ..SwissPlan::default() };
        assert!(plan.is_sound());
        assert!(!SwissPlan { accelerated: true, ..plan.clone() }.is_sound());
        assert!(!SwissPlan { bands: Bands(vec![1600, 1400]), ..plan }.is_sound());
    }
}
