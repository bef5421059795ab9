//! Thousands of random events, with everything that can happen at
//! a desk, and every promise checked after every action.

use std::cell::RefCell;
use std::collections::BTreeSet;

use banzuke::club::action::{
    CorrectResult, CreateTournament, EnterPlayers, RecordResult, SetTables,
};
use banzuke::club::question::consequences::Change;
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::{Action, Club, Phase};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use banzuke::domain::seeding::Split;
use banzuke::journal::fold::fold;
use proptest::prelude::*;

use super::carried::comes_through;
use super::memory::Memory;
use super::promises::{changes, is_whole, nothing_entered_is_lost, same_ratings};
use crate::common::trials::holds;
use crate::common::{CUP, add_player, kind};
use crate::fold::propose::{Request, propose};

/// The number of sequences in the usual run, and in a full run.
const SEQUENCES: (usize, usize) = (900, 100_000);
/// The most moves in a sequence.
const MOVES: usize = 60;

/// How often each kind of action is tried; the others are tried rarely.
const OFTEN: [(&str, usize); 21] = [
    ("record_result", 24),
    ("correct_result", 12),
    ("record_game", 8),
    ("correct_game", 2),
    ("record_match", 4),
    ("call_match", 5),
    ("start_match", 2),
    ("call_again", 1),
    ("withdraw_call", 1),
    ("withdraw", 2),
    ("enter_late", 3),
    ("replace_entrant", 1),
    ("draw_stage", 6),
    ("draw_round", 3),
    ("draw_pairings", 4),
    ("add_stage", 2),
    ("break_tie", 5),
    ("add_play_off", 3),
    ("set_match_length", 1),
    ("enter_players", 2),
    ("create_tournament", 1),
];

#[derive(Clone, Debug)]
enum Move {
    /// Tries a request.
    Try(Request),
    /// Plays every match that can be played.
    PlayOn([u32; 6]),
    /// Undoes the last decision.
    Undo,
}

/// A new event.
#[derive(Clone, Debug)]
struct NewTournament {
    format: Format,
    players: u32,
    length: Length,
}

fn formats() -> Vec<Format> {
    let (groups, split) = (2, Split::Snake);
    vec![
        Format::SingleElimination { third_place: true, placement: false },
        Format::SingleElimination { third_place: false, placement: false },
        Format::SingleElimination { third_place: false, placement: true },
        Format::DoubleElimination { grand_final: GrandFinal::Reset },
        Format::DoubleElimination { grand_final: GrandFinal::Simple },
        Format::RoundRobin { double: false },
        Format::RoundRobin { double: true },
        Format::Groups { groups, double: false, split },
        Format::Swiss { rounds: 3, colours: false },
        Format::Tables { size: 4, games: 2 },
        Format::Recorded,
        Format::Ladder,
    ]
}

fn sequences() -> impl Strategy<Value = (NewTournament, Vec<Move>)> {
    let at = |kind: &str| Action::KINDS.iter().position(|known| *known == kind).expect("a kind");
    let often = OFTEN.iter().flat_map(|(kind, times)| std::iter::repeat_n(at(kind), *times));
    let kinds: Vec<usize> = (0..Action::KINDS.len()).chain(often).collect();
    let wish = (prop::sample::select(kinds), any::<[u32; 6]>(), prop::bool::weighted(0.05))
        .prop_map(|(kind, picks, wild)| Move::Try(Request { kind, picks, wild }));
    let one = prop_oneof![
        16 => wish,
        1 => any::<[u32; 6]>().prop_map(Move::PlayOn),
        1 => Just(Move::Undo),
    ];
    let lengths = vec![Length::FirstTo(1), Length::FirstTo(2), Length::Games(2)];
    let opening = (prop::sample::select(formats()), 2..8_u32, prop::sample::select(lengths));
    let opening =
        opening.prop_map(|(format, players, length)| NewTournament { format, players, length });
    (opening, prop::collection::vec(one, 1..=MOVES))
}

#[test]
fn no_sequence_of_actions_breaks_an_event() {
    let seen = RefCell::new(Seen::default());
    holds(SEQUENCES, &sequences(), |(opening, moves)| {
        let mut event = Event::open(&opening);
        for one in &moves {
            event.make(one);
        }
        comes_through(&event.memory);
        seen.borrow_mut().note(&event.memory);
        Ok(())
    });
    seen.into_inner().is_everything();
}

/// A running event.
struct Event {
    memory: Memory,
}

impl Event {
    fn open(opening: &NewTournament) -> Self {
        let mut memory = Memory::default();
        let players: Vec<PlayerId> = (1..=8).map(PlayerId).collect();
        let add = |player: &PlayerId| add_player(*player, &format!("player {}", player.0));
        let mut actions: Vec<Action> = players.iter().map(add).collect();
        let format = opening.format;
        let usual = if format.has_draw() { opening.length } else { Length::Open };
        let plan = StagePlan::new(format, Lengths::all(usual), Seeding::Entry);
        let (tournament, list, name) = (CUP, ListId::MAIN, "Cup".to_owned());
        actions.push(Action::CreateTournament(CreateTournament {
            tournament,
            name,
            list,
            plan: Box::new(plan),
        }));
        let entered = players.into_iter().take(opening.players as usize).collect();
        if format.has_draw() {
            actions.push(Action::EnterPlayers(EnterPlayers { tournament, players: entered }));
        }
        let table = |n: u32| Table { name: n.to_string(), reserved: n == 3 };
        actions.push(Action::SetTables(SetTables { tables: (1..=3).map(table).collect() }));
        memory.perform(actions).expect("opened");
        let mut event = Self { memory };
        if format.has_draw() {
            let cup = event.memory.club.tournament(CUP).expect("opened");
            let draw = event.memory.club.draw(cup, &DrawChoice::default(), 1);
            event.perform(&draw);
        }
        event
    }

