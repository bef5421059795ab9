//! Players, one player, the form for a player, and the ranking.

use banzuke::club::Action;
use banzuke::club::action::{
    AddAlias, AddPlayer, AdjustRating, RecordMatch, SetClub, SetNote, SetPublicity, SetRatingList,
};
use banzuke::domain::format::Format;
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::{Established, Scale};
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Length, Outcome, Score};
use banzuke::tui::Event;
use banzuke::tui::route::Route;
use chrono::NaiveDate;
use ratatui::layout::Position;

use crate::common::{self, CUP, Hall};
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, started};
use crate::tui::whole;

/// An interface to what is prepared.
fn open(prepare: impl FnOnce(&mut Hall)) -> Front {
    let mut hall = Hall::new();
    prepare(&mut hall);
    Front::open(hall)
}

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
pub(crate) fn register(hall: &mut Hall, count: u32) {
    let add = |number: u32| {
        Action::AddPlayer(AddPlayer {
            player: PlayerId(number),
            name: name(number),
            reading: (number == 3).then(|| "だいふごうめいじん".to_owned()),
            club: number.is_multiple_of(3).then(|| "京都大富豪会".to_owned()),
            aliases: Vec::new(),
            born: None,
            external: Vec::new(),
        })
    };
    let actions: Vec<Action> = (1..=count).map(add).collect();
    if !actions.is_empty() {
        hall.perform(actions).expect("registered");
    }
}

/// Four rounds of matches in which the lower number wins, and one draw.
fn play(hall: &mut Hall, count: u32) {
    let mut actions =
        vec![common::create(CUP, "秋の大富豪オープン", Format::Recorded, Length::Open)];
    let pairs = (1..=4).flat_map(|round| (1..=count - round).map(move |a| (round, a, a + round)));
    for (no, (round, a, b)) in (1..).zip(pairs) {
        let score = if no == 2 {
            Score { a: 7, b: 7, draws: 2, ..Score::default() }
        } else {
            Score::new(2, no % 2)
        };
        actions.push(Action::RecordMatch(RecordMatch {
            tournament: CUP,
            no: MatchNo(no),
            round: RoundName::Round(round),
            sides: [PlayerId(a), PlayerId(b)],
            outcome: Outcome::Score(score),
            played_on: day(round),
        }));
    }
    hall.perform(actions).expect("played");
}

pub(crate) fn forty(hall: &mut Hall) {
    register(hall, 40);
    play(hall, 40);
    let player = PlayerId(1);
    let (alias, note) = ("青熊".to_owned(), Some("左利き。".to_owned()));
    hall.perform(vec![
        Action::AddAlias(AddAlias { player, alias }),
        Action::SetNote(SetNote { player, note }),
    ])
    .expect("noted");
}

fn nobody(_: &mut Hall) {}

fn one(hall: &mut Hall) {
    register(hall, 1);
}

#[test]
fn a_player_is_searched_as_one_types_and_opened() {
    let mut front = open(forty);
    front.drive("2 / n a k a");
    front.shows("Search: naka");
    front.shows("> P0004");
    front.drive("<enter>");
    front.shows("Player  Ryo Nakano");
    front.drive("<esc>");
    front.shows("Search: naka");
    front.shows("of 40");
    front.drive("<esc>");
    front.shows("Players 40");
    front.shows("> P0004");
    front.drive("<esc>");
    assert_eq!(front.desk.line(0), " Banzuke  Home");
}

#[test]
fn the_field_is_left_before_the_search_is_ended() {
    let mut front = open(forty);
    front.drive("2 / q <esc>");
    assert!(front.desk.app.frame.cursor().is_none());
    front.shows("Search: q");
    front.drive("q");
    assert_eq!(front.desk.line(0), " Banzuke  Home");
}

#[test]
fn a_name_that_is_not_found_is_registered_from_the_search() {
    let mut front = open(nobody);
    front.drive("2");
    front.shows("a registers the first player");
    front.drive("/ た な か <enter>");
    front.shows("New player");
    front.drive("<enter>");
    let registry = front.hall.another("check");
    let player = registry.club().player(PlayerId(1)).expect("registered");
    assert_eq!((player.name.as_str(), &player.reading), ("たなか", &None));
    front.shows("Players 1 of 1");
    front.shows("> P0001");
}

#[test]
fn somebody_new_is_selected_among_all() {
    let mut front = open(forty);
    front.drive("2 a Z o r a <tab> ぞ ら <tab> O s l o <tab> Z ; z o <tab> n e w <enter>");
    assert!(front.told().contains("Zora (P0041-5) registered"), "{}", front.told());
    front.drive("<esc>");
    front.shows("> P0041");
    let desk = front.hall.another("check");
    let player = desk.club().player(PlayerId(41)).expect("registered").clone();
    assert_eq!(player.names().collect::<Vec<_>>(), ["Zora", "Z", "zo"]);
    assert_eq!(player.reading.as_deref(), Some("ぞら"));
    assert_eq!((player.club.as_deref(), player.note.as_deref()), (Some("Oslo"), Some("new")));
    front.drive("u");
    front.shows("Players 40");
}

