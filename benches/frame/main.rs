//! One frame of each screen at 200 by 60, and one key from its press to the end of the drawing.
//!
//! A frame is what the state looks like, cell by cell. A key takes the change of the state, the desk where something is
//! decided (on a real file, durably), the frame, the difference from the frame before and the codes for a terminal.

mod board;
mod club;
mod front;
mod key;

use std::hint::black_box;
use std::time::Instant;

use banzuke::domain::ids::TournamentId;
use banzuke::tui::kit::input::Key;
use banzuke::tui::kit::theme::Theme;
use banzuke::tui::route::Route;
use banzuke::tui::snapshot::Snapshot;
use banzuke::tui::update::update;
use banzuke::tui::view::view;
use banzuke::tui::{App, Event};
use banzuke::words::ENGLISH;
use club::{CUP, DAY, Hall, LADDER, LEAGUE, OPEN, SEATED};
use criterion::Criterion;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The large screen of an organiser's desk.
const SCREEN: Rect = Rect::new(0, 0, 200, 60);

/// From the home screen, by these keys.
const FROM_HOME: &[(&str, &str)] = &[
    ("home", ""),
    ("players", "2"),
    ("players searched", "2 / n a k a"),
    ("player", "2 enter"),
    ("player's events", "2 enter t"),
    ("versus", "2 enter v"),
    ("player form", "2 a n a"),
    ("correction by hand", "2 enter a"),
    ("the other number", "2 enter m n a k a"),
    ("duplicates", "D"),
    ("tournament form", "n"),
    ("score entry", "enter 2 1"),
    ("games in order", "enter g w h 3 0 space w"),
    ("ranking", "3"),
    ("ranking, fitted", "3 m"),
    ("ratings over time", "3 space space space space space space c"),
    ("calibration", "3 t"),
    ("rules of a list", "3 R"),
    ("journal", "4"),
    ("journal searched", "4 / 2"),
    ("an entry", "4 end enter"),
    ("floor", "5"),
    ("floor, all tables taken", "5 N N N N N N N N"),
    ("tables of the hall", "5 t"),
    ("help", "?"),
    ("palette", ": r e"),
];

/// From the page of a tournament.
const FROM_TOURNAMENT: &[(&str, TournamentId, &str)] = &[
    ("bracket", CUP, ""),
    ("bracket, names whole", CUP, "z"),
    ("matches of a bracket", CUP, "tab"),
    ("cross table", LEAGUE, ""),
    ("list of matches", LEAGUE, "tab"),
    ("standings", LEAGUE, "tab tab"),
    ("entrants", LEAGUE, "tab tab tab"),
    ("withdrawal", LEAGUE, "tab tab tab w"),
    ("late entry", LEAGUE, "tab tab tab a"),
    ("tables", SEATED, ""),
    ("a table", SEATED, "r 3 1"),
    ("match without a draw", LADDER, "a"),
    ("choosing entrants", OPEN, "a"),
    ("limits", OPEN, "L"),
    ("start", OPEN, "s"),
];

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let hall = Hall::full();
    let data = Snapshot::new(&hall.club, &hall.entries, DAY);
    data.search();
    for (name, keys) in FROM_HOME {
        frame(&mut criterion, name, app(&data), keys);
    }
    for (name, tournament, keys) in FROM_TOURNAMENT {
        let mut app = app(&data);
        app.open(Route::tournament(*tournament), Instant::now());
        frame(&mut criterion, name, app, keys);
    }
    board::bench(&mut criterion, &data);
    key::bench(&mut criterion, &hall);
    criterion.final_summary();
}

fn app(data: &Snapshot) -> App {
    App::new(data.clone(), Theme::coloured(), &ENGLISH)
}

fn frame(criterion: &mut Criterion, name: &str, mut app: App, keys: &str) {
    let mut buffer = Buffer::empty(SCREEN);
    for key in keys.split_whitespace() {
        app.frame = view(&app, buffer.area, &mut buffer);
        update(&mut app, Event::KeyPressed(Key::parse(key).expect("a key")), Instant::now());
    }
    criterion.bench_function(&format!("frame of {name}"), |bencher| {
        bencher.iter(|| {
            buffer.reset();
            black_box(view(&app, buffer.area, &mut buffer))
        });
    });
}
