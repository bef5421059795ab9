//! Somebody with several numbers, on screens that list people by the number of today.

use banzuke::club::Action;
use banzuke::club::action::{DrawStage, EnterPlayers, MergePlayers};
use banzuke::domain::format::Format;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Length;
use banzuke::tui::Event;
use banzuke::tui::route::Route;

use crate::common::{CUP, Hall, create};
use crate::tui::front::Front;

const A: PlayerId = PlayerId(1);
const B: PlayerId = PlayerId(2);
const MERGER: Action = Action::MergePlayers(MergePlayers { keep: A, absorb: B });

/// Four players of whom the second, who has entered and went into the first since, and the fourth
/// play.
fn entered() -> Hall {
    let mut hall = Hall::new();
    hall.register(4);
    let enter =
        Action::EnterPlayers(EnterPlayers { tournament: CUP, players: vec![B, PlayerId(4)] });
    let cup = create(CUP, "Cup", Format::RoundRobin { double: false }, Length::FirstTo(2));
    hall.perform(vec![cup, enter, MERGER]).expect("entered");
    hall
}

fn drawn() -> Hall {
    let mut hall = entered();
    let draw = Action::DrawStage(DrawStage {
        tournament: CUP,
        stage: 1,
        seeds: vec![B, PlayerId(4)],
        lots: None,
        groups: Vec::new(),
        ratings: Vec::new(),
    });
    hall.perform(vec![draw]).expect("drawn");
    hall
}

#[test]
fn who_has_entered_under_another_number_is_not_offered_again() {
    let mut front = Front::open(entered());
    front.show(Route::Enter(CUP));
    front.drive("<enter>");
    let cup = |front: &mut Front| {
        let club = front.club();
        club.tournament(CUP).expect("the cup").entrants.to_vec()
    };
    let all = [B, PlayerId(4), PlayerId(3)];
    assert_eq!(cup(&mut front), all, "the only one left to enter was offered");
    front.drive("player <space> 2");
    front.shows("player 1 is already an entrant");
    front.drive("<ctrl-u>");
    let lines = format!("player 1\nplayer 2\n{B}\nplayer 3");
    front.happens(Event::Pasted(lines));
    front.hides("under another number");
    assert_eq!(cup(&mut front), all, "everybody on the list is in");
}

#[test]
fn who_plays_under_another_number_does_not_come_late() {
    let mut front = Front::open(drawn());
    front.show(Route::LateEntry { tournament: CUP, instead: None });
    front.shows("player 3");
    front.hides("player 1");
}

#[test]
fn entrants_and_standings_show_the_number_of_today() {
    let mut front = Front::open(drawn());
    front.desk.resize(120, 40);
    front.show(Route::tournament(CUP));
    let mut shown = 0;
    for _ in 0..5 {
        front.hides(&B.to_string());
        shown += usize::from(front.text().contains(&A.to_string()));
        front.drive("<tab>");
    }
    assert!(shown >= 2, "entrants and standings have numbers: {}", front.text());
}

#[test]
fn whoever_is_selected_stays_so_through_a_merger_at_another_desk() {
    let mut hall = Hall::new();
    hall.register(4);
    let mut front = Front::open(hall);
    front.show(Route::Players);
    front.drive("<down>");
    front.hall.perform(vec![MERGER]).expect("one person");
    front.wake();
    front.drive("<enter>");
    front.shows(&format!("{A}  player 1"));
}
