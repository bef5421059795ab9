//! Many desks on one file, with every kind of decision.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use banzuke::club::action::EnterPlayers;
use banzuke::club::{Action, Club};
use banzuke::desk::{Desk, DeskError};
use banzuke::domain::format::Format;
use banzuke::domain::ids::TournamentId;
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::journal::StoreError;
use banzuke::journal::store::Missing;
use banzuke::outside::Environment;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use super::sound;
use super::worker::{Worker, say, told};
use crate::common::trials::size;
use crate::common::{add_player, create};
use crate::fold::propose::{Request, propose};

/// How often each kind of action is tried; the rest of a hundred are undo and redo.
const OFTEN: [(&str, u32); 19] = [
    ("record_match", 36),
    ("record_result", 14),
    ("correct_result", 8),
    ("add_player", 5),
    ("rename_player", 2),
    ("set_club", 2),
    ("add_alias", 2),
    ("set_born", 1),
    ("set_publicity", 1),
    ("merge_players", 3),
    ("unmerge_players", 2),
    ("judge_players", 2),
    ("create_tournament", 1),
    ("enter_players", 2),
    ("draw_stage", 4),
    ("call_match", 3),
    ("withdraw", 1),
    ("set_games", 2),
    ("adjust_rating", 1),
];

fn file(folder: &Path) -> PathBuf {
    folder.join("club.db")
}

/// The final content of a desk: the digest of its journal, its journal, and every rating to the bit.
fn summary(desk: &Desk) -> String {
    let digest = [format!("{}\n", desk.head().1.0)];
    let lines = desk.entries().iter().map(|entry| entry.to_line() + "\n");
    let ratings = desk.club().lists().flat_map(|list| desk.club().ranking(list.id, None));
    let bits = ratings.map(|place| format!("{} {:x}\n", place.player, place.rating.to_bits()));
    digest.into_iter().chain(lines).chain(bits).collect()
}

/// A club with enough work for all.
fn opening() -> Vec<Action> {
    let players = (1..=16).map(|number| add_player(PlayerId(number), &format!("player {number}")));
    let [ladder, cup] = [1, 2].map(TournamentId);
    let entered = (1..=16).map(PlayerId).collect();
    players
        .chain([
            create(ladder, "Ladder", Format::Ladder, Length::Open),
            create(cup, "Cup", Format::RoundRobin { double: true }, Length::FirstTo(2)),
            Action::EnterPlayers(EnterPlayers { tournament: cup, players: entered }),
        ])
        .collect()
}

/// Works as one of several desks until it has made this many entries, then waits until all have.
pub(super) fn work(folder: &Path, seed: u64, entries: u64) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut desk =
        Desk::open(&file(folder), Missing::Create, &format!("desk {seed}")).expect("opened");
    let begun = desk.perform(&Environment::default().stamp(), |club| {
        // A faster desk may have undone the opening already: its numbers stay used.
        let is_new = club.next_player() == PlayerId(1);
        Ok::<_, DeskError>(if is_new { opening() } else { Vec::new() })
    });
    begun.expect("there is a club");
    let mut made = 0;
    while made < entries {
        let stamp = Environment::default().stamp();
        let done = match step(&mut chance) {
            Step::Undo => desk.undo(&stamp, None).map(|_| true),
            Step::Redo => desk.redo(&stamp).map(|_| true),
            Step::Try(wish) => {
                let decide = |club: &Club| Ok(propose(club, &wish).into_iter().collect());
                desk.perform(&stamp, decide).map(|seq| seq.is_some())
            }
        };
        match done {
            Ok(true) => {
                made += 1;
                say(&format!("made {}", stamp.op.0));
            }
            // Busy: eight at once on a machine that does other things as well. Said, and tried again.
            Ok(false)
            | Err(
                DeskError::Refused(_)
                | DeskError::NotUndone(_)
                | DeskError::Store(StoreError::Busy),
            ) => {}
            Err(error) => panic!("{error:?}"),
        }
    }
    say("done");
    told();
    let _ = desk.follow().expect("followed");
    fs::write(folder.join(format!("{seed}.txt")), summary(&desk)).expect("written");
}

enum Step {
    Undo,
    Redo,
    Try(Request),
}

fn step(chance: &mut ChaCha8Rng) -> Step {
    let mut turn = chance.next_u32() % 100;
    let picks = [(); 6].map(|()| chance.next_u32());
    for (kind, often) in OFTEN {
        if turn < often {
            let kind = Action::KINDS.iter().position(|known| *known == kind).expect("a kind");
            return Step::Try(Request { kind, picks, wild: false });
        }
        turn -= often;
    }
    if turn.is_multiple_of(3) { Step::Redo } else { Step::Undo }
}

/// The entries that a worker made, by the names of the operations.
fn made(worker: &mut Worker) -> Vec<String> {
    let lines = std::iter::from_fn(|| worker.line()).take_while(|line| line != "done");
    lines.map(|line| line.strip_prefix("made ").expect("an entry").to_owned()).collect()
}

#[test]
fn eight_desks_lose_nothing_double_nothing_and_agree() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let each = size(12, 1250);
    let start = Instant::now();
    let mut workers: Vec<Worker> =
        (1..=8).map(|seed| Worker::start(folder, &format!("mixed {seed} {each}"), [])).collect();
    let made: Vec<Vec<String>> = thread::scope(|scope| {
        let listening: Vec<_> =
            workers.iter_mut().map(|worker| scope.spawn(|| made(worker))).collect();
        listening.into_iter().map(|thread| thread.join().expect("it listened")).collect()
    });
    let took: Duration = start.elapsed();
    for mut worker in workers {
        worker.again();
        worker.ended();
    }
    let made = made.concat();
    assert_eq!(made.len(), 8 * each);
    let entries = sound(&file(folder));
    assert_eq!(entries.len(), 1 + made.len(), "the opening, and what was acknowledged");
    let held: std::collections::BTreeSet<&String> =
        entries.iter().map(|entry| &entry.op.0).collect();
    assert_eq!(held.len(), entries.len(), "no operation twice");
    assert!(made.iter().all(|operation| held.contains(operation)), "none is lost");
    let summaries = (1..=8).map(|seed| fs::read(folder.join(format!("{seed}.txt"))).expect("told"));
    let mut referee = Desk::open(&file(folder), Missing::Refuse, "referee").expect("opened");
    for told in summaries {
        assert!(told == summary(&referee).into_bytes(), "all desks hold the same");
    }
    let stored = referee.digests().expect("read");
    assert_eq!(stored.last(), Some(referee.head().1), "and it is the one in the file");
    println!("{} entries by 8 desks in {took:.1?}, one digest", made.len());
}
