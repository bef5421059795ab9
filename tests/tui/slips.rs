//! Slips of hand and eye at a busy desk, and questions that say what would be lost.

use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::score::{Length, Outcome, Score};
use banzuke::tui::route::Route;

use crate::common::{CUP, Hall};
use crate::tui::floor::tables;
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, ROBIN, start, started};
use crate::tui::tournament::groups;

/// Four groups of four, played out, and the elimination of the first two of each, drawn.
fn knocked_out() -> Front {
    let mut hall = Hall::new();
    for actions in groups(16, 4, 2) {
        hall.perform(actions).expect("decided");
    }
    for no in 1..=24 {
        let [a, b] = hall.sides(no);
        hall.record(no, if a < b { 2 } else { 0 }, if a < b { 0 } else { 2 }).expect("recorded");
    }
    let mut front = Front::open(hall);
    front.drive("<enter> s y");
    front.shows("Stage 2 of 2, running");
    front
}

#[test]
fn a_correction_that_changes_who_goes_on_is_asked_about_once_the_next_stage_is_drawn() {
    let mut front = knocked_out();
    let second_beats_third = |no: &u32| {
        let mut sides = front.hall.sides(*no).map(|player| player.0);
        sides.sort_unstable();
        sides == [8, 9]
    };
    let no = (1..=24).find(second_beats_third).expect("they meet");
    let turned = if front.hall.sides(no)[0].0 == 8 { "0 2" } else { "2 0" };
    let outcome = |front: &mut Front| {
        let club = front.club();
        let cup = club.tournament(CUP).expect("the cup");
        cup.match_no(MatchNo(no)).and_then(|played| played.record).expect("played").outcome
    };
    let before = outcome(&mut front);
    front.show(Route::Score(CUP, MatchNo(no)));
    front.drive(&format!("{turned} <enter>"));
    front.shows("This result decided who advanced to the next stage.");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front), before, "the question opens on Cancel");
    front.drive("<enter> <down>");
    front.shows("Stage 2 keeps its pairings, made from the old ranks.");
    front.drive("<enter>");
    assert_ne!(outcome(&mut front), before);
}

#[test]
fn a_screen_that_was_asked_for_shows_what_was_recorded_while_the_question_stood() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, TournamentId(2), "金剛杯", 8, ROBIN, Length::Games(16));
    let mut front = Front::open(hall);
    front.drive("b");
    front.shows("金剛杯");
    front.hall.record(1, 2, 0).expect("recorded at the other desk");
    front.wake();
    let other = if front.text().contains("1  京都オープン") { "1" } else { "2" };
    front.drive(other);
    front.shows("Running, 1 of 8 played");
}

#[test]
fn a_score_typed_after_a_refused_result_leads_nowhere() {
    let mut hall = started(4, ELIMINATION, Length::FirstTo(2));
    tables(&mut hall, 2);
    let mut front = Front::open(hall);
    front.drive("5 <tab>");
    for hands in ["r 2 1 <enter>", "r 0 2 <enter>"] {
        front.drive(hands);
        assert!(matches!(front.desk.app.route(), Route::Floor), "{}", front.text());
    }
    front.shows("> 1");
    front.drive("n 2");
    front.shows("> 2");
}

#[test]
fn a_draft_is_kept_by_whoever_answers_nothing() {
    let mut front = Front::open(Hall::new());
    front.drive("n O l d <enter> <down> <esc> <esc> n");
    front.shows("Continue Old");
    front.drive("<esc>");
    assert!(matches!(front.desk.app.route(), Route::Home), "{}", front.text());
    front.drive("n");
    front.shows("Continue Old");
}

#[test]
fn all_that_would_be_lost_can_be_read_on_the_smallest_screen() {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    for no in 1..=8 {
        front.club();
        front.hall.record(no, 2, 0).expect("recorded");
    }
    front.wake();
    front.desk.resize(60, 16);
    front.show(Route::Score(CUP, MatchNo(1)));
    front.drive("1 2 <enter> <down>");
    let mut read = String::new();
    for _ in 0..10 {
        read += &front.text();
        front.drive("<page-down>");
    }
    for no in [5, 7, 8] {
        assert!(read.contains(&format!("Match {no}:")), "match {no} in\n{read}");
    }
    let last = front.text();
    assert!(!last.contains("more below"), "{last}");
    front.drive("<page-up> <esc>");
    let club = front.club();
    let record = club.tournament(CUP).and_then(|cup| cup.match_no(MatchNo(1))?.record);
    assert_eq!(record.map(|record| record.outcome), Some(Outcome::Score(Score::new(2, 0))));
}
