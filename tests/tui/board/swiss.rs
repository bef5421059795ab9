//! A Swiss on the board: where everybody plays, by name and by board, and standings with the opponents' points.

use super::{Ink, JAPANESE, Public};
use crate::tui::swiss;

#[test]
fn everybody_finds_their_board() {
    let mut public = Public::open(swiss::with_absent());
    let titles = public.titles();
    assert!(titles.iter().any(|title| title == "Round 2: where do I play?"), "{titles:?}");
    turn(&mut public, "Round 2: where do I play?");
    public.at_all_sizes("swiss_by_name");
    let names: Vec<String> = public.text().lines().skip(3).map(str::to_owned).collect();
    assert!(names.iter().any(|line| line.contains("bye")), "{names:?}");
    turn(&mut public, "Round 2 by table");
    public.at_all_sizes("swiss_by_board");
    turn(&mut public, "Standings");
    public.shows("BH");
    public.at_all_sizes("swiss_standings");
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
    assert_eq!(public.title(), "Standings", "somebody keeps it there");
}

#[test]
fn forty_by_name_in_japanese() {
    let mut public = Public::showing(swiss::rounds(40), &JAPANESE, Ink::default());
    turn(&mut public, "1回戦：名前順");
    public.at_all_sizes("swiss_forty");
}

/// Turns to the page of that title.
fn turn(public: &mut Public, title: &str) {
    for _ in 0..20 {
        if public.title() == title {
            return;
        }
        public.drive("<right>");
    }
    panic!("no page {title}");
}
