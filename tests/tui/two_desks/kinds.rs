//! Each kind of change that another desk may make while a user works on the record, once.

use banzuke::club::action::{
    CallMatch, DrawPairings, EnterPlayers, RecordResult, RemoveEntrant, SetRatingList, SetTables,
};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::{Action, Fact};
use banzuke::desk::DeskError;
use banzuke::domain::format::Format;
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Length;
use banzuke::request::{Decision, Request};
use banzuke::tui::route::Route;
use banzuke::words::Language;

use chrono::TimeDelta;

use crate::common::{CUP, Hall, add_player, create, stamp};
use crate::tui::front::Front;

const NAMES: &[&str] = &["Anna", "Bert", "Cleo", "Dora", "Emma", "Finn"];
const SECOND: TournamentId = TournamentId(2);
const SINGLE: Format = Format::SingleElimination { third_place: false, placement: false };
const SWISS: Format = Format::Swiss { rounds: 3, colours: false };

fn club() -> Hall {
    let mut hall = Hall::new();
    let add = (1..).zip(NAMES).map(|(no, name)| add_player(PlayerId(no), name));
    hall.perform(add.collect()).expect("registered");
    hall
}

fn enter(hall: &mut Hall, id: TournamentId, name: &str, format: Format, players: &[u32]) {
    let players = players.iter().copied().map(PlayerId).collect();
    hall.perform(vec![
        create(id, name, format, Length::FirstTo(2)),
        Action::EnterPlayers(EnterPlayers { tournament: id, players }),
    ])
    .expect("entered");
}

fn draw(hall: &mut Hall, id: TournamentId) {
    let club = hall.desk.club();
    let drawn = club.drawn(club.tournament(id).expect("there"), &DrawChoice::default(), 7);
    hall.perform(drawn.expect("drawn")).expect("drawn");
}

fn tables(names: &[&str]) -> Action {
    let table = |name: &&str| Table { name: (*name).to_owned(), reserved: false };
    Action::SetTables(SetTables { tables: names.iter().map(table).collect() })
}

/// The actions that desk one has recorded.
fn decided(front: &mut Front) -> Vec<Action> {
    front.club();
    let own = front.hall.desk.entries().iter().filter(|entry| entry.desk == "front");
    own.flat_map(|entry| entry.actions.to_vec()).collect()
}

// Kind 1: a selection is of an item.

#[test]
fn an_item_that_another_desk_took_away_is_never_replaced_by_its_neighbour() {
    for removes_selected in [false, true] {
        let mut hall = club();
        enter(&mut hall, CUP, "Cup", SINGLE, &[1, 2, 3, 4]);
        let mut front = Front::open(hall);
        front.show(Route::Enter(CUP));
        front.drive("<tab> <down>");
        let player = PlayerId(if removes_selected { 2 } else { 1 });
        front
            .hall
            .perform(vec![Action::RemoveEntrant(RemoveEntrant { tournament: CUP, player })])
            .expect("out");
        front.wake();
        if removes_selected {
            assert!(front.told().contains("no longer in this list"), "{}", front.told());
        }
        front.drive("x");
        let removes = |player| {
            Action::RemoveEntrant(RemoveEntrant { tournament: CUP, player: PlayerId(player) })
        };
        let expected = if removes_selected { vec![] } else { vec![removes(2)] };
        assert_eq!(decided(&mut front), expected);
    }
}

#[test]
fn a_search_keeps_who_was_selected_though_another_is_entered() {
    let mut hall = club();
    hall.perform(vec![
        add_player(PlayerId(7), "Sato Aoi"),
        add_player(PlayerId(8), "Sato Ken"),
        add_player(PlayerId(9), "Sato Mika"),
    ])
    .expect("registered");
    enter(&mut hall, CUP, "Cup", SINGLE, &[1, 2]);
    let mut front = Front::open(hall);
    front.show(Route::Enter(CUP));
    front.drive("sato <down>");
    let selected = front.text();
    let line = selected.lines().find(|line| line.contains("> ") && line.contains("Sato"));
    let line = line.expect("one is selected");
    let (chosen, other) = [(7, "Aoi"), (8, "Ken"), (9, "Mika")]
        .into_iter()
        .partition::<Vec<_>, _>(|(_, name)| line.contains(name));
    let players = vec![PlayerId(other[0].0)];
    front
        .hall
        .perform(vec![Action::EnterPlayers(EnterPlayers { tournament: CUP, players })])
        .expect("in");
    front.wake();
    front.drive("<enter>");
    let players = vec![PlayerId(chosen[0].0)];
    assert_eq!(
        decided(&mut front),
        [Action::EnterPlayers(EnterPlayers { tournament: CUP, players })]
    );
}

