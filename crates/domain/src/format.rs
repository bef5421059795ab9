//! The formats of a stage.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::bracket::{GrandFinal, Pairing, Slot};
use super::place_points::PlacePoints;
use super::score::Lengths;
use super::seeding::Split;
use super::standings::StandingsPlan;
use super::swiss::{SwissPlan, proposed_rounds};
use super::{berger, bracket};

/// The format of a stage.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumDiscriminants,
)]
#[serde(rename_all = "snake_case")]
#[strum_discriminants(
    name(FormatKind),
    doc = "The format of a stage without what it is played with: what an organiser chooses first.",
    derive(strum::Display, strum::EnumString, strum::IntoStaticStr, strum::VariantNames),
    strum(serialize_all = "kebab-case")
)]
pub enum Format {
    /// A player is out after one loss.
    SingleElimination {
        /// Whether the losers of the semi-finals play for third place.
        third_place: bool,
        /// Whether placement matches decide all other places too.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        placement: bool,
    },
    /// A player is out after two losses.
    DoubleElimination {
        /// The form of the grand final.
        grand_final: GrandFinal,
    },
    /// Everyone plays everyone, by the Berger tables.
    RoundRobin {
        /// Whether all play twice, the second time with the sides exchanged.
        double: bool,
    },
    /// A round robin in each group.
    Groups {
        /// The number of groups.
        groups: u32,
        /// Whether all play twice, the second time with the sides exchanged.
        double: bool,
        /// The way in which seeds are divided into groups.
        split: Split,
    },
    /// Each round pairs players with equal points who have not met: the FIDE (Dutch) system.
    Swiss {
        /// The number of planned rounds; 0 until the start if it is not set.
        rounds: u32,
        /// Whether games have colours, or another first move that is to be shared evenly.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        colours: bool,
    },
    /// Pods: three to eight play together, several games at a time, each with a finishing order.
    Tables {
        /// The number of players in a pod, if the field can be divided so.
        size: u32,
        /// The number of games before the seats are drawn again.
        games: u32,
    },
    /// No pairings and no end: the winner takes a higher opponent's place.
    Ladder,
    /// No pairings: matches are entered as they were played.
    Recorded,
}

impl Format {
    /// This format, in which a Swiss without a number of rounds gets as many as these entrants need.
    #[must_use]
    pub fn for_entrants(self, entrants: usize) -> Self {
        match self {
            Self::Swiss { rounds: 0, colours } => {
                Self::Swiss { rounds: proposed_rounds(entrants), colours }
            }
            format => format,
        }
    }

    /// The number of entrants that it may have.
    pub fn entrants(self) -> RangeInclusive<usize> {
        match self {
            Self::SingleElimination { .. } | Self::DoubleElimination { .. } => bracket::ENTRANTS,
            Self::RoundRobin { .. } => berger::ENTRANTS,
            Self::Groups { groups, .. } => {
                let groups = usize::try_from(groups).unwrap_or(usize::MAX);
                groups.saturating_mul(2)..=groups.saturating_mul(*berger::ENTRANTS.end())
            }
            Self::Swiss { .. } => 2..=1024,
            Self::Tables { .. } => 3..=1024,
            Self::Recorded | Self::Ladder => 0..=usize::MAX,
        }
    }

    /// Whether losses put players out, so that every match must have a winner.
    pub fn is_elimination(self) -> bool {
        matches!(self, Self::SingleElimination { .. } | Self::DoubleElimination { .. })
    }

    /// Whether the losers of the semi-finals play for third place.
    pub fn plays_for_third(self) -> bool {
        matches!(
            self,
            Self::SingleElimination { third_place: true, .. }
                | Self::SingleElimination { placement: true, .. }
        )
    }

    /// The matches of a stage among `places`, the best seed first; `None` is a bye. Empty
    /// for formats whose matches depend on groups, or are paired or entered later.
    pub fn structure(self, places: &[Option<Slot>]) -> Vec<Pairing> {
        match self {
            Self::SingleElimination { placement: true, .. } => bracket::placement(places),
            Self::SingleElimination { third_place, .. } => {
                bracket::single_elimination(places, third_place)
            }
            Self::DoubleElimination { grand_final } => {
                bracket::double_elimination(places, grand_final)
            }
            Self::RoundRobin { double } => berger::round_robin(places, double),
            Self::Groups { .. }
            | Self::Swiss { .. }
            | Self::Tables { .. }
            | Self::Recorded
            | Self::Ladder => Vec::new(),
        }
    }

    /// Whether pairings are created, rather than matches entered as they were played.
    pub fn has_draw(self) -> bool {
        !matches!(self, Self::Recorded | Self::Ladder)
    }

