//! How likely each place is.

use super::tournament::group_cell;
use super::{Cell, Column, Sheet};
use crate::club::question::odds::GroupOdds;
use crate::club::{Club, Tournament};
use crate::domain::odds::Places;
use crate::domain::rounding::compare;

/// A row for each player of a stage, the likeliest winner of each group first, how likely they go on to
/// the next stage, and a column for each place: `1`, `2`, `3-4`. Groups that give out other places have nothing there.
pub fn odds(club: &Club, tournament: &Tournament, groups: &[GroupOdds]) -> Sheet {
    let mut places: Vec<Places> =
        groups.iter().flat_map(|group| group.odds.places.iter().copied()).collect();
    places.sort_unstable();
    places.dedup();
    let grouped = groups.iter().any(|group| group.group.is_some());
    let mut columns = Vec::new();
    columns.extend(grouped.then_some(Column::Group));
    columns.extend([Column::Number, Column::Name, Column::Rating]);
    let goes_on = groups.iter().any(|group| group.advance.is_some());
    columns.extend(goes_on.then_some(Column::Advances));
    columns.extend(places.iter().map(|at| Column::Named(named(*at))));
    let mut rows = Vec::new();
    for group in groups {
        let mut players: Vec<_> = group.odds.players.iter().enumerate().collect();
        // Stable: equals stay in the order of their seeds.
        players.sort_by(|(_, a), (_, b)| {
            let both = a.probabilities.iter().zip(&b.probabilities);
            let differing = both.map(|(a, b)| compare(*b, *a)).find(|order| order.is_ne());
            differing.unwrap_or(std::cmp::Ordering::Equal)
        });
        for (at, chances) in players {
            let name = club.player(chances.player).map(|player| player.name.as_str());
            let mut row = Vec::new();
            row.extend(grouped.then(|| group_cell(group.group)));
            row.extend([
                Cell::text(club.registry().today(chances.player).to_string()),
                Cell::maybe(name),
                Cell::Rating(club.rating(tournament.list, chances.player)),
            ]);
            let advance = group.advance.as_ref().and_then(|all| all.get(at));
            row.extend(goes_on.then(|| advance.map_or(Cell::Empty, |share| Cell::Share(*share))));
            row.extend(places.iter().map(|at| {
                let own = group.odds.places.iter().position(|place| place == at);
                let probability = own.and_then(|own| chances.probabilities.get(own));
                probability.map_or(Cell::Empty, |probability| Cell::Share(*probability))
            }));
            rows.push(row);
        }
    }
    Sheet { columns, rows, heading: None }
}

fn named(Places { first, last }: Places) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}
