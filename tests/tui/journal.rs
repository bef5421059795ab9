//! The journal.

use std::sync::Arc;

use banzuke::club::action::{CorrectResult, RenamePlayer};
use banzuke::club::{Action, Club, Seq};
use banzuke::desk::DeskError;
use banzuke::domain::format::Format;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::domain::progress::NoProgress;
use banzuke::domain::score::Length;
use banzuke::journal::fold::fold;
use banzuke::journal::{Entry, OpId};
use banzuke::request::Doing;
use banzuke::tui::effect::DeskTask;
use banzuke::tui::kit::layer::News;
use banzuke::tui::route::Route;
use banzuke::tui::snapshot::Snapshot;
use banzuke::words::ENGLISH;

use crate::common::{CUP, Hall, add_player, stamp, today};
use crate::tui::driver::Desk;
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, start};

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
    Action::RenamePlayer(RenamePlayer { player: PlayerId(number), name: name.to_owned() })
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
fn an_event_has_its_whole_name_where_there_is_room() {
    let mut front = open(|hall| {
        hall.register(4);
        start(hall, CUP, "卓杯", 4, ELIMINATION, Length::FirstTo(2));
        hall.record(1, 2, 0).expect("recorded");
    });
    front.show(Route::Journal(None));
    front.shows("卓杯");
    front.desk.resize(40, 12);
    assert!(!front.text().contains("卓杯"), "{}", front.text());
}

#[test]
fn another_desks_entry_is_undone_after_a_question() {
    let mut front = open(forty);
    front.drive("4 x");
    front.shows("The last entry, 40, is from desk desk. Undo it?");
    front.drive("y");
    front.shows("undo of entry 40");
    front.drive("<home> <down> <down> <down> x");
    front.shows("Undo entry 38");
    front.drive("<enter>");
    assert!(!front.text().contains("undone by 42"), "{}", front.text());
    front.drive("x y");
    front.shows("[undone by 42]");
    front.shows("undo of entry 38");
    front.drive("x");
    assert!(front.told().contains("entry 38 is already undone by entry 42"), "{}", front.told());
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
    front.shows("redo of entry 40");
    front.shows("[undone by 42] undo of entry 40");
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
    front.shows("No entries with \"zzz\"");
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

/// A journal of so many entries, each of which registers somebody.
fn long(entries: u32) -> Snapshot {
    let entry = |number: u32| {
        let (seq, op) = (Seq(number.into()), OpId(number.to_string()));
        let actions = vec![add_player(PlayerId(number), &format!("P {number}"))];
        let (at, desk) = (stamp(0).at, "desk".to_owned());
        Arc::new(Entry { seq, at, desk, op, undoes: None, actions: actions.into() })
    };
    let entries: Vec<Arc<Entry>> = (1..=entries).map(entry).collect();
    Snapshot::new(&fold(&entries).expect("a sound journal"), &entries, today())
}

#[test]
fn no_key_waits_until_a_long_journal_is_read_to_be_searched() {
    let data = long(1_500);
    let mut desk = Desk::showing(data.clone(), 80, 24);
    assert_eq!(desk.drive("4 / p"), [DeskTask::read_journal().into()]);
    assert_eq!(DeskTask::read_journal().doing(), Some(&Doing::ReadingJournal));
    assert!(desk.text().contains("P 1500"), "{}", desk.text());
    let texts = |data: &Snapshot| data.texts(&ENGLISH, &NoProgress).expect("read");
    desk.hears(News::Journal(texts(&data)));
    assert_eq!(desk.drive("<space> 7 <space>"), [], "it is read once");
    assert!(desk.text().contains("P 7") && !desk.text().contains("P 1500"), "{}", desk.text());

    // Time that passes changes nothing; another entry has it read again, and until then the list stays.
    let later = data.later(&data.club, &data.entries, today());
    assert_eq!(desk.hears(later), []);
    let grown = long(1_501);
    let asked = desk.hears(grown.clone());
    assert_eq!(asked, [DeskTask::read_journal().into()]);
    assert_eq!(
        desk.hears(News::Journal(texts(&data))),
        [DeskTask::read_journal().into()],
        "too old"
    );
    assert_eq!(desk.hears(News::Journal(texts(&grown))), []);
    assert!(!desk.text().contains("P 1500"), "{}", desk.text());
}

#[test]
fn a_search_that_is_stopped_shows_the_whole_journal_again() {
    let mut desk = Desk::showing(long(1_500), 80, 24);
    assert_eq!(desk.drive("4 / 7"), [DeskTask::read_journal().into()]);
    assert_eq!(desk.hears(News::Stopped), []);
    assert!(desk.text().contains("1,500 entries"), "{}", desk.text());
    assert!(desk.text().contains("P 1500"), "{}", desk.text());
    assert_eq!(desk.drive("/ 7"), [DeskTask::read_journal().into()], "and may be searched again");
}

#[test]
fn an_entry_is_found_by_its_number() {
    let mut front = open(forty);
    front.drive("4 / # 1 6");
    front.shows("1 of 40");
    front.shows("P0016");
    front.hides("P0015");
}

/// Desks of one machine have one name, so the name says nothing of who made an entry.
#[test]
fn an_entry_of_another_process_of_this_name_is_undone_after_a_question() {
    let mut front = open(forty);
    front.drive("2 a Z o e <enter> <esc>");
    let mut other = front.hall.another("front");
    let add = |club: &Club| Ok::<_, DeskError>(vec![add_player(club.next_player(), "Ida")]);
    other.perform(&stamp(500), add).expect("registered");
    front.wake();
    front.drive("u");
    front.shows("The last entry, 42, was made in another window");
    front.drive("<enter>");
    assert_eq!(front.club().registry().len(), 42, "nothing is undone");
    front.drive("u y u");
    assert_eq!(front.club().registry().len(), 40, "one's own at once: {}", front.text());
}

#[test]
fn what_another_desk_undid_is_redone_after_a_question() {
    let mut front = open(forty);
    front.drive("2 a Z o e <enter> <esc>");
    front.hall.undo(None).expect("undone");
    front.wake();
    assert_eq!(front.club().registry().len(), 40);
    front.drive("<ctrl-r>");
    front.shows("The last undo, entry 42, is from desk desk. Redo");
    front.shows("Zoe");
    front.drive("<enter>");
    assert_eq!(front.club().registry().len(), 40, "nothing is redone");
    front.drive("<ctrl-r> y");
    assert_eq!(front.club().registry().len(), 41, "{}", front.text());
    front.drive("u");
    assert_eq!(front.club().registry().len(), 40, "the entry is one's own: {}", front.text());
}

#[test]
fn the_last_result_is_ones_own_and_another_desks_is_asked_about() {
    let mut front = open(|hall| {
        hall.start(4, Format::RoundRobin { double: false }, Length::FirstTo(2));
        hall.record(1, 2, 0).expect("recorded");
    });
    front.drive("e");
    front.shows("The last result, entry 3, is from desk desk. Correct");
    front.drive("<esc> <enter> 2 1 <enter>");
    let own = front.club().tournament(CUP).and_then(|cup| cup.match_no(MatchNo(2))?.record);
    assert!(own.is_some(), "{}", front.text());
    front.hall.record(3, 2, 0).expect("recorded");
    front.wake();
    front.drive("e 1 2 <enter>");
    let entry = front.hall.another("check").entries().last().cloned().expect("an entry");
    let [Action::CorrectResult(CorrectResult { no, .. })] = &entry.actions[..] else {
        panic!("{entry:?}")
    };
    assert_eq!(*no, MatchNo(2));
}
