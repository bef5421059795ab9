//! Standings and the cross table of a tournament.

use std::collections::HashMap;

use crate::club::{Match, Tournament};
use crate::domain::format::Format;
use crate::domain::number::PlayerId;
use crate::domain::score::Side;
use crate::domain::standings::{Finished, Standing, by_exit, by_points};

/// One meeting of two players, as the player of its row saw it.
#[derive(Clone, Copy, Debug)]
pub struct Meeting<'a> {
    /// The match.
    pub played: &'a Match,
    /// The side on which the row's player stands.
    pub side: Side,
}

impl Tournament {
    /// Who stands where now.
    pub fn standings(&self) -> Vec<Standing> {
        let finished: Vec<Finished<'_>> = self
            .matches
            .iter()
            .filter_map(|played| {
                let record = played.record?;
                Some(Finished {
                    sides: record.sides,
                    outcome: record.outcome,
                    round: &played.round,
                    column: played.seat.map_or(0, |seat| seat.column),
                })
            })
            .collect();
        match self.stage().map(|stage| stage.plan.format) {
            Some(Format::SingleElimination { .. }) => {
                let played_off = |played: &std::sync::Arc<Match>| {
                    played.round == crate::domain::round::RoundName::ThirdPlace
                };
                by_exit(&self.entrants, &finished, self.matches.iter().any(played_off))
            }
            Some(Format::RoundRobin { .. } | Format::Recorded) | None => {
                by_points(&self.entrants, &finished)
            }
        }
    }

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
