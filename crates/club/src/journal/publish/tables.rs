//! Tables of more than two: who sits there, who finished where.

use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

use strum::{IntoStaticStr, VariantArray};

use super::{BATCH, Changes, Value, count, day, integer, optional, text};
use crate::club::Tournament;
use crate::club::tournament::{PlayedGame, Pod};
use crate::domain::game::Deal;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;

pub(super) fn diff(before: Option<&Tournament>, after: Option<&Tournament>, changes: &mut Changes) {
    let all = |found: Option<&Tournament>| -> Vec<Arc<Pod>> {
        found.map(|found| found.pods.clone()).unwrap_or_default()
    };
    let kept = |no| after.and_then(|after| after.pod(no));
    for gone in all(before).iter().filter(|pod| kept(pod.no).is_none()) {
        rows(before.map(|before| (before, gone.as_ref())), None, changes);
    }
    // A withdrawal may end a pod that is otherwise as it was.
    let same_players = before.zip(after).is_some_and(|(before, after)| before.exits == after.exits);
    for pod in all(after) {
        let known = before.and_then(|before| Some((before, before.pod(pod.no)?)));
        if !known.is_some_and(|(_, known)| same_players && Arc::ptr_eq(known, &pod)) {
            let known = known.map(|(before, known)| (before, known.as_ref()));
            rows(known, after.map(|after| (after, pod.as_ref())), changes);
        }
    }
}

/// The rows of a table for a pod.
pub(super) fn rows_of(table: Table, tournament: &Tournament, pod: &Pod) -> Vec<Vec<Value>> {
    match table {
        Table::Matches => vec![match_row(tournament, pod)],
        Table::Seats => seats(tournament.id, pod),
        Table::Finishes => finishes(tournament.id, pod),
        Table::Hands => hands(tournament.id, pod),
        Table::Deals => deals(tournament.id, pod),
        // A pod has none of the others.
        _ => Vec::new(),
    }
}

type Seated<'a> = Option<(&'a Tournament, &'a Pod)>;

fn rows(before: Seated<'_>, after: Seated<'_>, changes: &mut Changes) {
    for table in [Table::Matches, Table::Seats, Table::Finishes, Table::Hands, Table::Deals] {
        changes.compare(table, [before, after], |(event, pod)| rows_of(table, event, pod));
    }
}

fn match_row(tournament: &Tournament, pod: &Pod) -> Vec<Value> {
    let mut row = vec![integer(tournament.id.0), integer(pod.no.0), integer(pod.stage)];
    row.extend([Value::Null, text(RoundName::Round(pod.round).to_string())]);
    row.extend([Value::Null, Value::Null, text(tournament.state_of_pod(pod).label())]);
    // No score of two, no start, no exit, no winner.
    row.extend(vec![Value::Null; 8]);
    row.push(integer(true));
    row.push(text(pod.table_name()));
    row.push(optional(pod.games.first(), |game| day(game.played_on)));
    row
}

fn seats(id: TournamentId, pod: &Pod) -> Vec<Vec<Value>> {
    let row = |(seat, player): (usize, u32)| {
        vec![integer(id.0), integer(pod.no.0), count(seat), integer(player)]
    };
    (1..).zip(pod.seats.iter().map(|player| player.0)).map(row).collect()
}

fn finishes(id: TournamentId, pod: &Pod) -> Vec<Vec<Value>> {
    let games = (1..).zip(&pod.games).flat_map(|(game, played): (usize, _)| {
        played.finish.players().map(move |player| {
            vec![
                integer(id.0),
                integer(pod.no.0),
                count(game),
                integer(player.0),
                optional(played.finish.place(player), integer),
                day(played.played_on),
            ]
        })
    });
    games.collect()
}

fn hands(id: TournamentId, pod: &Pod) -> Vec<Vec<Value>> {
    let games = (1..).zip(&pod.games).flat_map(|(game, played): (usize, _)| {
        played.hands.0.iter().map(move |&(player, opponent, hand)| {
            vec![
                integer(id.0),
                integer(pod.no.0),
                count(game),
                integer(player.0),
                integer(opponent.0),
                Value::Real(hand.p()),
            ]
        })
    });
    games.collect()
}

fn deals(id: TournamentId, pod: &Pod) -> Vec<Vec<Value>> {
    let dealt = (1..)
        .zip(&pod.games)
        .filter_map(|(game, played)| Some((game, played, played.deal.as_ref()?)));
    let rows = |(game, played, dealt): (u32, &PlayedGame, &Deal)| {
        deal((id, pod.no), game, dealt, &pod.seats_of(played))
    };
    dealt.flat_map(rows).collect()
}

