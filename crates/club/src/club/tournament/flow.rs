//! The effect of a result on later matches: the one place where slots are filled.
//!
//! After a result, a correction, an exit or a late entry, `settle` follows the edges (`WinnerOf`, `LoserOf`) from
//! there: it seats the next players, gives walkovers against those who have left, and brings a bracket reset in or
//! takes it out. A result carries the players who played it, so it never counts for another: a played match whose
//! players change loses its result, unless the organiser said that the names had been exchanged there too.
//! `question/scan.rs` works every slot out again without this code.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use super::{Cause, Match, MatchRecord, Phase, Tournament};
use crate::club::Place;
use crate::domain::bracket::Slot;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Side};

/// The treatment of played matches whose players change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Later {
    /// It falls: a slot whose player changed keeps no score.
    Falls,
    /// It stands for those who are its players now, because the names had been exchanged there
    /// as well.
    Stands,
}

/// The matches that changed behind those that were set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flow {
    /// Matches whose players changed.
    pub changed: BTreeSet<MatchNo>,
    /// Those whose entered results fell.
    pub voided: BTreeSet<MatchNo>,
    /// The matches whose results stay, now for other players.
    pub kept: BTreeSet<MatchNo>,
}

/// The player on a side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Occupant {
    Unknown,
    Player(PlayerId),
    Nobody,
}

impl Tournament {
    /// Settles all matches in `due` and all that follow from them: players, byes, walkovers by withdrawal, the bracket
    /// reset. `place` is the action that sets this off.
    ///
    /// A match comes after those that feed it, except after a late entry; then it is visited again.
    pub(in crate::club) fn settle(
        &mut self,
        due: impl IntoIterator<Item = MatchNo>,
        later: Later,
        place: Place,
    ) -> Flow {
        let mut flow = Flow::default();
        let mut due: BTreeSet<MatchNo> = due.into_iter().collect();
        while let Some(no) = due.pop_first() {
            self.call_reset(no, &mut flow);
            let Some(at) = self.position(no) else { continue };
            let before = Arc::clone(&self.matches[at]);
            let mut after = Match::clone(&before);
            self.fill(&mut after, later, place, &mut flow);
            self.follow_exits(&mut after);
            if after != *before {
                // A bracket reset looks at the side that won, not at the player.
                let passes_on = outputs(&after) != outputs(&before)
                    || winning_side(&after) != winning_side(&before);
                self.matches[at] = Arc::new(after);
                if passes_on {
                    due.extend(self.waiting_for(no));
                }
            }
        }
        flow
    }

    /// Sets the result of a match and settles what follows.
    pub(in crate::club) fn set(
        &mut self,
        no: MatchNo,
        record: Option<MatchRecord>,
        later: Later,
        place: Place,
    ) -> Flow {
        if let Some(at) = self.position(no) {
            let played = Arc::make_mut(&mut self.matches[at]);
            played.end(record);
        }
        let due = self.waiting_for(no);
        self.settle(due.into_iter().chain([no]), later, place)
    }

    /// The matches that wait for `no`, its reset match included.
    fn waiting_for(&self, no: MatchNo) -> Vec<MatchNo> {
        let feeds = self.match_no(no).map(|played| played.feeds.clone()).unwrap_or_default();
        let reset = self.stages.iter().filter_map(|stage| stage.reset.as_ref());
        let reset = reset.filter(|reset| reset.resets == Some(no)).map(|reset| reset.no);
        feeds.into_iter().chain(reset).collect()
    }

    /// Adds the reset match of a grand final when it is needed, and removes it when it is not.
    fn call_reset(&mut self, no: MatchNo, flow: &mut Flow) {
        let stages = self.stages.iter().filter_map(|stage| stage.reset.as_ref());
        let Some(reset) = stages.into_iter().find(|reset| reset.no == no).cloned() else { return };
        let last = reset.resets.and_then(|no| self.match_no(no));
        let needed = last.and_then(|last| winning_side(last)) == Some(Side::B);
        match (needed, self.matches.binary_search_by_key(&no, |found| found.no)) {
            (true, Err(at)) => self.matches.insert(at, reset),
            (false, Ok(at)) => {
                let gone = self.matches.remove(at);
                if gone.is_entered() {
                    flow.voided.insert(no);
                }
                flow.changed.insert(no);
            }
            (true, Ok(_)) | (false, Err(_)) => {}
        }
    }

    /// Fills the slots of a match from the matches before it.
    fn fill(&self, played: &mut Match, later: Later, place: Place, flow: &mut Flow) {
        let occupants = [0, 1].map(|side| self.occupant(played, side));
        let sides = occupants.map(|occupant| match occupant {
            Occupant::Player(player) => Some(player),
            Occupant::Unknown | Occupant::Nobody => None,
        });
        let vacant = occupants.map(|occupant| occupant == Occupant::Nobody);
        if (sides, vacant) == (played.sides, played.vacant) {
            return;
        }
        (played.sides, played.vacant) = (sides, vacant);
        played.ready_since = played.players().map(|_| place);
        played.call = None;
        flow.changed.insert(played.no);
        let Some(record) = played.record.filter(|record| record.cause == Cause::Entered) else {
            return;
        };
        if let (Later::Stands, Some(sides)) = (later, played.players()) {
            played.record = Some(MatchRecord { sides, ..record });
            flow.kept.insert(played.no);
        } else {
            played.end(None);
            flow.kept.remove(&played.no);
            flow.voided.insert(played.no);
        }
    }

