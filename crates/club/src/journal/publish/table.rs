//! The published tables, their columns and keys.

use std::fmt::Write as _;
use std::sync::OnceLock;

use super::BATCH;

/// A published table; referring tables come after those they refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Table {
    Players,
    /// Under which other names.
    Aliases,
    /// Under which numbers of other bodies.
    ExternalIds,
    /// Decisions on likely duplicates.
    Judgements,
    RatingLists,
    Tournaments,
    Stages,
    Entrants,
    /// Players without a match in a round of a Swiss.
    Byes,
    Matches,
    /// The games of matches of two that are known one by one.
    Games,
    /// The seats of each pod.
    Seats,
    /// The finishing orders there.
    Finishes,
    Hands,
    /// The cards of each hand, and what valued them.
    Deals,
    /// The tables of the hall.
    Hall,
    /// The rating of all players with a rated match.
    Ratings,
    /// How each rated match moved the ratings of its players.
    RatingChanges,
    /// How ratings were corrected by hand.
    Adjustments,
}

impl Table {
    pub const ALL: [Self; 19] = [
        Self::Players,
        Self::Aliases,
        Self::ExternalIds,
        Self::Judgements,
        Self::RatingLists,
        Self::Tournaments,
        Self::Stages,
        Self::Entrants,
        Self::Byes,
        Self::Matches,
        Self::Games,
        Self::Seats,
        Self::Finishes,
        Self::Hands,
        Self::Deals,
        Self::Hall,
        Self::Ratings,
        Self::RatingChanges,
        Self::Adjustments,
    ];

    /// Its name in the file.
    pub fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Aliases => "aliases",
            Self::ExternalIds => "external_ids",
            Self::Judgements => "judgements",
            Self::RatingLists => "rating_lists",
            Self::Tournaments => "tournaments",
            Self::Stages => "stages",
            Self::Entrants => "entrants",
            Self::Byes => "byes",
            Self::Matches => "matches",
            Self::Games => "games",
            Self::Seats => "seats",
            Self::Finishes => "finishes",
            Self::Hands => "hands",
            Self::Deals => "deals",
            Self::Hall => "hall",
            Self::Ratings => "ratings",
            Self::RatingChanges => "rating_changes",
            Self::Adjustments => "adjustments",
        }
    }

    /// Its columns, the key first.
    pub fn columns(self) -> &'static [&'static str] {
        match self {
            Self::Players => {
                &["player", "number", "name", "reading", "club", "note", "merged_into", "publicity"]
            }
            Self::Aliases => &["player", "alias"],
            Self::ExternalIds => &["player", "scheme", "value"],
            Self::Judgements => &["a", "b", "verdict"],
            Self::RatingLists => &["list", "name", "k", "start", "rules"],
            Self::Tournaments => &[
                "tournament",
                "name",
                "list",
                "phase",
                "first_move",
                "rating_from",
                "rating_below",
                "card_game",
            ],
            Self::Entrants => &["tournament", "player", "position", "seed", "rank", "exit"],
            Self::Byes => &["tournament", "stage", "round", "player", "kind"],
            Self::Stages => &["tournament", "stage", "format", "takes", "drawn", "fill"],
            Self::Matches => &[
                "tournament",
                "match",
                "stage",
                "\"group\"",
                "round",
                "player_a",
                "player_b",
                "state",
                "games_a",
                "games_b",
                "draws",
                "start_a",
                "start_b",
                "walkover",
                "exit",
                "winner",
                "counts",
                "at_table",
                "played_on",
            ],
            Self::Games => &["tournament", "match", "game", "result", "hand_a", "first"],
            Self::Seats => &["tournament", "match", "seat", "player"],
            Self::Finishes => &["tournament", "match", "game", "player", "place", "played_on"],
            Self::Hands => &["tournament", "match", "game", "player", "opponent", "p"],
            Self::Deals => &["tournament", "match", "game", "player", "cards", "engine", "seed"],
            Self::Hall => &["position", "name", "reserved"],
            Self::Ratings => &["list", "player", "rating"],
            Self::RatingChanges => {
                &["list", "tournament", "match", "player", "played_on", "before", "after"]
            }
            Self::Adjustments => {
                &["list", "entry", "action", "player", "day", "reason", "before", "after"]
            }
        }
    }

    /// How many columns make the key.
    pub fn key(self) -> usize {
        match self {
            Self::Players | Self::RatingLists | Self::Tournaments | Self::Hall => 1,
            Self::Aliases
            | Self::ExternalIds
            | Self::Judgements
            | Self::Stages
            | Self::Entrants
            | Self::Matches
            | Self::Ratings => 2,
            Self::Games | Self::Seats => 3,
            Self::Byes | Self::Finishes | Self::Deals | Self::RatingChanges | Self::Adjustments => {
                4
            }
            Self::Hands => 5,
        }
    }

    /// Writes a row, over an older one of the same key.
    pub(super) fn put(self) -> &'static str {
        static SQL: [OnceLock<String>; Table::ALL.len()] =
            [const { OnceLock::new() }; Table::ALL.len()];
        SQL[self as usize].get_or_init(|| self.put_rows(1))
    }

    /// Like [`Self::put`], for [`BATCH`] rows at once.
    pub(super) fn put_batch(self) -> &'static str {
        static SQL: [OnceLock<String>; Table::ALL.len()] =
            [const { OnceLock::new() }; Table::ALL.len()];
        SQL[self as usize].get_or_init(|| self.put_rows(BATCH))
    }

    fn put_rows(self, rows: usize) -> String {
        let (columns, key) = (self.columns(), self.key());
        let row = format!("({})", vec!["?"; columns.len()].join(", "));
        let mut sql = format!(
            "INSERT INTO {} ({}) VALUES {}",
            self.name(),
            columns.join(", "),
            vec![row; rows].join(", ")
        );
        let set: Vec<String> =
            columns[key..].iter().map(|name| format!("{name} = excluded.{name}")).collect();
        let _ = if set.is_empty() {
            write!(sql, " ON CONFLICT DO NOTHING")
        } else {
            let key = columns[..key].join(", ");
            write!(sql, " ON CONFLICT ({key}) DO UPDATE SET {}", set.join(", "))
        };
        sql
    }

    /// Takes a row away.
    pub(super) fn delete(self) -> &'static str {
        static SQL: [OnceLock<String>; Table::ALL.len()] =
            [const { OnceLock::new() }; Table::ALL.len()];
        SQL[self as usize].get_or_init(|| {
            let places: Vec<String> = (1..)
                .zip(&self.columns()[..self.key()])
                .map(|(n, column)| format!("{column} = ?{n}"))
                .collect();
            format!("DELETE FROM {} WHERE {}", self.name(), places.join(" AND "))
        })
    }

    /// Takes every row away.
    pub(crate) fn clear(self) -> String {
        format!("DELETE FROM {}", self.name())
    }

    pub(crate) fn select(self) -> String {
        format!("SELECT {} FROM {}", self.columns().join(", "), self.name())
    }
}
