//! Whatever happens at a desk, the file agrees with its journal.

mod nonsense;
pub(crate) mod propose;

use std::cell::RefCell;
use std::collections::BTreeSet;

use banzuke::club::action::{AddAlias, EnterPlayers, SetFees};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::rated::Moved;
use banzuke::club::{Action, Club, Place, Seq};
use banzuke::desk::DeskError;
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::fee::Fees;
use banzuke::domain::format::Format;
use banzuke::domain::ids::TournamentId;
use banzuke::domain::length::Length;
use banzuke::domain::seeding::Split;
use banzuke::journal::Entry;
use banzuke::journal::fold::fold;
use banzuke::journal::publish::Table;
use banzuke::journal::undo::UndoRefusal;
use std::sync::Arc;

use crate::common::trials::holds;
use crate::common::{CUP, Hall, create, kind};
pub(crate) use propose::moves;
use propose::{Move, Request, propose};

/// The number of cases in the usual run, and in a full run.
const CASES: (usize, usize) = (90, 5_000);

#[test]
fn any_sequence_of_actions_keeps_every_promise() {
    let done = RefCell::new(BTreeSet::new());
    holds(CASES, &moves(0.1), |moves| {
        let mut hall = opening();
        let mut other = hall.another("second desk");
        for (number, one) in moves.iter().enumerate() {
            play(&mut hall, one);
            assert_eq!(fold(hall.desk.entries()).as_ref(), Ok(hall.desk.club()), "after {one:?}");
            if number % 7 == 3 {
                hall.another("desk that leaves").keep_snapshot().expect("a file");
            }
            if number % 5 == 0 {
                let _ = other.follow().expect("followed");
                same(other.club(), hall.desk.club());
            }
        }
        let _ = other.follow().expect("followed");
        same(other.club(), hall.desk.club());
        same(hall.another("third desk").club(), hall.desk.club());
        sums(hall.desk.club());
        hall.is_clean();
        moved_to_another_file(&hall);
        done.borrow_mut()
            .extend(hall.desk.entries().iter().flat_map(|entry| &entry.actions).map(kind));
        undone_in_reverse(&mut hall);
        Ok(())
    });
    let done = done.into_inner();
    let never: Vec<_> = Action::KINDS.iter().filter(|kind| !done.contains(**kind)).collect();
    assert!(never.is_empty(), "never came about: {never:?}");
}

/// A hall with something to do: players, tournaments open for entries, and some with pairings, of every kind.
pub(crate) fn opening() -> Hall {
    let mut hall = Hall::new();
    let players = hall.register(7);
    let alias = "あだ名".to_owned();
    hall.perform(vec![Action::AddAlias(AddAlias { player: players[0], alias })]).expect("an alias");
    let elimination = Format::SingleElimination { third_place: true, placement: false };
    let groups = Format::Groups { groups: 2, double: false, split: Split::Snake };
    let double = Format::DoubleElimination { grand_final: GrandFinal::Reset };
    for (number, (format, drawn)) in (0..).zip([
        (elimination, false),
        (Format::Recorded, false),
        (Format::RoundRobin { double: false }, true),
        (Format::Tables { size: 4, games: 1 }, true),
        (Format::Swiss { rounds: 3, colours: true }, true),
        (double, true),
        (groups, true),
    ]) {
        let id = TournamentId(CUP.0 + number);
        let length = if format.has_draw() { Length::FirstTo(2) } else { Length::Open };
        let mut actions = vec![create(id, &format!("event {}", id.0), format, length)];
        if format.has_draw() {
            let players = players[..6].to_vec();
            actions.push(Action::EnterPlayers(EnterPlayers { tournament: id, players }));
        }
        if number == 0 {
            let fees = Fees::read("2000円; 女子: 1000円").expect("fees");
            actions.push(Action::SetFees(SetFees { tournament: id, fees }));
        }
        hall.perform(actions).expect("opened");
        if drawn {
            let found = hall.desk.club().tournament(id).expect("opened");
            let draw = hall.desk.club().draw(found, &DrawChoice::default(), 1);
            hall.perform(vec![draw]).expect("drawn");
        }
    }
    hall
}

