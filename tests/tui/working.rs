//! Results with their calculation, by keys.

use banzuke::domain::format::Format;
use banzuke::domain::score::Length;
use banzuke::words::Language;

use crate::common::Hall;
use crate::tui::front::Front;
use crate::tui::swiss::{play_all, rounds};

/// Five players after the first round of a Swiss. The one without an opponent has the
/// point of the bye, and a dummy opponent with half a point counts in the tie-break: as
/// many points as from a draw, which are fewer than the player's own.
#[test]
fn enter_on_the_standings_shows_what_a_tie_break_adds_up_from() {
    for (language, shown) in [
        (Language::English, ["Tie-breaks explained", "BH 0.5 = dummy 0.5: sum of", "left out ("]),
        (Language::Japanese, ["順位の決め手", "BH 0.5＝仮想の相手 0.5", "除かれた値"]),
    ] {
        let mut hall = rounds(5);
        play_all(&mut hall);
        let mut front = Front::speaking(hall, language);
        let club = front.club();
        let cup = club.tournament(crate::common::CUP).expect("the cup");
        let bye = cup.stages[0].swiss.drawn[0].bye.expect("somebody is left over");
        let at = cup.standings().iter().position(|line| line.player == bye).expect("a line");
        front.drive("<enter> <tab> <home>");
        (0..at).for_each(|_| front.drive("<down>"));
        front.drive("<enter>");
        for text in shown {
            front.shows(text);
        }
        front.drive("<enter>");
        front.shows(&club.player(bye).expect("known").name);
        front.drive("<esc> W");
        front.shows(shown[0]);
    }
}

/// Three players beat one another in a circle: no tie-break separates
/// them, and the explanation says so and names the key.
#[test]
fn a_tie_in_the_cross_table_leads_to_its_explanation() {
    let mut hall = Hall::new();
    hall.start(3, Format::RoundRobin { double: false }, Length::FirstTo(1));
    let club = hall.desk.club().clone();
    let cup = club.tournament(crate::common::CUP).expect("the cup");
    let of = |a: u32, b: u32| {
        let played = cup.matches.iter().find(|played| {
            let sides = played.players().expect("known");
            sides.iter().all(|side| [a, b].contains(&side.0))
        });
        let played = played.expect("they meet");
        (played.no.0, played.sides[0].expect("known").0 == a)
    };
    // 1 beats 2, 2 beats 3, 3 beats 1.
    for (winner, loser) in [(1, 2), (2, 3), (3, 1)] {
        let (no, first) = of(winner, loser);
        let (a, b) = if first { (1, 0) } else { (0, 1) };
        hall.record(no, a, b).expect("recorded");
    }
    let mut front = Front::open(hall);
    front.drive("<enter> W");
    front.shows("Tie-breaks explained: player 1");
    front.shows("Equal in all these values: player 2, player 3. P");
    front.shows("decides a tie.");
}

/// A round robin with two games a match: the wizard says in its review that games cannot break a tie, and with first to 2
/// it does not.
#[test]
fn the_wizard_names_tie_breaks_that_cannot_separate_anyone() {
    for (kind, idle) in [("<right>", true), ("", false)] {
        let mut hall = Hall::new();
        hall.register(4);
        let mut front = Front::open(hall);
        front.drive(&format!(
            "n C u p <enter><down> <enter>{kind}<tab> 2 <enter> <alt-a> <ctrl-n><ctrl-n>"
        ));
        front.shows("To be recorded");
        if idle {
            front.shows("GD and GW cannot break a tie here");
        } else {
            front.hides("cannot break a tie");
        }
    }
}