    fn make(&mut self, one: &Move) {
        match one {
            Move::Try(wish) => {
                if let Some(action) = propose(&self.memory.club, wish) {
                    self.perform(&action);
                }
            }
            Move::PlayOn(picks) => self.play_on(*picks),
            Move::Undo => {
                self.memory.undo().expect("the last decision can be taken back");
                is_whole(&self.memory.club);
            }
        }
    }

    /// Plays the matches that can be played now; those that become playable wait for the next time.
    fn play_on(&mut self, picks: [u32; 6]) {
        let running = self.memory.club.tournaments().filter(|one| one.phase == Phase::Running);
        let live = running.flat_map(|one| &one.matches).filter(|m| m.state().is_live()).count();
        let pods: usize = self.memory.club.tournaments().map(|one| one.pods.len()).sum();
        for (kind, times) in [("record_result", live), ("record_game", pods)] {
            let kind = Action::KINDS.iter().position(|known| *known == kind).expect("a kind");
            for time in (0..).take(times.min(8)) {
                let picks = picks.map(|pick| pick.wrapping_mul(2 * time + 1).wrapping_add(time));
                self.make(&Move::Try(Request { kind, picks, wild: false }));
            }
        }
    }

    /// Performs an action or has it refused, and checks everything.
    fn perform(&mut self, action: &Action) {
        let before = self.memory.clone();
        let foretold = foretell(&before.club, action);
        let done = self.memory.perform(vec![action.clone()]);
        let after = &self.memory.club;
        if done.is_err() {
            assert_eq!(*after, before.club, "refused, and yet changed by {action:?}");
            return;
        }
        is_whole(after);
        nothing_entered_is_lost(&before.club, after, action);
        if let Some((id, own, foretold)) = foretold {
            let mut changed = changes(&before.club, after, id);
            changed.retain(|change| Some(change.no) != own);
            assert_eq!(foretold, changed, "the consequences of {action:?}");
        }
        self.can_be_undone(&before.club);
    }

    /// Asserts that the journal gives the same club with the same
    /// ratings, and without its last decision the club before it.
    fn can_be_undone(&self, before: &Club) {
        same(&fold(&self.memory.journal).expect("it was done once"), &self.memory.club);
        let mut undone = self.memory.clone();
        assert_eq!(undone.undo(), Ok(true));
        same(&undone.club, before);
    }
}

#[track_caller]
fn same(one: &Club, other: &Club) {
    assert_eq!(one, other);
    same_ratings(one, other);
}

/// The predicted changes of the other matches in the tournament, if an action has effects beyond its own match.
fn foretell(club: &Club, action: &Action) -> Option<(TournamentId, Option<MatchNo>, Vec<Change>)> {
    let id = action.tournament().filter(|id| club.tournament(*id).is_some())?;
    let told = club.consequences(action).ok()?;
    let own = match action {
        Action::RecordResult(RecordResult { no, .. }) => Some(*no),
        Action::CorrectResult(CorrectResult { no, .. }) => {
            was_asked(club, action);
            Some(*no)
        }
        Action::Withdraw(_) | Action::ReplaceEntrant(_) | Action::EnterLate(_) => None,
        _ => return None,
    };
    Some((id, own, told.matches))
}

/// An allowed correction agrees to exactly the changes that are reported to one without agreement.
fn was_asked(club: &Club, action: &Action) {
    let mut bare = action.clone();
    if let Action::CorrectResult(CorrectResult { void, keep, .. }) = &mut bare {
        let agreed = (std::mem::take(void), std::mem::take(keep));
        if club.check(action).is_err() {
            return;
        }
        let told = match club.consequences(&bare) {
            Ok(told) => told,
            Err(refusal) => panic!("it can be done in some way: {refusal:?}"),
        };
        if agreed.1.is_empty() {
            assert_eq!(told.void, agreed.0, "what falls");
        } else {
            assert_eq!(told.keep, Some(agreed.1), "what stands");
        }
    }
}

/// The cases seen in all sequences.
#[derive(Default)]
struct Seen {
    kinds: BTreeSet<String>,
    formats: BTreeSet<String>,
    finished: BTreeSet<String>,
    chained: bool,
}

impl Seen {
    fn note(&mut self, memory: &Memory) {
        self.kinds.extend(memory.journal.iter().flat_map(|entry| &entry.actions).map(kind));
        for tournament in memory.club.tournaments() {
            for (number, stage) in (1..).zip(&tournament.stages) {
                let name = format!("{:?}", stage.plan.format);
                let mut played = tournament.matches_of(number).peekable();
                let is_over = played.peek().is_some() && played.all(|m| m.record.is_some());
                let rest = tournament.open_pods(number).next().is_none();
                if stage.draw.is_some() || !stage.plan.format.has_draw() {
                    self.formats.insert(name.clone());
                }
                if rest && (is_over || stage.plan.format.has_seats()) {
                    self.finished.insert(name);
                }
                self.chained |= number > 1 && is_over;
            }
        }
    }

    fn is_everything(&self) {
        let never: Vec<_> =
            Action::KINDS.iter().filter(|one| !self.kinds.contains(**one)).collect();
        assert!(never.is_empty(), "never came about: {never:?}");
        for format in formats().iter().map(|format| format!("{format:?}")) {
            assert!(self.formats.contains(&format), "never drawn: {format}");
            assert!(self.finished.contains(&format), "never finished: {format}");
        }
        assert!(self.chained, "no later stage was ever finished");
    }
}
