//! The floor: calling a match with one key, and the steps that follow a call.

use banzuke::club::action::{CallMatch, SetCalls, SetTables};
use banzuke::club::{Action, MatchState};
use banzuke::domain::hall::{Priority, Table};
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::score::Length;
use banzuke::tui::route::Route;
use banzuke::tui::snapshot::Snapshot;
use chrono::TimeDelta;

use crate::common::{CUP, Hall, stamp, today};
use crate::tui::driver::Desk;
use crate::tui::front::Front;
use crate::tui::pods;
use crate::tui::scoring::{ELIMINATION, ROBIN, start, started};

pub(crate) fn tables(hall: &mut Hall, count: u32) {
    let table = |number: u32| Table { name: number.to_string(), reserved: number == count };
    let tables = (1..=count).map(table).collect();
    hall.perform(vec![Action::SetTables(SetTables { tables })]).expect("set up");
}

/// The floor of a hall with the given number of tables, the last one reserved.
fn floor(mut hall: Hall, count: u32) -> Front {
    if count > 0 {
        tables(&mut hall, count);
    }
    let mut front = Front::open(hall);
    front.drive("5");
    front
}

fn at(front: &mut Front, no: u32) -> (MatchState, Option<String>) {
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    let played = cup.match_no(MatchNo(no)).expect("the match");
    (played.state(), played.call.as_ref().map(|call| call.table.clone()))
}

fn called_to(table: &str) -> (MatchState, Option<String>) {
    (MatchState::Called, Some(table.to_owned()))
}

#[test]
fn one_key_calls_the_next_match_to_the_free_table() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 3);
    front.drive("N N");
    assert_eq!(at(&mut front, 1), called_to("1"));
    assert_eq!(at(&mut front, 2), called_to("2"));
    front.drive("N");
    front.shows("Call next match: table 3 is reserved; T calls a match to it");
    front.drive("u N");
    assert_eq!(at(&mut front, 2), called_to("2"), "called, undone and called again");
}

#[test]
fn a_message_begins_with_a_capital_whatever_players_are_called() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    let player = hall.desk.club().next_player();
    hall.perform(vec![Action::add_player(player, "m")]).expect("registered");
    let mut front = floor(hall, 3);
    front.drive("N");
    assert!(message(&front).contains(" Match 1 of "), "{}", message(&front));
}

#[test]
fn a_busy_player_is_not_called_and_the_queue_says_where_they_are() {
    let mut front = floor(started(3, ROBIN, Length::FirstTo(2)), 3);
    front.drive("N N");
    front.shows("no match can be called: empty queue or busy players");
    front.shows("busy at 1");
    front.shows("In the queue for 0 min. 1 match waits for it.");
    front.drive("T");
    front.shows("Call to a table: ");
    assert_eq!(at(&mut front, 2), (MatchState::Ready, None));
}

#[test]
fn a_call_is_taken_back_begun_and_ended_from_the_table() {
    let mut front = floor(started(4, ELIMINATION, Length::FirstTo(2)), 3);
    front.drive("N <tab> a U");
    assert_eq!(at(&mut front, 1), (MatchState::Ready, None));
    front.drive("N s");
    assert_eq!(at(&mut front, 1).0, MatchState::Playing);
    front.drive("<enter> 2 1 <enter>");
    assert_eq!(at(&mut front, 1).0, MatchState::Finished);
    assert!(matches!(front.desk.app.route(), Route::Floor), "{}", front.text());
}

#[test]
fn the_footer_says_what_enter_does_in_either_list() {
    let mut front = floor(started(4, ELIMINATION, Length::FirstTo(2)), 3);
    front.drive("N");
    front.shows(" Enter call ");
    front.drive("<tab>");
    front.shows(" Enter result ");
    front.hides(" r result ");
}

#[test]
fn a_match_is_called_to_a_table_of_choice_or_put_off() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 3);
    front.drive("<down> T");
    front.drive("<end> <enter>");
    assert_eq!(at(&mut front, 2), called_to("3"), "the reserved one, by hand");
    front.drive("<home> o");
    front.shows("postponed");
    front.drive("N");
    assert_eq!(at(&mut front, 1), (MatchState::Ready, None), "put off");
    assert_eq!(at(&mut front, 3), called_to("1"));
}

#[test]
fn a_table_is_chosen_by_its_number_and_none_by_another() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 12);
    front.drive("T 2 <enter>");
    assert_eq!(at(&mut front, 1), called_to("2"));
    front.drive("T 1 1 <enter>");
    assert_eq!(at(&mut front, 2), called_to("11"));
    // Table 2 is taken by now: Enter calls nobody anywhere.
    front.drive("T 2 <enter>");
    front.shows("No row begins with 2.");
    assert_eq!(at(&mut front, 3), (MatchState::Ready, None));
    front.drive("3 <enter>");
    assert_eq!(at(&mut front, 3), called_to("3"));
}

