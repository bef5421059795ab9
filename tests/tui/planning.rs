//! A new tournament and its entrants, by keys, on a real file.

use banzuke::club::Phase;
use banzuke::domain::format::{Format, Seeding};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Length, RoundLength};
use banzuke::domain::seeding::Split;
use banzuke::domain::standings::{Criterion, MatchPoints, StandingsPlan};
use banzuke::tui::Event;

use crate::common::{CUP, Hall, add_player, create};
use crate::tui::front::Front;

const ELIMINATION: Format = Format::SingleElimination { third_place: false, placement: false };

fn entrants(front: &mut Front) -> Vec<u32> {
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    cup.entrants.iter().map(|player| player.0).collect()
}

fn hall(names: &[&str]) -> Hall {
    let mut hall = Hall::new();
    let add = |(number, name): (u32, &&str)| add_player(PlayerId(number), name);
    hall.perform((1..).zip(names).map(add).collect()).expect("registered");
    hall
}

/// On the screen where players enter the cup.
fn entering(names: &[&str]) -> Front {
    let mut front = Front::open(hall(names));
    front.drive("n C u p <ctrl-s>");
    front
}

#[test]
fn a_name_makes_the_usual_tournament_and_entries_stay_open() {
    let mut front = Front::open(hall(&["あおくま", "Ryo"]));
    front.drive("n 京 都 杯 <ctrl-s>");
    front.shows("Entrants of 京都杯");
    let club = front.club();
    let plan = &club.tournament(CUP).expect("created").stage().expect("a stage").plan;
    assert_eq!((plan.format, plan.seeding), (ELIMINATION, Seeding::Rating));
    assert_eq!(plan.lengths.usual, Length::FirstTo(2));
    front.drive("<esc>");
    front.hides("Entrants of");
}

#[test]
fn every_field_is_reached_and_what_does_not_apply_is_skipped() {
    let mut front = Front::open(Hall::new());
    front.drive("a C u p <enter> <tab><right> <enter> <tab> 3 <down> 4 <tab><right><right>");
    front.drive("<enter> <ctrl-n> <right> <ctrl-s>");
    let club = front.club();
    let plan = &club.tournament(CUP).expect("created").stage().expect("a stage").plan;
    assert_eq!(plan.format, Format::SingleElimination { third_place: true, placement: false });
    assert_eq!(plan.seeding, Seeding::Entry);
    assert_eq!(plan.lengths.usual, Length::FirstTo(3));
    let longer = |round, games| RoundLength { round, length: Length::FirstTo(games) };
    let rounds = [longer(RoundName::SemiFinal, 4), longer(RoundName::Final, 5)];
    assert_eq!(plan.lengths.rounds, rounds);

    let mut front = Front::open(Hall::new());
    front.drive("a C u p <enter><down> <enter><right><tab> 1 6");
    front.drive("<backspace><backspace><ctrl-s>");
    front.shows("a match cannot be 0 games");
    front.shows("Choose from 1 to 999 games");
    front.shows("> Games");
}

#[test]
fn a_name_that_is_taken_keeps_what_was_typed() {
    let mut hall = Hall::new();
    hall.perform(vec![create(CUP, "Cup", ELIMINATION, Length::FirstTo(2))]).expect("created");
    let mut front = Front::open(hall);
    front.drive("n <ctrl-s>");
    front.shows("The tournament's name is empty; fill it in");
    front.drive("C U P <enter>");
    front.shows("The tournament Cup already exists; choose another name");
    front.shows("> Name");
    front.click_on("2 Format");
    front.drive("<down><ctrl-s>");
    front.shows("The tournament Cup already exists; choose another name");
    front.shows("> Name");
    front.drive("<space> 2 <enter>");
    front.shows("> * round robin");
    front.drive("<ctrl-s>");
    front.shows("Entrants of CUP 2");
}

#[test]
fn typing_finds_enter_enters_and_the_field_is_free_again() {
    let mut front = entering(&["あおくま", "Ryo Nakano", "もりしー"]);
    front.drive("m o r i");
    front.shows("Enter: add もりしー.");
    front.drive("<enter>");
    assert_eq!(entrants(&mut front), [3]);
    front.drive("<enter><enter>");
    assert_eq!(entrants(&mut front), [3, 1, 2]);
    front.drive("r y o");
    front.shows("Ryo Nakano is already an entrant.");
    front.drive("<enter>");
    front.shows("Ryo Nakano (P0002-1) is already an entrant of Cup");
    front.hides("Add entrant: ryo");
}

