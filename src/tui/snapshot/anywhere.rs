//! The targets of the commands that every main screen has.

use chrono::{DateTime, Utc};

use crate::club::action::{
    CallMatch, CorrectGame, CorrectResult, RecordGame, RecordMatch, RecordResult,
};
use crate::club::question::floor::{Queued, Where};
use crate::club::{Action, Club, Phase, Refusal, Tournament};
use crate::domain::ids::TournamentId;
use crate::journal::undo::walk_back;
use crate::tui::kit::text::CUT;
use crate::tui::snapshot::Snapshot;

/// The targets of these commands. A [`Snapshot`] finds them once.
#[derive(Debug)]
pub(in crate::tui) struct Anywhere {
    /// The call of the next match to the first free table.
    pub(in crate::tui) call: Result<Action, NoCall>,
    /// The last result that this process recorded and that counts; if there is none, the last result of any desk.
    pub(in crate::tui) last: Option<LastResult>,
    /// The running tournaments, newest first. Finished ones that
    /// are not closed yet are listed only if there are no others.
    pub(in crate::tui) playing: Vec<TournamentId>,
    /// Whether several tournaments are being played, so that a match number needs a tag.
    pub(in crate::tui) several: bool,
    /// The running tournaments, newest first; if there are none, the closed ones.
    pub(in crate::tui) drawn: Vec<TournamentId>,
    /// The tournaments that take entries, newest first; if there are none, those that take late entries.
    pub(in crate::tui) open: Vec<TournamentId>,
    /// Matches with a result that was reported by phone.
    pub(in crate::tui) reported: Vec<Where>,
    /// The tags of tournaments that are not closed, the oldest first.
    tags: Vec<(TournamentId, String)>,
    /// For each of them and for recent ones: how many first letters of the name another name shares.
    shared: Vec<(TournamentId, usize)>,
}

/// The reason why no match can be called.
#[derive(Debug)]
pub(in crate::tui) enum NoCall {
    /// The hall has a break until then.
    OnBreak(DateTime<Utc>),
    /// No match waits, or all waiting matches have a busy player.
    NobodyNext,
    NoTables,
    NoFreeTable,
    /// Only this table is free, and it is reserved: for these tournaments, or for calls by name.
    Reserved(String, Vec<String>),
    Refused(Refusal),
}

#[derive(Debug, Clone, Copy)]
pub(in crate::tui) struct LastResult {
    pub(in crate::tui) of: Recorded,
    /// The index of its entry in the journal.
    pub(in crate::tui) at: usize,
}

#[derive(Debug, Clone, Copy)]
pub(in crate::tui) enum Recorded {
    /// The result of a match of two players.
    Match(Where),
    /// The result of one game of a pod.
    Game(Where, u32),
}

impl Anywhere {
    pub(super) fn new(data: &Snapshot) -> Self {
        let club = &data.club;
        Self {
            call: call(data),
            last: last(data),
            playing: running(club),
            several: club.plays_several(),
            drawn: drawn(club),
            open: open(club),
            reported: club.reported().map(|(at, _)| at).collect(),
            tags: club.tags(),
            shared: club.shared_beginnings(),
        }
    }

    /// The tag of a tournament that is not closed, and its index.
    pub(in crate::tui) fn tag(&self, event: TournamentId) -> Option<(usize, &str)> {
        let mut tags = self.tags.iter().enumerate();
        tags.find_map(|(at, (id, tag))| (*id == event).then_some((at, tag.as_str())))
    }

    /// Like [`Club::tag_of_several`], found once.
    pub(in crate::tui) fn tag_of_several(&self, event: TournamentId) -> Option<(usize, &str)> {
        self.tag(event).filter(|_| self.several)
    }

    /// The tag of a tournament, if several are being played, else its name.
    pub(super) fn tag_of_name<'a>(&'a self, name: &'a str, club: &Club) -> &'a str {
        let mut tags = self.tags.iter().filter(|_| self.several);
        let is_it = |id| club.tournament(id).is_some_and(|event| event.name == name);
        tags.find(|(id, _)| is_it(*id)).map_or(name, |(_, tag)| tag.as_str())
    }

    /// The name of a tournament without the first words that it shares with another open or recent one.
    pub(in crate::tui) fn apart(&self, event: &Tournament) -> String {
        let mut shared = self.shared.iter().filter(|(id, letters)| *id == event.id && *letters > 0);
        let rest = |(_, letters): &(TournamentId, usize)| {
            CUT.chars().chain(event.name.chars().skip(*letters)).collect()
        };
        shared.next().map_or_else(|| event.name.clone(), rest)
    }