#[test]
fn a_called_match_is_put_off_in_one_step() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 3);
    front.drive("N <tab> o");
    assert_eq!(at(&mut front, 1), (MatchState::Ready, None));
    front.shows("postponed");
    front.drive("N");
    assert_eq!(at(&mut front, 2), called_to("1"), "the next one is called");
    front.drive("u u");
    assert_eq!(at(&mut front, 1), called_to("1"), "one undo takes both back");
}

#[test]
fn a_match_that_was_not_called_is_not_given_up_without_a_question() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 3);
    front.drive("N <down> r g 1 <enter>");
    front.shows("was not called. If it was not played");
    front.drive("<enter> <esc>");
    assert!(
        !front
            .club()
            .tournament(CUP)
            .expect("the cup")
            .matches
            .iter()
            .any(|it| it.record.is_some())
    );
}

#[test]
fn a_pod_is_called_and_recorded_from_its_table_and_the_next_one_follows() {
    let mut hall = pods::tables(8);
    start(&mut hall, TournamentId(2), "金剛杯", 8, ELIMINATION, Length::FirstTo(2));
    let (priority, not_before, tables) = (Priority::First, None, Vec::new());
    let first = Action::SetCalls(SetCalls { tournament: CUP, priority, not_before, tables });
    hall.perform(vec![first]).expect("set");
    let mut front = floor(hall, 4);
    let state = |front: &mut Front, no| {
        let club = front.club();
        club.fixture((CUP, MatchNo(no))).map(|(_, pod)| pod.state()).expect("a pod")
    };
    front.shows("Queue: 6");
    front.drive("N");
    assert_eq!(state(&mut front, 1), MatchState::Called);
    front.shows("Tables: 1 of 4 in use");
    front.drive("N <tab>");
    front.shows("Tables: 2 of 4 in use");
    front.drive("<enter> 3 1 2 <enter>");
    assert_eq!(state(&mut front, 1), MatchState::Playing);
    front.drive("4 1 2 <enter>");
    assert!(matches!(front.desk.app.route(), Route::Floor), "{}", front.text());
    assert_eq!(state(&mut front, 1), MatchState::Finished);
    front.shows("Tables: 1 of 4 in use");
    front.drive("U");
    assert_eq!(state(&mut front, 2), MatchState::Ready, "the cursor was on the next taken table");
    front.drive("<tab> o");
    front.shows("postponed");
}

#[test]
fn tables_are_named_in_one_line() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 0);
    front.drive("N");
    assert_eq!(front.told().trim(), "Call next match: no tables are set up: press 5, then t");
    front.drive("t 1-3, 配信卓*");
    front.drive("<enter> N");
    assert_eq!(at(&mut front, 1), called_to("1"));
    front.shows("配信卓");
    front.drive("t <ctrl-u> 2 <enter>");
    front.shows("Tables of the hall");
    front.drive("<esc> <esc>");
    assert!(matches!(front.desk.app.route(), Route::Floor), "nothing was changed");
    assert_eq!(at(&mut front, 1), called_to("1"));
}

#[test]
fn players_of_two_tournaments_are_not_called_twice() {
    let mut hall = started(4, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, TournamentId(2), "金剛杯", 4, ROBIN, Length::Games(16));
    let mut front = floor(hall, 5);
    front.drive("N N N N");
    let club = front.club();
    assert_eq!(club.at_tables().count(), 2, "four players, two tables");
}

#[test]
fn minutes_are_counted_from_the_call() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    tables(&mut hall, 3);
    let call =
        Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(1), table: "1".to_owned() });
    hall.perform(vec![call]).expect("called");
    let data = Snapshot::new(hall.desk.club(), hall.desk.entries(), today());
    let later = stamp(0).at + TimeDelta::seconds(12 * 60 + 30);
    let mut desk = Desk::showing(data.seen_at(later), 80, 24);
    desk.drive("5");
    for told in ["12' called", "called 12 min ago", "8 matches left, about 1 h 40 min"] {
        assert!(desk.text().contains(told), "no {told:?} in\n{}", desk.text());
    }
}

#[test]
fn whoever_scores_table_after_table_is_led_to_the_next() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 4);
    front.drive("N N N <tab> <down>");
    front.drive("r 2 1 <enter> r 2 0 <enter> r 0 2 <enter>");
    for no in [2, 3, 1] {
        assert_eq!(at(&mut front, no).0, MatchState::Finished, "match {no}");
    }
    assert!(matches!(front.desk.app.route(), Route::Floor), "{}", front.text());
}

