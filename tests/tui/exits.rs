//! Players who leave after the start, come late, or were somebody else all along.

use banzuke::club::Action;
use banzuke::club::action::Withdraw;
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::Format;
use banzuke::domain::ids::TournamentId;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{ExitEffect, ExitReason, Length};
use banzuke::tui::route::Route;
use banzuke::words::Language;

use crate::common::{CUP, Hall, add_player, today};
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, ROBIN, named, start, started};
use crate::tui::tournament::{decided, groups};

/// The page of the tournament, on its entrants.
fn entrants(hall: Hall) -> Front {
    let mut front = Front::open(hall);
    front.show(Route::tournament(CUP));
    front.drive("<shift-tab>");
    front
}

fn exit(front: &mut Front, player: u32) -> Option<(ExitReason, ExitEffect)> {
    let club = front.club();
    let exits = &club.tournament(CUP).expect("the cup").exits;
    exits.get(&PlayerId(player)).map(|exit| (exit.reason, exit.effect))
}

#[test]
fn somebody_who_leaves_early_is_proposed_to_count_for_nothing() {
    let mut hall = started(4, ROBIN, Length::FirstTo(2));
    hall.record(1, 2, 0).expect("recorded");
    let mut front = entrants(hall);
    front.drive("w");
    front.shows("> Cancel");
    // The way proposed stands next to the one that changes nothing.
    front.drive("<down>");
    front.shows("1 of 3 matches played, less than half; proposed: all own results in this");
    front.shows("> Withdrawn: all own results in this stage are void");
    front.shows(": no longer ranked.");
    front.drive("<enter>");
    assert_eq!(exit(&mut front, 1), Some((ExitReason::Withdrawn, ExitEffect::VoidAll)));
    front.drive("w");
    front.shows("Withdraw entrant: ");
    front.drive("u");
    assert_eq!(exit(&mut front, 1), None);
}

#[test]
fn somebody_who_has_played_half_loses_the_rest() {
    let mut hall = started(4, ROBIN, Length::FirstTo(2));
    for no in 1..=4 {
        hall.record(no, 2, 0).expect("recorded");
    }
    let mut front = entrants(hall);
    front.drive("<shift-tab> w");
    front.shows("2 of 3 matches played, half or more");
    front.drive("<down><down> <up><up><up><up><up> <enter>");
    assert!(front.club().tournament(CUP).expect("the cup").exits.is_empty(), "cancelled");
    assert!(front.told().contains("Nothing changed."), "{}", front.told());
}

