//! Results that are reported by phone: a report waits until both sides or the desk agree.

use banzuke::club::action::ReportResult;
use banzuke::club::question::floor::Where;
use banzuke::club::refusal::EventRefusal;
use banzuke::club::report::{Report, Told};
use banzuke::club::{Action, MatchState, Refusal};
use banzuke::domain::finish::Finish;
use banzuke::domain::format::Format;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Outcome, Score};

use super::memory::Memory;
use crate::common::{CUP, today};

const KNOCKOUT: Format = Format::SingleElimination { third_place: false, placement: false };
const FIRST: Where = (CUP, MatchNo(1));

fn score(a: u32, b: u32) -> Outcome {
    Outcome::Score(Score::new(a, b))
}

/// A phone's report of the first match; `by` is the side, 0 or 1.
fn told(event: &Memory, by: Option<usize>, phone: &str, outcome: Outcome) -> Report {
    let sides = event.sides(1).map(PlayerId);
    let told = Told::Match { sides, outcome, games: Vec::new() };
    Report { by: by.map(|side| sides[side]), phone: phone.to_owned(), told }
}

fn report(event: &mut Memory, by: Option<usize>, phone: &str, outcome: Outcome) {
    let report = told(event, by, phone, outcome);
    let actions = event.club.reporting(FIRST, report, today()).expect("it may be reported");
    event.perform(actions).expect("it is reported");
}

fn state(event: &Memory) -> MatchState {
    event.played(1).state()
}

#[test]
fn a_report_waits_and_counts_once_the_other_side_reports_the_same() {
    let mut event = Memory::of(KNOCKOUT, 4);
    report(&mut event, Some(0), "a", score(2, 1));
    assert_eq!(event.club.reported().count(), 1);
    assert_eq!(state(&event), MatchState::Ready);

    report(&mut event, Some(1), "b", score(2, 1));
    assert_eq!(state(&event), MatchState::Finished);
    assert_eq!(event.club.reported().count(), 0);
    // The report and the result are one entry: one undo leaves the first report waiting again.
    event.undo().expect("undone");
    assert_eq!(state(&event), MatchState::Ready);
    assert_eq!(event.club.reports(FIRST).len(), 1);
}

#[test]
fn one_phone_is_one_side_and_its_last_report_is_the_one_that_stands() {
    let mut event = Memory::of(KNOCKOUT, 4);
    report(&mut event, Some(0), "a", score(2, 1));
    report(&mut event, Some(1), "a", score(2, 1));
    assert_eq!(state(&event), MatchState::Ready, "one phone for both sides");
    assert_eq!(event.club.reports(FIRST).len(), 1);
    report(&mut event, None, "b", score(2, 1));
    assert_eq!(state(&event), MatchState::Ready, "somebody else is no side");
    report(&mut event, Some(1), "c", score(2, 1));
    assert_eq!(event.club.agreed(FIRST), None, "two reports of a side are one side's");
    report(&mut event, Some(0), "d", score(2, 1));
    assert_eq!(state(&event), MatchState::Finished, "now the other side has reported");
}

#[test]
fn two_different_scores_are_a_question_for_the_desk() {
    let mut event = Memory::of(KNOCKOUT, 4);
    report(&mut event, Some(0), "a", score(2, 0));
    report(&mut event, Some(1), "b", score(1, 2));
    assert_eq!(state(&event), MatchState::Ready);
    assert!(event.club.is_disputed(FIRST));
    // A third report that fits one of them decides nothing.
    report(&mut event, Some(1), "c", score(2, 0));
    assert_eq!(state(&event), MatchState::Ready);
    // The desk decides; what was reported is answered then.
    event.record(1, 2, 0);
    assert_eq!(event.club.reported().count(), 0);
}

#[test]
fn the_desk_may_drop_what_was_reported() {
    let mut event = Memory::of(KNOCKOUT, 4);
    let drop = Action::ReportResult(ReportResult { tournament: CUP, no: MatchNo(1), report: None });
    let nothing = EventRefusal::NothingReported(CUP, MatchNo(1));
    assert_eq!(event.perform(vec![drop.clone()]), Err(Refusal::Event(nothing)));
    report(&mut event, Some(0), "a", score(2, 0));
    event.must(drop);
    assert_eq!(event.club.reported().count(), 0);
}

#[test]
fn what_the_match_does_not_allow_is_refused_at_once() {
    let event = Memory::of(KNOCKOUT, 4);
    let refused = |report| event.club.reporting(FIRST, report, today()).expect_err("refused");
    let stranger =
        Report { by: Some(PlayerId(event.sides(2)[0])), ..told(&event, None, "a", score(2, 0)) };
    let by = stranger.by.expect("named");
    let elsewhere = EventRefusal::ReporterElsewhere(CUP, MatchNo(1), by);
    assert_eq!(refused(stranger), Refusal::Event(elsewhere));
    assert!(matches!(refused(told(&event, Some(0), "a", score(9, 0))), Refusal::BadScore(..)));
    assert!(matches!(refused(told(&event, Some(0), "", score(2, 0))), Refusal::Empty(_)));

    let mut event = Memory::of(KNOCKOUT, 4);
    let late = told(&event, Some(0), "a", score(2, 0));
    event.record(1, 0, 2);
    let refused = event.club.reporting(FIRST, late, today());
    assert!(matches!(refused, Err(Refusal::AlreadyScored(..))), "{refused:?}");
}

#[test]
fn a_pod_reports_who_finished_where() {
    let mut event = Memory::planned(super::memory::plan(Format::Tables { size: 4, games: 1 }), 4);
    let seats = event.cup().pods[0].seats.clone();
    let order = Finish(seats.iter().map(|&seat| vec![seat]).collect());
    let told = Told::Game { game: 1, order };
    for (player, phone) in seats.iter().zip(["a", "b"]) {
        let report = Report { by: Some(*player), phone: phone.to_owned(), told: told.clone() };
        let actions = event.club.reporting(FIRST, report, today()).expect("reported");
        event.perform(actions).expect("reported");
    }
    assert_eq!(event.cup().pods[0].games.len(), 1);
}
