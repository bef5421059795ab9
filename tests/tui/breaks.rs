//! A break of the hall on the screens: one key starts it, and its end is shown wherever calls are shown.

use banzuke::club::action::SetBreak;
use banzuke::club::{Action, Club};
use banzuke::domain::ids::MatchNo;
use banzuke::domain::score::Length;
use banzuke::tui::snapshot::Snapshot;
use banzuke::words::Language;
use chrono::TimeDelta;

use crate::common::{CUP, Hall, stamp, today};
use crate::tui::floor::tables;
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, started};

fn hall() -> Hall {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    tables(&mut hall, 3);
    hall
}

fn pauses(club: &Club) -> bool {
    club.break_at(stamp(0).at + TimeDelta::minutes(1)).is_some()
}

#[test]
fn one_key_and_a_time_is_a_break_and_the_same_key_ends_it() {
    for typed in ["2 3", "2 3 : 0 0", "２ ３ ： ０ ０", "2 3 0 0", "3 0 分"] {
        let mut front = Front::open(hall());
        front.drive(&format!("Z {typed} <enter>"));
        assert!(pauses(&front.club()), "{typed}");
        front.drive("N");
        assert!(front.told().contains("Call next match: break until"), "{}", front.told());
        front.drive("Z <ctrl-u> <enter>");
        assert!(!pauses(&front.club()), "{typed}");
        front.drive("N");
        let called = front.club().tournament(CUP).and_then(|cup| cup.match_no(MatchNo(1)).cloned());
        assert!(called.is_some_and(|one| one.call.is_some()), "{typed}");
    }
}

#[test]
fn what_is_no_later_time_is_not_taken() {
    let mut front = Front::open(hall());
    front.drive("Z n o o n <enter>");
    front.shows("A time or a length");
    front.drive("<ctrl-u> 0 0 0 0 <enter>");
    front.shows("A break cannot end at 00:00");
    front.drive("<ctrl-u> <enter>");
    front.shows("There is no break in the hall now");
    assert!(!pauses(&front.club()));
}

#[test]
fn floor_and_home_say_how_long_the_break_lasts_in_both_languages_at_every_size() {
    for (language, told, row) in [
        (Language::English, "reak until 23:00", "from 23:00"),
        (Language::Japanese, "23:00まで休憩", "23:00から"),
    ] {
        let mut front = Front::speaking(hall(), language);
        front.drive("Z 2 3 : 0 0 <enter>");
        for (columns, rows) in [(80, 24), (120, 40)] {
            front.desk.resize(columns, rows);
            front.drive("1");
            front.shows(told);
            front.drive("5");
            front.shows(told);
            front.shows(row);
        }
        front.drive("u");
        assert!(!pauses(&front.club()), "undone like anything");
    }
}

#[test]
fn clocks_stand_while_a_break_lasts_and_it_ends_by_itself() {
    let mut hall = hall();
    let (at, until) = (stamp(0).at, stamp(0).at + TimeDelta::minutes(60));
    hall.perform(vec![Action::SetBreak(SetBreak { at, until: Some(until) })]).expect("a break");
    let (club, entries) = (hall.desk.club(), hall.desk.entries());
    let place = club.queue(at)[0].since;
    let seen = |minutes| {
        let data = Snapshot::new(club, entries, today()).seen_at(at);
        let early = data.queue()[0].early;
        assert_eq!(early, Some(until));
        let later = data.later(club, entries, today()).seen_at(at + TimeDelta::minutes(minutes));
        (later.minutes_since(place), later.queue()[0].early)
    };
    assert_eq!(seen(59), (Some(0), Some(until)));
    assert_eq!(seen(70), (Some(10), None));
}

#[test]
fn a_second_desk_moves_the_break_and_a_form_that_is_open_follows_it() {
    let mut front = Front::open(hall());
    front.drive("Z 2 3 : 0 0 <enter> Z");
    let until = stamp(0).at + TimeDelta::minutes(30);
    let moved = SetBreak { at: stamp(0).at + TimeDelta::minutes(1), until: Some(until) };
    front.hall.perform(vec![Action::SetBreak(moved)]).expect("moved");
    front.wake();
    front.drive("<enter>");
    let club = front.club();
    assert_eq!(club.break_at(stamp(0).at).map(|one| one.until), Some(until));
}