#[test]
fn in_an_elimination_the_opponent_goes_on() {
    let mut front = entrants(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("w");
    front.drive("<down> <down> <enter>");
    let forfeit = (ExitReason::Disqualified, ExitEffect::ForfeitRest);
    assert_eq!(exit(&mut front, 1), Some(forfeit));
}

#[test]
fn a_late_entry_takes_the_bye_that_is_left() {
    let mut hall = named(8);
    start(&mut hall, CUP, "京都オープン", 5, ELIMINATION, Length::FirstTo(2));
    let mut front = entrants(hall);
    front.drive("a");
    front.drive("Nobody");
    front.shows("register");
    front.drive("<ctrl-u> Ümit <enter>");
    front.shows("Choose a place for Ümit Çelik");
    front.drive("<enter>");
    let club = front.club();
    assert!(club.tournament(CUP).expect("the cup").has(PlayerId(7)));
    // One Enter too many enters nobody: it needs a name or a selected row.
    front.drive("<enter>");
    front.shows("type a name");
    front.drive("<down> <enter>");
    front.shows("Choose a place for");
    front.drive("<esc>");
    assert_eq!(front.club().tournament(CUP).expect("the cup").entrants.len(), 6);
    // The window stays for the next one.
    assert!(matches!(front.desk.app.route(), Route::LateEntry { .. }), "{}", front.text());
}

#[test]
fn somebody_new_enters_late_by_the_name_alone() {
    let mut hall = named(8);
    start(&mut hall, CUP, "京都オープン", 5, ELIMINATION, Length::FirstTo(2));
    let mut front = entrants(hall);
    front.drive("a Zora <space> Quill <enter> <enter>");
    let club = front.club();
    assert_eq!(club.registry().len(), 9);
    assert!(club.tournament(CUP).expect("the cup").has(PlayerId(9)), "{}", front.text());
    front.drive("Wim <enter> <enter> <esc>");
    assert!(front.club().tournament(CUP).expect("the cup").has(PlayerId(10)), "{}", front.text());
    assert!(matches!(front.desk.app.route(), Route::Tournament { .. }), "{}", front.text());
}

#[test]
fn the_preview_of_a_withdrawal_says_who_advances_even_where_that_is_not_known_yet() {
    for (language, says) in
        [(Language::English, "by walkover over"), (Language::Japanese, "不戦勝（対")]
    {
        let double = Format::DoubleElimination { grand_final: GrandFinal::Simple };
        let mut front = Front::speaking(started(4, double, Length::FirstTo(2)), language);
        front.desk.resize(120, 40);
        front.show(Route::tournament(CUP));
        front.drive("<shift-tab> w <down>");
        // The match in play, and the one in the losers' bracket whose other side is not known.
        let text: String = front.text().split(['│', ' ', '\n']).collect();
        assert_eq!(text.matches(&says.replace(' ', "")).count(), 2, "{}", front.text());
    }
}

#[test]
fn each_group_offered_to_a_late_entrant_says_how_many_play_there() {
    let mut hall = decided(groups(7, 2, 1));
    hall.perform(vec![add_player(PlayerId(8), "Late Comer")]).expect("registered");
    let mut front = entrants(hall);
    front.drive("a Late <enter>");
    front.shows("group A (3 players)");
    front.shows("group B (4 players)");
}

#[test]
fn the_right_player_takes_the_place_of_the_wrong_one_with_all_results() {
    let mut hall = named(6);
    start(&mut hall, CUP, "京都オープン", 4, ELIMINATION, Length::FirstTo(2));
    hall.record(1, 2, 0).expect("recorded");
    let mut front = entrants(hall);
    front.drive("R <down>");
    front.shows("京都府立");
    front.drive("<up> <enter>");
    front.drive("<enter>");
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    assert_eq!((cup.has(PlayerId(1)), cup.has(PlayerId(5))), (false, true));
    assert_eq!(cup.match_no(banzuke::domain::ids::MatchNo(1)).unwrap().winner(), Some(PlayerId(5)));
}

#[test]
fn standings_say_whose_results_count_for_nobody() {
    let mut hall = started(4, ROBIN, Length::FirstTo(2));
    let leaves = |player, reason, effect| {
        Action::Withdraw(Withdraw {
            tournament: CUP,
            player: PlayerId(player),
            reason,
            effect,
            on: today(),
            decision: 0,
        })
    };
    hall.perform(vec![leaves(1, ExitReason::Withdrawn, ExitEffect::VoidAll)]).expect("left");
    hall.perform(vec![leaves(2, ExitReason::Disqualified, ExitEffect::ForfeitRest)]).expect("left");
    let mut front = entrants(hall);
    front.drive("<shift-tab>");
    front.shows("(withdrawn, void)");
    front.shows("(disqualified)");
}

#[test]
fn a_player_leaves_from_their_own_page_and_is_asked_which_event() {
    let mut hall = started(4, ROBIN, Length::FirstTo(2));
    let mut front = Front::open(hall);
    front.show(Route::Player(PlayerId(1)));
    front.drive("w <down> <enter>");
    assert!(exit(&mut front, 1).is_some());
    front.drive("w");
    front.shows("plays in no tournament now");
    hall = started(4, ROBIN, Length::FirstTo(2));
    start(&mut hall, TournamentId(2), "金剛杯", 4, ELIMINATION, Length::FirstTo(2));
    let mut front = Front::open(hall);
    front.show(Route::Player(PlayerId(1)));
    front.drive("w");
    front.shows("From which tournament does あおくま withdraw?");
    front.drive("<down> <enter> <down> <enter>");
    assert!(exit(&mut front, 1).is_some());
}

#[test]
fn a_player_is_told_what_is_needed_to_advance() {
    let mut hall = decided(groups(12, 3, 2));
    let result = |hall: &mut Hall, no: u32| {
        let [a, b] = hall.sides(no);
        let (a, b) = if a < b { (2, 0) } else { (0, 2) };
        hall.record(no, a, b).expect("recorded");
    };
    for no in 1..18 {
        result(&mut hall, no);
    }
    let mut front = Front::open(hall);
    let group = front.club().tournament(CUP).expect("the cup").standings()[..4].to_vec();
    for (place, told) in
        [(0, "advances whatever happens"), (3, "out, unless a match stays unplayed")]
    {
        front.show(Route::Player(group[place].player));
        front.shows(told);
    }
    front.show(Route::tournament(CUP));
    front.drive("<tab> <tab>");
    front.shows("+ advances so far");
    front.shows("advances whatever happens");
    front.drive("1");
    front.show(Route::tournament(CUP));
}
