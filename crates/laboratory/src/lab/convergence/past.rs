//! The club's own past as a schedule.

use std::collections::HashMap;

use super::schedule::Bout;
use crate::club::Club;
use crate::club::rated::{Contest, ListRatings};
use crate::domain::ids::ListId;
use crate::domain::length::Length;
use crate::domain::number::PlayerId;

/// The rated matches of two on a list, in their order, its players numbered as they came. A match is first to as many
/// games as its winner won; one that ended level has as many as it had. Pods are left out.
pub fn past(club: &Club, list: ListId) -> Vec<Bout> {
    past_of(club, list).0
}

/// [`past`], with its players by their numbers there.
pub fn past_of(club: &Club, list: ListId) -> (Vec<Bout>, Vec<PlayerId>) {
    let mut places: HashMap<PlayerId, u32> = HashMap::new();
    let mut players_of = Vec::new();
    let mut bouts = Vec::new();
    for rated in club.ratings(list).into_iter().flat_map(ListRatings::matches) {
        let Contest::Duel { sides, outcome, .. } = &rated.contest else { continue };
        let Some(score) = outcome.rated() else { continue };
        let players = sides.map(|player| {
            let next = u32::try_from(places.len()).unwrap_or(u32::MAX);
            *places.entry(player).or_insert_with(|| {
                players_of.push(player);
                next
            })
        });
        let length = if score.a == score.b || score.draws > 0 {
            Length::Games(score.games())
        } else {
            Length::FirstTo(score.a.max(score.b))
        };
        let totals = score.into();
        bouts.push(Bout { players, length, event: rated.tournament.0, totals });
    }
    (bouts, players_of)
}
