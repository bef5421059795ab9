//! A league over evenings on the screens: days of rounds in the settings, a postponed match with a day.

use std::path::PathBuf;

use banzuke::domain::days;
use banzuke::domain::format::Format;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::score::Length;
use banzuke::words::Language;

use crate::common::{CUP, Hall};
use crate::tui::floor::tables;
use crate::tui::front::Front;
use crate::tui::scoring::started;

/// Keys that type days: in tests it is 21 November.
const DAYS: &str = "1 : 2 0 2 6 - 1 1 - 2 1 ; 2 - 3 : 2 0 2 6 - 1 2 - 1 2";

fn league() -> Hall {
    let mut hall = started(4, Format::RoundRobin { double: false }, Length::FirstTo(2));
    tables(&mut hall, 3);
    hall
}

#[test]
fn only_the_matches_of_the_evening_are_ready_and_called() {
    for language in Language::ALL {
        let mut front = Front::speaking(league(), language);
        // The second evening without its year.
        let days = DAYS.replace("2 0 2 6 - 1 2 - 1 2", "1 2 - 1 2");
        front.drive(&format!("b L <shift-tab> {days} <enter>"));
        let club = front.club();
        let set = club.tournament(CUP).map(|cup| days::written(&cup.days.rounds));
        assert_eq!(set.as_deref(), Some("1: 2026-11-21; 2-3: 2026-12-12"));
        front.shows(if language == Language::English { "2 ready" } else { "開始可2試合" });
        // Each of the two in the cells of both players, and the mark's meaning.
        assert_eq!(front.text().matches('!').count(), 5, "{}", front.text());
        front.drive("<tab>");
        assert_eq!(front.text().matches("12-12").count(), 4, "{}", front.text());
        front.drive("f");
        assert_eq!(front.text().matches("12-12").count(), 0, "{}", front.text());
        // Two calls; the third finds nothing of this evening, though a table is free.
        front.drive("N N N");
        let club = front.club();
        assert_eq!(club.at_tables().count(), 2, "{}", front.told());
    }
}

/// Once the evening is played, its event and home say which day is next, and how many matches it has.
#[test]
fn the_next_evening_is_told_where_nothing_is_left_of_this_one() {
    for language in Language::ALL {
        let mut front = Front::speaking(league(), language);
        front.drive(&format!("b L <shift-tab> {DAYS} <enter>"));
        let told = if language == Language::English {
            "next 12-12: 4 matches"
        } else {
            "次は12-12（4試合）"
        };
        front.hides(told);
        front.drive("N N 1 <home> <enter> 2 0 <enter> <enter> 2 0 <enter>");
        front.shows("12-12");
        front.drive("b");
        front.shows(told);
        front.hides("0 ready");
    }
}

#[test]
fn the_fixtures_of_a_player_are_one_key_away_and_a_calendar_of_them_two_more() {
    for language in Language::ALL {
        let mut front = Front::speaking(league(), language);
        front.drive("2 <enter> f");
        assert_eq!(front.text().matches("2026-").count(), 0, "{}", front.text());
        front.drive(&format!("<esc> b L <shift-tab> {DAYS} <enter> 2 <enter> f"));
        let text = front.text();
        let days: Vec<&str> =
            ["2026-11-21", "2026-12-12"].into_iter().filter(|day| text.contains(day)).collect();
        assert_eq!((days.len(), text.matches("2026-12-12").count()), (2, 2), "{text}");
        front.drive("<esc> X <end>");
        let named = if language == Language::English { "a calendar" } else { "カレンダー" };
        front.shows(named);
        front.shows(".ics");
        let before = files(&front, "ics").len();
        front.drive("<enter>");
        let written = files(&front, "ics");
        assert_eq!(written.len(), before + 1, "{}", front.text());
        let calendar = std::fs::read_to_string(&written[0]).expect("a calendar");
        assert_eq!(calendar.matches("BEGIN:VEVENT").count(), 3);
    }
}

#[test]
fn a_match_is_put_off_until_a_day_and_back_with_five_keys_and_the_day() {
    let mut front = Front::open(league());
    let day = |front: &mut Front| {
        let club = front.club();
        club.tournament(CUP).and_then(|cup| cup.days.matches.get(&MatchNo(1)).copied())
    };
    front.drive("5 <alt-m> 2 0 2 6 - 1 2 - 1 0 <enter>");
    assert_eq!(day(&mut front).map(|day| day.to_string()).as_deref(), Some("2026-12-10"));
    front.shows("from 2026-12-10");
    front.drive("<end> <alt-m> <ctrl-u> s o o n <enter>");
    front.shows("Blank: the day of its");
    front.drive("<ctrl-u> <enter>");
    assert_eq!(day(&mut front), None);
    front.drive("u");
    assert!(day(&mut front).is_some(), "undone like anything");
}

/// The files of a kind beside the club's.
fn files(front: &Front, extension: &str) -> Vec<PathBuf> {
    let folder = front.hall.path().parent().expect("a folder").read_dir().expect("listed");
    let files = folder.map(|file| file.expect("a file").path());
    files.filter(|file| file.extension().is_some_and(|it| it == extension)).collect()
}
