//! A request with the facts that were shown to its author. Another desk may have changed them since: then it is
//! refused, with what has changed.

use super::Request;
use crate::club::action::{BreakTie, DrawPairings, DrawRound, DrawStage, EnterLate};
use crate::club::{Action, Club, Fact, Refusal};

/// A request as it was decided on a screen, or on a page of another machine.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    request: Request,
    facts: Vec<Fact>,
    /// The draws and places that were shown.
    plan: Vec<Action>,
}

impl Decision {
    /// A request from an operator who sees this club.
    pub fn new(request: Request, seen: &Club) -> Self {
        let actions = match &request {
            // These create something, or draw lots among named players.
            Request::Register { .. }
            | Request::Open(_)
            | Request::AddStage { .. }
            | Request::DrawLots { .. }
            | Request::PlayOff { .. }
            | Request::RecordMatch { .. } => Vec::new(),
            Request::Do(actions) => actions.clone(),
            // A request that is refused now shows no facts. Later it is refused again, or has become possible unseen.
            _ => request.clone().decide(seen, 0).unwrap_or_default(),
        };
        let facts = actions.iter().flat_map(|action| Fact::of(action, seen)).collect();
        let plan = if request.makes_a_plan() { plan_of(&actions) } else { Vec::new() };
        Self { request, facts, plan }
    }

    /// The request itself.
    pub const fn request(&self) -> &Request {
        &self.request
    }

    /// Whether a round of a Swiss is to be paired by the rules alone.
    pub fn pairs_by_rules(&self) -> bool {
        let rules = |action: &Action| {
            matches!(action, Action::DrawPairings(DrawPairings { rules: Some(_), .. }))
        };
        self.plan.iter().any(rules)
    }

    /// The actions, given the club as it is now; refused where what was shown is no longer so. A round of a Swiss that
    /// was shown board by board is paired as shown, as if that had been said before the other desk's entry.
    pub fn decide(self, club: &Club, chance: u64) -> Result<Vec<Action>, Refusal> {
        self.facts.iter().try_for_each(|fact| fact.check(club))?;
        let made = self.request.clone().decide(club, chance)?;
        if self.plan.is_empty() || plan_of(&made) == self.plan {
            return Ok(made);
        }
        // Lots, which were not shown, may have made the difference.
        let now = plan_of(&self.request.decide(club, 0)?);
        if now == self.plan {
            return Ok(made);
        }
        as_shown(&self.plan, club).ok_or_else(|| Fact::Plan(self.plan).changed_to(Fact::Plan(now)))
    }
}

impl Request {
    /// Whether the program decides what is made. Then the operator may have been shown another plan.
    const fn makes_a_plan(&self) -> bool {
        matches!(
            self,
            Self::Draw { .. }
                | Self::StartWithout { .. }
                | Self::DrawRound { .. }
                | Self::PairByHand { .. }
                | Self::PairAgain { .. }
                | Self::DrawAllLots { .. }
                | Self::EnterLate { .. }
        )
    }
}

impl From<Request> for Decision {
    /// A request without shown facts.
    fn from(request: Request) -> Self {
        Self { request, facts: Vec::new(), plan: Vec::new() }
    }
}

/// The draws and places in the form in which they are shown. Of a first
/// stage and of pods only the players are shown, and ratings never.
fn plan_of(actions: &[Action]) -> Vec<Action> {
    let draw = actions.iter().find(|action| matches!(action, Action::DrawStage(_)));
    let shown = |action: &Action| {
        let mut shown = action.clone();
        match &mut shown {
            Action::DrawStage(DrawStage { stage, seeds, lots, groups, ratings, .. }) => {
                *lots = None;
                ratings.clear();
                if *stage == 1 {
                    seeds.sort_unstable();
                    groups.clear();
                }
            }
            Action::DrawRound(DrawRound { tables, lots, .. }) => {
                *lots = 0;
                let mut players = tables.concat();
                players.sort_unstable();
                *tables = vec![players];
            }
            Action::BreakTie(BreakTie { order, lots, .. }) => {
                *lots = None;
                order.sort_unstable();
            }
            Action::EnterLate(EnterLate { rating, .. }) => *rating = None,
            // All others are shown as they are.
            _ => {}
        }
        shown
    };
    match draw {
        Some(draw) => vec![shown(draw)],
        None => actions.iter().map(shown).collect(),
    }
}

/// The round as it was shown, even if the rules have changed it, if it can still be paired like that.
fn as_shown(plan: &[Action], club: &Club) -> Option<Vec<Action>> {
    let [pairing] = plan else { return None };
    let mut pairing = pairing.clone();
    let Action::DrawPairings(DrawPairings { rules, lots: None, .. }) = &mut pairing else {
        return None;
    };
    *rules = None;
    club.check(&pairing).is_ok().then(|| vec![pairing])
}

// Long work that an operator waits for.

/// The work that is being done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doing {
    /// Recording what was decided.
    Recording,
    /// Taking an entry back.
    Undoing,
    /// Doing again what was undone.
    Redoing,
    /// Writing a sheet of this name to a file.
    Writing(String),
    /// Having a PDF made of a sheet of this name.
    MakingPdf(String),
    /// Looking through the backups.
    Verifying,
    /// Putting a backup in the place of the file.
    Restoring,
    /// Working out the odds of a tournament.
    Foretelling,
    /// Doing an experiment.
    Experimenting,
    /// Formats are compared.
    Comparing,
    /// Fitting ratings to all results of a list.
    Fitting,
    /// Reading what all entries of the journal say.
    ReadingJournal,
    /// Reading analysed games.
    ReadingRecords,
    /// Looking for files whose names begin so.
    Completing,
    /// Reading a file of this name.
    Reading(String),
    /// Recording what a file of this name holds.
    TakingIn(String),
}
