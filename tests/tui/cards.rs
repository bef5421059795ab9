//! Cards at the desk: typed with a game, valued at once, kept.

use banzuke::club::Action;
use banzuke::club::action::SetCardGame;
use banzuke::domain::format::Format;
use banzuke::domain::game::CardGame;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::score::Length;
use banzuke::tui::route::Route;

use crate::common::{CUP, Hall};
use crate::tui::front::Front;
use crate::tui::pods::tables;
use crate::tui::scoring::started;

const ELIMINATION: Format = Format::SingleElimination { third_place: false, placement: false };

fn playing(mut hall: Hall, game: CardGame) -> Front {
    let game = Some(game);
    hall.perform(vec![Action::SetCardGame(SetCardGame { tournament: CUP, game })]).expect("set");
    Front::open(hall)
}

fn typed(text: &str) -> String {
    text.chars().map(|c| if c == ' ' { "<space> ".to_owned() } else { format!("{c} ") }).collect()
}

#[test]
fn cards_typed_with_a_game_are_valued_at_once_and_kept() {
    let hall = started(4, ELIMINATION, Length::FirstTo(2));
    let mut front = playing(hall, CardGame::PrimeDaifugo);
    front.drive("<enter> e");
    front.shows("w@QT338647JA9/T77TJK4X3KA: won, both hands");
    front.drive(&typed("w@QT338647JA9/T77TJK4X3KA"));
    front.shows("Win rate by the hand alone: game 1 ");
    front.drive(&typed(" w"));
    front.shows("Enter records 2-0");
    front.drive("<enter>");
    let club = front.club();
    let played = &club.tournament(CUP).expect("the cup").matches[0];
    let deal = &played.deals.0[&1];
    assert_eq!(deal.hands, ["A33467 89TJQ".replace(' ', ""), "A3477TTJKKX".to_owned()]);
    assert!(played.games[0].hand.is_some_and(|hand| hand.p() < 0.5), "no joker and no king");
    front.show(Route::Score(CUP, MatchNo(1)));
    front.shows("w@A3346789TJQ/A3477TTJKKX w");
}

#[test]
fn cards_that_no_deck_has_say_so_before_enter() {
    let hall = started(4, ELIMINATION, Length::FirstTo(2));
    let mut front = playing(hall, CardGame::PrimeDaifugo);
    front.drive("<enter> e");
    front.drive(&typed("w@KKK/KK w"));
    front.shows("Game 1: the hands together hold K 5 times, but a deck has only 4");
    front.drive("<enter>");
    let club = front.club();
    assert!(club.tournament(CUP).expect("the cup").matches[0].record.is_none());
}

#[test]
fn the_cards_of_a_pod_are_valued_for_each_seat() {
    let mut front = playing(tables(4), CardGame::Daihinmin);
    front.drive("<enter> h");
    front.shows("The cards of each seat in order: S3 HK");
    front.drive(&typed("X S2/x/S3/S4"));
    front.shows("The hands together hold X 2 times");
    front.drive("<backspace> ".repeat(12).as_str());
    // In full width, as a Japanese keyboard types.
    front.drive(&typed("Ｘ Ｓ２ H2／SA HA S8/S5 H5 S6/S3 D3 H4"));
    front.shows("hand");
    // Enter goes on to the order of finish, as Esc does.
    front.drive("<enter> 1 2 3 <enter>");
    let club = front.club();
    let pod = club.tournament(CUP).expect("the cup").pod(MatchNo(1)).expect("a pod").clone();
    let deal = pod.games[0].deal.as_ref().expect("the cards");
    assert_eq!(deal.hands.len(), 4);
    assert!(deal.seed.is_some(), "it was played out");
    let hands = &pod.games[0].hands;
    let against = |other: usize| hands.between(pod.seats[0], pod.seats[other]).expect("p").p();
    assert!(against(1) > 0.5 && against(3) > against(1), "{hands:?}");
}

#[test]
fn the_card_game_is_a_setting_of_the_tournament() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.show(Route::tournament(CUP));
    front.drive("L <tab> <tab> <tab> <tab> 素 数 大 富 豪 <enter>");
    assert_eq!(
        front.club().tournament(CUP).expect("the cup").card_game,
        Some(CardGame::PrimeDaifugo)
    );
}
