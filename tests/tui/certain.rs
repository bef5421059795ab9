//! Many possible duplicates at once: they are grouped by probability,
//! and the near-certain ones are answered row by row.

use banzuke::club::Action;
use banzuke::club::action::{AddPlayer, EnterPlayers, JudgePlayers, MergePlayers};
use banzuke::club::registry::Verdict;
use banzuke::domain::format::Format;
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::tui::route::Route;
use chrono::NaiveDate;

use crate::common::{CUP, Hall, create};
use crate::tui::front::Front;

/// Three people are registered twice or three times; two others look alike and have entered the same event.
pub(crate) fn hall() -> Hall {
    let mut hall = Hall::new();
    let day = |year| NaiveDate::from_ymd_opt(year, 5, 1);
    let people = [
        ("山本 さくら", day(1990)),
        ("山本 さくら", day(1990)),
        ("Tomoka Kato", day(1985)),
        ("Kato Tomoka", day(1985)),
        ("Ada Primrose", day(1971)),
        ("Ada Primrose", day(1971)),
        ("Ada Primrose", day(1971)),
        ("Uwe Schneider", None),
        ("Uwe Schnieder", None),
    ];
    let add = |(number, (name, born)): (u32, (&str, Option<NaiveDate>))| {
        Action::AddPlayer(AddPlayer {
            player: PlayerId(number),
            name: name.to_owned(),
            reading: None,
            club: None,
            aliases: Vec::new(),
            born,
            external: Vec::new(),
        })
    };
    hall.perform((1..).zip(people).map(add).collect()).expect("registered");
    let cup = create(CUP, "Cup", Format::RoundRobin { double: false }, Length::FirstTo(2));
    let players = vec![PlayerId(8), PlayerId(9)];
    let enter = Action::EnterPlayers(EnterPlayers { tournament: CUP, players });
    hall.perform(vec![cup, enter]).expect("entered");
    hall
}

pub(crate) fn duplicates() -> Front {
    let mut front = Front::open(hall());
    front.drive("D");
    front.search();
    front
}

fn merge(keep: u32, absorb: u32) -> Action {
    Action::MergePlayers(MergePlayers { keep: PlayerId(keep), absorb: PlayerId(absorb) })
}

fn last(front: &Front) -> Vec<Action> {
    front.hall.another("check").entries().last().expect("an entry").actions.to_vec()
}

#[test]
fn pairs_are_narrowed_to_a_band_and_shown_whole_again() {
    let mut front = duplicates();
    front.shows("Duplicates  pair 1 of 6");
    front.drive("f");
    front.shows("Duplicates, certain  pair 1 of 5");
    front.drive("f");
    front.shows("pair 1 of 1");
    front.shows("Uwe Schnieder");
    front.drive("f");
    front.shows("Duplicates  pair");
}

#[test]
fn certain_pairs_are_answered_row_by_row_and_undone_as_one() {
    let mut front = duplicates();
    front.drive("a");
    front.shows("Certain pairs: 0 of 5 answered");
    front.drive("<ctrl-s>");
    assert!(front.told().contains("no pair has an answer yet"), "{}", front.told());
    let pairs = |front: &mut Front| front.club().registry().mergers().len();
    // A different answer for the pair of Tomoka Kato, wherever it stands; the others keep the left number.
    while !front.text().contains("> -          Tomoka") {
        front.drive("<down>");
    }
    front.drive("d");
    front.shows("1 of 5 answered");
    front.drive("a");
    front.shows("5 of 5 answered");
    front.drive("<ctrl-s>");
    let judged = JudgePlayers { a: PlayerId(3), b: PlayerId(4), verdict: Some(Verdict::Different) };
    let mut said = last(&front);
    assert_eq!(said.remove(0), Action::JudgePlayers(judged));
    assert_eq!(said.len(), 3, "three pairs of three registrations are two mergers: {said:?}");
    for wanted in [merge(1, 2), merge(5, 6), merge(5, 7)] {
        assert!(said.contains(&wanted), "{said:?}");
    }
    assert_eq!(pairs(&mut front), 3);
    front.shows("Duplicates");
    front.drive("u");
    assert_eq!(pairs(&mut front), 0, "one key undoes all of them");
    assert!(front.club().registry().verdict(PlayerId(3), PlayerId(4)).is_none());
}

#[test]
fn an_answer_is_cleared_and_leaving_records_none() {
    let mut front = duplicates();
    front.drive("a l <up> <space>");
    front.shows("0 of 5 answered");
    front.drive("l <esc>");
    front.shows("pair 1 of 6");
    assert!(front.club().registry().mergers().is_empty(), "nothing is recorded by leaving");
}

#[test]
fn a_player_page_says_who_may_be_the_same_person() {
    let mut front = duplicates();
    front.show(Route::Player(PlayerId(3)));
    front.shows("Perhaps the same person: P0004-8 Kato Tomoka");
    front.drive("m <enter>");
    front.shows("One person or two?");
}
