//! Where an organiser hesitated on a Saturday with two events of long names.

use banzuke::club::Action;
use banzuke::club::action::{CloseTournament, RecordMatch};
use banzuke::domain::format::Format;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Length, Outcome, Score};
use banzuke::tui::board::big::Ink;
use banzuke::tui::route::{Route, TournamentView};
use banzuke::words::{ENGLISH, Language};
use ratatui::layout::Rect;

use crate::common::{CUP, Hall, add_player, create, today};
use crate::tui::board::Public;
use crate::tui::floor::tables;
use crate::tui::front::Front;
use crate::tui::pods::seated;
use crate::tui::scoring::{ELIMINATION, ROBIN, start, started};

const SECOND: TournamentId = TournamentId(2);
const THIRD: Format = Format::SingleElimination { third_place: true, placement: false };
const NAMES: [&str; 8] = [
    "Bartholomew Featherstone",
    "Charlotte Vanderbilt",
    "中村 さくら",
    "Gwendolyn Harcourt",
    "勅使河原 権左衛門",
    "Frederick Lindqvist",
    "渡辺 由美子",
    "Maximilian Brandstetter",
];

/// Two events of one day whose names begin with the same words, the first of so many players.
fn saturday(players: u32, second: Format) -> Hall {
    let mut hall = Hall::new();
    let add = (1..).zip(NAMES).map(|(no, name)| add_player(PlayerId(no), name));
    hall.perform(add.collect()).expect("registered");
    let length = Length::FirstTo(2);
    start(&mut hall, CUP, "Autumn Open Double Elimination", players, ELIMINATION, length);
    start(&mut hall, SECOND, "Autumn Open Group Stage", players.min(3), second, length);
    hall
}

#[test]
fn closed_events_are_told_apart_and_their_winners_named() {
    let mut front = Front::open(saturday(2, ELIMINATION));
    front.desk.resize(100, 30);
    front.drive("<enter> 2 0 <enter> <enter> 2 0 <enter>");
    front.club();
    let close = |tournament| Action::CloseTournament(CloseTournament { tournament });
    front.hall.perform(vec![close(CUP), close(SECOND)]).expect("closed");
    front.wake();
    front.drive("1");
    let text = front.text();
    for event in ["Autumn Open Double Elimination", "Autumn Open Group Stage"] {
        assert!(!text.contains(&format!(" {event} ")), "there is no room for {event}:\n{text}");
    }
    for apart in ["~Dou", "~Gro"] {
        front.shows(apart);
    }
    let named = text.lines().filter(|line| line.contains(&format!("~ {} ", NAMES[0])));
    assert_eq!(named.count(), 2, "the winner of both:\n{text}");
}

#[test]
fn the_last_entries_name_all_events_by_their_tags() {
    let mut front = Front::open(saturday(8, ROBIN));
    front.desk.resize(120, 40);
    front.drive("<enter> 2 0 <enter> <enter> 2 1 <enter>");
    let text = front.text();
    let entries: Vec<&str> =
        text.lines().skip_while(|line| !line.contains("Last entries")).collect();
    assert!(entries.iter().any(|line| line.contains(" of Do")), "{text}");
    let listed = entries.iter().take_while(|line| !line.contains('└')).skip(1);
    let whole = listed.filter(|line| line.contains(" 2-") && line.contains("Elimination"));
    assert_eq!(whole.count(), 0, "{text}");
    front.desk.resize(80, 40);
    front.drive("4");
    let text = front.text();
    // The frame below tells the selected entry in full.
    let listed = text.lines().skip(1).take_while(|line| !line.contains('┌'));
    let whole = listed.filter(|line| line.contains(" 2-") && line.contains("Elimination"));
    assert_eq!(whole.count(), 0, "{text}");
}

#[test]
fn b_on_the_floor_goes_to_the_match_that_is_selected() {
    for (keys, event) in [("", CUP), ("<end>", SECOND)] {
        let mut hall = saturday(8, ROBIN);
        tables(&mut hall, 3);
        let mut front = Front::open(hall);
        front.show(Route::Floor);
        front.drive(keys);
        front.drive("b");
        front.hides("Bracket of which tournament?");
        let route = front.desk.app.route();
        let is_it = |view: &TournamentView| matches!(view, TournamentView::DrawingOf(_));
        let there = matches!(route, Route::Tournament { id, view } if *id == event && is_it(view));
        assert!(there, "{route:?}");
    }
}

#[test]
fn the_queue_shows_rows_beside_six_tables_on_the_least_screen() {
    let mut hall = saturday(8, ROBIN);
    tables(&mut hall, 6);
    let mut front = Front::open(hall);
    front.drive("N");
    front.desk.resize(60, 16);
    front.show(Route::Floor);
    front.shows("> Tables: 1 of 6 in use");
    let text = front.text();
    let queue = text.lines().skip_while(|line| !line.contains("Queue:")).nth(1);
    let begins = |name: &&str| name.chars().take(6).collect::<String>();
    let is_named = |row: &str| NAMES.iter().any(|name| row.contains(&begins(name)));
    assert!(queue.is_some_and(is_named), "{text}");
}

#[test]
fn floor_and_display_say_which_event_a_tag_is() {
    let mut hall = saturday(8, ROBIN);
    tables(&mut hall, 6);
    let mut front = Front::open(hall);
    front.desk.resize(120, 40);
    front.drive("N N 5");
    let told = ["Do Autumn Open Double Elimination", "Gr Autumn Open Group Stage"];
    for told in told {
        front.shows(told);
    }
    let mut public = Public::showing(front.hall, &ENGLISH, Ink::default());
    public.buffer.resize(Rect::new(0, 0, 120, 40));
    public.drive("<home>");
    let foot = public.text().lines().last().unwrap_or_default().to_owned();
    assert!(foot.contains(&told.join("  ")), "{}", public.text());
}

