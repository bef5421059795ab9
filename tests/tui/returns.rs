//! Back again after a withdrawal, and places exchanged before the first match, with keys.

use banzuke::club::MatchState;
use banzuke::club::action::Withdraw;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{ExitEffect, ExitReason, Length};
use banzuke::words::Language;

use crate::common::{CUP, Hall, today};
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, ROBIN, started};

/// From home to the entrants of the cup, on the first of them.
const ENTRANTS: &str = "b <tab> <tab> <tab>";

/// Four play a round robin; the first of them left after round 1.
pub(crate) fn withdrawn() -> Hall {
    let mut hall = started(4, ROBIN, Length::FirstTo(2));
    hall.record(1, 2, 0).expect("recorded");
    hall.record(2, 2, 0).expect("recorded");
    let (reason, effect) = (ExitReason::Withdrawn, ExitEffect::ForfeitRest);
    let (tournament, player, on) = (CUP, PlayerId(1), today());
    let leave = Withdraw { tournament, player, reason, effect, on, decision: 0 };
    hall.perform(vec![leave.into()]).expect("left");
    hall
}

pub(crate) fn left() -> Front {
    let mut front = Front::open(withdrawn());
    front.drive(ENTRANTS);
    front
}

pub(crate) fn unplayed() -> Front {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive(ENTRANTS);
    front
}

fn open(front: &mut Front) -> usize {
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    cup.matches.iter().filter(|played| played.state() != MatchState::Finished).count()
}

#[test]
fn one_key_brings_back_who_withdrew_and_undo_takes_it_back() {
    for language in Language::ALL {
        let mut front = Front::speaking(withdrawn(), language);
        front.drive(ENTRANTS);
        assert_eq!(open(&mut front), 2, "those of others");
        // The first way changes nothing.
        front.drive("I <enter>");
        assert_eq!(open(&mut front), 2);
        front.drive("I <down> <enter>");
        assert_eq!(open(&mut front), 4, "{}", front.text());
        assert!(!front.club().tournament(CUP).expect("the cup").has_left(PlayerId(1)));
        front.drive("u");
        assert_eq!(open(&mut front), 2);
    }
}

#[test]
fn who_has_not_left_cannot_come_back_and_the_key_says_so() {
    let mut front = unplayed();
    front.drive("I");
    front.shows("has not withdrawn");
}

#[test]
fn two_keys_and_a_name_exchange_places_and_the_question_says_whom_they_meet() {
    for language in Language::ALL {
        let mut front = Front::speaking(started(4, ELIMINATION, Length::FirstTo(2)), language);
        front.drive(ENTRANTS);
        let sides = |front: &mut Front| {
            let club = front.club();
            let cup = club.tournament(CUP).expect("the cup");
            [1, 2].map(|no| {
                cup.match_no(MatchNo(no)).expect("a match").sides.map(|side| side.map(|id| id.0))
            })
        };
        assert_eq!(sides(&mut front), [[Some(1), Some(4)], [Some(2), Some(3)]]);
        front.drive("t <enter>");
        front.shows(if language == Language::English { "match 2" } else { "第2試合" });
        front.drive("y");
        assert_eq!(sides(&mut front), [[Some(2), Some(4)], [Some(1), Some(3)]], "{}", front.text());
        front.drive("u");
        assert_eq!(sides(&mut front), [[Some(1), Some(4)], [Some(2), Some(3)]]);
        // Once one of them has played it is refused, with the reason.
        front.hall.record(1, 2, 0).expect("recorded");
        front.wake();
        front.drive("t");
        let told = front.told();
        assert!(told.contains("call first") || told.contains("取り消してください"), "{told}");
    }
}
