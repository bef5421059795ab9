//! Keys on every screen: a key without effect says so, answers are chosen by typing them, and
//! everything that can be done to a match can be done wherever the match is shown.

use banzuke::club::Action;
use banzuke::club::action::{CallMatch, PostponeMatch, SetReading};
use banzuke::domain::ids::TournamentId;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Length;
use banzuke::tui::route::Route;
use banzuke::words::Language;

use crate::common::Hall;
use crate::tui::budget::two_events;
use crate::tui::floor::tables;
use crate::tui::front::Front;
use crate::tui::ratings::{easy, season};
use crate::tui::scenes;
use crate::tui::scoring::{ELIMINATION, ROBIN, started};

#[test]
fn a_key_that_does_nothing_says_so_on_every_screen_and_is_forgotten_by_the_next() {
    for scene in scenes::all() {
        let mut front = scene.front(Language::English);
        let before = front.quiet();
        front.drive("<alt-q>");
        front.shows("Alt-q does nothing here: press ");
        front.drive("<ctrl-l>");
        assert_eq!(front.text(), before, "{}", scene.name);
    }
}

#[test]
fn a_key_that_does_nothing_says_what_it_is_for() {
    for (language, before, key, told) in [
        (
            Language::English,
            "",
            "t",
            "t does nothing here; in Floor it is the key for Set up tables",
        ),
        (
            Language::English,
            "",
            "l",
            "l does nothing here; in Duplicates it is the key for Merge, keep left",
        ),
        (Language::English, "", "Y", "Y does nothing here: press ? for Help"),
        (Language::English, "<enter>", "u", "u does nothing here: press F9 for Undo"),
        (
            Language::English,
            "2 a",
            "<f12>",
            "F12 does nothing here; in Home it is the key for Print",
        ),
        (Language::Japanese, "", "t", "t はここでは使えません：卓の設定は「会場」の操作です"),
        (Language::Japanese, "", "Ｙ", "Y はここでは使えません：ヘルプのキーは ? です"),
    ] {
        let mut front = Front::speaking(started(8, ELIMINATION, Length::FirstTo(2)), language);
        front.drive(before);
        front.drive(key);
        assert!(front.told().contains(told), "{}", front.told());
    }
}

/// The club of a round robin or an elimination with two tables.
fn club(knock_out: bool) -> Front {
    let mut hall = started(4, if knock_out { ELIMINATION } else { ROBIN }, Length::FirstTo(2));
    tables(&mut hall, 3);
    Front::open(hall)
}

/// The last entry of the journal.
fn last(front: &mut Front) -> Vec<Action> {
    front.club();
    front.hall.desk.entries().last().expect("an entry").actions.to_vec()
}

/// The keys that call a match: those that go to where it is shown, and those pressed there.
const CALLED: [&str; 2] = ["N", ""];
const CALLED_THERE: [&str; 2] = ["", "T <enter>"];

#[test]
fn what_is_done_to_a_match_is_done_wherever_it_is_shown() {
    // In the drawings a called match is not the one that is selected first.
    for (knock_out, way, [called_first, call]) in [
        (true, "", CALLED),
        (true, "5", CALLED),
        (true, "<tab> <enter>", CALLED_THERE),
        (true, "<tab> <enter> <tab>", CALLED_THERE),
        (false, "<tab> <enter> <right>", CALLED_THERE),
        (true, "/", CALLED),
        (true, "/ 1", CALLED),
        (true, "2 <enter>", CALLED),
        (true, "<enter>", CALLED),
    ] {
        let in_field = way.starts_with('/');
        let keys = if in_field { ["<alt-t>", "<alt-o>", "<alt-U>"] } else { ["T", "o", "U"] };
        let done = |scripts: &[&str]| {
            let mut front = club(knock_out);
            front.drive(&scripts.join(" "));
            (last(&mut front), front.text())
        };
        let (called, text) = done(&[way, keys[0], "2 <enter>"]);
        assert!(
            matches!(&called[..], [Action::CallMatch(CallMatch { table, .. })] if table == "2"),
            "{way}\n{text}"
        );
        let (put_off, text) = done(&[way, keys[1]]);
        assert!(
            matches!(put_off[..], [Action::PostponeMatch(PostponeMatch { postponed: true, .. })]),
            "{way}\n{text}"
        );
        let (back, text) = done(&[called_first, way, call, keys[2]]);
        assert!(matches!(back[..], [Action::WithdrawCall(_)]), "{way}\n{text}");
    }
}

