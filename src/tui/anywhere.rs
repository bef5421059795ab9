//! What one key does from every main screen: call the next match, correct the last result, show
//! what is being played, check somebody in, find somebody.

use super::effect::Effect;
use super::layer::Step;
use super::overlay::Overlay;
use super::overlay::choice::{Choice, ChoiceOption};
use super::screen::Screen;
use super::screen::enter::Enter;
use super::screen::newcomer::Newcomer;
use super::screen::players::Players;
use super::screen::score::ScoreEntry;
use super::screen::sitting::SittingEntry;
use super::screen::tournament::TournamentPage;
use super::snapshot::Snapshot;
use crate::club::question::floor::{Queued, Where};
use crate::club::{Action, Club, Phase, Refusal, Tournament};
use crate::command::CommandId;
use crate::domain::ids::TournamentId;
use crate::journal::fold::live;
use crate::request::Request;
use crate::words::Words;

/// Where those commands lead. A [`Snapshot`] works it out once.
#[derive(Debug)]
pub(super) struct Anywhere {
    /// The call of the next match to the first free table.
    call: Result<Action, NoCall>,
    /// The last result that counts.
    last: Option<Recorded>,
    /// The tournaments being played; where none is, those that are over. The newest first.
    drawn: Vec<TournamentId>,
    /// The tournaments that take entries; where none does, those that somebody may still enter
    /// late. The newest first.
    open: Vec<TournamentId>,
}

/// Why no match is called.
#[derive(Debug)]
enum NoCall {
    /// None waits, or the players of all that wait are busy.
    NobodyNext,
    /// The hall has no tables.
    NoTables,
    /// All tables are taken.
    NoFreeTable,
    /// The club does not allow it.
    Refused(Refusal),
}

#[derive(Debug, Clone, Copy)]
enum Recorded {
    /// Of a match of two.
    Match(Where),
    /// Of one game at a table.
    Game(Where, u32),
}

impl Anywhere {
    /// Looks where the commands lead.
    pub(super) fn new(data: &Snapshot) -> Self {
        let club = &data.club;
        Self { call: call(data), last: last(data), drawn: drawn(club), open: open(club) }
    }

    /// The tournaments to choose from, the one in front first.
    fn from_here(all: &[TournamentId], here: Option<TournamentId>) -> Vec<TournamentId> {
        match here.filter(|here| all.contains(here)) {
            Some(here) => vec![here],
            None => all.to_vec(),
        }
    }
}

/// Why one of those commands cannot be run now.
pub(super) fn reason(command: CommandId, data: &Snapshot, words: &'static Words) -> Option<String> {
    let (anywhere, say) = (data.anywhere(), &words.screen.anywhere);
    let floor = &words.screen.floor;
    let why = match command {
        CommandId::CallNext => match &anywhere.call {
            Ok(_) => return None,
            Err(NoCall::NobodyNext) => floor.nobody_next(),
            Err(NoCall::NoTables) => floor.no_tables(),
            Err(NoCall::NoFreeTable) => floor.no_free(),
            Err(NoCall::Refused(refusal)) => {
                return Some(words.message.refusal(refusal, &data.club).into());
            }
        },
        CommandId::CorrectLast if anywhere.last.is_none() => say.no_result(),
        CommandId::ShowBracket if anywhere.drawn.is_empty() => say.nothing_drawn(),
        CommandId::CheckIn if anywhere.open.is_empty() => say.nothing_open(),
        // All others are not decided here.
        _ => return None,
    };
    Some(why.to_owned())
}

