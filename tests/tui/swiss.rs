//! A Swiss by keys.

use banzuke::club::Action;
use banzuke::club::question::seeding::DrawChoice;
use banzuke::domain::format::{Format, FormatKind};
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::swiss::AskedBye;

use crate::common::{CUP, Hall, create};
use crate::tui::front::Front;
use crate::tui::scoring::named;

/// Home of a club where so many play three rounds, the first one paired.
pub(crate) fn paired(players: u32) -> Front {
    Front::open(rounds(players))
}

/// The club itself.
pub(crate) fn rounds(players: u32) -> Hall {
    let mut hall = named(players);
    let entrants = (1..=players).map(PlayerId).collect();
    let actions = vec![
        create(CUP, "スイス", Format::Swiss { rounds: 3, colours: true }, Length::FirstTo(2)),
        Action::EnterPlayers { tournament: CUP, players: entrants },
    ];
    hall.perform(actions).expect("entered");
    let club = hall.desk.club();
    let cup = club.tournament(CUP).expect("the cup");
    let drawn = club.drawn(cup, &DrawChoice::default(), 7).expect("drawn");
    hall.perform(drawn).expect("drawn");
    hall
}

/// The first named of every match that is open wins.
fn play_out(front: &mut Front) {
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    let open: Vec<u32> = cup
        .matches
        .iter()
        .filter(|played| played.state().is_live())
        .map(|played| played.no.0)
        .collect();
    for no in open {
        front.hall.record(no, 2, 0).expect("recorded");
    }
}

#[test]
fn rounds_follow_one_another_on_one_key() {
    let mut front = paired(7);
    play_out(&mut front);
    let mut front = Front::open(front.hall);
    front.shows("s pairs round 2");
    front.drive("s");
    front.shows("Pair round 2 of");
    front.drive("y");
    let rounds = |front: &mut Front| front.club().tournament(CUP).expect("the cup").last_round(1);
    assert_eq!(rounds(&mut front), 2);
    play_out(&mut front);
    let mut front = Front::open(front.hall);
    front.drive("<enter> s y");
    assert_eq!(rounds(&mut front), 3);
    front.drive("s");
    front.shows("it has started");
    play_out(&mut front);
    let mut front = Front::open(front.hall);
    front.shows("all played, c closes");
    front.drive("c y");
    front.shows("closed");
}

#[test]
fn who_is_absent_is_not_paired_and_comes_back() {
    let mut front = paired(6);
    front.drive("<tab> <enter> <shift-tab> A");
    front.shows("Is ");
    front.shows("half-point bye");
    front.drive("<enter>");
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    let absent = cup.absent_next(1);
    assert_eq!(absent.len(), 1);
    assert_eq!(absent[0].bye, AskedBye::Half);
    front.drive("A <end> <enter>");
    let club = front.club();
    assert_eq!(club.tournament(CUP).expect("the cup").absent_next(1), []);
}

#[test]
fn why_two_meet_is_said_on_one_key() {
    let mut front = paired(6);
    play_out(&mut front);
    let mut front = Front::open(front.hall);
    front.drive("s y <tab> <enter> G W");
    front.shows("Why this pairing");
    front.shows("due ");
}

#[test]
fn the_wizard_proposes_the_rounds() {
    let mut front = Front::open(named(12));
    front.drive("a C u p <enter>");
    let row = 5;
    for _ in 0..row {
        front.drive("<down>");
    }
    front.drive("<ctrl-n> <ctrl-n> <alt-a> <ctrl-s>");
    let club = front.club();
    let plan = &club.tournament(CUP).expect("created").stage().expect("a stage").plan;
    assert_eq!(FormatKind::from(plan.format), FormatKind::Swiss);
    assert_eq!(plan.format, Format::Swiss { rounds: 4, colours: true });
}
