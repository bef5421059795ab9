//! The texts of a screen about the machines of a hall, and the
//! commands that it does not offer in its own machine's role.

use banzuke::club::{Action, Club};
use banzuke::command::CommandId;
use banzuke::desk::{DeskError, LineFault, Rights, Role};
use banzuke::domain::format::Format;
use banzuke::domain::hall;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Length;
use banzuke::drawing::shape;
use banzuke::hall::passes::Passes;
use banzuke::request::set_tables;
use banzuke::tui::effect::Effect;
use banzuke::tui::kit::layer::News;
use banzuke::tui::machines::Machines;
use banzuke::tui::route::Route;
use banzuke::web::{Slide, wall};
use banzuke::words::ENGLISH;

use crate::common::{CUP, Hall, add_player, create};
use crate::tui::front::Front;

const SINGLE: Format = Format::SingleElimination { third_place: false, placement: false };

fn open(role: Option<Role>) -> Front {
    let mut hall = Hall::new();
    let mut actions: Vec<Action> =
        (1..=4).map(|no| add_player(PlayerId(no), &format!("Guest {no}"))).collect();
    actions.push(create(CUP, "Cup", SINGLE, Length::FirstTo(2)));
    hall.perform(actions).expect("there");
    let mut front = Front::open(hall);
    front.desk.app.data.rights = role.map(|role| Rights { role, tables: Vec::new() });
    front
}

#[test]
fn a_screen_that_hosts_says_so_and_asks_before_it_leaves_machines_alone() {
    let mut front = open(None);
    assert!(!front.text().contains("hosting"), "{}", front.text());
    assert_eq!(front.desk.drive("q"), [Effect::Quit]);
    front.desk.app.data.hosting = Some(Vec::new());
    assert_eq!(front.desk.drive("q"), [Effect::Quit], "nobody is left alone");
    assert!(front.text().contains("hosting, joined: 0"), "{}", front.text());
    front.desk.app.data.hosting = Some(vec!["door".to_owned(), "far end".to_owned()]);
    assert_eq!(front.desk.drive("q"), []);
    assert!(front.text().contains("hosting, joined: 2"), "{}", front.text());
    assert!(front.text().contains("door, far end"), "{}", front.text());
    assert_eq!(front.desk.drive("<esc>"), []);
    assert_eq!(front.desk.drive("qy"), [Effect::Quit]);
    assert_eq!(front.desk.drive("q<ctrl-c>"), [Effect::Quit], "asked already");
}

#[test]
fn what_a_role_may_not_do_is_not_offered_and_says_why() {
    let refused = |role, command, route| {
        let mut front = open(role);
        front.desk.app.open(route, std::time::Instant::now());
        front.desk.app.disabled(command)
    };
    let new_tournament = |role| refused(role, CommandId::Add, Route::Home);
    assert_eq!(new_tournament(None), None);
    assert_eq!(new_tournament(Some(Role::Chief)), None);
    for role in [Role::Desk, Role::Scorer] {
        let why = new_tournament(Some(role)).expect("not for this role");
        assert!(why.contains(<&str>::from(role)), "{why}");
    }
    let new_player = |role| refused(Some(role), CommandId::Add, Route::Players);
    assert_eq!(new_player(Role::Desk), None);
    assert!(new_player(Role::Scorer).is_some());
    // The last entry is another desk's.
    let undo = |role| refused(role, CommandId::Undo, Route::Home);
    assert_eq!(undo(Some(Role::Chief)), None);
    assert!(undo(Some(Role::Desk)).is_some());
    assert!(undo(Some(Role::Scorer)).is_some());
    for role in [Role::Desk, Role::Scorer] {
        let mut own = open(Some(role));
        assert_eq!(own.desk.app.data.last_said(&ENGLISH), None);
        own.desk.app.data = own.desk.app.data.clone().at_desk("desk");
        assert_eq!(own.desk.app.disabled(CommandId::Undo), None);
        assert!(own.desk.app.data.last_said(&ENGLISH).is_some());
    }
    // Only the machine with the file has its backups.
    let backup = |role| refused(role, CommandId::MakeBackup, Route::Home);
    assert_eq!(backup(None), None);
    assert!(backup(Some(Role::Chief)).is_some());
    let result = |role| refused(role, CommandId::Submit, Route::Score(CUP, MatchNo(1)));
    assert_eq!(result(Some(Role::Scorer)), result(None));
}