    /// Whether the field is divided into groups.
    pub fn has_groups(self) -> bool {
        matches!(self, Self::Groups { .. })
    }

    /// Whether everyone plays everyone, in one group or several.
    pub fn is_round_robin(self) -> bool {
        matches!(self, Self::RoundRobin { .. } | Self::Groups { .. })
    }

    /// Whether matches earn points, which decide the standings.
    pub fn has_points(self) -> bool {
        self.is_round_robin() || self.is_swiss() || self == Self::Recorded
    }

    /// Whether it is played in pods.
    pub fn has_seats(self) -> bool {
        matches!(self, Self::Tables { .. })
    }

    /// Whether rounds are paired one by one, by the results so far.
    pub fn is_swiss(self) -> bool {
        matches!(self, Self::Swiss { .. })
    }

    /// Whether the pairing decides who moves first: the player named first.
    pub fn has_colours(self) -> bool {
        matches!(self, Self::Swiss { colours: true, .. })
    }

    /// Whether its rounds are created one by one, each after the one before was played.
    pub fn draws_rounds(self) -> bool {
        self.has_seats() || self.is_swiss()
    }
}

impl FormatKind {
    /// The simplest stage of this kind: no third-place match, one grand final, groups and pods not set yet.
    pub const fn plain(self) -> Format {
        match self {
            Self::SingleElimination => {
                Format::SingleElimination { third_place: false, placement: false }
            }
            Self::DoubleElimination => {
                Format::DoubleElimination { grand_final: GrandFinal::Simple }
            }
            Self::RoundRobin => Format::RoundRobin { double: false },
            Self::Groups => Format::Groups { groups: 0, double: false, split: Split::Snake },
            Self::Swiss => Format::Swiss { rounds: 0, colours: true },
            Self::Tables => Format::Tables { size: 0, games: 0 },
            Self::Ladder => Format::Ladder,
            Self::Recorded => Format::Recorded,
        }
    }
}

/// The seeding order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Seeding {
    /// The highest rating first, as it is when the pairings are created.
    Rating,
    /// The order of the list of entrants, which the organiser may arrange by hand.
    #[default]
    Entry,
    /// By lots.
    Random,
}

/// The plan of a stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StagePlan {
    /// The format.
    pub format: Format,
    /// The lengths of its matches.
    pub lengths: Lengths,
    /// The seeding order of its entrants.
    pub seeding: Seeding,
    /// The random seed of the lots, if it was agreed beforehand; only with [`Seeding::Random`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lots: Option<u64>,
    /// The number of top seeds that stay fixed; random order and club separation skip them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locked: Option<u32>,
    /// Whether players of one club are kept apart as long as possible.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
    /// In a later stage, how many players advance from each group of the
    /// stage before, or from the whole stage if it has no groups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takes: Option<u32>,
    /// How many more players advance: the best of the next rank across the groups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<u32>,
    /// In a round robin, the last round in which late entries are accepted; none for the first, 0 for never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_until: Option<u32>,
    /// The rules of its standings, if they are not the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standings: Option<StandingsPlan>,
    /// In pods, the points for each place, if they are not the usual ones: one for the last of
    /// the drawn seats, one more for each better place. Players who leave change nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place_points: Option<PlacePoints>,
    /// The settings of a Swiss stage; none for the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub swiss: Option<SwissPlan>,
}

const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_yes(given: &bool) -> bool {
    *given
}

impl StagePlan {
    /// A stage with the default settings.
    pub fn new(format: Format, lengths: Lengths, seeding: Seeding) -> Self {
        Self {
            format,
            lengths,
            seeding,
            lots: None,
            locked: None,
            apart: false,
            takes: None,
            fill: None,
            late_until: None,
            standings: None,
            place_points: None,
            swiss: None,
        }
    }

    /// The rules of its standings.
    pub fn standings(&self) -> StandingsPlan {
        self.standings.clone().unwrap_or_else(|| StandingsPlan::usual(self.format))
    }

    /// Whether creating its pairings records ratings: if its standings use
    /// them, and in a Swiss, where late entrants are placed by them.
    pub fn needs_ratings(&self) -> bool {
        self.format.is_swiss() || self.standings().needs_ratings()
    }

    /// The settings of a Swiss stage; the usual ones if none are set.
    pub fn swiss(&self) -> SwissPlan {
        self.swiss.clone().unwrap_or_default()
    }

    /// The last round of a round robin in which late entries are accepted.
    pub fn late_until(&self) -> u32 {
        self.late_until.unwrap_or(1)
    }
}
