//! Merges and unmerges.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use banzuke::club::action::{JudgePlayers, SetRatingList};
use banzuke::club::question::merger::RatingMove;
use banzuke::club::registry::Merger;
use banzuke::club::{Action, Club, Place, Seq, Tournament};
use banzuke::domain::chance::shuffle;
use banzuke::domain::ids::ListId;
use banzuke::domain::name::fold as fold_name;
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::{Established, Scale};
use banzuke::journal::Entry;
use banzuke::journal::fold::fold;
use proptest::prelude::*;

use super::everything::{everything, same};
use super::town::{entry_of, happen, mergeable, take_back, town, towns};
use super::{A, B, C, D, merge, unmerge};
use crate::common::trials::holds;
use crate::common::{Hall, add_player};
use crate::recompute::agree;

#[track_caller]
fn run<S: Strategy>(cases: usize, strategy: &S, test: impl Fn(S::Value)) {
    holds((cases, 50 * cases), strategy, |value| {
        test(value);
        Ok(())
    });
}

#[test]
fn a_merger_taken_back_leaves_everything_as_it_was() {
    run(12, &(any::<u64>(), any::<u32>()), |(seed, by)| {
        let mut hall = town(seed);
        let (before, told) = (hall.desk.club().clone(), everything(hall.desk.club()));
        let free = mergeable(&before);
        assert!(!free.is_empty(), "there is somebody who may be found to be one");
        let one = free[by as usize % free.len()];
        for undo in [false, true] {
            hall.does(merge(one.keep, one.absorb));
            hall.is_clean();
            assert_eq!(hall.desk.club().registry().today(one.absorb), one.keep);
            take_back(&mut hall, one, undo);
            hall.is_clean();
            assert_eq!(*hall.desk.club(), before);
            same(&everything(hall.desk.club()), &told);
        }
    });
}

/// The journal without any merges.
fn without_mergers(entries: &[Arc<Entry>]) -> Club {
    let is_other =
        |action: &Action| !matches!(action, Action::MergePlayers(_) | Action::UnmergePlayers(_));
    let strip = |entry: &Arc<Entry>| {
        let actions = entry.actions.iter().filter(|action| is_other(action)).cloned().collect();
        Arc::new(Entry { actions, ..Entry::clone(entry) })
    };
    let stripped: Vec<_> = entries.iter().map(strip).collect();
    fold(&stripped).expect("nothing needs a merger")
}

#[test]
fn mergers_taken_back_in_any_order_leave_what_was_recorded_meanwhile() {
    let seen = RefCell::new(Seen::default());
    run(24, &(towns(), any::<u64>()), |((seed, happenings), order)| {
        let mut hall = town(seed);
        for happening in &happenings {
            happen(&mut hall, happening);
            seen.borrow_mut().note(hall.desk.club());
            assert_eq!(fold(hall.desk.entries()).as_ref(), Ok(hall.desk.club()), "{happening:?}");
            is_whole(hall.desk.club());
        }
        hall.is_clean();
        let mut mergers = hall.desk.club().registry().mergers().to_vec();
        shuffle(&mut mergers, order);
        for (at, one) in (0..).zip(mergers) {
            take_back(&mut hall, one, (order >> at) % 2 == 0);
            is_whole(hall.desk.club());
        }
        hall.is_clean();
        let never = without_mergers(hall.desk.entries());
        let club = hall.desk.club();
        assert_eq!(*club, never);
        same(&everything(club), &everything(&never));
    });
    seen.into_inner().is_enough();
}

/// The cases seen in all towns.
#[derive(Default)]
struct Seen {
    /// The number of merges, counted after each event.
    mergers: usize,
    /// The most numbers of one person.
    numbers: usize,
    /// A person with several numbers and matches under two of them.
    moved: usize,
    /// A match recorded or pairings created with a merged number.
    absorbed: usize,
}

impl Seen {
    fn note(&mut self, club: &Club) {
        let registry = club.registry();
        self.mergers += registry.mergers().len();
        for person in registry.iter().filter(|person| !person.absorbed.is_empty()) {
            self.numbers = self.numbers.max(person.numbers().count());
            let plays = |number| {
                let at = |one: &&Arc<Tournament>| one.has(number);
                club.tournaments().filter(at).count()
            };
            let under = person.numbers().filter(|&number| plays(number) > 0).count();
            self.moved += usize::from(under > 1);
            self.absorbed += usize::from(under > 0 && plays(person.id) == 0);
        }
    }

    #[track_caller]
    fn is_enough(&self) {
        let Self { mergers, numbers, moved, absorbed } = *self;
        assert!(
            mergers > 300 && numbers > 3 && moved > 100 && absorbed > 50,
            "{mergers} mergers, {numbers} numbers, {moved} under several, {absorbed} under others"
        );
    }
}

