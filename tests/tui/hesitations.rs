//! The places where a person who ran an event with only the guide hesitated.

use banzuke::club::action::{
    CallMatch, EnterPlayers, JudgePlayers, PostponeMatch, RecordMatch, SetReading,
};
use banzuke::club::{Action, Phase};
use banzuke::domain::format::Format;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Length, Outcome, Score};
use banzuke::tui::route::{Route, TournamentView};
use banzuke::words::ENGLISH;

use crate::common::{CUP, Hall, add_player, create, today};
use crate::tui::budget::two_events;
use crate::tui::floor::tables;
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, ROBIN, named, start, started};

const SECOND: TournamentId = TournamentId(2);

/// A record of one match, as an import makes it.
fn record(hall: &mut Hall, tournament: TournamentId) {
    let sides = [PlayerId(1), PlayerId(2)];
    let outcome = Outcome::Score(Score::new(2, 1));
    let (no, round, played_on) = (MatchNo(1), RoundName::Round(1), today());
    hall.perform(vec![
        create(tournament, "Spring record", Format::Recorded, Length::Open),
        Action::RecordMatch(RecordMatch { tournament, no, round, sides, outcome, played_on }),
    ])
    .expect("recorded");
}

#[test]
fn a_record_is_closed_on_home_as_on_its_own_page_and_asks_for_no_tournament() {
    let mut hall = named(4);
    record(&mut hall, CUP);
    let mut front = Front::open(hall);
    front.drive("c");
    front.shows("Close Spring record?");
    front.shows("> Close");
    front.drive("<enter>");
    assert_eq!(front.club().tournament(CUP).expect("there").phase, Phase::Closed);

    let mut hall = started(4, ELIMINATION, Length::FirstTo(2));
    record(&mut hall, SECOND);
    let mut front = Front::open(hall);
    front.drive("b");
    assert!(
        matches!(front.desk.app.route(), Route::Tournament { id: CUP, .. }),
        "{}",
        front.text()
    );
    front.drive("1 S");
    front.shows("Results, 京都オープン");
}

#[test]
fn the_newest_open_tournament_is_first_on_home_and_has_the_cursor() {
    let hall = started(4, ELIMINATION, Length::FirstTo(2));
    let mut front = Front::open(hall);
    start(&mut front.hall, SECOND, "金剛杯", 4, ROBIN, Length::FirstTo(2));
    front.wake();
    front.drive("<tab> <enter>");
    let route = front.desk.app.route();
    assert!(matches!(route, Route::Tournament { id: SECOND, .. }), "{route:?}");
}

#[test]
fn the_floor_keeps_the_keys_where_they_were_turned_and_else_goes_to_the_tables() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    tables(&mut hall, 4);
    let mut front = Front::open(hall);
    front.drive("5");
    front.shows("> Queue: 4");
    front.drive("N N <esc> 5");
    front.shows("> Tables: 2 of 4 in use");
    front.drive("<tab> <esc> 5");
    front.shows("> Queue: 2");
    front.drive("<esc> 5");
    front.shows("> Queue: 2");
    // The result of a match that was never called says so.
    front.drive("r");
    front.shows("Not called to a table: Match 3");
    front.drive("<esc> <tab> r");
    front.hides("Not called to a table");
}

#[test]
fn a_queue_without_the_keys_stays_at_its_top_and_one_with_them_does_not_run_after_a_match() {
    let mut hall = started(64, ELIMINATION, Length::FirstTo(2));
    tables(&mut hall, 2);
    let mut front = Front::open(hall);
    front.drive("5");
    let put_off = |front: &mut Front, no: u32| {
        let (tournament, no, postponed) = (CUP, MatchNo(no), true);
        front
            .hall
            .perform(vec![Action::PostponeMatch(PostponeMatch { tournament, no, postponed })])
            .expect("put off");
        front.wake();
    };
    let next = front.desk.app.data.queue()[0].no.0;
    put_off(&mut front, next);
    let top = front.desk.app.data.queue()[0].no.0;
    let shows_top = |front: &Front, top: u32| {
        let text = front.text();
        let rows = text.lines().filter(|line| line.contains(&format!(" {top} ")));
        assert!(rows.count() > 0, "match {top}:\n{text}");
    };
    assert_ne!(next, top);
    shows_top(&front, top);
    front.drive("<end> <tab>");
    shows_top(&front, top);
    put_off(&mut front, top);
    let top = front.desk.app.data.queue()[0].no.0;
    shows_top(&front, top);
}