#[test]
fn paper_of_what_is_on_the_screen_comes_first() {
    let mut hall = started(4, ELIMINATION, Length::FirstTo(2));
    hall.record(1, 2, 0).expect("recorded");
    let file = hall.into_file();
    for (keys, first) in [("", "Bracket"), ("<tab>", "Pairings"), ("<tab> <tab>", "Standings")] {
        let mut front = Front::open(Hall::copy_of(&file));
        front.show(Route::tournament(CUP));
        front.drive(keys);
        front.drive("<alt-p>");
        front.shows(&format!("> {first}"));
    }
}

#[test]
fn where_a_tie_waits_results_say_so_and_the_question_says_what_for() {
    for (language, waits, decides) in [
        (Language::English, "undecided tie", "places 1 to 3"),
        (Language::Japanese, "同順位が未決着", "1位から3位"),
    ] {
        let mut hall = started(3, ROBIN, Length::FirstTo(2));
        for no in 1..=3 {
            let [a, b] = hall.sides(no);
            // Each beats the next one of three.
            let wins = (a.0 % 3) + 1 == b.0;
            hall.record(no, if wins { 2 } else { 0 }, if wins { 0 } else { 2 }).expect("recorded");
        }
        let mut front = Front::speaking(hall, language);
        front.drive("s");
        let says = front.text();
        front.drive("S");
        front.shows(waits);
        assert!(says.contains(waits), "{says}");
        front.show(Route::tournament(CUP));
        front.drive("s");
        let says = front.text();
        assert!(says.contains("tie is left: P decides it") || says.contains("P で決着"), "{says}");
        front.drive("P");
        front.shows(decides);
        front.drive("<end> <enter>");
        front.shows(decides);
    }
}

#[test]
fn third_and_fourth_place_have_names_of_their_own() {
    for (language, third, fourth) in
        [(Language::English, "third place", "fourth place"), (Language::Japanese, "3位", "4位")]
    {
        let mut hall = started(4, THIRD, Length::FirstTo(2));
        for no in 1..=4 {
            hall.record(no, 2, 0).expect("recorded");
        }
        let mut front = Front::speaking(hall, language);
        front.show(Route::tournament(CUP));
        front.drive("<tab> <tab>");
        front.shows(third);
        front.shows(fourth);
    }
}

#[test]
fn after_a_round_of_pods_home_says_how_it_goes_on() {
    let mut front = seated(4);
    front.drive("<enter> 1 2 3 <enter> 1 2 3 <enter>");
    front.shows("s pairs round 2, c closes");
    front.drive("s");
    front.shows("Draw the seats of round 2 of");
    front.drive("<esc> c");
    front.shows("Close 多人数戦?");
}

#[test]
fn a_league_runs_until_it_is_closed_and_offers_its_own_players_first() {
    let mut hall = saturday(2, ELIMINATION);
    let league = TournamentId(3);
    let played = RecordMatch {
        tournament: league,
        no: MatchNo(1),
        round: RoundName::Round(1),
        sides: [7, 8].map(PlayerId),
        outcome: Outcome::Score(Score::new(2, 1)),
        played_on: today(),
    };
    let opened = create(league, "Winter League", Format::Recorded, Length::FirstTo(2));
    hall.perform(vec![opened, Action::RecordMatch(played)]).expect("recorded");
    let mut front = Front::open(hall);
    front.shows("c closes");
    front.shows("1 match");
    front.hides("all played");
    // Home records a match of the league that is selected there.
    front.drive("<tab> <down> <down> r");
    front.shows("Record a match, Winter League");
    front.drive("<esc>");
    front.show(Route::tournament(league));
    front.hides("1 of 1 played");
    front.drive("c");
    front.shows(&format!("First place: {}. 1 match played.", NAMES[6]));
    front.drive("<esc> a");
    let text = front.text();
    let first = text.lines().find(|line| line.contains('>')).unwrap_or_default();
    assert!(first.contains(NAMES[6]), "{text}");
}

#[test]
fn a_players_page_tells_events_apart_by_their_ends() {
    let mut front = Front::open(saturday(8, ROBIN));
    front.drive("<enter> 2 0 <enter>");
    front.show(Route::Player(PlayerId(1)));
    front.shows("~Dou");
}

#[test]
fn nobody_of_a_pod_is_left_out_on_home() {
    let mut front = seated(4);
    let club = front.club();
    let names: Vec<String> = club.registry().iter().map(|player| player.name.clone()).collect();
    front.desk.resize(100, 30);
    front.drive("1");
    let text = front.text();
    let row = text.lines().find(|line| line.contains("> 1 R1")).unwrap_or_default();
    for name in names {
        let begins: String = name.chars().take(3).collect();
        assert!(row.contains(&begins), "{name}:\n{text}");
    }
}

#[test]
fn rows_that_matches_leave_show_tournaments_before_entries() {
    let mut hall = Hall::new();
    let events = ["Ladder", "League", "Daifugo", "Singles", "Doubles"];
    for (no, name) in (1..).zip(events) {
        let opened = create(TournamentId(no), name, Format::Recorded, Length::FirstTo(2));
        hall.perform(vec![opened]).expect("opened");
    }
    let mut front = Front::open(hall);
    front.desk.resize(60, 16);
    front.wake();
    for name in events {
        front.shows(&format!("{name}  "));
    }
    front.shows("Last entries");
}