#[test]
fn an_empty_line_asks_before_it_takes_every_table_away() {
    let mut front = floor(started(4, ELIMINATION, Length::FirstTo(2)), 3);
    front.drive("t <ctrl-u> <enter>");
    front.shows("Remove 3 tables?");
    front.drive("<esc>");
    assert_eq!(front.club().tables().len(), 3);
    front.shows("Tables of the hall");
    // No result is lost: the question opens on the action.
    front.drive("<enter> <enter>");
    assert!(front.club().tables().is_empty());
    front.shows("No tables yet.");
}

/// The message on the screen, however many lines it takes.
fn message(front: &Front) -> String {
    front.text().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn long_names_are_cut_in_the_message_on_a_call_and_whole_in_the_journal() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 3);
    front.drive("N N");
    let told = message(&front);
    let long = "A name of sixty characters, as nobody has but somebody will..";
    assert!(told.contains("A name of sixty characters, a~. u undoes it."), "{told}");
    let said = front.desk.app.data.last_said(front.desk.app.words).expect("an entry").to_owned();
    assert!(said.contains(long), "{said}");
}

#[test]
fn what_was_undone_names_the_key_that_does_it_again() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 3);
    front.desk.app.keymap =
        front.desk.app.keymap.patched("[everywhere]\nredo = [\"f12\"]\n").expect("sound");
    front.drive("N u");
    let told = message(&front);
    assert!(told.contains("F12 redoes it."), "{told}");
}

#[test]
fn a_tournament_has_its_time_its_tables_and_its_turn() {
    let mut hall = started(4, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, TournamentId(2), "金剛杯", 4, ROBIN, Length::Games(16));
    tables(&mut hall, 3);
    let mut front = Front::open(hall);
    front.drive("<tab> <enter> L");
    front.shows("Its tables");
    front.drive("<tab> <tab> <tab> <tab> <tab> <ctrl-u> f i r s t <tab> 2 3 : 0 0 <tab> 2 <enter>");
    front.shows("called first");
    front.drive("5");
    front.shows("from 23:00");
}

#[test]
fn the_queue_follows_the_clock_though_nothing_is_decided() {
    let mut hall = started(4, ELIMINATION, Length::FirstTo(2));
    let (begins, tables) = (stamp(0).at + TimeDelta::minutes(5), Vec::new());
    let (tournament, not_before) = (CUP, Some(begins));
    let priority = Priority::Normal;
    let calls = Action::SetCalls(SetCalls { tournament, priority, not_before, tables });
    hall.perform(vec![calls]).expect("set");
    let (club, entries) = (hall.desk.club(), hall.desk.entries());
    let early = Snapshot::new(club, entries, today()).seen_at(stamp(0).at);
    assert_eq!(early.queue()[0].early, not_before);
    let later = early.later(club, entries, today()).seen_at(begins);
    assert_eq!(later.queue()[0].early, None);
}

#[test]
fn home_lists_what_is_ready_in_the_order_of_the_queue() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    let (second, tables) = (TournamentId(2), Vec::new());
    start(&mut hall, second, "金剛杯", 4, ELIMINATION, Length::FirstTo(2));
    let (priority, not_before) = (Priority::First, None);
    let first = Action::SetCalls(SetCalls { tournament: second, priority, not_before, tables });
    hall.perform(vec![first]).expect("set");
    let mut front = floor(hall, 2);
    front.drive("<esc>");
    let listed = |front: &mut Front| {
        front.wake();
        let text = front.text();
        let lines = text.lines().skip_while(|line| !line.contains("Ready to play"));
        let rows = lines.skip(1).take_while(|line| !line.trim().is_empty());
        let words = rows.map(|line| line.trim_start_matches(['>', ' ']).to_owned());
        words.map(|line| line.chars().take(6).collect()).collect::<Vec<String>>()
    };
    let rows = listed(&mut front);
    assert_eq!(rows[..5], ["1 金剛杯 ", "2 金剛杯 ", "1 京都オー", "2 京都オー", "3 京都オー"]);
    // A match at a table leads; the queue goes on behind it.
    front.drive("<end>");
    front.drive("5 <end> <enter> <enter> <esc>");
    let rows = listed(&mut front);
    assert!(rows[0].contains("京都"), "{rows:?}");
}

#[test]
fn with_room_tables_are_boxes_among_which_arrows_and_clicks_move() {
    let mut front = floor(started(16, ELIMINATION, Length::FirstTo(2)), 12);
    front.drive("N N N N N N");
    front.desk.resize(120, 40);
    front.drive("<tab> <right> <down>");
    front.shows("┌ > 6 ");
    front.drive("<left> <left> <left> <up>");
    front.shows("┌ > 1 ");
    front.desk.click_on("┌ 3 ");
    front.shows("┌ > 3 ");
    front.desk.click_on("┌ > 3 ");
    assert!(matches!(front.desk.app.route(), Route::Score(CUP, MatchNo(3))), "{}", front.text());
    front.drive("<esc> <tab>");
    front.desk.resize(80, 24);
    front.desk.resize(80, 20);
    assert!(
        front.desk.line(1).contains("Queue: 2"),
        "a list stands beside the queue:\n{}",
        front.text()
    );
    front.drive("<left> <enter>");
    assert!(matches!(front.desk.app.route(), Route::Score(..)), "left is where the tables are");
}

