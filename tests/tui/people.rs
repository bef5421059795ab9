//! Players, one player, the form for a player, and the ranking.

use banzuke::club::Action;
use banzuke::domain::format::Format;
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::Scale;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use banzuke::tui::event::Event;
use chrono::NaiveDate;
use ratatui::layout::Position;

use crate::common::{self, CUP};
use crate::tui::house::Hall;

const SIZES: [(u16, u16); 3] = [(60, 16), (80, 24), (120, 40)];

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 10, day).expect("a day")
}

/// Names of every width, four of them written out and the others made.
fn name(number: u32) -> String {
    match number {
        1 => "あおくま".to_owned(),
        2 => "Maximilian Alexander von Hohenzollern-Sigmaringen the Younger".to_owned(),
        3 => "大富豪名人会代表取締役社長兼最高経営責任者鈴木一郎太左衛門".to_owned(),
        4 => "Ryo Nakano".to_owned(),
        _ if number.is_multiple_of(2) => format!("Player {number}"),
        _ => format!("選手 {number}"),
    }
}

/// Registers `count` players, of whom the first has everything that a player may have.
fn register(hall: &mut common::Hall, count: u32) {
    let add = |number: u32| Action::AddPlayer {
        player: PlayerId(number),
        name: name(number),
        reading: (number == 3).then(|| "だいふごうめいじん".to_owned()),
        club: number.is_multiple_of(3).then(|| "京都大富豪会".to_owned()),
        aliases: Vec::new(),
    };
    let actions: Vec<Action> = (1..=count).map(add).collect();
    if !actions.is_empty() {
        hall.perform(actions).expect("registered");
    }
}

/// Four rounds of matches in which the lower number wins, and one draw.
fn play(hall: &mut common::Hall, count: u32) {
    let mut actions =
        vec![common::create(CUP, "秋の大富豪オープン", Format::Recorded, Length::Open)];
    let pairs = (1..=4).flat_map(|round| (1..=count - round).map(move |a| (round, a, a + round)));
    for (no, (round, a, b)) in (1..).zip(pairs) {
        let score = if no == 2 { Score { a: 7, b: 7, draws: 2 } } else { Score::new(2, no % 2) };
        actions.push(Action::RecordMatch {
            tournament: CUP,
            no: MatchNo(no),
            round: RoundName::Round(round),
            sides: [PlayerId(a), PlayerId(b)],
            outcome: Outcome::Score(score),
            played_on: day(round),
        });
    }
    hall.perform(actions).expect("played");
}

fn forty(hall: &mut common::Hall) {
    register(hall, 40);
    play(hall, 40);
    let player = PlayerId(1);
    let (alias, note) = ("青熊".to_owned(), Some("左利き。".to_owned()));
    hall.perform(vec![Action::AddAlias { player, alias }, Action::SetNote { player, note }])
        .expect("noted");
}

fn pictures(screen: &str, keys: &str, prepare: fn(&mut common::Hall), how: &str) {
    let mut hall = Hall::new(80, 24, prepare);
    hall.drive(keys);
    for (columns, rows) in SIZES {
        hall.screen.resize(columns, rows);
        insta::assert_snapshot!(format!("{screen}_{how}_{columns}x{rows}"), hall.text());
    }
}

fn nobody(_: &mut common::Hall) {}

fn one(hall: &mut common::Hall) {
    register(hall, 1);
}

#[test]
fn screens_of_people_at_three_sizes() {
    for (screen, keys) in [("players", "2"), ("ranking", "3")] {
        pictures(screen, keys, nobody, "none");
        pictures(screen, keys, one, "one");
        pictures(screen, keys, forty, "forty");
    }
    pictures("player", "2 <enter>", one, "new");
    pictures("player", "2 <enter>", forty, "played");
    pictures("player_form", "2 a", nobody, "new");
    pictures("player_form", "2 e", forty, "change");
    pictures("player_form", "2 a a", forty, "likely");
    pictures("players", "2 / a o k", forty, "searched");
    pictures("ranking", "3 d 2 0 2 6 - 1 0 - 0", forty, "as_of");
}

