//! Analysed games on the screens: what they suggest of a player, what an official makes of it, and files that are wrong.

use std::fs;

use banzuke::club::Action;
use banzuke::club::action::AddAlias;
use banzuke::domain::rating::Change;
use banzuke::settings::Settings;

use crate::common::{Hall, add_player, temp_folder};
use crate::tui::front::Front;
use crate::tui::ratings::{easy, season};

/// Made-up games of Othello with their fit, and one of shogi without: the settings are typed that name them.
macro_rules! files {
    (games) => {
        ", G <enter> tests/fixtures/records/fit.json <enter> <up> <enter> tests/fixtures/records/games.csv <enter> <esc> "
    };
    (shogi) => {
        ", G <up> <enter> tests/fixtures/records/shogi.csv <enter> <esc> "
    };
}
pub(crate) use files;

/// An interface that knows the made-up games.
pub(crate) fn on_record() -> Front {
    let mut front = Front::open(season(easy()));
    front.drive(files!(games));
    front
}

#[test]
fn a_suggestion_becomes_a_rating_by_an_entry_with_its_reason_and_is_undone() {
    let mut front = on_record();
    front.drive("2 G <enter>");
    front.shows("Rating from game records 1515 ± 143 (6 games)");
    front.drive("r");
    front.shows("0.931, with each player left out in turn 0.850");
    let before = front.club();
    front.drive("a");
    front.shows("=1515");
    front.shows("from 6 game records, ±143");
    assert_eq!(front.club(), before, "nothing is recorded by looking");
    front.drive("<enter>");
    let club = front.club();
    let adjusted = &club.by_hand()[0];
    assert_eq!(adjusted.change, Change::To(1515.0));
    assert_eq!(&*adjusted.reason, "from 6 game records, ±143");
    front.drive("u");
    assert!(front.club().by_hand().is_empty());
}

#[test]
fn a_game_is_gone_through_by_keys_and_clicks() {
    let mut front = on_record();
    front.drive("2 G <enter> r <enter>");
    front.shows("Before the first of 60 moves.");
    front.drive("<right> <right> <left>");
    front.shows("Move 1 of 60");
    front.drive("<end> <right>");
    front.shows("Move 60 of 60");
    front.drive("<home> <left>");
    front.shows("Before the first");
    front.drive("<tab>");
    front.shows("Move 32 of 60");
    front.shows(">  32 ○ a5 (best h8) -22.4");
    front.drive("<tab> <tab> <tab>");
    front.shows("Move 32 of 60");
    front.click_on("g7 (best a1)");
    front.shows("Move 55 of 60");
}

#[test]
fn a_player_is_found_by_an_alias_and_by_nothing_that_is_another_too() {
    let mut hall = Hall::new();
    hall.perform(vec![add_player(banzuke::domain::number::PlayerId(1), "Bea")])
        .expect("registered");
    let mut front = Front::open(hall);
    front.drive(files!(games));
    front.drive("2 <enter> r");
    front.shows("No games under a name");
    let alias = |id| {
        Action::AddAlias(AddAlias {
            player: banzuke::domain::number::PlayerId(id),
            alias: "川上 けい".to_owned(),
        })
    };
    front.hall.perform(vec![alias(1)]).expect("added");
    front.wake();
    front.shows("Rating from game records 1604");
    let other = banzuke::domain::number::PlayerId(2);
    front.hall.perform(vec![add_player(other, "川上 ケイ")]).expect("registered");
    front.wake();
    front.shows("No games under a name");
}

#[test]
fn files_that_are_missing_or_wrong_are_told_and_read_again_once_they_are_others() {
    let folder = temp_folder();
    let [games, fit] = ["games.csv", "fit.json"].map(|name| folder.path().join(name));
    let mut front = Front::open(season(easy()));
    let settings = Settings {
        record_games: games.display().to_string(),
        record_fit: fit.display().to_string(),
        ..Settings::default()
    };
    front.read(&settings);
    front.drive("2 G <enter>");
    front.shows("games.csv");
    front.shows("ハンカク 太郎");
    fs::write(&games, "game,ply,player,best,played\nA,1,Ada,many,2\n").expect("written");
    front.drive("r");
    front.shows("games.csv:2");
    fs::copy("tests/fixtures/records/games.csv", &games).expect("copied");
    fs::write(&fit, "{}").expect("written");
    front.drive("<esc> r");
    front.shows("holds no fit");
    front.drive("1 3 r");
    front.shows("holds no fit");
    fs::copy("tests/fixtures/records/fit.json", &fit).expect("copied");
    front.drive("<esc> 2 G <enter> r");
    front.shows("Rating from game records 1515 ± 143 (6 games)");
    // A folder has all its files; the fit is another one's then.
    front.drive("1 , G <up>");
    front.shows("14 games");
}
