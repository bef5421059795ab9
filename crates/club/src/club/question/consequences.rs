//! The changes that an action would make, for screens, command line and tests.
//!
//! The action is done on a copy and compared, so a preview and the action itself are one function. A draw stands
//! whatever happens to the standings it was made from; the consequences of such a correction say so.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::club::action::{CorrectResult, RecordResult, SetGames};
use crate::club::refusal::EventRefusal;
use crate::club::tournament::{Correction, DrawnRound};
use crate::club::{Action, Club, Match, Place, Refusal, Seq, Tournament};
use crate::domain::bracket::Slot;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;

/// The changes of an action in its tournament.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Consequences {
    /// Matches other than the one it is about that get other players, come, go, lose their
    /// result or get one.
    pub matches: Vec<Change>,
    /// Results that would fall, which a correction has to agree to.
    pub void: Vec<MatchNo>,
    /// Results that could stand instead, for the other player; `None` where that cannot be.
    pub keep: Option<Vec<MatchNo>>,
    /// Players whose rank would be another, stage by stage.
    pub ranks: Vec<RankChange>,
    /// Stages drawn from standings that would change. Their draw stands all the same.
    pub stands: Vec<u32>,
    /// Rounds of a Swiss that would have been paired otherwise. Their pairings stand all the same.
    pub repaired: Vec<u32>,
    /// Matches that lose their tables.
    pub calls: Vec<LostCall>,
    /// Players who have then left the tournament and forfeit the rest: who meets them advances by walkover.
    pub forfeiting: BTreeSet<PlayerId>,
    /// Players who are then out of the standings: they have no rank, and none is still to be played for.
    pub unranked: BTreeSet<PlayerId>,
}

/// A match at a table that is no longer called, since it gets other players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostCall {
    pub no: MatchNo,
    pub table: String,
}

/// A match that would change.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    pub no: MatchNo,
    /// The match now; none where it does not exist.
    pub before: Option<MatchView>,
    /// The match afterwards; none where it is removed.
    pub after: Option<MatchView>,
}

/// Players and result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchView {
    /// Its players, as far as they are known.
    pub sides: [Option<PlayerId>; 2],
    /// Where they come from.
    pub slots: [Slot; 2],
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A rank that would change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankChange {
    pub stage: u32,
    pub player: PlayerId,
    pub before: Option<u32>,
    pub after: Option<u32>,
}

/// An action done on a copy of the club.
#[derive(Debug)]
pub struct Trial {
    /// The action, agreeing to the loss of later results. A closed tournament plays nothing again: there it keeps them
    /// where possible.
    pub action: Action,
    /// The results that the correction has to void or keep.
    pub choice: Correction,
    /// The club after it, ratings left out.
    pub club: Club,
}

impl Trial {
    /// The action that has later results stand for the other player instead, where that can be.
    pub fn instead(&self) -> Option<Action> {
        let falls = matches!(&self.action, Action::CorrectResult(CorrectResult { keep, .. }) if keep.is_empty());
        let keep = self.choice.keep.clone().filter(|_| falls)?;
        Some(agreeing(&self.action, Vec::new(), keep))
    }
}

impl Club {
    /// Does an action on a copy: checked once, applied once. A correction agrees to what it has to.
    pub fn trial(&self, action: &Action) -> Result<Trial, Refusal> {
        let (action, choice) = match self.check(action) {
            Ok(()) => (action.clone(), Correction::default()),
            Err(Refusal::WouldVoid { choice, .. }) => {
                (agreeing(action, choice.void.clone(), Vec::new()), *choice)
            }
            Err(Refusal::Event(EventRefusal::ReasonMissing(..))) => {
                (action.clone(), Correction::default())
            }
            Err(Refusal::ClosedToPlay(id, no, choice)) => match choice.keep.clone() {
                Some(keep) => (agreeing(action, Vec::new(), keep), *choice),
                None => return Err(Refusal::ClosedToPlay(id, no, choice)),
            },
            Err(refusal) => return Err(refusal),
        };
        let mut club = self.clone();
        club.apply(&action, Place { seq: Seq(u64::MAX), index: 0 });
        Ok(Trial { action, choice, club })
    }

    /// The rounds of the present Swiss that the rules would pair otherwise in the club `then`.
    fn paired_otherwise(&self, before: &Tournament, then: &Self, after: &Tournament) -> Vec<u32> {
        let number = before.current();
        let Some(stage) = before.stage_no(number) else { return Vec::new() };
        let rounds = (1..).zip(&stage.swiss.drawn).skip(1);
        let differs = |(round, drawn): (u32, &DrawnRound)| {
            let by_rules = drawn.rules.is_some();
            let paired = |club: &Self, found| club.paired_again(found, (number, round));
            (by_rules && paired(self, before) != paired(then, after)).then_some(round)
        };
        rounds.filter_map(differs).collect()
    }

