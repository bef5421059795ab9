//! Standings and the cross table of a tournament.

use std::collections::HashMap;
use std::sync::Arc;

use crate::club::{Match, Tournament};
use crate::domain::number::PlayerId;
use crate::domain::score::Side;

/// One meeting of two players, as the player of its row saw it.
#[derive(Clone, Copy, Debug)]
pub struct Meeting<'a> {
    pub played: &'a Arc<Match>,
    /// The side on which the row's player stands.
    pub side: Side,
}

impl Tournament {
    /// Every meeting of every pair, by row and column player.
    pub fn meetings(&self) -> HashMap<(PlayerId, PlayerId), Vec<Meeting<'_>>> {
        let mut meetings: HashMap<(PlayerId, PlayerId), Vec<Meeting<'_>>> = HashMap::new();
        for played in &self.matches {
            let Some(players) = played.players() else {
                continue;
            };
            for side in Side::BOTH {
                let pair = (players[side.index()], players[side.other().index()]);
                meetings.entry(pair).or_default().push(Meeting { played, side });
            }
        }
        meetings
    }
}
