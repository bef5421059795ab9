//! Facts of the club that the operator saw when deciding: another desk may have changed them since.

use crate::club::question::consequences::Consequences;
use crate::club::question::floor::Where;
use crate::club::tournament::Fixture;
use crate::club::{Action, Club, Refusal};
use crate::domain::finish::Finish;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;

/// One fact, by what it is of and how it was.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// The players of a match or pod, as far as known; empty where it does not exist.
    Players(Where, Vec<Option<PlayerId>>),
    /// How a match ended, if it has.
    Result(Where, Option<Outcome>),
    /// How a game in a pod ended, by its number from 1.
    Game(Where, u32, Option<Finish>),
    /// The table that a match was called to.
    Table(Where, Option<String>),
    /// The entrants of a tournament in their order.
    Entrants(TournamentId, Vec<PlayerId>),
    /// The boards of a stage's last round of a Swiss, with its number.
    Boards(TournamentId, u32, Vec<[PlayerId; 2]>),
    /// A value that is overwritten, as the action that sets it; none where there is none.
    Setting(Box<Action>, Option<Box<Action>>),
    /// The changes in other matches by an exit, a replacement or a late entry.
    Effect(Box<Action>, Option<Box<Consequences>>),
    /// The rounds, draws and places that were shown to be made.
    Plan(Vec<Action>),
}

impl Fact {
    /// The facts that an action rests on besides those that it names itself.
    pub fn of(action: &Action, club: &Club) -> Vec<Self> {
        match action.as_it_is(club) {
            Some(now) => vec![Self::Setting(Box::new(action.clone()), Some(Box::new(now)))],
            None => action.rests_on(club),
        }
    }

    /// The players of a match or a pod.
    pub fn players(at: Where, club: &Club) -> Self {
        let players = match club.fixture(at) {
            Some((_, Fixture::Match(played))) => played.sides.to_vec(),
            Some((_, Fixture::Pod(_, pod))) => pod.seats.iter().copied().map(Some).collect(),
            None => Vec::new(),
        };
        Self::Players(at, players)
    }

    /// How a match ended.
    pub fn result(at: Where, club: &Club) -> Self {
        let played = club.tournament(at.0).and_then(|found| found.match_no(at.1));
        Self::Result(at, played.and_then(|played| played.record).map(|record| record.outcome))
    }

    /// How a game in a pod ended.
    pub fn game(at: Where, game: u32, club: &Club) -> Self {
        let pod = club.tournament(at.0).and_then(|found| found.pod(at.1));
        let index = usize::try_from(game).unwrap_or(usize::MAX).wrapping_sub(1);
        let played = pod.and_then(|pod| pod.games.get(index));
        Self::Game(at, game, played.map(|played| played.finish.clone()))
    }

    /// The entrants of a tournament.
    pub fn entrants(id: TournamentId, club: &Club) -> Self {
        let found = club.tournament(id);
        Self::Entrants(id, found.map(|found| found.entrants.to_vec()).unwrap_or_default())
    }

    /// The boards of the last round of a Swiss.
    pub fn boards(id: TournamentId, club: &Club) -> Self {
        let Some(found) = club.tournament(id) else { return Self::Boards(id, 0, Vec::new()) };
        let (stage, round) = (found.current(), found.last_round(found.current()));
        let boards = found.boards(stage, round).filter_map(|played| played.players());
        Self::Boards(id, round, boards.collect())
    }

    /// The table that a match was called to.
    pub fn table(at: Where, club: &Club) -> Self {
        let call = club.fixture(at).and_then(|(_, played)| played.call());
        Self::Table(at, call.map(|call| call.table.clone()))
    }

    /// The changes in other matches by an action.
    pub fn effect(action: &Action, club: &Club) -> Self {
        // Ranks move with every result: they are shown, but no decision depends on them.
        let only_matches = |all: Consequences| Consequences { ranks: Vec::new(), ..all };
        let effect = club.consequences(action).ok().map(only_matches);
        Self::Effect(Box::new(action.clone()), effect.map(Box::new))
    }

    /// This fact as it is in another state of the club.
    #[must_use]
    pub fn in_club(&self, club: &Club) -> Self {
        match self {
            Self::Players(at, _) => Self::players(*at, club),
            Self::Result(at, _) => Self::result(*at, club),
            Self::Game(at, game, _) => Self::game(*at, *game, club),
            Self::Table(at, _) => Self::table(*at, club),
            Self::Entrants(id, _) => Self::entrants(*id, club),
            Self::Boards(id, ..) => Self::boards(*id, club),
            Self::Setting(action, _) => {
                Self::Setting(action.clone(), action.as_it_is(club).map(Box::new))
            }
            Self::Effect(action, _) => Self::effect(action, club),
            Self::Plan(_) => self.clone(),
        }
    }

    /// Refuses what was decided on this fact where it is no longer so.
    pub fn check(&self, club: &Club) -> Result<(), Refusal> {
        let now = self.in_club(club);
        if now == *self { Ok(()) } else { Err(self.changed_to(now)) }
    }

    /// The refusal of what was decided on this fact, which has become another.
    #[must_use]
    pub fn changed_to(&self, now: Self) -> Refusal {
        Refusal::Changed { shown: Box::new(self.clone()), now: Box::new(now) }
    }
}
