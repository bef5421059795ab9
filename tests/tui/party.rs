//! A table of Daihinmin: legal plays only, hints, several games, and their record in the club.

use banzuke::domain::number::PlayerId;
use banzuke::tui::effect::Effect;
use banzuke::tui::route::{Guest, Route};
use banzuke::words::Language;
use banzuke_lab::screens::{CardParty, CardTable};

use crate::common::Hall;
use crate::tui::front::Front;

/// A table with fast players and no name.
fn table(seed: u64) -> Front {
    table_in(Language::English, seed)
}

fn table_in(language: Language, seed: u64) -> Front {
    let mut front = Front::speaking(Hall::new(), language);
    let others = ["default", "kou2", "default", "random"].map(str::to_owned);
    let party = CardParty { others, seed, name: String::new() };
    front.show(Route::Guest(Guest::new(move |_| Box::new(CardTable::new(&party)))));
    front
}

/// Plays the first play that is legal, and passes where there is none, until the game is over.
fn play_on(front: &mut Front) {
    for _ in 0..40 {
        let text = front.text();
        if text.contains("Enter deals the next game.") {
            return;
        }
        let keys = if text.contains("Nothing beats it") { "p" } else { "<down> <enter>" };
        front.drive(keys);
    }
    panic!("no end:\n{}", front.text());
}

/// A table whose first game is over.
pub(crate) fn over() -> Front {
    let mut front = table(3);
    play_on(&mut front);
    front
}

/// A table with room for more plays, at which somebody else leads.
pub(crate) fn following() -> Front {
    let mut front =
        (0..30).map(table).find(|front| !front.text().contains("You lead")).expect("somebody else");
    front.desk.resize(120, 40);
    front
}

/// The pass of a person without a name among the last plays.
pub(crate) const PASSED: &str = "You            pass";

/// Gives the first cards if that is asked.
fn give(front: &mut Front) {
    if front.text().contains("to give.") {
        front.drive("<home> <space> <right> <space> <enter>");
    }
}

#[test]
fn games_are_played_by_keys_and_recorded_with_their_hands() {
    let mut front = table(3);
    front.shows("Daihinmin, game 1");
    front.shows("Your hand:");
    play_on(&mut front);
    front.shows("Game over");
    front.drive("<enter>");
    front.shows("Daihinmin, game 2");
    give(&mut front);
    front.shows("Gave ");
    play_on(&mut front);
    front.drive("w");
    front.shows("Records 2 finished games as a new tournament");
    front.drive("<enter>");
    front.shows("Type a name for the tournament and your own");
    front.drive("A k i <space> T <enter>");
    let club = front.club();
    let cup = club.tournaments().next().expect("a tournament");
    assert!(cup.name.starts_with("Daihinmin 20"), "{}", cup.name);
    let pod = &cup.pods[0];
    let names: Vec<&str> =
        (1..=5).map(|no| club.player(PlayerId(no)).expect("registered").name.as_str()).collect();
    assert_eq!(names, ["Aki T", "default 1", "kou2", "default 2", "random"]);
    assert_eq!(pod.games.len(), 2);
    assert!(pod.games.iter().all(|game| game.hands.0.len() == 10 && game.deal.is_some()));
    front.drive("w");
    front.shows("no new game is finished");
    front.drive("<esc>");
    assert_eq!(*front.desk.app.route(), Route::Home, "nothing would be lost");
}

#[test]
fn only_cards_of_legal_plays_can_be_picked() {
    for seed in 0..20 {
        let mut front = table(seed);
        for _ in 0..13 {
            front.drive("<space> <right>");
            let text = front.text();
            let is_play = text.contains("Enter plays") || text.contains("is not a play yet");
            assert!(
                is_play || text.contains("Nothing beats it") || text.contains("Space picks"),
                "{text}"
            );
        }
    }
}

#[test]
fn who_leads_cannot_pass_and_who_is_asked_first_does_not_lose_a_game() {
    let mut front = (0..30).map(table).find(|front| front.text().contains("You lead")).expect("♦3");
    front.drive("p");
    front.shows("you lead, so you must play a card");
    front.drive("<esc>");
    assert_eq!(*front.desk.app.route(), Route::Home, "nothing has been played yet");
    let mut front = (0..30).map(table).find(|front| front.text().contains("You lead")).expect("♦3");
    front.drive("<down> <enter> <esc>");
    front.shows("Leave the table?");
    front.shows("The game under way is lost.");
    front.drive("<enter>");
    assert!(matches!(front.desk.app.route(), Route::Guest(_)), "the first answer is to stay");
    front.drive("<esc> <down> <enter>");
    assert_eq!(*front.desk.app.route(), Route::Home);
}

#[test]
fn a_hint_says_what_a_player_would_do_and_why() {
    let mut front = table(3);
    front.drive("h");
    front.shows("yokozuna would ");
    front.drive("<esc> a");
    front.shows("Hints now come from random.");
    front.drive("a h");
    front.shows("default would ");
}

/// Games that are over tell who plays like the standard client.
#[test]
fn a_hint_says_like_whom_others_are_taken_to_play() {
    let mut front = table(3);
    front.drive("h");
    assert!(!front.text().contains("Taken to play"), "nothing is known in the first game");
    front.drive("<esc>");
    play_on(&mut front);
    front.drive("<enter>");
    give(&mut front);
    while front.text().contains("Nothing beats it") {
        front.drive("p");
    }
    front.drive("h");
    front.shows("Taken to play: ");
}

/// A name that is like a registered one is not taken for granted.
#[test]
fn an_operator_who_may_be_registered_is_asked() {
    let mut front = table(3);
    play_on(&mut front);
    front.drive("w T a n a k a <space> A k i <enter>");
    front.shows("recorded");
    front.drive("<enter>");
    give(&mut front);
    play_on(&mut front);
    front.drive("w <ctrl-u> S e c o n d <tab> <ctrl-u> A k i <space> T a n a k a <enter>");
    front.shows("Nothing was recorded");
    assert_eq!(front.club().tournaments().count(), 1);
}

#[test]
fn the_table_is_told_in_japanese_too() {
    let mut front = table_in(Language::Japanese, 3);
    front.shows("大貧民、第1ゲーム");
    front.drive("h");
    front.shows("yokozuna なら");
}

/// From anywhere the same key sits down, each time with other cards.
#[test]
fn the_seed_comes_with_the_route() {
    let party = CardParty::usual(7);
    assert_eq!(party.others.len(), 4);
    let mut front = Front::open(Hall::new());
    let effects: Vec<Effect> = front.desk.drive("M");
    assert!(effects.is_empty());
    assert!(matches!(front.desk.app.route(), Route::Guest(_)));
}