#[test]
fn of_two_matches_with_one_number_the_open_one_is_meant_and_a_finished_one_by_its_tournament() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, SECOND, "金剛杯", 8, ROBIN, Length::FirstTo(2));
    hall.record(1, 2, 1).expect("recorded");
    let mut front = Front::open(hall);
    front.drive("S 1 <space> 2 1");
    front.shows("Enter records 2-1.");
    front.drive("<ctrl-u> 京 都 <space> 1 <space> 1 2 <enter>");
    front.shows("Match 1 of 京都オープン is recorded as 2-1");
}

#[test]
fn the_journal_names_nobody_for_a_call_whose_players_have_changed() {
    let mut hall = started(4, ELIMINATION, Length::FirstTo(2));
    tables(&mut hall, 2);
    hall.record(1, 2, 0).expect("recorded");
    hall.record(2, 2, 0).expect("recorded");
    let call =
        Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(4), table: "1".to_owned() });
    let seq = hall.perform(vec![call]).expect("called").expect("an entry");
    let said = |hall: &Hall| {
        let entries = hall.desk.entries();
        let entry = entries.iter().find(|entry| entry.seq == seq).expect("the entry");
        ENGLISH.message.entry(entry, entries, hall.desk.club())
    };
    let named = |hall: &Hall, said: &str| {
        hall.desk.club().registry().iter().any(|player| said.contains(&player.name))
    };
    let before = said(&hall);
    assert!(named(&hall, &before), "{before}");
    hall.correct(1, 0, 2, &[]).expect("corrected");
    let after = said(&hall);
    assert!(!named(&hall, &after), "{after}");
    assert!(after.contains("match 4 of 京都オープン called to table 1"), "{after}");
}

#[test]
fn esc_in_the_settings_goes_back_to_where_they_were_opened() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("5 ,");
    assert!(matches!(front.desk.app.route(), Route::Settings));
    front.drive(", <esc>");
    assert!(matches!(front.desk.app.route(), Route::Floor), "{}", front.text());
}

#[test]
fn the_settings_show_the_language_in_use() {
    let mut front = Front::open(Hall::new());
    front.drive(",");
    front.shows("Language");
    front.drive("<ctrl-t>");
    front.shows("日本語");
    front.hides("English");
}

#[test]
fn questions_that_lose_nothing_start_on_the_action() {
    let mut hall = named(4);
    let players = (1..=4).map(PlayerId).collect();
    let cup = create(CUP, "Cup", ELIMINATION, Length::FirstTo(2));
    hall.perform(vec![cup, Action::EnterPlayers(EnterPlayers { tournament: CUP, players })])
        .expect("entered");
    let mut front = Front::open(hall);
    front.drive("b s <enter>");
    let phase = |front: &mut Front| front.club().tournament(CUP).expect("the cup").phase;
    if phase(&mut front) == Phase::Registering {
        front.drive("1 <tab> s <enter>");
    }
    assert_eq!(phase(&mut front), Phase::Running, "{}", front.text());
}

#[test]
fn a_name_is_found_by_the_beginning_of_its_reading_in_latin_letters() {
    let mut hall = Hall::new();
    let add = [(1, "高橋 花"), (2, "田中 一"), (3, "Elena Rossi"), (4, "森 一郎")];
    let add = add.map(|(no, name)| add_player(PlayerId(no), name));
    hall.perform(add.into()).expect("registered");
    for (player, reading) in [(1, "たかはし はな"), (2, "たなか はじめ")] {
        let (player, reading) = (PlayerId(player), Some(reading.to_owned()));
        hall.perform(vec![Action::SetReading(SetReading { player, reading })]).expect("read");
    }
    start(&mut hall, CUP, "京都オープン", 4, ELIMINATION, Length::FirstTo(2));
    let mut front = Front::open(hall);
    for (typed, player) in [("takah", 1), ("tanaka", 2), ("elena", 3), ("hana", 1)] {
        front.drive(&format!("1/{typed}<enter>"));
        assert_eq!(front.desk.app.route(), &Route::Player(PlayerId(player)), "{typed}");
    }
    front.drive("1/ichirou");
    front.shows("the name in its own script");
}