#[test]
fn a_player_is_searched_as_one_types_and_opened() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("2 / n a k a");
    hall.shows("Search: naka");
    hall.shows("> P0004");
    hall.drive("<enter>");
    hall.shows("Player  Ryo Nakano");
    hall.drive("<esc>");
    hall.shows("Search: naka");
    hall.shows("of 40");
    hall.drive("<esc>");
    hall.shows("Players 40");
    hall.shows("> P0004");
    hall.drive("<esc>");
    assert_eq!(hall.screen.line(0), " Banzuke  Home");
}

#[test]
fn the_field_is_left_before_the_search_is_ended() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("2 / q <esc>");
    assert!(hall.screen.app.frame.cursor().is_none());
    hall.shows("Search: q");
    hall.drive("q");
    assert_eq!(hall.screen.line(0), " Banzuke  Home");
}

#[test]
fn a_name_that_is_not_found_is_registered_from_the_search() {
    let mut hall = Hall::new(80, 24, nobody);
    hall.drive("2");
    hall.shows("a registers the first player");
    hall.drive("/ た な か <enter>");
    hall.shows("New player");
    hall.drive("<enter>");
    let registry = hall.other.another("check");
    let player = registry.club().player(PlayerId(1)).expect("registered");
    assert_eq!((player.name.as_str(), &player.reading), ("たなか", &None));
    hall.shows("Players 1 of 1");
    hall.shows("> P0001");
}

#[test]
fn somebody_new_is_selected_among_all() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("2 a Z o r a <tab> ぞ ら <tab> O s l o <tab> Z ; z o <tab> n e w <enter>");
    hall.shows("> P0041");
    let desk = hall.other.another("check");
    let player = desk.club().player(PlayerId(41)).expect("registered").clone();
    assert_eq!(player.names().collect::<Vec<_>>(), ["Zora", "Z", "zo"]);
    assert_eq!(player.reading.as_deref(), Some("ぞら"));
    assert_eq!((player.club.as_deref(), player.note.as_deref()), (Some("Oslo"), Some("new")));
    hall.drive("u");
    hall.shows("Players 40");
}

#[test]
fn a_refused_form_keeps_what_was_typed() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("2 a <tab> r <enter>");
    assert!(!hall.told().is_empty());
    hall.shows("> Name");
    hall.shows("Reading   r");
    hall.drive("X <enter>");
    hall.shows("> P0041");
    hall.drive("a Y <down> <down> <down> R y o <space> N a k a n o <enter>");
    assert!(!hall.told().is_empty());
    hall.shows("Ryo Nakano");
    hall.drive("<esc>");
    hall.shows("Players 41");
}

#[test]
fn only_what_was_changed_is_recorded() {
    let mut hall = Hall::new(80, 24, forty);
    let before = hall.other.another("check").entries().len();
    hall.drive("2 e <enter>");
    assert_eq!(hall.other.another("check").entries().len(), before);
    hall.drive("e <tab> <tab> O s l o <enter>");
    let club = Some("Oslo".to_owned());
    let entry = hall.other.another("check").entries().last().cloned().expect("an entry");
    assert_eq!(entry.actions, [Action::SetClub { player: PlayerId(1), club }]);
    hall.shows("Oslo");
}

#[test]
fn a_player_shows_a_match_its_tournament_and_every_list() {
    let mut hall = Hall::new(80, 24, |hall| {
        forty(hall);
        let list = ListId(2);
        let name = "team".to_owned();
        hall.perform(vec![Action::SetRatingList { list, name, scale: Scale::STANDARD }])
            .expect("a list");
    });
    hall.drive("2 <enter>");
    hall.shows("List main (1 of 2)");
    hall.drive("<right>");
    hall.shows("List team (2 of 2)");
    hall.shows("No rated match yet");
    hall.drive("<left> <down> <enter>");
    assert_ne!(hall.screen.line(0), " Banzuke  Player  あおくま");
    hall.drive("<esc> e");
    hall.shows("Change P0001");
    hall.drive("<esc> 3 l");
    hall.shows("Ranking team");
}

