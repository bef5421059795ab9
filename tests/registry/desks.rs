//! Several desks that decide which registrations are one person.

use std::path::Path;
use std::sync::Barrier;

use banzuke::club::action::{EnterPlayers, JudgePlayers};
use banzuke::club::refusal::{PersonRefusal, Refusal};
use banzuke::club::registry::Verdict;
use banzuke::club::{Action, Seq};
use banzuke::desk::{Desk, DeskError};
use banzuke::domain::format::Format;
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::journal::store::Missing;
use banzuke::outside::Environment;

use super::{A, B, C, merge};
use crate::common::{CUP, Hall, create, stamp};

/// Performs an action at a desk that does not know the latest entries.
fn too(desk: &mut Desk, action: Action) -> Result<Option<Seq>, DeskError> {
    desk.perform(&stamp(1_000 + desk.entries().len() as u64), move |_| Ok(vec![action.clone()]))
}

#[track_caller]
fn told(outcome: Result<Option<Seq>, DeskError>) -> PersonRefusal {
    match outcome {
        Err(DeskError::Refused(Refusal::Person(refusal))) => refusal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn of_two_desks_that_find_one_pair_the_second_is_told() {
    let mut hall = Hall::new();
    hall.register(3);
    let mut other = hall.another("second desk");
    hall.does(merge(A, B));
    assert_eq!(told(too(&mut other, merge(B, A))), PersonRefusal::AlreadyOne(B, A));
    assert_eq!(other.club(), hall.desk.club(), "the refusal brought the other desk up to date");
    too(&mut other, merge(B, C)).expect("by whichever number");
    let _ = hall.desk.follow().expect("followed");
    assert_eq!(hall.desk.club().registry().numbers(C), [A, B, C]);
    hall.is_clean();
}

#[test]
fn of_two_desks_that_judge_one_pair_the_second_is_told() {
    let mut hall = Hall::new();
    hall.register(2);
    let mut other = hall.another("second desk");
    let different = Some(Verdict::Different);
    hall.does(Action::JudgePlayers(JudgePlayers { a: A, b: B, verdict: different }));
    let again = Action::JudgePlayers(JudgePlayers { a: B, b: A, verdict: different });
    assert_eq!(told(too(&mut other, again)), PersonRefusal::SameVerdict(B, A, different));
    assert_eq!(told(too(&mut other, merge(A, B))), PersonRefusal::SaidDifferent(A, B));
    assert_eq!(other.club(), hall.desk.club());
    hall.is_clean();
}

#[test]
fn an_entry_and_a_merger_at_once_leave_one_person_entered_once() {
    let enter =
        |player| Action::EnterPlayers(EnterPlayers { tournament: CUP, players: vec![player] });
    let format = Format::RoundRobin { double: false };
    // The merger first: the other number is refused where one is entered.
    let mut hall = Hall::new();
    hall.register(3);
    hall.does(create(CUP, "Cup", format, Length::FirstTo(1)));
    hall.does(enter(A));
    let mut other = hall.another("second desk");
    hall.does(merge(A, B));
    let known = PersonRefusal::EnteredAs { tournament: CUP, given: B, entered: A };
    assert_eq!(told(too(&mut other, enter(B))), known);
    hall.is_clean();
    // The entry first: the merger is refused, and the tournament named.
    let mut hall = Hall::new();
    hall.register(3);
    hall.does(create(CUP, "Cup", format, Length::FirstTo(1)));
    hall.does(enter(A));
    let mut other = hall.another("second desk");
    hall.does(enter(B));
    assert_eq!(told(too(&mut other, merge(A, B))), PersonRefusal::BothEntered(CUP, A, B));
    hall.is_clean();
    // Nobody entered yet: an absorbed number may enter, and stands for the person.
    let mut hall = Hall::new();
    hall.register(3);
    hall.does(create(CUP, "Cup", format, Length::FirstTo(1)));
    let mut other = hall.another("second desk");
    hall.does(merge(A, B));
    too(&mut other, enter(B)).expect("one of the person's numbers");
    let _ = hall.desk.follow().expect("followed");
    assert_eq!(hall.desk.club().entered_as(CUP, A), Some(B));
    hall.is_clean();
}

/// Every desk merges the pairs of a row, in its own order; each
/// merge is made by one desk alone, and all others are informed.
#[test]
fn many_desks_at_once_find_each_pair_once() {
    const DESKS: usize = 4;
    const PEOPLE: u32 = 16;
    let mut hall = Hall::new();
    hall.register(PEOPLE);
    let (file, gate) = (hall.path(), Barrier::new(DESKS));
    let found: usize = std::thread::scope(|scope| {
        let desks: Vec<_> = (0..)
            .take(DESKS)
            .map(|number| {
                let (file, gate) = (&file, &gate);
                scope.spawn(move || {
                    gate.wait();
                    finds(file, number, PEOPLE)
                })
            })
            .collect();
        desks.into_iter().map(|desk| desk.join().expect("it ended")).sum()
    });
    let _ = hall.desk.follow().expect("followed");
    let pairs = PEOPLE as usize - 1;
    assert_eq!(found, pairs, "each pair was found once");
    let registry = hall.desk.club().registry();
    assert_eq!((registry.len(), registry.mergers().len()), (1, pairs));
    assert_eq!(hall.desk.entries().len(), pairs + 1);
    hall.is_clean();
}

/// The number of pairs of neighbours that a desk was the first to merge.
fn finds(file: &Path, number: u64, people: u32) -> usize {
    let name = format!("desk {number}");
    let mut desk = Desk::open(file, Missing::Refuse, &name).expect("opened");
    let mut pairs: Vec<u32> = (1..people).collect();
    banzuke::domain::chance::shuffle(&mut pairs, number);
    let found = pairs.into_iter().filter(|&first| {
        let pair = [PlayerId(first), PlayerId(first + 1)];
        let [keep, absorb] = if number.is_multiple_of(2) { pair } else { [pair[1], pair[0]] };
        let stamp = Environment::default().stamp();
        match desk.perform(&stamp, |_| Ok(vec![merge(keep, absorb)])) {
            Ok(seq) => seq.is_some(),
            Err(fault) => {
                assert_eq!(told(Err(fault)), PersonRefusal::AlreadyOne(keep, absorb));
                false
            }
        }
    });
    found.count()
}
