//! Games in pods: the finishing order is entered by seat numbers.

use banzuke::club::Action;
use banzuke::club::action::{EnterPlayers, RecordGame, Withdraw};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::tournament::Pod;
use banzuke::domain::finish::Finish;
use banzuke::domain::format::Format;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{ExitEffect, ExitReason, Length};
use banzuke::tui::route::Route;

use crate::common::{CUP, Hall, create, today};
use crate::tui::front::Front;
use crate::tui::scoring::named;

/// The home screen of a club where the given number of players play two games in pods of four.
pub(crate) fn seated(players: u32) -> Front {
    Front::open(tables(players))
}

/// A club in which the given number of players play two games in pods of four.
pub(crate) fn tables(players: u32) -> Hall {
    let mut hall = named(players);
    seat(&mut hall, players);
    hall
}

fn seat(hall: &mut Hall, players: u32) {
    let entrants = (1..=players).map(PlayerId).collect();
    let actions = vec![
        create(CUP, "多人数戦", Format::Tables { size: 4, games: 2 }, Length::Games(2)),
        Action::EnterPlayers(EnterPlayers { tournament: CUP, players: entrants }),
    ];
    hall.perform(actions).expect("entered");
    let club = hall.desk.club();
    let draw = club.draw(club.tournament(CUP).expect("the cup"), &DrawChoice::default(), 7);
    hall.perform(vec![draw]).expect("drawn");
}

fn pod(front: &mut Front) -> Pod {
    let club = front.club();
    club.tournament(CUP).expect("the cup").pod(MatchNo(1)).expect("a table").as_ref().clone()
}

/// The places of the seats in a game.
fn places(front: &mut Front, game: usize) -> Vec<u32> {
    let pod = pod(front);
    let finish = &pod.games[game].finish;
    pod.seats.iter().filter_map(|player| finish.place(*player)).collect()
}

#[test]
fn a_pod_in_the_queue_reads_as_one_list_of_players() {
    let mut front = seated(3);
    front.desk.resize(120, 40);
    front.drive("5");
    let names = [1, 2, 3].map(|no| front.desk.app.data.name(PlayerId(no)));
    let text = front.text();
    let row = text.lines().find(|line| line.contains(" round 1 ")).expect("the pod");
    let commas = row.matches(',').count();
    assert_eq!(commas, 2, "{names:?} in {row}");
}

#[test]
fn a_game_is_recorded_seat_by_seat_and_the_next_one_follows() {
    let mut front = seated(8);
    front.shows("Ready to play: 2");
    front.drive("<enter>");
    front.drive("3 1 =");
    front.shows("Type 1 more seat; the last seat is filled in by itself.");
    front.drive("2");
    front.shows("Enter records the game.");
    front.drive("<enter>");
    assert_eq!(places(&mut front, 0), [2, 2, 1, 4], "whoever is left comes last");
    front.shows("Game 2 of 2");
    front.drive("4 4 9 0 3 2 1 <enter>");
    assert_eq!(places(&mut front, 1), [4, 3, 2, 1]);
    front.shows("Ready to play: 1");
}

#[test]
fn whoever_stays_keeps_the_number_of_the_seat() {
    let mut hall = tables(4);
    let cup = hall.desk.club().tournament(CUP).expect("the cup").clone();
    let player = cup.pod(MatchNo(1)).expect("a table").seats[1];
    let (reason, effect) = (ExitReason::Withdrawn, ExitEffect::ForfeitRest);
    let leaves = Action::Withdraw(Withdraw {
        tournament: CUP,
        player,
        reason,
        effect,
        on: today(),
        decision: 0,
    });
    hall.perform(vec![leaves]).expect("left");
    let mut front = Front::open(hall);
    front.drive("<enter> 4 2 1 <enter>");
    assert_eq!(places(&mut front, 0), [2, 3, 1], "seats 1, 3 and 4");
}

#[test]
fn an_earlier_game_is_corrected() {
    let mut front = seated(4);
    front.drive("<enter> 1 2 3 <enter> <left>");
    front.shows("Game 1 of 2, recorded: type to correct it");
    front.drive("4 3 <backspace> 2 = 3 <enter>");
    assert_eq!(places(&mut front, 0), [4, 2, 2, 1]);
    front.shows("Game 2 of 2");
    front.drive("<f9>");
    assert_eq!(places(&mut front, 0), [1, 2, 3, 4]);
}

