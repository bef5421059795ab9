//! Two registrations with the verdict of different people, or of a later check.

use banzuke::club::Action;
use banzuke::club::action::JudgePlayers;
use banzuke::club::refusal::PersonRefusal;
use banzuke::club::registry::Verdict;
use banzuke::domain::number::PlayerId;

use super::{A, B, C, D, merge, unmerge};
use crate::common::Hall;

fn judge(a: PlayerId, b: PlayerId, verdict: Option<Verdict>) -> Action {
    Action::JudgePlayers(JudgePlayers { a, b, verdict })
}

fn different(a: PlayerId, b: PlayerId) -> Action {
    judge(a, b, Some(Verdict::Different))
}

#[test]
fn two_people_stay_two_whoever_either_of_them_becomes() {
    let mut hall = Hall::new();
    hall.register(5);
    hall.does(merge(A, B));
    hall.does(merge(C, D));
    hall.does(different(D, B));
    let said = PersonRefusal::SaidDifferent(B, D);
    for (keep, absorb) in [(A, C), (C, A), (B, C), (D, A), (B, D)] {
        assert_eq!(hall.person_refusal(merge(keep, absorb)), said, "the numbers it was said of");
    }
    // A player who is merged with one of the two inherits it.
    let fifth = PlayerId(5);
    hall.does(merge(fifth, A));
    assert_eq!(hall.person_refusal(merge(C, fifth)), said);
    assert_eq!(hall.desk.club().registry().judged(fifth, C), [([B, D], Verdict::Different)]);
    hall.is_clean();
}

#[test]
fn it_survives_the_file_the_merger_and_its_taking_back() {
    let mut hall = Hall::new();
    hall.register(4);
    hall.does(different(B, C));
    hall.does(merge(A, B));
    assert_eq!(hall.person_refusal(merge(A, C)), PersonRefusal::SaidDifferent(B, C));
    hall.does(unmerge(A, B));
    let reopened = hall.another("tomorrow");
    assert_eq!(reopened.club().registry().verdict(C, B), Some(Verdict::Different));
    assert_eq!(reopened.club().registry().verdict(C, A), None, "it was never said of A");
    assert_eq!(hall.person_refusal(merge(C, B)), PersonRefusal::SaidDifferent(B, C));
    hall.does(merge(A, C));
    assert_eq!(hall.person_refusal(merge(A, B)), PersonRefusal::SaidDifferent(B, C));
    hall.is_clean();
}

#[test]
fn it_is_taken_back_by_the_numbers_it_was_said_of() {
    let mut hall = Hall::new();
    hall.register(4);
    hall.does(different(B, C));
    hall.does(merge(A, B));
    let never = PersonRefusal::SameVerdict(A, C, None);
    assert_eq!(hall.person_refusal(judge(A, C, None)), never);
    hall.does(judge(C, B, None));
    hall.does(merge(C, A));
    assert_eq!(hall.desk.club().registry().numbers(B), [C, A, B]);
    hall.is_clean();
}

/// A page of postponed pairs stays useful only if one of them can be merged.
#[test]
fn later_stands_in_nobodys_way_and_gives_way_to_different() {
    let mut hall = Hall::new();
    hall.register(3);
    hall.does(judge(A, B, Some(Verdict::Later)));
    let again = PersonRefusal::SameVerdict(B, A, Some(Verdict::Later));
    assert_eq!(hall.person_refusal(judge(B, A, Some(Verdict::Later))), again);
    let one = hall.does(merge(A, B));
    assert_eq!(hall.person_refusal(different(A, B)), PersonRefusal::AlreadyOne(A, B));
    hall.undo(Some(one.0)).expect("undone");
    assert_eq!(hall.desk.club().registry().verdict(A, B), Some(Verdict::Later));
    hall.does(different(A, B));
    assert_eq!(hall.desk.club().registry().verdict(A, B), Some(Verdict::Different));
    hall.is_clean();
}