/// The cards of one game, a row a hand.
pub(super) fn deal(
    (id, no): (TournamentId, MatchNo),
    game: u32,
    deal: &Deal,
    players: &[PlayerId],
) -> Vec<Vec<Value>> {
    let row = |(player, cards): (&PlayerId, &String)| {
        vec![
            integer(id.0),
            integer(no.0),
            integer(game),
            integer(player.0),
            text(cards),
            text(&deal.engine),
            optional(deal.seed, |seed| text(seed.to_string())),
        ]
    };
    players.iter().zip(&deal.hands).map(row).collect()
}

// The published tables, their columns and keys.

/// A published table by its name in the file; referring tables come after those they refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
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

/// Statements that change the rows of a table.
pub(super) struct Statements {
    /// Writes a row, over an older one of the same key.
    pub(super) put: String,
    /// Like `put`, for [`BATCH`] rows at once.
    pub(super) put_batch: String,
    /// Takes a row away.
    pub(super) delete: String,
}

impl Table {
    pub const ALL: [Self; Self::VARIANTS.len()] = *Self::VARIANTS.first_chunk().expect("as many");

    /// Its name in the file.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// How many columns make its key, and its columns, those of the key first.
    fn layout(self) -> (usize, &'static [&'static str]) {
        match self {
            Self::Players => (
                1,
                &[
                    "player",
                    "number",
                    "name",
                    "reading",
                    "club",
                    "note",
                    "merged_into",
                    "publicity",
                ],
            ),
            Self::Aliases => (2, &["player", "alias"]),
            Self::ExternalIds => (2, &["player", "scheme", "value"]),
            Self::Judgements => (2, &["a", "b", "verdict"]),
            Self::RatingLists => (1, &["list", "name", "k", "start", "rules"]),
            Self::Tournaments => (
                1,
                &[
                    "tournament",
                    "name",
                    "list",
                    "phase",
                    "first_move",
                    "rating_from",
                    "rating_below",
                    "card_game",
                ],
            ),
            Self::Stages => (2, &["tournament", "stage", "format", "takes", "drawn", "fill"]),
            Self::Entrants => (2, &["tournament", "player", "position", "seed", "rank", "exit"]),
            Self::Byes => (4, &["tournament", "stage", "round", "player", "kind"]),
            Self::Matches => (
                2,
                &[
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
            ),
            Self::Games => (3, &["tournament", "match", "game", "result", "hand_a", "first"]),
            Self::Seats => (3, &["tournament", "match", "seat", "player"]),
            Self::Finishes => (4, &["tournament", "match", "game", "player", "place", "played_on"]),
            Self::Hands => (5, &["tournament", "match", "game", "player", "opponent", "p"]),
            Self::Deals => {
                (4, &["tournament", "match", "game", "player", "cards", "engine", "seed"])
            }
            Self::Hall => (1, &["position", "name", "reserved"]),
            Self::Ratings => (2, &["list", "player", "rating"]),
            Self::RatingChanges => {
                (4, &["list", "tournament", "match", "player", "played_on", "before", "after"])
            }
            Self::Adjustments => {
                (4, &["list", "entry", "action", "player", "day", "reason", "before", "after"])
            }
        }
    }

    /// Its columns, the key first.
    pub fn columns(self) -> &'static [&'static str] {
        self.layout().1
    }

    /// How many columns make the key.
    pub fn key(self) -> usize {
        self.layout().0
    }

    pub(super) fn statements(self) -> &'static Statements {
        static SQL: [OnceLock<Statements>; Table::ALL.len()] =
            [const { OnceLock::new() }; Table::ALL.len()];
        SQL[self as usize].get_or_init(|| {
            let places = (1..).zip(&self.columns()[..self.key()]);
            let places: Vec<String> =
                places.map(|(n, column)| format!("{column} = ?{n}")).collect();
            Statements {
                put: self.put_rows(1),
                put_batch: self.put_rows(BATCH),
                delete: format!("DELETE FROM {} WHERE {}", self.name(), places.join(" AND ")),
            }
        })
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

    /// Takes every row away.
    pub(crate) fn clear(self) -> String {
        format!("DELETE FROM {}", self.name())
    }

    /// Reads all rows in the order of their keys, as they lie in the file.
    pub(crate) fn select(self) -> String {
        let (columns, key) = (self.columns(), &self.columns()[..self.key()]);
        let [columns, key] = [columns, key].map(|names| names.join(", "));
        format!("SELECT {columns} FROM {} ORDER BY {key}", self.name())
    }
}
