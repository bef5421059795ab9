//! Titles on the screens: typed on a player, refreshed by a federation's list, beside names.

use banzuke::club::Action;
use banzuke::club::action::{SetExternalId, SetTitle};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Length;
use banzuke::tui::route::Route;

use crate::common::{CUP, Hall, add_player};
use crate::tui::front::Front;
use crate::tui::scoring::{ROBIN, start};

const NAMES: [&str; 4] = ["Ada Primrose", "中村 さくら", "Lea MORINO", "Astrid Lindqvist"];
const LIST: &str = "tests/fixtures/lists/fide.txt";

fn title(player: u32, title: &str) -> Action {
    SetTitle { player: PlayerId(player), title: Some(title.to_owned()) }.into()
}

/// Four have played a round robin; 中村 is 四段, Astrid IM with a number of FIDE.
pub(crate) fn titled() -> Hall {
    let mut hall = Hall::new();
    let add = (1..).zip(NAMES).map(|(no, name)| add_player(PlayerId(no), name));
    hall.perform(add.collect()).expect("registered");
    let number = Action::SetExternalId(SetExternalId {
        player: PlayerId(4),
        scheme: "FIDE".to_owned(),
        value: Some("1503014".to_owned()),
    });
    hall.perform(vec![title(2, "四段"), title(4, "IM"), number]).expect("titled");
    start(&mut hall, CUP, "京都オープン", 4, ROBIN, Length::FirstTo(2));
    for no in 1..=6 {
        hall.record(no, 2, 0).expect("recorded");
    }
    hall
}

fn titles(front: &mut Front) -> Vec<Option<String>> {
    let club = front.club();
    (1..=4).map(|no| club.player(PlayerId(no)).and_then(|one| one.title.clone())).collect()
}

#[test]
fn a_title_stands_beside_the_name_in_ranking_standings_and_on_the_page() {
    let mut front = Front::open(titled());
    front.drive("3");
    front.shows("IM Astrid Lindqvist");
    front.shows("中村 さくら 四段");
    front.drive("1 b <tab> <tab>");
    front.shows("[Standings]");
    front.shows("IM Astrid Lindqvist");
    front.drive("2 <end> <enter>");
    front.shows("IM Astrid Lindqvist");
}

#[test]
fn a_title_is_typed_on_the_form_of_a_player_and_cleared_there() {
    let mut front = Front::open(titled());
    let to_title = "<tab> <tab> <tab> <tab> <tab> <tab> <tab> <tab>";
    front.drive(&format!("2 <home> e {to_title} W F M <enter>"));
    assert_eq!(titles(&mut front)[0].as_deref(), Some("WFM"), "{}", front.text());
    front.drive(&format!("e {to_title} <ctrl-u> <enter>"));
    assert_eq!(titles(&mut front)[0], None);
    front.drive("u");
    assert_eq!(titles(&mut front)[0].as_deref(), Some("WFM"));
}

#[test]
fn what_differs_from_a_federations_list_is_shown_first_and_recorded_with_enter() {
    let mut front = Front::open(titled());
    let before = front.hall.desk.entries().len();
    front.drive(&format!(
        "3 I {} <enter>",
        LIST.chars().map(String::from).collect::<Vec<_>>().join(" ")
    ));
    assert!(matches!(front.desk.app.route(), Route::Refresh(_)), "{}", front.text());
    front.shows("3 players differ from fide.txt");
    front.shows("not registered here: 1");
    front.shows("IM → GM");
    front.shows("WFM");
    front.club();
    assert_eq!(front.hall.desk.entries().len(), before, "nothing is recorded yet");
    front.drive("<enter>");
    assert!(matches!(front.desk.app.route(), Route::Ranking), "{}", front.text());
    let now = titles(&mut front);
    let now: Vec<Option<&str>> = now.iter().map(Option::as_deref).collect();
    assert_eq!(
        now,
        [Some("WFM"), Some("四段"), None, Some("GM")],
        "who has none on the list keeps theirs"
    );
    front.shows("GM Astrid Lindqvist");
    front.shows("2839");
    front.drive("u");
    assert_eq!(titles(&mut front)[3].as_deref(), Some("IM"), "one entry");
    // Once all is as on the list there is nothing to record.
    front.drive("<ctrl-r> I");
    front.drive(&format!(
        "{} <enter> <enter>",
        LIST.chars().map(String::from).collect::<Vec<_>>().join(" ")
    ));
    front.shows("No rating or title differs");
    assert!(front.told().contains("othing differs"), "{}", front.told());
}

#[test]
fn a_file_that_is_no_list_is_said_where_its_path_was_typed() {
    let mut front = Front::open(titled());
    front.drive("3 I n o . t x t <enter>");
    front.shows("no.txt");
    assert!(matches!(front.desk.app.route(), Route::Refresh(_)), "{}", front.text());
    front.drive("<ctrl-u> t e s t s / f i x t u r e s / l i s t s / o t h e r . c s v <enter>");
    front.shows("rating");
    assert!(matches!(front.desk.app.route(), Route::Refresh(_)), "{}", front.text());
}
