//! Every finished match.

use chrono::NaiveDate;

use super::{Cell, Sheet};
use crate::club::{Club, Match, Record, Tournament};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Score, Side};

const COLUMNS: &[&str] = &[
    "event", "match", "round", "player_a", "player_b", "number_a", "number_b", "games_a",
    "games_b", "draws", "walkover", "date", "exit",
];

/// The finished matches of all tournaments, or of those of one rating list, played up to the end
/// of a day. A walkover has no games; it names the winner's side, `a` or `b`. Other exits have a
/// word in the last column.
pub fn matches(club: &Club, list: Option<ListId>, as_of: Option<NaiveDate>) -> Sheet {
    let rows = club
        .tournaments()
        .filter(|tournament| list.is_none_or(|list| tournament.list == list))
        .flat_map(|tournament| tournament.matches.iter().map(move |played| (tournament, played)))
        .filter_map(|(tournament, played)| Some((tournament, played, played.record?)))
        .filter(|(_, _, record)| as_of.is_none_or(|day| record.played_on <= day))
        .map(|(tournament, played, record)| row(club, tournament, played, record));
    Sheet::new(COLUMNS, rows.collect())
}

fn row(club: &Club, tournament: &Tournament, played: &Match, record: Record) -> Vec<Cell> {
    let name = |id: PlayerId| Cell::maybe(club.player(id).map(|player| player.name.as_str()));
    let number = |id: PlayerId| Cell::text(club.registry().today(id).to_string());
    let [a, b] = record.sides;
    let games =
        |of: fn(Score) -> u32| record.outcome.played().map_or(Cell::Empty, |s| of(s).into());
    let walkover = match record.outcome {
        Outcome::Walkover(Side::A) => Cell::text("a"),
        Outcome::Walkover(Side::B) => Cell::text("b"),
        _ => Cell::Empty,
    };
    vec![
        Cell::text(&tournament.name),
        played.no.0.into(),
        Cell::text(played.round.to_string()),
        name(a),
        name(b),
        number(a),
        number(b),
        games(|score| score.a),
        games(|score| score.b),
        games(|score| score.draws),
        walkover,
        Cell::Day(record.played_on),
        Cell::maybe(record.outcome.exit_label()),
    ]
}