#[test]
fn a_refused_form_keeps_what_was_typed() {
    let mut front = open(forty);
    front.drive("2 a <tab> r <enter>");
    assert!(!front.told().is_empty());
    front.shows("> Name");
    front.shows("Reading                 r");
    front.drive("X <enter> <esc>");
    front.shows("> P0041");
    front.drive("a Y <down> <down> <down> R y o <space> N a k a n o <enter>");
    assert!(!front.told().is_empty());
    front.shows("Ryo Nakano");
    front.drive("<esc> y");
    front.shows("Players 41");
}

#[test]
fn one_player_after_the_other_is_registered_without_a_key_between_them() {
    let mut front = open(forty);
    front.drive("2 a");
    for name in ["Wilma", "Giovanni", "Pekka", "Quentin", "Yvonne", "Ludmila"] {
        front.drive(&format!("{name} <tab> <tab> O s l o <enter>"));
        assert!(front.told().contains("registered"), "{}", front.text());
        front.shows("> Name");
        front.shows("for the next; Esc ends");
        front.hides("Registered already");
    }
    front.drive("<esc>");
    front.shows("Players 46");
    front.shows("> P0046");
    // A name that was looked for in vain becomes one player, and the list is shown again.
    front.drive("/ Z o r r o <enter> <enter>");
    front.shows("P0047");
    front.hides("External IDs");
}

#[test]
fn the_message_shows_a_name_as_it_is_stored() {
    let mut front = open(forty);
    front.drive("2 a z o r a <enter>");
    assert!(front.told().starts_with(" zora ("), "{}", front.told());
}

#[test]
fn nobody_is_registered_twice_by_a_quick_hand() {
    let mut front = open(forty);
    for spelling in ["ア オ ク マ", "ｎ ａ ｋ ａ ｎ ｏ <space> R Y O"] {
        front.drive(&format!("2 a {spelling} <enter>"));
        front.shows("as another person?");
        front.shows("Registered already:");
        front.drive("<enter> <esc> y");
        front.shows("Players 40");
    }
    front.drive("a R y o <space> N a k a n o <enter>");
    front.drive("y <esc>");
    front.shows("Players 41");
    front.shows("> P0041");
}

#[test]
fn only_what_was_changed_is_recorded() {
    let mut front = open(forty);
    let before = front.hall.another("check").entries().len();
    front.drive("2 e <enter>");
    assert_eq!(front.hall.another("check").entries().len(), before);
    front.drive("e <tab> <tab> O s l o <enter>");
    let club = Some("Oslo".to_owned());
    let entry = front.hall.another("check").entries().last().cloned().expect("an entry");
    assert_eq!(entry.actions[..], [Action::SetClub(SetClub { player: PlayerId(1), club })]);
    front.shows("Oslo");
}

#[test]
fn a_player_shows_a_match_its_tournament_and_every_list() {
    let mut front = open(|hall| {
        forty(hall);
        let list = ListId(2);
        let name = "team".to_owned();
        hall.perform(vec![Action::SetRatingList(SetRatingList {
            list,
            name,
            scale: Box::new(Scale::STANDARD),
            established: Established::STANDARD,
        })])
        .expect("a list");
    });
    front.drive("2 <enter>");
    front.shows("Rating list 1 of 2: main");
    front.drive("<right>");
    front.shows("Rating list 2 of 2: team");
    front.shows("No rated match yet");
    front.drive("<left> <down> <enter>");
    assert_ne!(front.desk.line(0), " Banzuke  Player  あおくま");
    front.drive("<esc> e");
    front.shows("Change P0001");
    front.drive("<esc> 3 l");
    front.shows("Ranking team");
}

#[test]
fn with_one_list_there_is_no_other_to_show() {
    let mut front = open(forty);
    front.drive("3 l");
    assert!(front.told().contains("there is only one rating list"), "{}", front.told());
}

#[test]
fn a_registration_undone_by_another_desk_leaves_its_page_calm() {
    let mut front = open(one);
    front.drive("2 <enter>");
    front.hall.undo(None).expect("undone");
    front.wake();
    front.shows("P0001-3 is no longer registered");
    front.drive("e");
    assert!(front.told().contains("no player has this number"), "{}", front.told());
    front.drive("<esc>");
    front.shows("No players yet");
}

#[test]
fn the_ranking_goes_back_to_a_day_and_returns() {
    let mut front = open(forty);
    front.drive("3 d");
    front.shows("Blank: now");
    front.drive("2 0 2 6 / 1 0 / 0 1 <enter>");
    front.shows("Ranking as of Thu 1 Oct 2026");
    front.shows("As of: 2026/10/01");
    assert!(!front.text().contains("2026-10-02"));
    front.drive("<esc>");
    assert_eq!(front.desk.line(0), " Banzuke  Ranking");
    // A text that is no day stays to be mended; left as it is, it is given up.
    front.drive("d x <enter>");
    assert!(front.told().contains("is not a date"), "{}", front.told());
    front.shows("As of: x");
    front.drive("<esc>");
    assert!(!front.text().contains("As of:"), "{}", front.text());
    front.drive("d x <enter> <backspace> 2 0 2 6 / 1 0 / 0 1 <enter>");
    front.shows("Ranking as of Thu 1 Oct 2026");
}

