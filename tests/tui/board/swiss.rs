//! A Swiss on the board: the tables of all players, by name and by board, and standings with the opponents' points.

use banzuke::club::Action;
use banzuke::club::action::CallMatch;
use banzuke::domain::ids::MatchNo;

use super::{Ink, JAPANESE, Public};
use crate::common::CUP;
use crate::tui::swiss;

#[test]
fn everybody_finds_their_board() {
    let mut public = Public::open(swiss::with_absent());
    let titles = public.titles();
    assert!(titles.iter().any(|title| title == "Round 2: where do I play?"), "{titles:?}");
    turn(&mut public, "Round 2: where do I play?");
    public.in_both_types("swiss_by_name");
    let names: Vec<String> = public.text().lines().skip(3).map(str::to_owned).collect();
    assert!(names.iter().any(|line| line.contains("bye")), "{names:?}");
    turn(&mut public, "Round 2 by board, first named moves first");
    public.at_all_sizes("swiss_by_board");
    turn(&mut public, "Standings, round 2: 0 of 2 played");
    public.shows("BH");
    public.in_both_types("swiss_standings");
}

#[test]
fn who_is_called_is_sent_to_that_table_and_not_to_the_board() {
    let mut hall = swiss::rounds(12);
    crate::tui::floor::tables(&mut hall, 8);
    let call =
        Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(1), table: "8".to_owned() });
    hall.perform(vec![call]).expect("called");
    let first = hall.desk.club().tournament(CUP).expect("the cup").matches[0].clone();
    let name = hall.desk.club().player(first.sides[0].expect("known")).expect("one").name.clone();
    let mut public = Public::open(hall);
    turn(&mut public, "Round 1: where do I play?");
    let lines = public.text();
    let line =
        lines.lines().find(|line| line.trim_start().starts_with(&name)).expect("a line").to_owned();
    let cells: Vec<&str> = line.split(&name).nth(1).expect("cells").split_whitespace().collect();
    assert_eq!(cells[..2], ["8", "1"], "table, then board: {line}");
    turn(&mut public, "Round 1 by board");
    public.shows("Board 1");
    public.shows("Table 8");
    turn(&mut public, "Called now");
    public.shows(&format!("{name} (first move)"));
}

#[test]
fn a_round_that_was_just_paired_is_shown_at_once() {
    let mut public = Public::open(swiss::rounds(12));
    turn(&mut public, "Standings");
    swiss::play_and_pair(&mut public.hall);
    public.wake();
    assert_eq!(public.title(), "Round 2: where do I play?");
    turn(&mut public, "Standings");
    public.drive("<space>");
    swiss::play_and_pair(&mut public.hall);
    public.wake();
    assert!(public.title().starts_with("Standings"), "somebody keeps it there");
}

#[test]
fn forty_by_name_in_japanese() {
    let mut public = Public::showing(swiss::rounds(40), &JAPANESE, Ink::default());
    turn(&mut public, "1回戦の対戦場所（名前順）");
    public.in_both_types("swiss_forty");
}

/// Turns to the page whose title begins so.
fn turn(public: &mut Public, title: &str) {
    for _ in 0..20 {
        if public.title().starts_with(title) {
            return;
        }
        public.drive("<right>");
    }
    panic!("no page {title}");
}