#[test]
fn hands_are_typed_by_pairs_with_a_game_or_later() {
    let mut front = seated(4);
    let hands = |front: &mut Front| {
        let pod = pod(front);
        pod.games.iter().map(|game| game.hands.written(&pod.seats)).collect::<Vec<_>>()
    };
    front.drive("<enter> h");
    front.shows("Two seats and the hand strength of the first");
    front.drive("1 - 2 : 0 . 4 <enter>");
    assert!(hands(&mut front).is_empty(), "the order is still to be typed");
    front.drive("3 1 2 <enter>");
    assert_eq!(hands(&mut front), ["1-2:0.4"]);
    front.hides("Hands:");
    front.drive("<left>");
    front.shows("Hands: 1-2:0.4");
    front.drive("h <space> 3 - 4 : 6 0 % <enter>");
    assert_eq!(hands(&mut front), ["1-2:0.4 3-4:0.6"]);
    assert_eq!(places(&mut front, 0), [2, 3, 1, 4], "the order stands");
    front.drive("<left> h <ctrl-u> 1 - 9 : 0 . 4");
    front.shows("\"1-9\" is not two seats of the pod and a hand strength");
    front.drive("<ctrl-u> <enter>");
    assert_eq!(hands(&mut front), [""], "and none clears them");
}

#[test]
fn the_page_of_the_tournament_opens_the_table_that_is_next() {
    let mut front = seated(8);
    front.show(Route::tournament(CUP));
    front.drive("r");
    assert!(matches!(front.desk.app.route(), Route::Pod { .. }), "{}", front.text());
    front.drive("1 <enter>");
    assert!(pod(&mut front).games.is_empty(), "more has to be typed");
}

#[test]
fn a_pod_at_a_table_of_the_hall_is_not_taken_for_one() {
    // Longer names would have the room of the number.
    let mut hall = Hall::new();
    hall.register(8);
    seat(&mut hall, 8);
    crate::tui::floor::tables(&mut hall, 3);
    let mut front = Front::open(hall);
    front.drive("<ctrl-t> N");
    front.shows("第2組：");
    front.hides("第1組：");
    front.show(Route::tournament(CUP));
    front.shows("卓1");
}

#[test]
fn the_list_of_pods_goes_on_to_the_next_open_one() {
    let mut front = seated(12);
    front.show(Route::tournament(CUP));
    front.drive("<down> <enter> 1 2 3 <enter> <esc> <enter> 3 2 1 <enter>");
    front.drive("<enter> 4 3 2 <enter> 4 3 2 <enter>");
    front.drive("<enter> 4 3 2 <enter>");
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    let played = |no: u32| cup.pod(MatchNo(no)).expect("a pod").games.len();
    assert_eq!([1, 2, 3].map(played), [1, 2, 2], "pod 2 was left after its first game");
}

#[test]
fn the_list_of_matches_opens_the_table_selected_in_it() {
    for key in ["<enter>", "r"] {
        let mut front = seated(8);
        front.show(Route::tournament(CUP));
        front.drive("<down>");
        front.drive(key);
        assert!(matches!(front.desk.app.route(), Route::Pod { .. }), "{key}: {}", front.text());
        front.drive("1 2 3 <enter>");
        let club = front.club();
        let cup = club.tournament(CUP).expect("the cup");
        let played = |no: u32| cup.pod(MatchNo(no)).expect("a table").games.len();
        assert_eq!([played(1), played(2)], [0, 1], "{key}");
    }
}

/// Another desk records the game while seats are typed here: that record
/// stays, and the typed seats are not applied to any other game.
#[test]
fn a_game_that_another_desk_recorded_meanwhile_is_not_overwritten() {
    let mut front = seated(8);
    front.drive("<enter> 3 1");
    let seats = pod(&mut front).seats;
    let order = Finish::parse("1 2 3 4", &seats).expect("an order");
    let (tournament, no, played_on) = (CUP, MatchNo(1), today());
    let game = Action::RecordGame(RecordGame { tournament, no, game: 1, order, played_on });
    front.hall.perform(vec![game]).expect("recorded");
    front.wake();
    front.drive("2 <enter>");
    assert_eq!(pod(&mut front).games.len(), 1, "two seats of the second game are no order");
    assert_eq!(places(&mut front, 0), [1, 2, 3, 4]);
}