    /// The tournaments to choose from. The one on the screen is the only choice if it is among them or `fits`.
    pub(in crate::tui) fn from_here(
        all: &[TournamentId],
        here: Option<TournamentId>,
        fits: impl Fn(TournamentId) -> bool,
    ) -> Vec<TournamentId> {
        match here.filter(|here| all.contains(here) || fits(*here)) {
            Some(here) => vec![here],
            None => all.to_vec(),
        }
    }
}

fn call(data: &Snapshot) -> Result<Action, NoCall> {
    let (club, queue) = (&data.club, data.queue());
    if let Some(pause) = club.break_at(data.now) {
        return Err(NoCall::OnBreak(pause.until));
    }
    if !queue.iter().any(Queued::is_callable) {
        return Err(NoCall::NobodyNext);
    }
    if club.tables().is_empty() {
        return Err(NoCall::NoTables);
    }
    let ((tournament, no), table) = club.next_call(queue).ok_or_else(|| no_table(club))?;
    let table = table.name.clone();
    let call = Action::CallMatch(CallMatch { tournament, no, table });
    club.check(&call).map_err(NoCall::Refused)?;
    Ok(call)
}

/// The reason why no table is free for the next match.
fn no_table(club: &Club) -> NoCall {
    club.kept_table().map_or(NoCall::NoFreeTable, |(table, holders)| {
        NoCall::Reserved(table.name.clone(), holders)
    })
}

/// The last result that counts and is not void: of this process, else of any.
fn last(data: &Snapshot) -> Option<LastResult> {
    let (mut of_any, mut own) = (None, data.own().len());
    for (at, (entry, live)) in (0..data.entries.len()).rev().zip(walk_back(&data.entries)) {
        // A long journal is read only as far as needed.
        if own == 0 && of_any.is_some() {
            break;
        }
        let is_own = data.is_own(entry);
        own = own.saturating_sub(usize::from(is_own));
        let mut actions =
            entry.actions.iter().rev().filter(|_| live && (is_own || of_any.is_none()));
        let Some(of) = actions.find_map(|action| recorded(action, &data.club)) else { continue };
        if is_own {
            return Some(LastResult { of, at });
        }
        of_any = Some(LastResult { of, at });
    }
    of_any
}

fn recorded(action: &Action, club: &Club) -> Option<Recorded> {
    match action {
        Action::RecordResult(RecordResult { tournament, no, .. })
        | Action::CorrectResult(CorrectResult { tournament, no, .. })
        | Action::RecordMatch(RecordMatch { tournament, no, .. }) => {
            let played = club.tournament(*tournament)?.match_no(*no)?;
            played.record.map(|_| Recorded::Match((*tournament, *no)))
        }
        Action::RecordGame(RecordGame { tournament, no, game, .. })
        | Action::CorrectGame(CorrectGame { tournament, no, game, .. }) => {
            let pod = club.tournament(*tournament)?.pod(*no)?;
            let there = usize::try_from(*game).is_ok_and(|game| game <= pod.games.len());
            there.then_some(Recorded::Game((*tournament, *no), *game))
        }
        // Other actions record no result.
        _ => None,
    }
}

fn in_phase(club: &Club, phase: Phase) -> Vec<TournamentId> {
    club.tournaments()
        .rev()
        .filter(|tournament| tournament.phase == phase)
        .map(|tournament| tournament.id)
        .collect()
}

fn running(club: &Club) -> Vec<TournamentId> {
    let all = in_phase(club, Phase::Running);
    let is_over = |id: &TournamentId| club.tournament(*id).is_some_and(|it| it.is_over());
    let open: Vec<TournamentId> = all.iter().copied().filter(|id| !is_over(id)).collect();
    if open.is_empty() { all } else { open }
}

fn drawn(club: &Club) -> Vec<TournamentId> {
    let running = running(club);
    if running.is_empty() { in_phase(club, Phase::Closed) } else { running }
}

fn open(club: &Club) -> Vec<TournamentId> {
    let those = |open: fn(&Tournament) -> bool| {
        let there = club.tournaments().rev().filter(move |tournament| open(tournament));
        there.map(|tournament| tournament.id).collect::<Vec<_>>()
    };
    let entering = those(|tournament| tournament.phase == Phase::Registering);
    if !entering.is_empty() {
        return entering;
    }
    those(|tournament| tournament.phase == Phase::Running && tournament.closed_to_late().is_none())
}