    /// The consequences of `action`. A correction that has to agree to the loss of later results is answered as if it
    /// did. In a closed tournament, which plays nothing again, later results are kept where possible. Any other action
    /// that is not allowed is refused.
    pub fn consequences(&self, action: &Action) -> Result<Consequences, Refusal> {
        let Trial { action, choice, club: then } = self.trial(action)?;
        let void = match &action {
            Action::CorrectResult(CorrectResult { void, .. }) => void.clone(),
            _ => Vec::new(),
        };
        let unchanged = Consequences { void, keep: choice.keep, ..Consequences::default() };
        let known = |club: &Self| club.tournament(action.tournament()?).cloned();
        let (Some(before), Some(after)) = (known(self), known(&then)) else {
            return Ok(unchanged);
        };
        let ranks = rank_changes(&before, &after);
        let moved: BTreeSet<u32> = ranks.iter().map(|change| change.stage + 1).collect();
        let drawn = |stage: &u32| before.stage_no(*stage).is_some_and(|stage| stage.draw.is_some());
        Ok(Consequences {
            matches: changes(&before, &after, about(&action)),
            repaired: match about(&action) {
                Some(_) => self.paired_otherwise(&before, &then, &after),
                None => Vec::new(),
            },
            calls: lost_calls(&before, &after),
            forfeiting: after.forfeiting().collect(),
            unranked: after.unranked().collect(),
            ranks,
            stands: moved.into_iter().filter(drawn).collect(),
            ..unchanged
        })
    }
}

impl Club {
    /// The matches whose games one by one corrections among these actions remove.
    pub fn forgotten_games(&self, actions: &[Action]) -> Vec<MatchNo> {
        let told = |id, no| {
            let tells = |action: &Action| matches!(action, Action::SetGames(SetGames { tournament, no: of, .. }) if (*tournament, *of) == (id, no));
            actions.iter().any(tells)
        };
        let corrected = actions.iter().filter_map(|action| match action {
            Action::CorrectResult(CorrectResult { tournament, no, .. }) => Some((*tournament, *no)),
            _ => None,
        });
        let has_games = |&(id, no): &(TournamentId, MatchNo)| {
            let played = self.tournament(id).and_then(|found| found.match_no(no));
            played.is_some_and(|played| !played.games.is_empty()) && !told(id, no)
        };
        corrected.filter(has_games).map(|(_, no)| no).collect()
    }

    /// The calls that corrections among these actions take back, with the club `after` them.
    pub fn lost_calls(&self, actions: &[Action], after: &Self) -> Vec<LostCall> {
        let corrections =
            actions.iter().filter(|action| matches!(action, Action::CorrectResult(_)));
        let tournaments: BTreeSet<_> = corrections.filter_map(Action::tournament).collect();
        let both = tournaments
            .into_iter()
            .filter_map(|id| Some((self.tournament(id)?, after.tournament(id)?)));
        both.flat_map(|(before, after)| lost_calls(before, after)).collect()
    }
}

/// The calls that go, except those of matches that have ended.
fn lost_calls(before: &Tournament, after: &Tournament) -> Vec<LostCall> {
    let called = before.fixtures().filter(|played| played.state().is_at_table());
    let called = called.filter_map(|played| Some((played.no(), played.call()?)));
    let is_lost = |no: MatchNo| {
        after.fixture(no).is_none_or(|now| now.call().is_none() && now.state().is_open())
    };
    let lost = called.filter(|(no, _)| is_lost(*no));
    lost.map(|(no, call)| LostCall { no, table: call.table.clone() }).collect()
}

fn agreeing(action: &Action, voided: Vec<MatchNo>, kept: Vec<MatchNo>) -> Action {
    let mut agreeing = action.clone();
    if let Action::CorrectResult(CorrectResult { void, keep, .. }) = &mut agreeing {
        (*void, *keep) = (voided, kept);
    }
    agreeing
}

/// The match that an action is about.
fn about(action: &Action) -> Option<MatchNo> {
    match action {
        Action::RecordResult(RecordResult { no, .. })
        | Action::CorrectResult(CorrectResult { no, .. }) => Some(*no),
        _ => None,
    }
}

fn changes(before: &Tournament, after: &Tournament, about: Option<MatchNo>) -> Vec<Change> {
    let numbers = |of: &Tournament| of.matches.iter().map(|played| played.no).collect::<Vec<_>>();
    let all: BTreeSet<MatchNo> = numbers(before).into_iter().chain(numbers(after)).collect();
    let change = |no: MatchNo| {
        let (old, new) = (before.match_no(no), after.match_no(no));
        if let (Some(old), Some(new)) = (old, new)
            && Arc::ptr_eq(old, new)
        {
            return None;
        }
        let change = Change { no, before: old.map(face), after: new.map(face) };
        (change.before != change.after).then_some(change)
    };
    all.into_iter().filter(|no| Some(*no) != about).filter_map(change).collect()
}

fn face(played: &Arc<Match>) -> MatchView {
    let outcome = played.record.map(|record| record.outcome);
    MatchView { sides: played.sides, slots: played.slots, outcome }
}

/// The players whose rank changes, stage by stage.
fn rank_changes(before: &Tournament, after: &Tournament) -> Vec<RankChange> {
    let stages = 1..=before.current();
    let changes = stages.flat_map(|stage| {
        let old: HashMap<PlayerId, Option<u32>> =
            before.standings_of(stage).iter().map(|line| (line.player, line.rank)).collect();
        let new = after.standings_of(stage);
        let change = move |line: &crate::domain::standings::Standing| {
            let (player, after) = (line.player, line.rank);
            let before = old.get(&player).copied().flatten();
            (before != after).then_some(RankChange { stage, player, before, after })
        };
        new.iter().filter_map(change).collect::<Vec<_>>()
    });
    changes.collect()
}
