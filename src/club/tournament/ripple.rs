//! What a result does to the matches behind it.

use std::collections::{BTreeMap, BTreeSet};

use super::Tournament;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;
use crate::domain::slot::Slot;

/// The matches that change behind one whose result is set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ripple {
    /// Matches whose players change, and who plays them then.
    pub sides: BTreeMap<MatchNo, [Option<PlayerId>; 2]>,
    /// Those among them that were played by others, so that their results fall: a slot whose
    /// player changed keeps no score.
    pub voided: Vec<MatchNo>,
}

impl Tournament {
    /// What follows if match `no` ends with `outcome`.
    ///
    /// Every match comes after those that feed it, so taking the lowest number first settles
    /// each match once.
    pub fn ripple(&self, no: MatchNo, outcome: Outcome) -> Ripple {
        let mut ripple = Ripple::default();
        let mut due: BTreeSet<MatchNo> = self.feeds(no);
        while let Some(next) = due.pop_first() {
            let Some(behind) = self.match_no(next) else {
                continue;
            };
            let sides = [0, 1].map(|side| match behind.slots[side] {
                Slot::Entrant(player) => Some(player),
                Slot::RankOf(_) => behind.sides[side],
                Slot::WinnerOf(source) => self.survivor(source, no, outcome, &ripple, true),
                Slot::LoserOf(source) => self.survivor(source, no, outcome, &ripple, false),
            });
            if sides == behind.sides {
                continue;
            }
            ripple.sides.insert(next, sides);
            if behind.record.is_some() {
                ripple.voided.push(next);
                due.extend(&behind.feeds);
            }
        }
        ripple
    }

    /// The winner or loser of `source`, given that `no` ends with `outcome` and what that voids.
    fn survivor(
        &self,
        source: MatchNo,
        no: MatchNo,
        outcome: Outcome,
        ripple: &Ripple,
        winner: bool,
    ) -> Option<PlayerId> {
        let played = self.match_no(source)?;
        let (sides, outcome) = if source == no {
            (played.players()?, outcome)
        } else if ripple.voided.contains(&source) {
            return None;
        } else {
            let record = played.record?;
            (record.sides, record.outcome)
        };
        let won = outcome.winner()?;
        Some(sides[if winner { won } else { won.other() }.index()])
    }

    fn feeds(&self, no: MatchNo) -> BTreeSet<MatchNo> {
        self.match_no(no).map(|played| played.feeds.iter().copied().collect()).unwrap_or_default()
    }
}