    /// Applies withdrawals to a match.
    fn follow_exits(&self, played: &mut Match) {
        played.void = self.is_void(played);
        if played.is_entered() {
            return;
        }
        let forfeit = if played.void { None } else { self.forfeit(played) };
        played.end(forfeit);
    }

    fn occupant(&self, played: &Match, side: usize) -> Occupant {
        let from = |source: MatchNo| {
            let passed_on = self.match_no(source).map(|source| outputs(source));
            passed_on.unwrap_or([Occupant::Unknown; 2])
        };
        match played.slots[side] {
            Slot::WinnerOf(source) => from(source)[0],
            Slot::LoserOf(source) => from(source)[1],
            slot @ (Slot::Entrant(_) | Slot::RankOf(_)) => {
                let draw = self.stage_of(played).and_then(|stage| stage.draw.as_ref());
                let seated = match (slot, draw) {
                    (Slot::Entrant(player), _) => Some(player),
                    (_, draw) => draw.and_then(|draw| draw.seated(slot)),
                };
                seated.map_or(Occupant::Unknown, Occupant::Player)
            }
        }
    }
}

fn winning_side(played: &Match) -> Option<Side> {
    played.record?.outcome.winner()
}

/// The winner and the loser that a match passes on.
fn outputs(played: &Match) -> [Occupant; 2] {
    if let Some(record) = played.record {
        return match record.outcome.winner() {
            Some(side) => [side, side.other()].map(|side| Occupant::Player(record.player(side))),
            None if record.outcome.is_lost_by_both() => [Occupant::Nobody; 2],
            None => [Occupant::Unknown; 2],
        };
    }
    let alone = |side: Option<PlayerId>| side.map_or(Occupant::Unknown, Occupant::Player);
    match played.vacant {
        [true, true] => [Occupant::Nobody; 2],
        [true, false] => [alone(played.sides[1]), Occupant::Nobody],
        [false, true] => [alone(played.sides[0]), Occupant::Nobody],
        [false, false] => [Occupant::Unknown; 2],
    }
}

// The consequences of a corrected result for later matches.

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
            let flow = then.set(no, corrected, later, Place::default());
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

// The number of matches that must follow a match.

impl Tournament {
    /// For each match in the order of the list, how many must follow it one after the other: along
    /// the edges of a bracket, and in a round robin as many as its busier player has left. Nothing
    /// follows what is over.
    pub fn behind(&self) -> Vec<u32> {
        let mut left: HashMap<PlayerId, u32> = HashMap::new();
        let open = || self.matches.iter().filter(|played| played.state().is_open());
        for player in open().filter(|played| played.seat.is_none()).flat_map(|p| p.sides).flatten()
        {
            *left.entry(player).or_default() += 1;
        }
        let mut behind: Vec<Option<u32>> = vec![None; self.matches.len()];
        let mut seen = vec![false; self.matches.len()];
        let places = 0..self.matches.len();
        let mut due: Vec<usize> = places.filter(|&at| self.matches[at].state().is_open()).collect();
        // Depth first: a match is known once all that wait for it are.
        while let Some(&at) = due.last() {
            let played = &self.matches[at];
            if behind[at].is_some() {
                due.pop();
                continue;
            }
            let feeds = || played.feeds.iter().filter_map(|&next| self.position(next));
            if !std::mem::replace(&mut seen[at], true) {
                let known = due.len();
                due.extend(feeds().filter(|&next| behind[next].is_none()));
                if due.len() > known {
                    continue;
                }
            }
            let after = feeds().filter_map(|next| behind[next]).max();
            let rounds = played.sides.iter().flatten().filter_map(|player| left.get(player)).max();
            let rounds = rounds.map(|rounds| rounds.saturating_sub(1));
            behind[at] = Some(after.map(|after| after + 1).max(rounds).unwrap_or(0));
            due.pop();
        }
        behind.into_iter().map(Option::unwrap_or_default).collect()
    }

    /// The fewest turns in which the open matches can be played at so many tables, or each at a table of its own (T. C. Hu,
    /// Operations Research 9, 1961: exact where each match leads to one other). The last rounds of a bracket fill few tables.
    pub fn turns(&self, tables: Option<usize>) -> usize {
        let whole = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
        let open = self.matches.iter().zip(self.behind()).filter(|(one, _)| one.state().is_open());
        let open: Vec<(bool, usize)> =
            open.map(|(one, behind)| (one.feeds.is_empty(), whole(behind))).collect();
        let longest = open.iter().map(|(_, behind)| behind + 1).max();
        // The further matches of a player may come before or after this one.
        let chains = open.iter().map(|(is_last, behind)| if *is_last { 0 } else { *behind });
        let pods = self.pods.iter().filter(|pod| !self.is_done(pod)).map(|_| 0);
        let mut chains: Vec<usize> = chains.chain(pods).collect();
        chains.sort_unstable_by(|a, b| b.cmp(a));
        let filled = |matches: usize| tables.map_or(1, |tables| matches.div_ceil(tables));
        // Matches with as many or more behind them are played before what is behind.
        let turns = (1..).zip(&chains).map(|(matches, behind)| filled(matches) + behind);
        turns.chain(longest).max().unwrap_or(0)
    }
}