#[test]
fn the_address_for_phones_is_shown_as_a_code_that_has_room_on_a_usual_terminal() {
    let mut front = open(None);
    let address = "http://192.168.1.5:8080/";
    let machines = |phones: &[&str]| {
        let phones = phones.iter().map(|&one| one.to_owned()).collect();
        let (addresses, passes) = (Vec::new(), Vec::new());
        let host = Machines::Host { addresses, phones, passes, codes: None };
        News::Machines(Box::new(host))
    };
    front.desk.hears(machines(&[]));
    assert!(!front.text().contains("Show the QR code"), "{}", front.text());
    front.drive("<esc>");
    front.desk.hears(machines(&[address]));
    front.click_on("Show the QR code for phones");
    front.drive("<enter>");
    let shown = front.text();
    assert!(shown.contains(address), "{shown}");
    for line in shape::lines(address) {
        assert!(shown.contains(line.trim()), "no {line:?} in\n{shown}");
    }
    front.drive("<enter>");
    assert!(!front.text().contains(address));
}

#[test]
fn a_desk_chooses_what_goes_round_on_walls_and_displays_whichever_program_shows_them() {
    let mut front = open(None);
    let file = front.hall.path();
    let kept = || wall(&file);
    assert_eq!(kept(), Slide::ALL);
    front.drive("<alt-h>");
    front.click_on("Choose what wall screens show");
    front.drive("<enter>");
    for part in ["[x] Being played", "[x] Where do I play?", "[x] Bracket", "[x] Standings"] {
        assert!(front.text().contains(part), "{part}: {}", front.text());
    }
    front.drive("<down><enter><down><down><enter>");
    assert!(front.text().contains("[ ] Where do I play?"), "{}", front.text());
    assert_eq!(kept(), [Slide::Calls, Slide::Bracket]);
    front.drive("<enter>");
    assert_eq!(kept(), [Slide::Calls, Slide::Bracket, Slide::Standings]);
    front.drive("<down><enter>");
    assert!(!front.text().contains("Wall screens show"), "{}", front.text());
}

#[test]
fn a_scorer_gets_a_code_for_the_tables_that_are_chosen() {
    let mut front = open(None);
    let tables = set_tables(&front.club(), hall::read("1-3"));
    front.hall.perform(tables).expect("set");
    front.wake();
    front.drive("<alt-h>");
    front.click_on("New code: scorer");
    front.drive("<enter>");
    front.shows("[ ] 3");
    front.drive("<down><enter>");
    front.shows("[x] 2");
    front.click_on("New code: scorer, tables 2");
    front.drive("<enter>");
    let passes = Passes::of(&front.hall.path()).expect("read");
    let rights: Vec<&Rights> = passes.iter().map(|pass| &pass.rights).collect();
    assert_eq!(rights, [&Rights { role: Role::Scorer, tables: vec!["2".to_owned()] }]);
}

#[test]
fn a_scorer_is_refused_with_the_tables_that_are_its_own() {
    let rights = Rights { role: Role::Scorer, tables: vec!["3".to_owned(), "4".to_owned()] };
    let error = DeskError::Line(LineFault::NotAllowed(rights));
    let why = ENGLISH.message.faults.fault(&error, &Club::default()).what;
    assert_eq!(
        why,
        "a machine joined as scorer, tables 3, 4 may only record results of matches called to these tables"
    );
}