#[test]
fn the_question_which_tournament_keeps_its_match() {
    let mut hall = club();
    hall.perform(vec![tables(&["1", "2"])]).expect("set");
    for (id, name, players) in [(CUP, "Alpha", [1, 2]), (SECOND, "Beta", [3, 4])] {
        enter(&mut hall, id, name, SINGLE, &players);
        draw(&mut hall, id);
    }
    let mut front = Front::open(hall);
    front.drive("S 1 <space> 2-0 <enter>");
    let text = front.text();
    let first = if text.lines().any(|line| line.contains("> ") && line.contains("Alpha")) {
        CUP
    } else {
        SECOND
    };
    let tournament = if first == CUP { SECOND } else { CUP };
    let call = Action::CallMatch(CallMatch { tournament, no: MatchNo(1), table: "1".to_owned() });
    front.hall.perform(vec![call]).expect("called");
    front.wake();
    front.drive("<enter>");
    let own = decided(&mut front);
    assert!(
        matches!(own[..], [Action::RecordResult(RecordResult { tournament, .. })] if tournament == first)
    );
}

#[test]
fn another_list_does_not_come_under_the_fingers() {
    let mut hall = club();
    enter(&mut hall, CUP, "Cup", SINGLE, &[1, 2, 3, 4]);
    let mut front = Front::open(hall);
    draw(&mut front.hall, CUP);
    front.wake();
    front.drive("<enter>");
    let Route::Tournament { .. } = front.desk.app.route() else {
        panic!("{:?}", front.desk.app.route());
    };
}

// Kinds 2 and 8: a dialogue and a request are of somebody.

#[test]
fn a_score_is_of_the_two_for_whom_it_was_typed() {
    let mut hall = club();
    enter(&mut hall, CUP, "Cup", SINGLE, &[1, 2, 3, 4]);
    draw(&mut hall, CUP);
    for no in [1, 2] {
        hall.record(no, 2, 0).expect("recorded");
    }
    let mut front = Front::open(hall);
    front.show(Route::Score(CUP, MatchNo(3)));
    front.drive("20");
    front.hall.correct(1, 0, 2, &[]).expect("corrected");
    front.wake();
    assert!(front.text().contains("atch 3 of Cup is"), "{}", front.text());
    front.drive("<enter>");
    assert_eq!(decided(&mut front), []);
    // For the two who stand there now it is typed anew.
    front.drive("20 <enter>");
    assert_eq!(decided(&mut front).len(), 1);
}

#[test]
fn a_desk_half_a_second_behind_is_refused_with_what_has_changed() {
    let mut hall = club();
    hall.perform(vec![tables(&["1"])]).expect("set");
    enter(&mut hall, CUP, "Cup", SINGLE, &[1, 2, 3, 4]);
    draw(&mut hall, CUP);
    for no in [1, 2] {
        hall.record(no, 2, 0).expect("recorded");
    }
    let seen = hall.desk.club().clone();
    hall.correct(1, 0, 2, &[]).expect("corrected");
    let club = hall.desk.club();
    let call =
        Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(3), table: "1".to_owned() });
    let decision = Decision::new(call.clone().into(), &seen);
    let refusal = decision.decide(club, 0).expect_err("others play it now");
    let said = banzuke::words::ENGLISH.message.refusal(&refusal, club).to_string();
    assert!(said.contains("match 3 of Cup is"), "{said}");
    assert_eq!(Decision::new(call.clone().into(), club).decide(club, 0), Ok(vec![call]));
    let fact = Fact::players((CUP, MatchNo(3)), &seen);
    assert!(fact.check(&seen).is_ok() && fact.check(club).is_err());
}

// Kind 3: what a question shows is what is done.

