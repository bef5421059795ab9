//! The journal.

use banzuke::club::Action;
use banzuke::domain::number::PlayerId;

use crate::common::{Hall, add_player};
use crate::tui::front::Front;

/// An interface to what is prepared.
fn open(prepare: impl FnOnce(&mut Hall)) -> Front {
    let mut hall = Hall::new();
    prepare(&mut hall);
    Front::open(hall)
}

pub(crate) fn forty(hall: &mut Hall) {
    for number in 1..=40_u32 {
        let name = if number.is_multiple_of(2) {
            format!("選手 {number}")
        } else {
            format!("P {number}")
        };
        hall.perform(vec![add_player(PlayerId(number), &name)]).expect("registered");
    }
}

fn rename(number: u32, name: &str) -> Action {
    Action::RenamePlayer { player: PlayerId(number), name: name.to_owned() }
}

#[test]
fn an_entry_shows_its_actions_one_by_one() {
    let mut front = open(|hall| {
        let actions =
            vec![add_player(PlayerId(1), "あおくま"), add_player(PlayerId(2), "しろくま")];
        hall.perform(actions).expect("registered");
    });
    front.drive("4 <enter>");
    front.shows("Entry 1");
    front.shows("しろくま");
    front.drive("<down> <enter>");
    assert!(!front.text().contains("Entry 1 "), "{}", front.text());
}

#[test]
fn another_desks_entry_is_undone_after_a_question() {
    let mut front = open(forty);
    front.drive("4 x");
    front.shows("The last entry, 40, is from desk desk. Undo it?");
    front.drive("y");
    front.shows("undoes 40");
    front.drive("<home> <down> <down> <down> x");
    front.shows("Undo entry 38");
    front.drive("<enter>");
    assert!(!front.text().contains("undone by 42"), "{}", front.text());
    front.drive("x y");
    front.shows("[undone by 42]");
    front.shows("undoes 38");
    front.drive("x");
    assert!(front.told().contains("entry 38 was undone by 42"), "{}", front.told());
}

#[test]
fn an_entry_that_a_later_one_needs_stays() {
    let mut front = open(|hall| {
        hall.perform(vec![add_player(PlayerId(1), "あおくま")]).expect("registered");
        hall.perform(vec![rename(1, "くま")]).expect("renamed");
    });
    front.drive("4 <end> x y");
    assert!(!front.told().is_empty());
    assert!(!front.text().contains("[undone"), "{}", front.text());
}

#[test]
fn undos_can_be_undone_from_the_list() {
    let mut front = open(forty);
    front.drive("4 u y <home> x");
    front.shows("Undo entry 41");
    front.drive("y");
    front.shows("does 40 again");
    front.shows("[undone by 42] undoes 40");
}

#[test]
fn entries_are_searched_by_what_they_say() {
    let mut front = open(forty);
    front.drive("4 / 選 手 <space> 1 2 <esc>");
    front.shows("1 of 40");
    front.drive("x");
    front.shows("Undo entry 12");
    front.drive("<esc> <esc>");
    front.shows("Journal  40 entries");
    front.drive("/ z z z");
    front.shows("No entry says \"zzz\"");
}

#[test]
fn the_selected_entry_stays_selected_while_others_write() {
    let mut front = open(forty);
    front.drive("4 <down>");
    front.shows(">    39");
    front.hall.perform(vec![rename(3, "くま")]).expect("renamed");
    front.wake();
    front.shows(">    39");
    front.shows("   41");
}
