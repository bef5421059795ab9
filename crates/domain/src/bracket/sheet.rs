//! The matches of a bracket while it is drawn, round by round.

use crate::ids::MatchNo;
use crate::round::RoundName;
use crate::slot::{Pairing, Seat, Slot, Stakes};

/// The matches drawn so far, numbered from 1 as they come.
#[derive(Debug, Default)]
pub(super) struct Sheet {
    pub(super) pairings: Vec<Pairing>,
}

/// The common data of the matches of one round.
#[derive(Debug)]
pub(super) struct Round {
    pub(super) name: RoundName,
    /// The seat of its topmost match.
    pub(super) top: Seat,
    pub(super) stakes: Stakes,
    pub(super) resets: Option<MatchNo>,
}

/// The winners and losers of a round, by the row of the match; vacant where there is none.
#[derive(Debug)]
pub(super) struct After {
    pub(super) winners: Vec<Option<Slot>>,
    pub(super) losers: Vec<Option<Slot>>,
}

impl Sheet {
    /// Pairs the waiting players. A player beside a vacant place has a bye, and no player loses there.
    pub(super) fn play(&mut self, waiting: &[Option<Slot>], round: &Round) -> After {
        let pairs = (0..).zip(waiting.chunks_exact(2));
        let (winners, losers) = pairs
            .map(|(row, pair)| match (pair[0], pair[1]) {
                (Some(a), Some(b)) => {
                    let no = self.write([a, b], row, round);
                    (Some(Slot::WinnerOf(no)), Some(Slot::LoserOf(no)))
                }
                (one, None) | (None, one) => (one, None),
            })
            .unzip();
        After { winners, losers }
    }

    fn write(&mut self, slots: [Slot; 2], row: u32, round: &Round) -> MatchNo {
        let no = MatchNo(self.pairings.last().map_or(0, |last| last.no.0) + 1);
        self.pairings.push(Pairing {
            no,
            round: round.name.clone(),
            group: None,
            seat: Some(Seat { row: round.top.row + row, ..round.top }),
            slots,
            stakes: round.stakes,
            resets: round.resets,
        });
        no
    }
}

/// How many are waiting.
pub(super) fn present(waiting: &[Option<Slot>]) -> u32 {
    waiting.iter().flatten().map(|_| 1).sum()
}

/// How many matches they make when they meet two by two.
pub(super) fn meetings(waiting: &[Option<Slot>]) -> u32 {
    waiting.chunks_exact(2).filter(|pair| pair.iter().all(Option::is_some)).map(|_| 1).sum()
}
