//! Decisions of the making of a tournament, changed later by keys.

use banzuke::club::{Action, Phase};
use banzuke::domain::format::Format;
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;

use crate::common::{CUP, Hall};
use crate::tui::front::Front;
use crate::tui::swiss::{play_all, play_and_pair, rounds};
use crate::tui::tournament::drawn;

/// Moves up from the first field of the settings to the last, or past days and tag to the name.
const LAST: &str = "L <up>";
const NAME: &str = "L <up> <up> <up> <up>";

#[test]
fn a_tournament_is_renamed_in_its_settings() {
    let mut front = Front::open(rounds(4));
    front.drive("<tab> <enter>");
    front.drive(NAME);
    front.shows("Name");
    front.drive("<ctrl-u> 秋 の 会 <enter>");
    front.shows("T1 renamed to 秋の会");
    assert_eq!(front.club().tournament(CUP).expect("the cup").name, "秋の会");
    front.drive("<f9>");
    assert_eq!(front.club().tournament(CUP).expect("the cup").name, "スイス");
}

#[test]
fn the_rounds_of_a_swiss_are_a_setting_and_never_fewer_than_are_paired() {
    let mut hall = rounds(4);
    play_and_pair(&mut hall);
    let mut front = Front::open(hall);
    front.drive("<tab> <enter>");
    front.drive(LAST);
    front.shows("Rounds");
    front.drive("<ctrl-u> 1 <enter>");
    front.shows("2 to 64");
    front.drive("<ctrl-u> x <enter>");
    front.shows("How many rounds the Swiss has");
    front.drive("<ctrl-u> 4 <enter>");
    let rounds = |front: &mut Front| front.club().tournament(CUP).expect("it").planned_rounds(1);
    assert_eq!(rounds(&mut front), Some(4));
}

/// Two of three rounds are played: `c` asks, and one entry shortens and closes.
#[test]
fn a_swiss_ends_before_its_last_round_where_the_organiser_says_so() {
    let mut hall = rounds(4);
    play_and_pair(&mut hall);
    let mut front = Front::open(hall);
    front.drive("<tab> <enter> c");
    front.hides("after round");
    play_all(&mut front.hall);
    front.wake();
    front.drive("c");
    front.shows("Close スイス after round 2 of 3?");
    front.drive("y");
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    assert_eq!((cup.phase, cup.planned_rounds(1)), (Phase::Closed, Some(2)));
    let format = Format::Swiss { rounds: 2, colours: true };
    assert_eq!(cup.stages[0].plan.format, format);
    let last = front.hall.desk.entries().last().expect("an entry").actions.clone();
    assert!(matches!(last[..], [Action::SetRounds(_), Action::CloseTournament(_)]));
    front.drive("<f9>");
    assert_eq!(front.club().tournament(CUP).expect("the cup").phase, Phase::Running);
}

/// Seeds 1 to 4 of an elimination without a match for third place; the settings add one, and never twice.
#[test]
fn a_match_for_third_place_is_a_setting() {
    let format = Format::SingleElimination { third_place: false, placement: false };
    let mut hall = Hall::new();
    for actions in drawn(4, format) {
        hall.perform(actions).expect("drawn");
    }
    let mut front = Front::open(hall);
    front.drive("<tab> <enter>");
    front.drive(LAST);
    front.shows("Third-place match       no");
    front.drive("<ctrl-u> 3 <enter>");
    front.shows("yes or no");
    front.drive("<ctrl-u> y e s <enter>");
    front.shows("third-place match added");
    let club = front.club();
    let rounds: Vec<RoundName> =
        club.tournament(CUP).expect("it").matches.iter().map(|one| one.round.clone()).collect();
    assert_eq!(rounds.last(), Some(&RoundName::ThirdPlace));
    assert_eq!(rounds.len(), 4);
    front.drive("L");
    front.hides("Third-place match");
}

#[test]
fn a_tournament_made_by_mistake_is_deleted_after_a_question() {
    let mut hall = rounds(4);
    hall.record(1, 2, 0).expect("recorded");
    let mut front = Front::open(hall);
    front.drive("<tab> <enter> <delete>");
    front.shows("Delete スイス?");
    front.shows("The entries of 4 players and 1 result will be lost");
    front.drive("<enter>");
    assert!(front.club().tournament(CUP).is_some(), "it opens on Cancel");
    front.drive("<delete> y");
    assert!(front.club().tournament(CUP).is_none());
    front.shows("スイス (T1) deleted with 1 result");
    front.drive("u");
    assert!(front.club().tournament(CUP).is_some());
}

/// Two come after the first round: the question is asked for the first of them, and the other gets the same.
#[test]
fn the_screen_asks_once_what_missed_rounds_are_worth() {
    let mut hall = rounds(4);
    hall.register(2);
    play_all(&mut hall);
    let mut front = Front::open(hall);
    front.drive("<enter> a P 5 <enter>");
    front.shows("has missed 1 round. What is each worth?");
    front.drive("<down> <enter>");
    front.shows("½ point per missed round");
    front.drive("P 6 <enter>");
    front.shows("½ point per missed round");
    let club = front.club();
    let lines = club.tournament(CUP).expect("it").standings_of(1);
    let points =
        |player| lines.iter().find(|line| line.player == PlayerId(player)).map(|line| line.points);
    assert_eq!([points(5), points(6)], [Some(0.5), Some(0.5)]);
}