#[test]
fn a_round_is_paired_as_its_question_showed_it() {
    let mut hall = club();
    enter(&mut hall, CUP, "Open", SWISS, &[1, 2, 3, 4]);
    draw(&mut hall, CUP);
    for no in [1, 2] {
        hall.record(no, 2, 0).expect("recorded");
    }
    let seen = hall.desk.club().clone();
    let mut front = Front::open(hall);
    front.show(Route::tournament(CUP));
    front.drive("s");
    front.hall.correct(2, 0, 2, &[]).expect("corrected");
    front.wake();
    front.drive("y");
    let shown =
        Request::DrawRound { tournament: CUP, lots: None }.decide(&seen, 0).expect("paired");
    let pairs_of = |actions: &[Action]| match actions {
        [Action::DrawPairings(DrawPairings { pairs, .. })] => pairs.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(pairs_of(&decided(&mut front)), pairs_of(&shown));
    assert!(front.text().contains("Paired as shown"), "{}", front.text());
}

#[test]
fn a_start_with_other_entrants_than_the_question_counted_is_refused() {
    let mut hall = club();
    enter(&mut hall, CUP, "Cup", SINGLE, &[1, 2, 3, 4]);
    let mut front = Front::open(hall);
    front.show(Route::tournament(CUP));
    front.drive("s");
    let players = vec![PlayerId(5)];
    front
        .hall
        .perform(vec![Action::EnterPlayers(EnterPlayers { tournament: CUP, players })])
        .expect("in");
    front.wake();
    front.drive("y");
    assert_eq!(decided(&mut front), []);
    assert!(front.text().contains("Cup has new entrants: Emma"), "{}", front.text());
}

// Kind 5: a form hands out what was typed over.

#[test]
fn a_form_leaves_alone_what_another_desk_changed() {
    let mut hall = club();
    hall.perform(vec![tables(&["1", "2"])]).expect("set");
    let mut front = Front::open(hall);
    front.show(Route::ListForm(Some(ListId::MAIN)));
    let list = front.club().list(ListId::MAIN).expect("there").clone();
    let (name, established) = (list.name.clone(), list.established);
    let scale = Box::new(banzuke::domain::rating::Scale { k: 24.0, ..list.scale });
    let k = Action::SetRatingList(SetRatingList { list: ListId::MAIN, name, scale, established });
    front.hall.perform(vec![k]).expect("set");
    front.wake();
    front.drive("X <enter>");
    let list = front.club().list(ListId::MAIN).expect("there").clone();
    assert!((list.scale.k - 24.0).abs() < 1e-9 && list.name.ends_with('X'), "{list:?}");
    front.show(Route::Hall);
    front.hall.perform(vec![tables(&["1", "2", "3", "4"])]).expect("set");
    front.drive("<end> , <space> stream");
    front.wake();
    front.shows("Another desk changed the tables to");
    front.drive("<enter>");
    let named: Vec<String> = front.club().tables().iter().map(|one| one.name.clone()).collect();
    assert_eq!(named, ["1", "2", "3", "4", "stream"]);
}

#[test]
fn a_round_by_hand_with_nothing_changed_is_left_as_it_is() {
    let mut hall = club();
    enter(&mut hall, CUP, "Open", SWISS, &[1, 2, 3, 4]);
    draw(&mut hall, CUP);
    let mut front = Front::open(hall);
    front.show(Route::tournament(CUP));
    front.show(Route::Boards(CUP));
    front.drive("s");
    assert_eq!(decided(&mut front), []);
    front.shows("would be paired the same way");
}

// Kind 6: typed work is asked about.

#[test]
fn more_than_a_few_keys_are_not_lost_by_one() {
    let mut front = Front::open(club());
    front.show(Route::ListForm(None));
    front.drive("xy <esc>");
    assert_eq!(*front.desk.app.route(), Route::Home, "two letters are no work");
    front.show(Route::ListForm(None));
    front.drive("chess <esc>");
    front.shows("Leave without saving?");
    front.drive("<esc>");
    front.shows("chess");
    front.drive("<esc> y");
    assert_eq!(*front.desk.app.route(), Route::Home);
}

#[test]
fn two_drafts_of_two_desks_do_not_delete_each_other() {
    let mut front = Front::open(club());
    let folder = front.hall.path().parent().expect("a folder").to_owned();
    front.drive("n A u t u m n <enter><enter><enter> A d a <enter>");
    let first = folder.join("club.db.draft.json");
    let kept = std::fs::read(&first).expect("a draft");
    // Another desk goes on in the same file.
    let text = String::from_utf8(kept).expect("text").replace("Autumn", "Winter");
    std::fs::write(&first, &text).expect("written");
    front.drive("B o <enter>");
    assert!(folder.join("club.db.draft-2.json").exists());
    front.drive("<ctrl-s>");
    let opened = std::fs::read_to_string(folder.join("club.db.draft-2.json")).expect("a draft");
    assert!(opened.contains("\"opened\": true"), "kept for the case that this is undone");
    assert_eq!(std::fs::read_to_string(&first).expect("still there"), text);
}

#[test]
fn a_half_typed_result_survives_the_arrows() {
    let mut hall = club();
    enter(&mut hall, CUP, "Cup", SINGLE, &[1, 2, 3, 4]);
    draw(&mut hall, CUP);
    let mut front = Front::open(hall);
    front.drive("S 1 <space> 2 <down>");
    front.shows("1 2");
    assert!(front.told().contains("Finish this line first"), "{}", front.told());
}

/// The help covers the question, so that the answer of Enter is not visible.
#[test]
fn a_question_under_the_help_is_only_uncovered_by_it() {
    let mut hall = club();
    enter(&mut hall, CUP, "Cup", SINGLE, &[1, 2, 3, 4]);
    let mut front = Front::open(hall);
    front.show(Route::tournament(CUP));
    front.drive("s");
    let asked = front.text();
    front.drive("?");
    assert_ne!(front.text(), asked);
    front.drive("<enter>");
    assert_eq!(front.text(), asked);
    assert_eq!(decided(&mut front), []);
    front.drive("y");
    assert!(!decided(&mut front).is_empty());
}

// What another desk has open is seen before both type.

#[test]
fn a_match_that_another_desk_has_open_is_marked_in_the_list_and_over_its_window() {
    let at = (CUP, MatchNo(1));
    for (language, [in_list, over_window]) in [
        (Language::English, ["typing at desk", "Also typing at desk: Match 1"]),
        (Language::Japanese, ["deskで入力中", "deskでも入力中：第1試合"]),
    ] {
        let mut hall = club();
        enter(&mut hall, CUP, "Cup", SINGLE, &[1, 2, 3, 4]);
        draw(&mut hall, CUP);
        let mut front = Front::speaking(hall, language);
        front.hall.desk.attend(Some(at));
        front.hall.desk.meet();
        front.wake();
        for way in ["", "<tab> <enter>", "<tab>", "5"] {
            front.drive(way);
            assert!(front.text().contains(in_list), "{way}\n{}", front.text());
        }
        front.drive("<esc> <tab> <tab> <enter>");
        assert!(front.text().contains(over_window), "{}", front.text());
        assert!(front.hall.desk.meet(), "this one is seen there");
        let [open] = front.hall.desk.open_elsewhere() else { panic!("one") };
        assert_eq!((&*open.desk, open.at), ("front", at));
        front.hall.desk.attend(None);
        front.hall.desk.meet();
        front.wake();
        assert!(!front.text().contains(over_window), "{}", front.text());
        front.drive("<esc>");
        assert!(front.hall.desk.meet(), "it is closed");
        assert_eq!(front.hall.desk.open_elsewhere(), []);
    }
}

#[test]
fn the_last_entries_are_the_last_ones_however_many_other_desks_add() {
    let mut hall = club();
    enter(&mut hall, CUP, "Cup", SINGLE, &[1, 2, 3, 4]);
    draw(&mut hall, CUP);
    let mut front = Front::open(hall);
    for no in 7..40 {
        front.hall.perform(vec![add_player(PlayerId(no), &format!("Guest {no}"))]).expect("there");
        front.wake();
    }
    assert!(front.text().contains("Guest 39"), "{}", front.text());
}

#[test]
fn a_call_by_a_desk_whose_clock_is_ahead_is_no_time_ago() {
    let mut hall = club();
    enter(&mut hall, CUP, "Cup", SINGLE, &[1, 2, 3, 4]);
    draw(&mut hall, CUP);
    hall.perform(vec![tables(&["1"])]).expect("there");
    let mut front = Front::open(hall);
    let mut ahead = stamp(9_999);
    ahead.at = front.desk.app.data.now + TimeDelta::hours(1);
    let call =
        Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(1), table: "1".to_owned() });
    let called = front.hall.desk.perform(&ahead, |_| Ok::<_, DeskError>(vec![call.clone()]));
    called.expect("called");
    front.wake();
    assert!(front.text().contains("at 1, 0 min"), "{}", front.text());
}
