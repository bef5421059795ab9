//! The journal.

use banzuke::club::Action;
use banzuke::domain::number::PlayerId;
use chrono::Local;

use crate::common::{self, add_player};
use crate::tui::house::{Hall, now};

fn forty(hall: &mut common::Hall) {
    for number in 1..=40_u32 {
        let name = if number.is_multiple_of(2) {
            format!("選手 {number}")
        } else {
            format!("P {number}")
        };
        hall.perform(vec![add_player(PlayerId(number), &name)]).expect("registered");
    }
}

/// The screen, with the time as it is where nobody lives east or west of Greenwich.
fn text(hall: &Hall) -> String {
    let (local, utc) = (now().with_timezone(&Local), now());
    let at = |format: &str| (local.format(format).to_string(), utc.format(format).to_string());
    let ((long, long_utc), (short, short_utc)) = (at("%Y-%m-%d %H"), at("%m-%d %H"));
    hall.text().replace(&long, &long_utc).replace(&short, &short_utc)
}

fn rename(number: u32, name: &str) -> Action {
    Action::RenamePlayer { player: PlayerId(number), name: name.to_owned() }
}

fn pictures(how: &str, keys: &str, prepare: impl FnOnce(&mut common::Hall)) {
    let mut hall = Hall::new(80, 24, prepare);
    hall.drive(keys);
    for (columns, rows) in [(60, 16), (80, 24), (120, 40)] {
        hall.screen.resize(columns, rows);
        insta::assert_snapshot!(format!("journal_{how}_{columns}x{rows}"), text(&hall));
    }
}

#[test]
fn the_journal_at_three_sizes() {
    pictures("none", "4", |_| ());
    pictures("one", "4", |hall| {
        hall.perform(vec![add_player(PlayerId(1), "あおくま")]).expect("registered");
    });
    pictures("forty", "4 u u <ctrl-r> <down> <down>", forty);
}

#[test]
fn an_entry_shows_its_actions_one_by_one() {
    let mut hall = Hall::new(80, 24, |hall| {
        let actions =
            vec![add_player(PlayerId(1), "あおくま"), add_player(PlayerId(2), "しろくま")];
        hall.perform(actions).expect("registered");
    });
    hall.drive("4 <enter>");
    hall.shows("Entry 1");
    hall.shows("しろくま");
    hall.drive("<down> <enter>");
    assert!(!hall.text().contains("Entry 1 "), "{}", hall.text());
}

#[test]
fn the_last_entry_is_undone_at_once_and_any_other_after_a_question() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("4 x");
    hall.shows("undoes 40");
    hall.drive("<home> <down> <down> <down> x");
    hall.shows("Undo entry 38");
    hall.drive("<enter>");
    assert!(!hall.text().contains("undone by 42"), "{}", hall.text());
    hall.drive("x y");
    hall.shows("[undone by 42]");
    hall.shows("undoes 38");
    hall.drive("x");
    assert!(hall.told().contains("entry 38 was undone by 42"), "{}", hall.told());
}

#[test]
fn an_entry_that_a_later_one_needs_stays() {
    let mut hall = Hall::new(80, 24, |hall| {
        hall.perform(vec![add_player(PlayerId(1), "あおくま")]).expect("registered");
        hall.perform(vec![rename(1, "くま")]).expect("renamed");
    });
    hall.drive("4 <end> x y");
    assert!(!hall.told().is_empty());
    assert!(!hall.text().contains("[undone"), "{}", hall.text());
}

#[test]
fn undos_can_be_undone_from_the_list() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("4 u <home> x");
    hall.shows("Undo entry 41");
    hall.drive("y");
    hall.shows("does 40 again");
    hall.shows("[undone by 42] undoes 40");
}

#[test]
fn entries_are_searched_by_what_they_say() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("4 / 選 手 <space> 1 2 <esc>");
    hall.shows("1 of 40");
    hall.drive("x");
    hall.shows("Undo entry 12");
    hall.drive("<esc> <esc>");
    hall.shows("Journal  40 entries");
    hall.drive("/ z z z");
    hall.shows("No entry says \"zzz\"");
}

#[test]
fn the_selected_entry_stays_selected_while_others_write() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("4 <down>");
    hall.shows(">    39");
    hall.other.perform(vec![rename(3, "くま")]).expect("renamed");
    hall.wake();
    hall.shows(">    39");
    hall.shows("   41");
}
