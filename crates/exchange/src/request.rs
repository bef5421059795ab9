//! Requests from people: through a screen, a command, later a page.
//!
//! The sender does not know the number of the next player: another desk may be registering one at that moment. A
//! request therefore becomes actions only when the file is taken for writing.

pub mod analysed_games;
pub mod draft;
pub mod duplicates;
pub mod foresight;
pub mod listing;
mod new_tournament;
pub mod pairing;
mod people;
pub mod score;

use chrono::NaiveDate;

use crate::club::action::{
    BreakTie, DrawPairings, DrawRound, DrawStage, EnterLate, RecordMatch, SetPresence,
    SetRatingList, SetTables, WithdrawCall,
};
use crate::club::question::consequences::Consequences;
use crate::club::question::seeding::DrawChoice;
use crate::club::registry::NewPlayer;
use crate::club::tournament::{LatePlace, Presence};
use crate::club::{Action, Club, Fact, Refusal};
use crate::domain::format::StagePlan;
use crate::domain::game::RecordedGames;
use crate::domain::hall::Table;
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Established, Scale};
use crate::domain::round::RoundName;
use crate::domain::score::{Length, Outcome};
use crate::domain::swiss::AskedBye;

pub use listing::{ListField, yes};
pub use new_tournament::{Entrant, NewTournament};
pub(crate) use people::categorised;
pub use people::{Born, PlayerChange, StartingRating};

/// Something to be recorded as one entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Actions that issue no numbers.
    Do(Vec<Action>),
    /// Register a player, and enter them in a tournament that takes entries.
    Register {
        player: NewPlayer,
        /// Further facts: a note, the name in public, a rating to start with.
        more: Box<PlayerChange>,
        /// Where to enter the new player.
        enter: Option<TournamentId>,
    },
    /// Change what is known of a player.
    ChangePlayer { player: PlayerId, change: Box<PlayerChange> },
    /// Open a tournament with everything that belongs to it.
    Open(Box<NewTournament>),
    /// Plan one more stage.
    AddStage { tournament: TournamentId, plan: Box<StagePlan> },
    /// Draw the stage that comes next.
    Draw { tournament: TournamentId, choice: DrawChoice },
    /// Start a tournament without the entrants who are missing then.
    StartWithout {
        tournament: TournamentId,
        choice: DrawChoice,
        /// Whether they come for the second round of a Swiss; otherwise they are no entrants any more.
        come_later: bool,
    },
    /// Draw the next round: the seats of table play, or the pairings of a Swiss.
    DrawRound {
        tournament: TournamentId,
        /// The random seed; one of our own where none is given.
        lots: Option<u64>,
    },
    /// Pair the next round of a Swiss with some boards, or all, by hand.
    PairByHand {
        tournament: TournamentId,
        by_hand: pairing::ByHand,
        /// The random seed; one of our own where none is given.
        lots: Option<u64>,
    },
    /// Pair the last round of a Swiss again.
    PairAgain {
        tournament: TournamentId,
        again: pairing::Again,
        /// The random seed; the one of the first pairing where none is given.
        lots: Option<u64>,
    },
    /// Draw lots among those who share a rank in a stage.
    DrawLots {
        tournament: TournamentId,
        /// Which stage, from 1; the one played now where none is given.
        stage: Option<u32>,
        among: Vec<PlayerId>,
        /// The random seed; one of our own where none is given.
        lots: Option<u64>,
    },
    /// Draw lots for every tie that decides who goes on to a stage, or in which order.
    DrawAllLots { tournament: TournamentId, stage: u32 },
    /// Have those who share a rank in a stage play for it, each against each.
    PlayOff {
        tournament: TournamentId,
        /// Which stage, from 1; the one played now where none is given.
        stage: Option<u32>,
        among: Vec<PlayerId>,
        /// How long it is; as planned where none is given.
        length: Option<Length>,
    },
    /// Enter a player after the draw.
    EnterLate {
        tournament: TournamentId,
        player: PlayerId,
        /// Where; in the best place that is open where none is given.
        place: Option<LatePlace>,
        /// In a Swiss, what each round missed is worth; as for the late entry before where nothing is said.
        missed: Option<AskedBye>,
    },
    /// Open a rating list, or change one.
    SetList {
        /// Which one; none for a new one.
        list: Option<ListId>,
        name: String,
        scale: Scale,
        /// The conditions for an established rating, and so for a rank in its ranking.
        established: Established,
    },
    /// Record a match that no draw made.
    RecordMatch {
        tournament: TournamentId,
        /// The round that it belongs to; that of the match recorded last where none is given.
        round: Option<RoundName>,
        sides: [PlayerId; 2],
        outcome: Outcome,
        /// Its games in order, where they are given.
        games: RecordedGames,
        /// The day it was played.
        played_on: NaiveDate,
    },
}

impl From<Action> for Request {
    fn from(action: Action) -> Self {
        Self::Do(vec![action])
    }
}

impl From<Vec<Action>> for Request {
    fn from(actions: Vec<Action>) -> Self {
        Self::Do(actions)
    }
}

