//! Columns that need room, at the exact width; headings that say what a number is; lines that are left out.

use banzuke::club::Action;
use banzuke::club::action::{CallMatch, CreateTournament, EnterPlayers};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Length, Lengths};
use banzuke::tui::Event;
use banzuke::tui::route::Route;

use crate::common::{CUP, Hall, add_player};
use crate::tui::commands::scenes::over;
use crate::tui::floor::tables;
use crate::tui::front::Front;
use crate::tui::records::on_record;
use crate::tui::scoring::{ROBIN, start};

const SINGLE: Format = Format::SingleElimination { third_place: false, placement: false };

/// A single elimination that takes entries, of the first of these players.
fn entries(seeding: Seeding) -> Front {
    let mut hall = Hall::new();
    let players: Vec<PlayerId> = (1..=4).map(PlayerId).collect();
    let names = ["Anna", "Bert", "Zoe Lane", "Takeshi Morita"];
    let add = players.iter().zip(names).map(|(no, name)| add_player(*no, name));
    hall.perform(add.collect()).expect("registered");
    let plan = StagePlan::new(SINGLE, Lengths::all(Length::FirstTo(2)), seeding);
    let (tournament, list, name) = (CUP, ListId::MAIN, "Cup".to_owned());
    hall.perform(vec![
        Action::CreateTournament(CreateTournament { tournament, list, name, plan: Box::new(plan) }),
        Action::EnterPlayers(EnterPlayers { tournament, players: players[..2].to_vec() }),
    ])
    .expect("entered");
    let mut front = Front::open(hall);
    front.show(Route::tournament(CUP));
    front
}

/// The widths from which on a text is on the screen.
fn appears_at(front: &mut Front, text: &str) -> u16 {
    let shows = |width: &u16| {
        front.desk.resize(*width, 24);
        front.text().contains(text)
    };
    (60..120).find(shows).expect("it appears")
}

/// Lots make the seeds later: until then the number before a name is its place in the list.
#[test]
fn entrants_have_seeds_before_the_draw_unless_lots_make_them() {
    for (seeding, is_seeded) in [(Seeding::Entry, true), (Seeding::Random, false)] {
        let front = entries(seeding);
        assert_eq!(front.text().contains("Seed No"), is_seeded, "{}", front.text());
    }
}

#[test]
fn the_number_of_an_entrant_is_shown_from_seventy_columns_on() {
    assert_eq!(appears_at(&mut entries(Seeding::Entry), "P0001-3"), 70);
}

#[test]
fn the_round_of_a_players_match_is_shown_from_seventy_six_columns_within_the_frame_on() {
    let mut front = over();
    front.show(Route::Player(PlayerId(1)));
    assert_eq!(appears_at(&mut front, "Round"), 76);
}

#[test]
fn a_setting_that_is_a_path_says_what_is_found_there() {
    let mut front = on_record();
    front.desk.resize(100, 40);
    front.show(Route::Settings);
    front.shows("14 games");
    front.shows("7 players");
}

#[test]
fn a_pasted_line_that_is_left_out_takes_no_other_with_it() {
    let mut front = entries(Seeding::Entry);
    front.show(Route::Enter(CUP));
    front.happens(Event::Pasted("Takesi Morita\nZoe Layne\n".to_owned()));
    front.shows("Takesi Morita is similar to Takeshi Morita");
    front.drive("<alt-x>");
    assert!(
        front.told().contains("Removed from the pasted names: Takesi Morita"),
        "{}",
        front.text()
    );
    front.shows("register Zoe Layne as a new player");
    // Another desk changes the club, and the lines are looked through again.
    front.hall.perform(vec![add_player(PlayerId(5), "Emma")]).expect("registered");
    front.wake();
    front.shows("1 of 2 pasted lines to add. Enter: register Zoe Layne as a new player");
}

const NAMES: [&str; 8] = [
    "Juno Valdez",
    "Hugo Fernández",
    "高橋 双子",
    "辻 素子",
    "Ada Primrose",
    "千七百二十九",
    "Leonhard Euler",
    "Nakano Ryo",
];

/// Two events of one day, with names as they are.
fn saturday() -> Front {
    let mut hall = Hall::new();
    let add = (1..).zip(NAMES).map(|(no, name)| add_player(PlayerId(no), name));
    hall.perform(add.collect()).expect("registered");
    let length = Length::FirstTo(2);
    start(&mut hall, CUP, "Saturday Double", 8, SINGLE, length);
    start(&mut hall, TournamentId(2), "Saturday Swiss", 8, ROBIN, length);
    tables(&mut hall, 6);
    for (no, table) in [(1, "1"), (2, "2")] {
        let call = Action::CallMatch(CallMatch {
            tournament: CUP,
            no: MatchNo(no),
            table: table.to_owned(),
        });
        hall.perform(vec![call]).expect("called");
    }
    Front::open(hall)
}

/// The text around names is cut before the names, wherever matches are listed and at every tested size.
#[test]
fn no_ordinary_name_is_cut_at_two_events() {
    let mut front = saturday();
    // Home, the floor, its other list, the results sheet, and both pages of the cup.
    for (keys, back) in
        [("", ""), ("5", "<esc>"), ("5 <tab>", "<esc>"), ("S", "<esc>"), ("b1<tab>", "<esc>")]
    {
        front.drive(keys);
        for size in [(60, 16), (76, 20), (80, 24), (100, 30), (120, 40), (160, 50), (200, 60)] {
            front.desk.resize(size.0, size.1);
            let text = front.text();
            // The first line tells what undo takes back, and entries are sentences.
            let lists = text.lines().skip(1).filter(|line| !line.contains(" desk "));
            let cut: Vec<&str> = lists.filter(|line| is_cut(line)).collect();
            assert_eq!(cut, [""; 0], "{keys:?} at {size:?}:\n{text}");
        }
        front.drive(back);
    }
}

/// Whether a name was cut.
fn is_cut(line: &str) -> bool {
    let begun = |name: &str| {
        let letters: Vec<char> = name.chars().collect();
        (1..letters.len())
            .any(|at| line.contains(&format!(" {}~", letters[..at].iter().collect::<String>())))
    };
    NAMES.iter().any(|name| begun(name))
}