/// Checks that a registry is whole.
fn is_whole(club: &Club) {
    let registry = club.registry();
    let (mut bearers, mut numbers) = (BTreeMap::new(), 0);
    for person in registry.iter() {
        assert_eq!(registry.today(person.id), person.id, "whoever is listed goes on");
        for number in person.numbers() {
            numbers += 1;
            assert_eq!(registry.today(number), person.id, "{number}");
            assert_eq!(registry.get(number), Some(person.as_ref()), "{number}");
        }
        assert_eq!(registry.numbers(person.id), person.numbers().collect::<Vec<_>>());
    }
    assert_eq!(numbers, registry.registrations().count(), "everybody is somebody, once");
    for known in registry.registrations() {
        for (scheme, value) in &known.external {
            let key = [scheme, value].map(|text| fold_name(text));
            let former = bearers.insert(key, known.id);
            assert_eq!(former, None, "{scheme} {value} of {}", known.id);
            assert_eq!(registry.external(scheme, value), Some(registry.today(known.id)));
        }
    }
    // A list may name somebody twice, and an entry that was withdrawn may have been somebody's second.
    for tournament in club.tournaments().filter(|tournament| !tournament.is_record()) {
        let play = || tournament.entrants.iter().filter(|player| !tournament.has_left(**player));
        let people: BTreeSet<PlayerId> = play().map(|&player| registry.today(player)).collect();
        assert_eq!(people.len(), play().count(), "twice in {}", tournament.name);
    }
}

/// The numbers of each person, by the lowest.
fn people(club: &Club) -> Vec<Vec<PlayerId>> {
    let mut people: Vec<Vec<PlayerId>> = Vec::new();
    for person in club.registry().iter() {
        let mut numbers = club.registry().numbers(person.id);
        numbers.sort_unstable();
        people.push(numbers);
    }
    people.sort_unstable();
    people
}

#[test]
fn mergers_in_any_order_give_the_same_people_and_ratings() {
    run(24, &(any::<u64>(), any::<[u32; 5]>(), any::<u64>()), |(seed, picks, order)| {
        let town = town(seed);
        let merged = |mergers: &[Merger]| {
            let mut club = town.desk.club().clone();
            for (index, one) in (0..).zip(mergers) {
                let place = Place { seq: Seq(u64::MAX), index };
                let done = club.perform(&merge(one.keep, one.absorb), place);
                done.expect("allowed in one order, allowed in any");
            }
            club.settle();
            club
        };
        let mut mergers: Vec<Merger> = Vec::new();
        for by in picks {
            let free = mergeable(&merged(&mergers));
            mergers.extend(free.get(by as usize % free.len().max(1)));
        }
        let one = merged(&mergers);
        shuffle(&mut mergers, order);
        // The number to be kept decides under which one the person goes on, and nothing else.
        for (at, merger) in (0..).zip(&mut mergers) {
            if (order >> at) % 2 == 0 {
                std::mem::swap(&mut merger.keep, &mut merger.absorb);
            }
        }
        let other = merged(&mergers);
        assert_eq!(people(&one), people(&other));
        for known in one.registry().registrations() {
            for list in one.lists().map(|list| list.id) {
                let [a, b] = [&one, &other].map(|club| club.rating(list, known.id).to_bits());
                assert_eq!(a, b, "{} on {list:?}", known.id);
            }
        }
    });
}

#[test]
fn the_effect_told_beforehand_is_what_happens() {
    run(16, &(any::<u64>(), any::<u32>()), |(seed, by)| {
        let mut hall = town(seed);
        let before = hall.desk.club().clone();
        let free = mergeable(&before);
        let one = free[by as usize % free.len()];
        let told = before.merger_effect(one.keep, one.absorb).expect("allowed");
        hall.does(merge(one.keep, one.absorb));
        let after = hall.desk.club().clone();
        let back = after.unmerger_effect(&[one]).expect("allowed");
        assert_eq!(told.moved, back.moved, "what went there comes back");
        let mut others = 0;
        for list in before.lists().map(|list| list.id) {
            for person in before.registry().iter().map(|person| person.id) {
                let line =
                    told.ratings.iter().find(|line| (line.list, line.player) == (list, person));
                let own = [one.keep, one.absorb].contains(&person);
                let [was, is] = [&before, &after].map(|club| club.rating(list, person));
                if let Some(line) = line {
                    assert_eq!(line.before.to_bits(), was.to_bits());
                    let goes_on = (person != one.absorb).then_some(is);
                    assert_eq!(line.after.map(f64::to_bits), goes_on.map(f64::to_bits));
                } else {
                    assert!((was - is).abs() <= 1.0 || own, "{person} moves from {was} to {is}");
                }
                // Larger changes are listed, each by itself.
                others += usize::from(!own && line.is_none() && was.to_bits() != is.to_bits());
            }
        }
        assert_eq!(told.others, others);
    });
}

