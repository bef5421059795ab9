//! The consequences of a corrected result for later matches.

use super::{Later, MatchRecord, Phase, Tournament};
use crate::club::{Place, Seq};
use crate::domain::ids::MatchNo;
use crate::domain::score::Outcome;

/// The two ways to go on where later matches were played already.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Correction {
    /// The results that fall if those matches are to be played again by the right players.
    pub void: Vec<MatchNo>,
    /// The results that stand for the other player if the names were exchanged there as well;
    /// `None` where that cannot be, since neither player takes the place of the other.
    pub keep: Option<Vec<MatchNo>>,
    /// The matches that would be open, in a closed tournament.
    pub open: Vec<MatchNo>,
}

impl Tournament {
    /// The consequences if match `no` ended with `outcome`. Applying the correction uses the same function.
    pub fn correction(&self, no: MatchNo, outcome: Outcome) -> Correction {
        let Some(record) = self.match_no(no).and_then(|played| played.record) else {
            return Correction::default();
        };
        let corrected = Some(MatchRecord { outcome, ..record });
        let trial = |later| {
            let mut then = self.clone();
            let flow = then.set(no, corrected, later, Place { seq: Seq::default(), index: 0 });
            let matches = then.matches.iter().filter(|_| self.phase == Phase::Closed);
            let open = matches.filter(|played| played.state().is_open()).map(|played| played.no);
            (flow, open.collect::<Vec<MatchNo>>())
        };
        let (fallen, open) = trial(Later::Falls);
        let winners = [record.outcome, outcome].map(Outcome::winner);
        let exchanged = matches!(winners, [Some(one), Some(other)] if one != other);
        let stood = Some(trial(Later::Stands)).filter(|_| exchanged && !fallen.voided.is_empty());
        let stood = stood.filter(|(stood, open)| stood.voided.is_empty() && open.is_empty());
        Correction {
            void: fallen.voided.into_iter().collect(),
            keep: stood.map(|(stood, _)| stood.kept.into_iter().collect()),
            open,
        }
    }
}