impl Request {
    /// The actions, given the club as it is now. `chance` is the seed where lots are drawn and
    /// none was chosen.
    pub fn decide(self, club: &Club, chance: u64) -> Result<Vec<Action>, Refusal> {
        let found = |id| club.tournament(id).ok_or(Refusal::NoSuchTournament(id));
        match self {
            Self::Do(actions) => {
                actions.iter().try_for_each(|action| club.has_categories_of(action))?;
                Ok(actions)
            }
            Self::Register { player, more, enter } => {
                let number = club.next_player();
                let mut actions = people::register(player, number);
                actions.extend(more.actions(number, club.registry())?);
                if let Some(tournament) = enter {
                    actions.push(people::enter(number, tournament));
                    // If presence is noted already, a newly registered player counts as present.
                    let (players, presence) = (vec![number], Presence::Here);
                    let here = || SetPresence { tournament, players, presence }.into();
                    let noted = club.tournament(tournament).is_some_and(|one| one.checks_in());
                    actions.extend(noted.then(here));
                }
                Ok(actions)
            }
            Self::ChangePlayer { player, change } => change.actions(player, club.registry()),
            Self::Open(tournament) => tournament.decide(club, chance),
            Self::AddStage { tournament, plan } => {
                Ok(vec![pairing::add(found(tournament)?, *plan)])
            }
            Self::Draw { tournament, choice } => club.drawn(found(tournament)?, &choice, chance),
            Self::StartWithout { tournament, choice, come_later: false } => {
                new_tournament::without_missing(club, found(tournament)?, &choice, chance)
            }
            Self::StartWithout { tournament, choice, come_later: true } => {
                new_tournament::before_missing(club, found(tournament)?, &choice, chance)
            }
            Self::DrawRound { tournament, lots } => {
                let tournament = found(tournament)?;
                if tournament.stage().is_some_and(|stage| stage.plan.format.is_swiss()) {
                    return Ok(vec![club.next_pairings(tournament, lots, chance)?]);
                }
                Ok(vec![club.draw_round(tournament, lots, chance)])
            }
            Self::PairByHand { tournament, by_hand, lots } => {
                let found = found(tournament)?;
                Ok(vec![pairing::by_hand(club, found, &by_hand, lots, chance)?])
            }
            Self::PairAgain { tournament, again, lots } => {
                let found = found(tournament)?;
                Ok(vec![pairing::again(club, found, &again, lots, chance)?])
            }
            Self::DrawLots { tournament, stage, among, lots } => {
                let seed = lots.unwrap_or(chance);
                Ok(vec![pairing::draw_lots(found(tournament)?, stage, among, seed)])
            }
            Self::DrawAllLots { tournament, stage } => {
                Ok(pairing::draw_all_lots(found(tournament)?, stage, chance))
            }
            Self::PlayOff { tournament, stage, among, length } => {
                pairing::play_off(club, found(tournament)?, stage, &among, length)
            }
            Self::EnterLate { tournament: id, player, place, missed } => {
                let tournament = found(id)?;
                let place = place.or_else(|| Some(*tournament.late_places().first()?));
                let place = place.unwrap_or(LatePlace::NextRound);
                Ok(vec![club.late_entry(tournament, player, place, missed)])
            }
            Self::SetList { list, name, scale, established } => {
                let list = list.unwrap_or_else(|| club.next_list());
                let scale = Box::new(scale);
                Ok(vec![Action::SetRatingList(SetRatingList { list, name, scale, established })])
            }
            Self::RecordMatch { tournament: id, round, sides, outcome, games, played_on } => {
                let last = found(id)?.matches.last().map(|played| played.round.clone());
                let (tournament, no) = (id, club.next_match(id));
                let round = round.or(last).unwrap_or(RoundName::Round(1));
                let sides = sides.map(|player| club.entered_as(id, player).unwrap_or(player));
                let record =
                    RecordMatch { tournament, no, round, sides, outcome, played_on }.into();
                Ok(std::iter::once(record).chain(score::games_of(id, no, games)).collect())
            }
        }
    }

    /// The consequences as the club is now, and the actions that cause them. Where there are several actions, the first
    /// is the one that matters and the others follow from it.
    pub fn foresee(self, club: &Club, chance: u64) -> Result<(Vec<Action>, Consequences), Refusal> {
        let actions = self.decide(club, chance)?;
        let first = actions.first().map(|action| club.consequences(action)).transpose()?;
        Ok((actions, first.unwrap_or_default()))
    }

    /// Whether it would be done as the club is now, so that a form can say why not before it is left.
    pub fn rehearse(&self, club: &Club) -> Result<(), Refusal> {
        club.staged(&self.clone().decide(club, 0)?).1.map_or(Ok(()), Err)
    }
}

/// A club with players of these names, numbered from 1.
#[cfg(test)]
fn club_of(names: &[&str]) -> Club {
    use crate::club::{Place, Seq};
    let mut club = Club::default();
    for (number, name) in (1..).zip(names) {
        let add = Action::add_player(PlayerId(number), *name);
        club.perform(&add, Place { seq: Seq(u64::from(number)), index: 0 }).expect("added");
    }
    club
}

/// Sets up these tables; what was called to one that is removed goes back to the queue first.
pub fn set_tables(club: &Club, tables: Vec<Table>) -> Vec<Action> {
    let gone = club.called_elsewhere(&tables).map(|((tournament, no), _)| (tournament, no));
    let back = gone.map(|(tournament, no)| Action::WithdrawCall(WithdrawCall { tournament, no }));
    back.collect::<Vec<_>>().into_iter().chain([Action::SetTables(SetTables { tables })]).collect()
}

// A request with the facts that were shown to its author. Another desk may have changed them since: then it is refused, with what
// has changed.

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