#[test]
fn the_digits_of_a_table_select_it_on_the_floor() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    tables(&mut hall, 12);
    let mut front = Front::open(hall);
    front.drive("5");
    for (keys, selected) in
        [("1", "1"), ("2", "12"), ("5", "5"), ("<up> 1", "1"), ("<up> １ ２", "12")]
    {
        front.drive(keys);
        let marked = |line: &str| line.trim_start().starts_with(&format!("> {selected} "));
        assert!(front.text().lines().any(marked), "{keys}\n{}", front.text());
    }
    front.drive("0");
    front.shows("There is no table 0.");
    assert!(matches!(front.desk.app.route(), Route::Floor));
    // Digits after a result that cannot be entered are those of the result.
    front.drive("3 r 2 1 <enter>");
    front.shows("> 3 ");
    assert!(matches!(front.desk.app.route(), Route::Floor));
}

#[test]
fn a_match_is_chosen_by_the_name_of_a_player_as_it_is_read() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    tables(&mut hall, 3);
    let (player, reading) = (PlayerId(3), Some("そすう だいふごう".to_owned()));
    hall.perform(vec![Action::SetReading(SetReading { player, reading })]).expect("read");
    let file = hall.into_file();
    for (typed, player) in [("r y", 2), ("s o s", 3), ("だい", 3), ("素", 3), ("ｄ ａ", 3)] {
        let mut front = Front::open(Hall::copy_of(&file));
        front.drive("5 <tab> <enter>");
        front.drive(typed);
        front.drive("<enter>");
        let called = last(&mut front);
        let [Action::CallMatch(CallMatch { tournament, no, .. })] = called[..] else {
            panic!("{called:?}")
        };
        let club = front.club();
        let played = club.tournament(tournament).and_then(|cup| cup.match_no(no));
        assert!(played.expect("a match").has(PlayerId(player)), "{typed}: {called:?}");
    }
}

#[test]
fn an_answer_is_typed_and_a_letter_that_begins_none_stays_a_key() {
    let mut front = two_events();
    front.drive("b 9");
    front.shows("No row begins with 9.");
    front.drive("金 <enter>");
    let route = front.desk.app.route();
    assert!(matches!(route, Route::Tournament { id: TournamentId(2), .. }), "{route:?}");
    let mut front = club(true);
    front.drive("T j");
    front.shows("> 2");
    front.drive("3");
    front.shows("> 3");
    front.drive("7 <enter>");
    front.shows("No row begins with 37.");
    front.drive("k <enter>");
    assert!(
        matches!(&last(&mut front)[..], [Action::CallMatch(CallMatch { table, .. })] if table == "2"),
        "{}",
        front.text()
    );
}

#[test]
fn the_number_in_the_title_of_a_panel_is_the_key_of_its_screen() {
    let mut front = club(true);
    front.desk.resize(120, 40);
    for (title, is_there) in [
        ("Last entries", (|route| matches!(route, Route::Journal(_))) as fn(&Route) -> bool),
        ("Tables: 0 of 3 in use", |route| matches!(route, Route::Floor)),
    ] {
        let text = front.text();
        let (before, _) = text.split_once(&format!("] {title}")).expect("a numbered title");
        let key = before.rsplit('[').next().expect("a key").to_owned();
        front.drive(&key);
        assert!(is_there(front.desk.app.route()), "{key}");
        front.drive("<esc>");
    }
}

#[test]
fn a_digit_that_no_field_takes_goes_to_the_step_that_the_wizard_numbers() {
    let mut front = club(true);
    front.drive("n C u p <enter>");
    front.shows("[2 Format]");
    front.drive("9");
    front.shows("9 does nothing here: press ? for Help");
    front.drive("6");
    front.shows("[6 Review]");
    front.drive("3");
    front.shows("[3 Length]");
}

#[test]
fn in_a_table_that_is_only_read_a_name_is_typed_and_q_leaves_it() {
    let mut front = Front::open(season(easy()));
    front.drive("2 <enter> t");
    front.shows("> 20");
    front.drive("例 会 <space> 2");
    let marked = |line: &str| line.contains("> 20") && line.contains("例会 2");
    assert!(front.text().lines().any(marked), "{}", front.text());
    front.drive("q");
    assert!(front.desk.app.overlay().is_none());
}