#[test]
fn the_order_is_arranged_and_undone() {
    let mut front = entering(&["あおくま", "Ryo Nakano", "もりしー"]);
    front.drive("<enter><enter><enter>");
    front.drive("<shift-down>");
    front.shows("press Tab to go to the entrants first");
    front.drive("<tab> J J");
    assert_eq!(entrants(&mut front), [2, 3, 1]);
    front.drive("K <home> x");
    assert_eq!(entrants(&mut front), [1, 3]);
    front.drive("u u");
    assert_eq!(entrants(&mut front), [2, 3, 1]);
}

#[test]
fn somebody_unknown_is_offered_to_be_registered() {
    let mut front = entering(&["あおくま"]);
    front.drive("高 橋");
    front.shows("> new      高橋");
    front.shows("Enter: register 高橋 as a new player.");
    front.drive("<enter>");
    // The field is free for the next name.
    front.hides("Add entrant: 高橋");
    assert_eq!(entrants(&mut front), [2]);
}

#[test]
fn pasted_lines_enter_and_what_is_left_is_said() {
    let mut front = entering(&["あおくま", "Ryo Nakano", "Ryo Nakano", "もりしー"]);
    let lines = "もりしー\n\n  アオクマ \r\nRyo Nakano\nNobody\nもりしー\n";
    front.happens(Event::Pasted(lines.to_owned()));
    assert_eq!(entrants(&mut front), [4, 1]);
    front.shows("2 of 5 pasted lines to add");
    front.desk.resize(80, 24);
    front.drive("<enter>");
    front.shows("Add entrant: Ryo Nakano");
    front.drive("<down><enter>");
    assert_eq!(entrants(&mut front), [4, 1, 3]);
    front.shows("1 of 5 pasted lines");
    front.drive("<alt-x>");
    front.hides("pasted lines");
    assert!(front.told().contains("Removed from the pasted names: Nobody"), "{}", front.told());
}

#[test]
fn the_start_is_asked_for_and_the_question_stands_on_it() {
    let mut front = entering(&["あおくま", "Ryo Nakano", "もりしー"]);
    front.drive("<enter><ctrl-s>");
    front.shows("Create pairings: Cup has 1 entrant; its format needs 2 to 1024");
    front.drive("<enter><enter><tab> s");
    front.drive("<esc>");
    assert_eq!(front.club().tournament(CUP).expect("the cup").phase, Phase::Registering);
    front.drive("s <enter>");
    assert_eq!(front.club().tournament(CUP).expect("the cup").phase, Phase::Running);
    front.hides("Entrants of");
    front.drive("<esc>");
    front.shows("Ready to play: 1 in Cup");
}

#[test]
fn groups_and_the_knock_out_after_them_are_one_entry() {
    let mut front = Front::open(hall(&["あおくま", "Ryo"]));
    front.drive("a C u p <enter><down><down><down><down>");
    front.drive("<tab> 3 <tab><right> <tab> <tab><right><right> <tab><right> <tab><right> <tab> 3 <tab> 2 <tab><right>");
    front.drive("<enter> <tab> 2 <tab> 2 <tab> 3 <tab> 4");
    front.drive("<enter> <ctrl-n> <tab> 1 <tab><right>");
    let entries = front.club().tournaments().count();
    assert_eq!(entries, 0, "nothing is written before the form is taken");
    front.drive("<ctrl-s>");
    let club = front.club();
    let cup = club.tournament(CUP).expect("created");
    let [first, second] = cup.stages.as_slice() else { panic!("two stages") };
    let groups = Format::Groups { groups: 3, double: false, split: Split::Balanced };
    assert_eq!(first.plan.format, groups);
    assert_eq!((first.plan.locked, first.plan.apart), (Some(1), true));
    let StandingsPlan { points, steps, .. } = first.plan.standings();
    assert_eq!(points, MatchPoints::FOOTBALL);
    assert_eq!(steps[1].criterion, Criterion::DirectEncounter);
    assert_eq!((second.plan.takes, second.plan.fill), (Some(3), Some(2)));
    let third = Format::SingleElimination { third_place: true, placement: false };
    assert_eq!(second.plan.format, third);
    let longer = |round, games| RoundLength { round, length: Length::FirstTo(games) };
    let rounds = [longer(RoundName::SemiFinal, 3), longer(RoundName::Final, 4)];
    assert_eq!(second.plan.lengths.rounds, rounds);
    front.drive("<esc> u y");
    assert!(front.club().tournament(CUP).is_none(), "both stages were one entry");
}

#[test]
fn every_format_has_the_fields_it_needs() {
    let mut front = Front::open(Hall::new());
    front.drive("a C u p <enter><down><down><down>");
    front.drive("<down><down><down>");
    front.drive("<tab> 9 <ctrl-s>");
    front.shows("> Players in a pod");
    front.drive("<shift-tab><right>");
    front.drive("<ctrl-s>");
    let club = front.club();
    let stage = club.tournament(CUP).expect("created").stage().expect("a stage");
    assert_eq!(stage.plan.format, Format::Ladder);
}