#[test]
fn where_two_events_run_the_search_names_the_event_first() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, SECOND, "金剛杯", 8, ROBIN, Length::FirstTo(2));
    let mut front = Front::open(hall);
    front.drive("/ 3");
    let text = front.text();
    let rows: Vec<&str> = text.lines().filter(|line| line.contains("match 3 ")).collect();
    assert!(rows.len() >= 2, "{text}");
    for row in rows {
        let event = row.find(" 京, ").or_else(|| row.find(" 金, ")).expect("the event's tag");
        assert!(row.find("ready").is_none_or(|state| event < state), "{row}");
    }
}

#[test]
fn whoever_is_registered_as_another_person_is_not_offered_as_a_duplicate() {
    let mut hall = Hall::new();
    hall.perform(vec![add_player(PlayerId(1), "John Smith")]).expect("registered");
    let mut front = Front::open(hall);
    front.drive("2 a J o h n <space> S m i t h <enter>");
    front.shows("as another person?");
    front.drive("y");
    let club = front.club();
    assert_eq!(club.registry().iter().count(), 2, "{}", front.text());
    let judged = front.hall.desk.entries().last().expect("an entry").actions.iter().any(|action| {
        matches!(action, Action::JudgePlayers(JudgePlayers { verdict: Some(_), .. }))
    });
    assert!(judged, "in the same entry");
    front.drive("<esc> D");
    front.search();
    front.shows("are marked as different people");
}

#[test]
fn one_number_for_the_tables_may_be_a_name_or_so_many() {
    let tables = |keys: &str| -> Vec<String> {
        let mut front = Front::open(named(2));
        front.drive("5 t 4 <enter>");
        front.shows("4 tables, named 1 to 4");
        front.drive(keys);
        front.club().tables().iter().map(|table| table.name.clone()).collect()
    };
    assert_eq!(tables("<enter>"), ["1", "2", "3", "4"]);
    assert_eq!(tables("<down> <enter>"), ["4"]);
    assert_eq!(tables("<esc>"), [""; 0]);
}

#[test]
fn the_search_says_where_somebody_played_last_who_plays_nowhere_now() {
    let mut hall = named(4);
    record(&mut hall, CUP);
    let mut front = Front::open(hall);
    front.drive("c<enter>");
    let name = front.desk.app.data.name(PlayerId(1));
    front.drive(&format!("/{name}"));
    front.shows("Spring record 2026-");
}

#[test]
fn a_command_is_found_by_what_it_does() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    for (typed, title) in [("second<space>screen", "Hall display"), ("advance", "Find anything")] {
        front.drive(&format!(":{typed}"));
        front.shows(title);
        front.drive("<esc><esc>");
    }
}

#[test]
fn the_bracket_of_the_tournament_selected_on_home_opens_without_a_question() {
    let mut front = two_events();
    front.drive("b");
    front.shows("Bracket of which tournament?");
    front.drive("<esc><tab><down>b");
    front.hides("Bracket of which tournament?");
    let route = front.desk.app.route();
    assert!(
        matches!(route, Route::Tournament { id: CUP, view: TournamentView::Drawing }),
        "{route:?}"
    );
}

#[test]
fn home_prints_the_tournament_of_the_row_and_the_window_of_formats_leads_to_paper() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("<alt-p>");
    front.shows("Print: 京都オープン");
    front.drive("<esc>b X");
    front.shows("Export: ");
    front.drive("<end><enter>");
    front.shows("Print: 京都オープン");
}
