//! One person, however many numbers: the rules of merges, verdicts and external IDs.

mod desks;
mod everything;
mod judged;
mod meant;
mod mergers;
mod records;
mod refused;
mod resolved;
mod town;

use banzuke::club::action::{MergePlayers, UnmergePlayers};
use banzuke::club::refusal::PersonRefusal;
use banzuke::club::{Action, Refusal, Seq};
use banzuke::desk::DeskError;
use banzuke::domain::number::PlayerId;

use crate::common::Hall;

const A: PlayerId = PlayerId(1);
const B: PlayerId = PlayerId(2);
const C: PlayerId = PlayerId(3);
const D: PlayerId = PlayerId(4);

fn merge(keep: PlayerId, absorb: PlayerId) -> Action {
    Action::MergePlayers(MergePlayers { keep, absorb })
}

fn unmerge(keep: PlayerId, absorb: PlayerId) -> Action {
    Action::UnmergePlayers(UnmergePlayers { keep, absorb })
}

impl Hall {
    /// Performs an allowed action as an entry of its own.
    #[track_caller]
    fn does(&mut self, action: Action) -> Seq {
        self.does_all(vec![action])
    }

    #[track_caller]
    fn does_all(&mut self, actions: Vec<Action>) -> Seq {
        self.perform(actions).expect("allowed").expect("an entry")
    }

    /// The reason why an action is refused.
    #[track_caller]
    fn refusal(&mut self, action: Action) -> Refusal {
        match self.perform(vec![action]).expect_err("refused") {
            DeskError::Refused(refusal) => refusal,
            fault => panic!("{fault:?}"),
        }
    }

    /// The reason why an action about identities is refused.
    #[track_caller]
    fn person_refusal(&mut self, action: Action) -> PersonRefusal {
        match self.refusal(action) {
            Refusal::Person(refusal) => refusal,
            refusal => panic!("{refusal:?}"),
        }
    }
}