#[test]
fn the_ranking_is_searched_and_keeps_its_places() {
    let mut front = open(|hall| {
        forty(hall);
        let (list, name) = (ListId::MAIN, "main".to_owned());
        let scale = Box::new(Scale::STANDARD);
        let established = Established { games: 1, half_width: Some(2e3), months: Some(12) };
        hall.perform(vec![Action::SetRatingList(SetRatingList { list, name, scale, established })])
            .expect("everybody is established");
    });
    front.desk.resize(120, 40);
    front.drive("3 / a o k u m a");
    front.shows(">    1 P0001");
    front.drive("<enter>");
    front.shows("Player  あおくま");
    front.drive("<esc> <esc>");
    front.shows("選手 5");
}

#[test]
fn rows_are_clicked_and_the_wheel_scrolls() {
    let mut front = open(forty);
    front.drive("2");
    front.click_on("Ryo Nakano");
    front.shows("> P0004");
    front.happens(Event::Scrolled { position: Position::new(5, 5), rows: 3 });
    assert!(!front.text().contains("あおくま"), "{}", front.text());
    front.click_on("Ryo Nakano");
    front.shows("Player  Ryo Nakano");
    front.drive("e");
    front.click_on("Club");
    front.drive("O s l o");
    front.shows("> Club                    Oslo");
}

#[test]
fn somebody_new_starts_with_a_rating_and_is_named_on_the_site_as_chosen() {
    use banzuke::club::Action;
    use banzuke::club::registry::Publicity;
    use banzuke::domain::rating::Change;
    let mut front = open(|_| {});
    front.drive("2 a A d a <shift-tab> a 1 6 5 0 <enter>");
    front.shows("The starting rating is not a number");
    front.drive("<ctrl-u> 1 6 5 0 <shift-tab> <right> <enter>");
    front.club();
    let entries = front.hall.desk.entries();
    let [added, named, start] = &entries.last().expect("an entry").actions[..] else {
        panic!("{:?}", entries.last());
    };
    assert!(matches!(added, Action::AddPlayer(AddPlayer { name, .. }) if name == "Ada"));
    let initials = Publicity::Initials;
    assert!(
        matches!(named, Action::SetPublicity(SetPublicity { publicity, .. }) if *publicity == initials)
    );
    assert!(
        matches!(start, Action::AdjustRating(AdjustRating { change, .. }) if *change == Change::To(1650.0))
    );
    front.drive("<esc> e");
    front.shows("Web name                by initials");
    assert!(!front.text().contains("Starting rating"), "a rating was set\n{}", front.text());
}

#[test]
fn somebody_new_may_be_entered_at_once() {
    use banzuke::club::registry::NewPlayer;
    use banzuke::request::{PlayerChange, Request};
    let front = open(|hall| {
        let format = Format::RoundRobin { double: false };
        let cup = common::create(CUP, "Cup", format, Length::FirstTo(2));
        hall.perform(vec![cup]).expect("a tournament");
    });
    let club = front.desk.app.data.club.clone();
    let request = |enter| Request::Register {
        player: NewPlayer { aliases: vec!["T".to_owned()], ..NewPlayer::named("たなか") },
        more: Box::new(PlayerChange { note: Some("new".to_owned()), ..PlayerChange::default() }),
        enter: Some(enter),
    };
    assert_eq!(request(CUP).rehearse(&club), Ok(()));
    assert!(request(TournamentId(9)).rehearse(&club).is_err());
    assert_eq!(request(CUP).decide(&club, 0).map(|actions| actions.len()), Ok(3));
}

#[test]
fn on_a_wide_screen_the_page_of_the_selected_player_stands_beside_the_list() {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    front.drive("<enter> 2 1 <enter>");
    for keys in ["2", "3", "4", "1 <tab> <enter> <tab>", "1 <tab> <enter> <tab> <tab>"] {
        front.desk.resize(80, 24);
        front.drive(keys);
        assert!(!front.text().contains('┐'), "{keys}\n{}", front.text());
        front.desk.resize(200, 60);
        assert!(front.text().contains('┐'), "{keys}\n{}", front.text());
        assert_eq!(whole::fault(&front.desk.buffer), None, "{}", front.text());
    }
    front.drive("2 <home>");
    front.shows("┌ あおくま ");
    front.drive("<down>");
    front.shows("┌ Ryo Nakano ");
    let beside = front.desk.place_of("┌ Ryo Nakano ");
    for _ in 0..2 {
        let inside = Position::new(beside.x + 4, beside.y + 3);
        front.desk.happens(Event::Clicked(inside));
    }
    assert!(matches!(front.desk.app.route(), Route::Players), "a click beside it means nothing");
}