#[test]
fn with_one_list_there_is_no_other_to_show() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("3 l");
    assert!(hall.told().contains("there is only one rating list"), "{}", hall.told());
}

#[test]
fn a_registration_undone_by_another_desk_leaves_its_page_calm() {
    let mut hall = Hall::new(80, 24, one);
    hall.drive("2 <enter>");
    hall.other.undo(None).expect("undone");
    hall.wake();
    hall.shows("P0001-3 is no longer registered");
    hall.drive("e");
    assert!(hall.told().contains("nobody is registered"), "{}", hall.told());
    hall.drive("<esc>");
    hall.shows("Nobody is registered yet");
}

#[test]
fn the_ranking_goes_back_to_a_day_and_returns() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("3 d");
    hall.shows("empty is now");
    hall.drive("2 0 2 6 / 1 0 / 0 1 <enter>");
    hall.shows("Ranking as of 2026-10-01");
    hall.shows("As of: 2026/10/01");
    assert!(!hall.text().contains("2026-10-02"));
    hall.drive("<esc>");
    assert_eq!(hall.screen.line(0), " Banzuke  Ranking");
    hall.drive("d x <esc>");
    assert!(!hall.text().contains("As of:"), "{}", hall.text());
}

#[test]
fn the_ranking_is_searched_and_keeps_its_places() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("3 / a o k u m a");
    hall.shows(">     1 P0001");
    hall.drive("<enter>");
    hall.shows("Player  あおくま");
    hall.drive("<esc> <esc>");
    hall.shows("選手 5");
}

#[test]
fn a_place_is_that_of_the_whole_ranking() {
    let hall = Hall::new(80, 24, forty);
    let desk = hall.other.another("check");
    for line in desk.club().ranking(ListId::MAIN, None) {
        assert_eq!(desk.club().rank(ListId::MAIN, line.player), Some(line.rank), "{line:?}");
    }
    assert_eq!(desk.club().rank(ListId::MAIN, PlayerId(99)), None);
}

#[test]
fn rows_are_clicked_and_the_wheel_scrolls() {
    let mut hall = Hall::new(80, 24, forty);
    hall.drive("2");
    hall.screen.click_on("Ryo Nakano");
    hall.shows("> P0004");
    hall.happens(Event::Scrolled { position: Position::new(5, 5), rows: 3 });
    assert!(!hall.text().contains("あおくま"), "{}", hall.text());
    hall.screen.click_on("Ryo Nakano");
    hall.shows("Player  Ryo Nakano");
    hall.drive("e");
    hall.screen.click_on("Club");
    hall.drive("O s l o");
    hall.shows("> Club      Oslo");
}

#[test]
fn somebody_new_may_be_entered_at_once() {
    use banzuke::tui::wish::Wish;
    let hall = Hall::new(80, 24, |hall| {
        let format = Format::RoundRobin { double: false };
        let cup = common::create(CUP, "Cup", format, Length::FirstTo(2));
        hall.perform(vec![cup]).expect("a tournament");
    });
    let club = hall.screen.app.data.club.clone();
    let wish = |enter| Wish::Register {
        name: "たなか".to_owned(),
        reading: None,
        club: None,
        aliases: vec!["T".to_owned()],
        note: Some("new".to_owned()),
        enter: Some(enter),
    };
    assert_eq!(wish(CUP).rehearse(&club), Ok(()));
    assert!(wish(TournamentId(9)).rehearse(&club).is_err());
    assert_eq!(wish(CUP).decide(&club, 0).map(|actions| actions.len()), Ok(3));
}
