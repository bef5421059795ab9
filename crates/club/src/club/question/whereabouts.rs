//! Where a player is now, in each event that is being played: at a table, next, waiting for others, or done.

use chrono::{DateTime, TimeDelta, Utc};

use crate::club::question::floor::{Queued, Where};
use crate::club::tournament::{Fixture, Unpaired};
use crate::club::{Club, MatchState, Phase, Place, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::ExitReason;

/// Where a player of a running event is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// Called to a table, or playing there.
    AtTable { no: MatchNo, table: String, called: Place, started: Option<Place> },
    /// In the queue for a table, with that many matches before this one, so many of which end before it is called.
    Queued {
        no: MatchNo,
        ahead: usize,
        after: u32,
        since: Place,
        /// A player of the match who is elsewhere, and where.
        busy: Option<(PlayerId, Where)>,
        /// When its tournament begins, where that is later.
        early: Option<DateTime<Utc>>,
    },
    /// In a pod that was begun without a call to a table.
    Seated { no: MatchNo },
    /// In the queue, put off by the desk: it is not called until the desk says so.
    Postponed { no: MatchNo },
    /// The next match waits for these to end.
    Waits { no: MatchNo, awaits: Vec<MatchNo> },
    /// Without a match in the round that is being played.
    Unpaired(Unpaired),
    /// Without a match to play now; another may come.
    Idle,
    /// Without any further match: not in the stage that is being played, or out of the last one.
    Done,
    /// Out of the event: withdrawn or disqualified.
    Left(ExitReason),
}

impl Whereabouts {
    /// The match or pod that the player is at, or plays next.
    pub const fn no(&self) -> Option<MatchNo> {
        match self {
            Self::AtTable { no, .. }
            | Self::Queued { no, .. }
            | Self::Seated { no }
            | Self::Postponed { no }
            | Self::Waits { no, .. } => Some(*no),
            Self::Unpaired(_) | Self::Idle | Self::Done | Self::Left(_) => None,
        }
    }

    /// Players nearest to a table come first.
    const fn order(&self) -> (u8, usize) {
        match self {
            Self::AtTable { .. } => (0, 0),
            Self::Seated { .. } => (1, 0),
            Self::Queued { ahead, .. } => (2, *ahead),
            Self::Postponed { .. } => (3, 0),
            Self::Waits { .. } => (4, 0),
            Self::Unpaired(_) | Self::Idle => (5, 0),
            Self::Done => (6, 0),
            Self::Left(_) => (7, 0),
        }
    }
}

impl Club {
    /// Where a person is in each running event they entered, under any number; the nearest to a table first.
    pub fn whereabouts(
        &self,
        player: PlayerId,
        queue: &[Queued],
    ) -> Vec<(TournamentId, Whereabouts)> {
        let running = self.tournaments().filter(|tournament| tournament.phase == Phase::Running);
        // An event with nothing left to play tells nothing about today.
        let played = running.filter(|tournament| tournament.has_open_matches());
        let entered = played.filter_map(|tournament| {
            let number = tournament.entry_of(self.registry().numbers(player))?;
            Some((tournament.id, whereabouts(tournament, number, queue)))
        });
        let mut all: Vec<_> = entered.collect();
        all.sort_by_key(|(_, there)| there.order());
        all
    }

    /// The match or pod that a person is at, or plays next.
    pub fn next_match_of(&self, player: PlayerId, queue: &[Queued]) -> Option<Where> {
        let mut all = self.whereabouts(player, queue).into_iter();
        all.find_map(|(tournament, there)| Some((tournament, there.no()?)))
    }

    /// Where a match of two or a pod is that is still to be played.
    pub fn match_whereabouts(
        &self,
        (tournament, no): Where,
        queue: &[Queued],
    ) -> Option<Whereabouts> {
        let tournament =
            self.tournament(tournament).filter(|tournament| tournament.phase == Phase::Running)?;
        of_fixture(tournament, tournament.fixture(no)?, queue)
    }

    /// How long until a match comes to a table before which `after` others end, where one lasts `each`: one ends every
    /// `each` divided by the number of tables. None where the hall has no tables.
    pub fn expected_wait(&self, after: u32, each: TimeDelta) -> Option<TimeDelta> {
        let tables = i32::try_from(self.tables_in_use()).ok().filter(|count| *count > 0)?;
        Some(each.checked_mul(i32::try_from(after).ok()?)? / tables)
    }
}

fn whereabouts(tournament: &Tournament, player: PlayerId, queue: &[Queued]) -> Whereabouts {
    // Matches that wait for their other player still name a player who has left, though they will not be played.
    if let Some(exit) = tournament.exits.get(&player) {
        return Whereabouts::Left(exit.reason);
    }
    let own = tournament.fixtures().filter(|played| played.has(player));
    let next = own.filter_map(|played| of_fixture(tournament, played, queue));
    let without = || {
        let unpaired = tournament.unpaired_now().into_iter().find(|one| one.player == player);
        match unpaired {
            Some(unpaired) => Whereabouts::Unpaired(unpaired),
            None if is_done(tournament, player) => Whereabouts::Done,
            None => Whereabouts::Idle,
        }
    };
    next.min_by_key(Whereabouts::order).unwrap_or_else(without)
}

/// Whether a player without an open match has no match to come.
fn is_done(tournament: &Tournament, player: PlayerId) -> bool {
    let Some(stage) = tournament.stage() else { return false };
    let Some(draw) = &stage.draw else { return false };
    let went_on = tournament.current() == 1 || draw.players().any(|one| one == player);
    let is_last = tournament.next_stage().is_none();
    !went_on || (is_last && stage.plan.format.is_elimination())
}

/// The whereabouts of the players of a match of two or a pod that is still to be played.
fn of_fixture(
    tournament: &Tournament,
    played: Fixture<'_>,
    queue: &[Queued],
) -> Option<Whereabouts> {
    let no = played.no();
    Some(match (played.state(), played.call()) {
        (MatchState::Called | MatchState::Playing, Some(call)) => {
            let (table, called) = (call.table.clone(), call.called);
            Whereabouts::AtTable { no, table, called, started: played.started() }
        }
        (MatchState::Playing, None) => Whereabouts::Seated { no },
        (MatchState::Ready, _) if played.postponed() => Whereabouts::Postponed { no },
        (MatchState::Ready, _) => {
            let ahead =
                queue.iter().position(|one| (one.tournament, one.no) == (tournament.id, no))?;
            let Queued { since, busy, early, after, .. } = queue[ahead];
            Whereabouts::Queued { no, ahead, after, since, busy, early }
        }
        (MatchState::Waiting, _) => Whereabouts::Waits { no, awaits: played.awaits() },
        _ => return None,
    })
}