/// Makes a move. It is done, or it is refused and nothing has changed.
pub(crate) fn play(hall: &mut Hall, one: &Move) {
    let (club, entries) = (hall.desk.club().clone(), hall.desk.entries().len());
    let undone = match one {
        Move::Perform(wishes) => {
            let actions = decided(&club, wishes);
            hall.perform(actions).map(|_| ())
        }
        Move::Undo => hall.undo(None).map(|_| ()),
        Move::UndoOne(by) => {
            let seq = u64::from(*by) % (entries as u64 + 2);
            hall.undo(Some(seq)).map(|_| ())
        }
        Move::Redo => hall.redo().map(|_| ()),
    };
    match undone {
        Ok(()) => {}
        Err(DeskError::Refused(_) | DeskError::NotUndone(_)) => {
            assert_eq!(hall.desk.entries().len(), entries, "refused, and written all the same");
            same(hall.desk.club(), &club);
        }
        Err(fault) => panic!("{one:?} gave {fault:?}"),
    }
}

/// The actions of one entry, each proposed in the club after those before it.
fn decided(club: &Club, wishes: &[Request]) -> Vec<Action> {
    let mut club = club.clone();
    let place = |index| Place { seq: Seq(u64::MAX), index };
    (0..)
        .zip(wishes)
        .filter_map(|(index, wish)| {
            let action = propose(&club, wish)?;
            let _ = club.perform(&action, place(index));
            Some(action)
        })
        .collect()
}

/// Asserts that the clubs are equal and would issue the same numbers.
#[track_caller]
fn same(one: &Club, other: &Club) {
    assert_eq!(one, other);
    let next = |club: &Club| (club.next_player(), club.next_tournament(), club.next_list());
    assert_eq!(next(one), next(other));
    for tournament in other.tournaments() {
        let named = one.tournament_named(&tournament.name).map(|found| found.id);
        assert_eq!(named, Some(tournament.id), "{}", tournament.name);
    }
}

/// One player's gain is another's loss if all have the same K; corrections by hand are an exception.
fn sums(club: &Club) {
    for list in club.lists().filter(|list| list.scale.is_plain()) {
        let ratings = club.ratings(list.id).expect("every list is calculated");
        let close = |a: f64, b: f64| (a - b).abs() <= 1e-9 * a.abs().max(1.0);
        for line in ratings.lines().filter(|line| matches!(line.moved, Moved::Match(_))) {
            let (rated, steps) = (line.moved, line.steps);
            let before: f64 = steps.iter().map(|step| step.before).sum();
            let after: f64 = steps.iter().map(|step| step.after).sum();
            assert!(close(before, after), "{rated:?} {steps:?}");
        }
        if club.by_hand().iter().any(|one| one.list == list.id) {
            continue;
        }
        let all: Vec<f64> =
            club.registry().iter().map(|player| ratings.rating(player.id)).collect();
        // The largest rating says how coarse the last digit of the sum is.
        let size = all.iter().fold(1.0_f64, |size, rating| size.max(rating.abs()));
        let players = f64::from(u32::try_from(all.len()).expect("few players"));
        let off = all.iter().sum::<f64>() - list.scale.start * players;
        assert!(off.abs() <= 1e-9 * size * players, "the sum is off by {off}");
    }
}

fn moved_to_another_file(hall: &Hall) {
    let lines = hall.desk.entries().iter().map(|entry| entry.to_line());
    let read = |line: String| Arc::new(Entry::from_line(&line).expect("our own line"));
    let journal: Vec<Arc<Entry>> = lines.map(read).collect();
    let mut copy = Hall::new();
    assert_eq!(copy.desk.take_in(&journal).expect("taken in"), journal.len());
    same(copy.desk.club(), hall.desk.club());
    copy.is_clean();
}

fn undone_in_reverse(hall: &mut Hall) {
    loop {
        match hall.undo(None) {
            Ok(_) => {}
            Err(DeskError::NotUndone(UndoRefusal::NothingToUndo)) => break,
            Err(fault) => panic!("{fault:?}"),
        }
    }
    assert_eq!(*hall.desk.club(), Club::default());
    hall.is_clean();
    let file = rusqlite::Connection::open(hall.path()).expect("the file");
    for table in Table::ALL {
        let sql = format!("SELECT count(*) FROM {}", table.name());
        let rows: i64 = file.query_row(&sql, [], |row| row.get(0)).expect("counted");
        let kept = i64::from(table == Table::RatingLists);
        assert_eq!(rows, kept, "{} after everything is undone", table.name());
    }
}