/// What comes of one of those commands, on the page of the tournament `here` or elsewhere.
pub(super) fn run(
    command: CommandId,
    here: Option<TournamentId>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<Step> {
    let (anywhere, say) = (data.anywhere(), &words.screen.anywhere);
    let opened = |screen| Some(Step::Open(screen));
    match command {
        CommandId::CallNext => {
            let call = anywhere.call.as_ref().ok()?.clone();
            Some(Step::Do(Effect::Perform(Request::Do(vec![call]))))
        }
        CommandId::CorrectLast => opened(match anywhere.last? {
            Recorded::Match((id, no)) => Screen::Score(ScoreEntry::new(id, no, data)),
            Recorded::Game((id, no), game) => {
                Screen::Sitting(SittingEntry::of_game(id, no, game, data))
            }
        }),
        CommandId::ShowBracket => {
            let page = |id| Screen::Tournament(TournamentPage::drawing(id, data));
            choose(say.which_bracket(), &Anywhere::from_here(&anywhere.drawn, here), page, data)
        }
        CommandId::CheckIn => {
            let entry = |id| match data.club.tournament(id).map(|found| found.phase) {
                Some(Phase::Registering) => Screen::Enter(Enter::new(id, data)),
                _ => Screen::Newcomer(Newcomer::late(id, data)),
            };
            choose(say.which_entry(), &Anywhere::from_here(&anywhere.open, here), entry, data)
        }
        CommandId::FindPlayer => opened(Screen::Players(Players::finding(data))),
        // All others are somebody else's.
        _ => None,
    }
}

/// Opens the screen of the only tournament, or asks which.
fn choose(
    question: &str,
    tournaments: &[TournamentId],
    screen: impl Fn(TournamentId) -> Screen,
    data: &Snapshot,
) -> Option<Step> {
    if let [only] = tournaments {
        return Some(Step::Open(screen(*only)));
    }
    let named = |id: &TournamentId| data.club.tournament(*id).map(|found| found.name.clone());
    let way = |id: &TournamentId| ChoiceOption {
        label: named(id).unwrap_or_default(),
        follows: Vec::new(),
        steps: vec![Step::Open(screen(*id))],
    };
    let choice = Choice::new(question, Vec::new(), tournaments.iter().map(way).collect());
    (!tournaments.is_empty()).then_some(Step::Cover(Overlay::Choice(choice.by_digits())))
}

fn call(data: &Snapshot) -> Result<Action, NoCall> {
    let club = &data.club;
    let (tournament, no) = Queued::next_of(data.queue()).ok_or(NoCall::NobodyNext)?;
    if club.tables().is_empty() {
        return Err(NoCall::NoTables);
    }
    let table = club.free_table().ok_or(NoCall::NoFreeTable)?.name.clone();
    let call = Action::CallMatch { tournament, no, table };
    club.check(&call).map_err(NoCall::Refused)?;
    Ok(call)
}

/// The last result that was entered, counts, and was not made void since.
fn last(data: &Snapshot) -> Option<Recorded> {
    let live = live(&data.entries);
    let counting = data.entries.iter().zip(live).rev().filter(|(_, live)| *live);
    let mut actions = counting.flat_map(|(entry, _)| entry.actions.iter().rev());
    actions.find_map(|action| recorded(action, &data.club))
}

fn recorded(action: &Action, club: &Club) -> Option<Recorded> {
    match action {
        Action::RecordResult { tournament, no, .. }
        | Action::CorrectResult { tournament, no, .. }
        | Action::RecordMatch { tournament, no, .. } => {
            let played = club.tournament(*tournament)?.match_no(*no)?;
            played.record.map(|_| Recorded::Match((*tournament, *no)))
        }
        Action::RecordGame { tournament, no, game, .. }
        | Action::CorrectGame { tournament, no, game, .. } => {
            let sitting = club.tournament(*tournament)?.sitting(*no)?;
            let there = usize::try_from(*game).is_ok_and(|game| game <= sitting.games.len());
            there.then_some(Recorded::Game((*tournament, *no), *game))
        }
        // All others record no result.
        _ => None,
    }
}

fn drawn(club: &Club) -> Vec<TournamentId> {
    let in_phase = |phase| {
        let there = club.tournaments().rev().filter(move |cup| cup.phase == phase);
        there.map(|cup| cup.id).collect::<Vec<_>>()
    };
    let running = in_phase(Phase::Running);
    if running.is_empty() { in_phase(Phase::Closed) } else { running }
}

fn open(club: &Club) -> Vec<TournamentId> {
    let those = |open: fn(&Tournament) -> bool| {
        let there = club.tournaments().rev().filter(move |cup| open(cup));
        there.map(|cup| cup.id).collect::<Vec<_>>()
    };
    let entering = those(|cup| cup.phase == Phase::Registering);
    if !entering.is_empty() {
        return entering;
    }
    those(|cup| cup.phase == Phase::Running && !cup.late_places().is_empty())
}
