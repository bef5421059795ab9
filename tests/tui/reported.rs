//! Results reported by phone at the desk: they wait and are counted, one key shows them, Enter accepts.

use banzuke::club::MatchState;
use banzuke::club::report::{Report, Told};
use banzuke::domain::ids::MatchNo;
use banzuke::domain::length::Length;
use banzuke::domain::score::{Outcome, Score};

use crate::common::{CUP, Hall, today};
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, started};

/// A result that a phone reports for a match; `side` is 0 or 1.
fn report(hall: &mut Hall, no: u32, side: usize, (a, b): (u32, u32)) {
    let sides = hall.sides(no);
    let told = Told::Match { sides, outcome: Outcome::Score(Score::new(a, b)), games: Vec::new() };
    let report = Report { by: Some(sides[side]), phone: format!("phone {side}"), told };
    let actions = hall.desk.club().reporting((CUP, MatchNo(no)), report, today());
    hall.perform(actions.expect("it may be reported")).expect("reported");
}

fn state(front: &mut Front, no: u32) -> MatchState {
    let cup = front.club().tournament(CUP).expect("there").clone();
    cup.match_no(MatchNo(no)).expect("there").state()
}

/// Two results wait; the players of the second report different results.
pub(super) fn waiting() -> Front {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    report(&mut hall, 1, 0, (2, 1));
    report(&mut hall, 3, 0, (2, 0));
    report(&mut hall, 3, 1, (1, 2));
    Front::open(hall)
}

#[test]
fn enter_accepts_what_was_reported() {
    let mut front = waiting();
    front.shows("2 results by phone wait");
    front.drive("y");
    front.shows("Result by phone (1/2)");
    front.drive("<enter>");
    assert_eq!(state(&mut front, 1), MatchState::Finished);
    front.shows("1 result by phone waits");
}

#[test]
fn different_scores_are_shown_beside_each_other_with_who_reported_them() {
    let mut front = waiting();
    front.drive("y 4");
    front.shows("Result by phone (2/2)");
    front.shows("The reports differ");
    front.shows("Reported by");
    front.drive("2");
    assert_eq!(state(&mut front, 3), MatchState::Finished);
    let cup = front.club().tournament(CUP).expect("there").clone();
    let outcome = cup.match_no(MatchNo(3)).and_then(|played| played.record).map(|it| it.outcome);
    assert_eq!(outcome, Some(Outcome::Score(Score::new(1, 2))));
}

#[test]
fn reports_are_dropped_and_an_undo_brings_them_back() {
    let mut front = waiting();
    front.drive("y 3");
    front.shows("1 result by phone waits");
    front.drive("u");
    front.shows("2 results by phone wait");
    assert_eq!(state(&mut front, 1), MatchState::Ready);
}

#[test]
fn a_report_that_comes_in_is_counted_at_once_and_without_one_the_key_says_so() {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    front.drive("y");
    front.shows("no result was reported by phone");
    report(&mut front.hall, 1, 0, (2, 0));
    front.wake();
    front.shows("1 result by phone waits");
}