#[test]
fn a_table_that_is_taken_away_gives_its_match_back_to_the_queue() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 4);
    front.drive("N N t <ctrl-u> 2 , 3 , 4 * <enter>");
    front.shows("Remove table 1?");
    front.shows("Match 1 of 京都オープン goes back to the queue, first.");
    front.drive("<esc>");
    assert_eq!(at(&mut front, 1), called_to("1"));
    front.drive("<enter> <enter>");
    assert_eq!(at(&mut front, 1), (MatchState::Ready, None));
    assert_eq!(front.club().tables().len(), 3);
    front.drive("u");
    assert_eq!(at(&mut front, 1), called_to("1"), "one entry, undone as one");
    assert_eq!(front.club().tables().len(), 4);
}

#[test]
fn a_reserved_table_that_is_free_is_named_and_not_like_a_match() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, TournamentId(2), "金剛杯", 2, ROBIN, Length::FirstTo(2));
    tables(&mut hall, 2);
    let (priority, not_before, tables) = (Priority::Last, None, vec!["2".to_owned()]);
    let calls =
        Action::SetCalls(SetCalls { tournament: TournamentId(2), priority, not_before, tables });
    hall.perform(vec![calls]).expect("set");
    let mut front = floor(hall, 0);
    front.shows("free, reserved for 金剛杯");
    front.drive("N N N");
    front.shows("table 2 is reserved for 金剛杯; T calls a match to it");
}

#[test]
fn the_floor_opens_where_the_next_press_is_and_enter_on_a_free_table_leads_nowhere() {
    let mut front = floor(started(4, ELIMINATION, Length::FirstTo(2)), 3);
    front.shows(" Enter call ");
    front.drive("N N <esc> 5");
    front.shows(" Enter result ");
    front.drive("<down><down> <enter>");
    assert_eq!(front.told().trim(), "Record result: no match at this table");
    front.drive("1 3 <enter>");
    assert!(matches!(front.desk.app.route(), Route::Floor), "{}", front.text());
    front.drive("<home> <enter> 2 1 <enter> <enter> 2 1 <enter>");
    assert_eq!(
        (at(&mut front, 1).0, at(&mut front, 2).0),
        (MatchState::Finished, MatchState::Finished)
    );
    // No table was taken any more; the cursor goes to the first that is.
    front.drive("<home> <end> N <enter>");
    assert!(matches!(front.desk.app.route(), Route::Score(CUP, _)), "{}", front.text());
}

#[test]
fn the_form_for_the_tables_keeps_ranges_and_refuses_those_that_run_backwards() {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    front.drive("5 t 1 - 4 , 7 * <enter> t");
    front.shows("Tables: 1-4, 7*");
    front.drive("<ctrl-u> 3 1 - 3 <enter>");
    front.shows("31-3 is not a range of tables");
    assert_eq!(front.club().tables().len(), 5, "nothing is changed");
}

#[test]
fn the_queue_names_the_event_while_another_has_the_tables() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, TournamentId(2), "金剛杯", 2, ROBIN, Length::Games(16));
    tables(&mut hall, 4);
    hall.perform(vec![Action::CallMatch(CallMatch {
        tournament: TournamentId(2),
        no: MatchNo(1),
        table: "1".to_owned(),
    })])
    .expect("called");
    let mut front = Front::open(hall);
    front.drive("5");
    let name = front.club().tournament(CUP).expect("the cup").name.clone();
    let text = front.text();
    let queued: Vec<&str> = text.lines().filter(|line| line.contains("busy at 1")).collect();
    assert!(queued.iter().all(|line| line.contains(&name)), "{name}:\n{text}");
}

#[test]
fn enter_on_a_free_table_calls_the_next_match_to_it_after_a_question() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 4);
    front.shows("> Queue: 4");
    front.drive("<tab> <down>");
    front.shows("> Tables: 0 of 4 in use");
    front.drive("<enter>");
    front.shows("Call which match to table 2?");
    front.drive("<enter>");
    assert_eq!(at(&mut front, 1), called_to("2"));
    front.drive("<home> r");
    assert_eq!(front.told().trim(), "Record result: no match at this table; Enter calls one to it");
}

#[test]
fn a_long_name_leaves_room_for_what_is_told_of_the_match() {
    let mut front = floor(started(8, ELIMINATION, Length::FirstTo(2)), 3);
    front.drive("N N N <tab>");
    for _ in 0..2 {
        let text = front.text().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("called 0 min ago."), "{text}");
        front.drive("<down>");
    }
}
