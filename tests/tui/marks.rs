//! The page of a tournament: the row that is selected when it opens,
//! and how its lists mark and name players at 80 columns.

use banzuke::club::Action;
use banzuke::club::action::{CallMatch, StartMatch, Withdraw};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::Format;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{ExitEffect, ExitReason};
use banzuke::tui::route::Route;

use crate::common::{CUP, today};
use crate::tui::floor::tables;
use crate::tui::front::Front;
use crate::tui::tournament::{ELIMINATION, decided, drawn, groups};

/// The page of the cup in a hall of three tables.
fn open(entries: Vec<Vec<Action>>) -> Front {
    let mut hall = decided(entries);
    tables(&mut hall, 3);
    Front::open(hall)
}

fn call(front: &mut Front, no: u32) {
    let (tournament, no, table) = (CUP, MatchNo(no), no.to_string());
    front
        .hall
        .perform(vec![Action::CallMatch(CallMatch { tournament, no, table })])
        .expect("called");
}

#[test]
fn a_bracket_without_a_ready_match_opens_on_the_one_in_play_then_called_then_on_the_final() {
    let mut front = open(drawn(4, ELIMINATION));
    for no in [1, 2] {
        call(&mut front, no);
    }
    let begin = Action::StartMatch(StartMatch { tournament: CUP, no: MatchNo(2) });
    front.hall.perform(vec![begin]).expect("begun");
    front.wake();
    front.show(Route::tournament(CUP));
    front.shows("Match 2, semi-final");
    front.drive("<esc>");
    for (no, opens) in [(2, "Match 1, semi-final"), (1, "Match 3, third place")] {
        front.hall.record(no, 2, 0).expect("recorded");
        front.wake();
        front.show(Route::tournament(CUP));
        front.shows(opens);
        front.drive("<esc>");
    }
    for (no, games) in [(3, 2), (4, 3)] {
        front.hall.record(no, games, 0).expect("recorded");
    }
    front.wake();
    front.show(Route::tournament(CUP));
    front.shows("Match 4, final");
}

#[test]
fn whoever_left_is_marked_in_the_list_of_matches_and_in_the_line_below_the_bracket() {
    let double = Format::DoubleElimination { grand_final: GrandFinal::Reset };
    let mut front = open(drawn(4, double));
    front.hall.record(1, 2, 0).expect("recorded");
    let leaves = Action::Withdraw(Withdraw {
        tournament: CUP,
        player: PlayerId(4),
        reason: ExitReason::Withdrawn,
        effect: ExitEffect::ForfeitRest,
        on: today(),
        decision: 0,
    });
    front.hall.perform(vec![leaves]).expect("gone");
    front.wake();
    front.show(Route::tournament(CUP));
    front.drive("j j j");
    front.shows("[Losers]");
    let line = front.text().lines().find(|line| line.contains("Match ")).map(str::to_owned);
    assert!(line.is_some_and(|line| line.contains("~ (withdrawn)")), "{}", front.text());
    front.drive("<tab>");
    let text = front.text();
    let row = text.lines().find(|line| line.contains(" L R1 ") && line.contains("Ma"));
    assert!(row.is_some_and(|row| row.contains("~ (withdrawn)")), "{text}");
}

#[test]
fn names_come_before_lengths_and_states_in_the_list_of_matches() {
    let mut front = open(drawn(8, ELIMINATION));
    front.show(Route::tournament(CUP));
    front.drive("<tab>");
    // Sixteen columns, beside states in words.
    front.shows("  Astrid Lindqvist  ");
    front.shows(" ready ");
    front.hides("Length");
    front.desk.resize(120, 40);
    front.shows("first to 3");
    front.shows("Length");

    // All of one length: it stands above the list.
    let mut front = open(groups(6, 2, 1));
    front.show(Route::tournament(CUP));
    front.desk.resize(120, 40);
    front.drive("<tab>");
    front.shows("[Matches]");
    front.hides("Length");
}

#[test]
fn the_sign_of_what_decided_is_explained_where_it_stands() {
    let mut front = open(groups(24, 4, 2));
    // Of the last group two win a match each, of three games: those come before whoever has not played.
    for no in 1..=60 {
        front.club();
        let [a, b] = front.hall.sides(no).map(|player| player.0);
        let games = match (a, b) {
            (4, 5) | (12, 13) => (2, 1),
            (5, 4) | (13, 12) => (1, 2),
            _ => continue,
        };
        front.hall.record(no, games.0, games.1).expect("recorded");
    }
    front.wake();
    front.show(Route::tournament(CUP));
    front.drive("<tab><tab>");
    front.shows("[Standings]");
    front.hides("^");
    front.drive("G");
    front.shows("^ lower by this");
    let text = front.text();
    assert!(text.lines().skip(4).any(|line| line.contains('^')), "{text}");
}