#[test]
fn the_effect_leaves_out_lists_on_which_neither_has_played() {
    let mut hall = Hall::new();
    hall.register(3);
    let name = "blitz".to_owned();
    hall.does(Action::SetRatingList(SetRatingList {
        list: ListId(2),
        name,
        scale: Box::new(Scale::STANDARD),
        established: Established::STANDARD,
    }));
    let told = |hall: &Hall| hall.desk.club().merger_effect(A, B).expect("allowed").ratings;
    let main = |line: &RatingMove| line.list == ListId::MAIN;
    assert_eq!((told(&hall).len(), told(&hall).iter().all(main)), (2, true));
    hall.does(merge(A, B));
    let back = hall
        .desk
        .club()
        .unmerger_effect(&[Merger { keep: A, absorb: B }])
        .expect("allowed")
        .ratings;
    assert_eq!((back.len(), back.iter().all(main)), (2, true));
}

#[test]
fn the_script_agrees_whoever_is_found_to_be_whom() {
    run(8, &towns(), |(seed, happenings)| {
        let mut hall = town(seed);
        for happening in &happenings {
            happen(&mut hall, happening);
        }
        agree(hall.desk.club(), hall.desk.entries());
    });
}

#[test]
fn undoing_the_first_of_two_mergers_leaves_the_second() {
    for undo in [false, true] {
        let mut hall = Hall::new();
        hall.register(3);
        let first = Merger { keep: A, absorb: B };
        hall.does(merge(A, B));
        hall.does(merge(B, C));
        assert_eq!(hall.desk.club().registry().numbers(C), [A, B, C]);
        take_back(&mut hall, first, undo);
        let registry = hall.desk.club().registry();
        assert_eq!([A, B, C].map(|id| registry.today(id)), [A, B, B]);
        assert_eq!(registry.mergers(), [Merger { keep: B, absorb: C }]);
        assert_eq!(registry.mergers_over(C), [Merger { keep: B, absorb: C }]);
        hall.is_clean();
    }
}

/// If a registration cannot be undone, the entry that needs it is named, and a redo fits again.
#[test]
fn a_registration_that_was_merged_is_not_undone_before_the_merger() {
    use banzuke::club::Refusal;
    use banzuke::desk::DeskError;
    use banzuke::journal::undo::UndoRefusal;

    let mut hall = Hall::new();
    let names = ["辻本", "Tsujimoto", "Tujimoto"];
    let registered: Vec<Seq> = (1..)
        .zip(names)
        .map(|(number, name)| hall.does(add_player(PlayerId(number), name)))
        .collect();
    let decided = hall.does(merge(A, B));
    let Err(DeskError::NotUndone(UndoRefusal::Needed { seq, by, refusal })) =
        hall.undo(Some(registered[1].0))
    else {
        panic!("B is needed")
    };
    assert_eq!((seq, by), (registered[1], vec![decided]));
    assert_eq!(*refusal, Refusal::NoSuchPlayer(B));
    hall.undo(Some(decided.0)).expect("the merger first");
    hall.undo(Some(registered[1].0)).expect("then the registration");
    assert_eq!(hall.desk.club().registry().len(), 2);
    assert_eq!(hall.redo().expect("redone"), registered[1]);
    assert_eq!(hall.redo().expect("redone"), decided);
    assert_eq!(hall.desk.club().registry().numbers(A), [A, B]);
    hall.is_clean();
}

/// An undo that merges two people again is refused if they have met meanwhile, and says where.
#[test]
fn a_merger_comes_back_only_where_nothing_stands_against_it_since() {
    use banzuke::desk::DeskError;
    use banzuke::journal::undo::UndoRefusal;

    let mut hall = Hall::new();
    hall.register(4);
    hall.does(merge(A, B));
    let taken_back = hall.does(unmerge(A, B));
    let judged = hall.does(Action::JudgePlayers(JudgePlayers {
        a: B,
        b: A,
        verdict: Some(banzuke::club::registry::Verdict::Different),
    }));
    let Err(DeskError::NotUndone(UndoRefusal::Needed { seq, by, .. })) =
        hall.undo(Some(taken_back.0))
    else {
        panic!("they were said to be two people since")
    };
    assert_eq!((seq, by), (taken_back, vec![judged]));
    hall.undo(Some(judged.0)).expect("undone");
    hall.undo(Some(taken_back.0)).expect("one again");
    assert_eq!(hall.desk.club().registry().numbers(B), [A, B]);
    let again = Seq(entry_of(&hall, Merger { keep: A, absorb: B }).0);
    assert!(again < taken_back);
    assert_eq!(hall.desk.club().registry().today(D), D);
    hall.is_clean();
}
