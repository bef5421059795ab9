//! One key, from its press to the end of the drawing.

use std::collections::VecDeque;
use std::io;
use std::time::{Duration, Instant};

use banzuke::desk::Desk;
use banzuke::journal::store::Missing;
use banzuke::outside::Outside;
use banzuke::tui::event::Event;
use banzuke::tui::key::Key;
use banzuke::tui::shell::Shell;
use banzuke::tui::state::App;
use banzuke::tui::theme::Theme;
use banzuke::tui::update::update;
use banzuke::tui::view::view;
use banzuke::words::english::ENGLISH;
use criterion::Criterion;
use ratatui::backend::CrosstermBackend;
use ratatui::{Terminal, TerminalOptions, Viewport};

use super::SCREEN;
use super::club::Hall;

/// What is measured: the keys that lead there, the key, and those that lead back.
const KEYS: &[(&str, &str, &str, &str)] = &[
    ("down in the players", "2", "down", "up"),
    ("a letter in the search of players", "2 / n", "a", "backspace"),
    ("the players from home", "1", "2", "1"),
    ("a player", "2", "enter", "esc"),
    ("the ranking", "1", "3", "1"),
    ("the journal", "1", "4", "1"),
    ("the floor", "1", "5", "1"),
    ("a cross table from home", "1 tab", "enter", "esc"),
    ("right in a bracket", "1 tab down enter", "right", "left"),
    ("a score entry", "1", "enter", "esc"),
    ("the last digit of a score", "1 enter 2", "1", "backspace"),
    ("a letter of a new player's name", "2 a n a k", "a", "backspace"),
    ("help", "1", "?", "esc"),
    ("a letter in the palette", "1 : r", "e", "backspace"),
];

/// The same for keys after which something new stands in the file.
const WRITING: &[(&str, &str, &str, &str)] = &[
    ("a result recorded", "1 enter 2 1", "enter", "u y 1 enter 2 1"),
    ("a match called", "5", "n", "u y"),
];

/// An interface at work on a file, drawing for a terminal that nobody looks at.
struct Front {
    app: App,
    shell: Shell,
    terminal: Terminal<CrosstermBackend<io::Sink>>,
}

impl Front {
    fn press(&mut self, key: &str) {
        let mut events = VecDeque::from([Event::KeyPressed(Key::parse(key).expect("a key"))]);
        while let Some(event) = events.pop_front() {
            for effect in update(&mut self.app, event, Instant::now()) {
                events.extend(self.shell.perform(effect));
            }
        }
        let app = &mut self.app;
        let drawn = self.terminal.draw(|frame| {
            let hits = view(app, frame.area(), frame.buffer_mut());
            app.frame = hits;
        });
        drawn.expect("drawn");
    }

    fn press_all(&mut self, keys: &str) {
        keys.split_whitespace().for_each(|key| self.press(key));
    }
}

pub(super) fn bench(criterion: &mut Criterion, hall: &Hall) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.db");
    let mut desk = Desk::open(&path, Missing::Create, "desk").expect("a new file");
    desk.take_in(&hall.entries).expect("taken in");
    let shell = Shell::new(desk, Outside::default(), &ENGLISH);
    let app = App::new(shell.snapshot(), Theme::coloured(), &ENGLISH);
    app.data.search();
    let options = TerminalOptions { viewport: Viewport::Fixed(SCREEN) };
    let terminal = Terminal::with_options(CrosstermBackend::new(io::sink()), options);
    let mut front = Front { app, shell, terminal: terminal.expect("a terminal") };
    for (name, before, key, back) in KEYS.iter().chain(WRITING) {
        let writes = WRITING.iter().any(|(writing, ..)| writing == name);
        // Every case begins on the screen that the program opens on, with nothing selected by the last one.
        let data = front.app.data.clone();
        front.app = App::new(data, Theme::coloured(), &ENGLISH);
        front.press("1");
        front.press_all(before);
        criterion.bench_function(&format!("key for {name}"), |bencher| {
            bencher.iter_custom(|times| {
                let mut taken = Duration::ZERO;
                for _ in 0..times {
                    let entries = front.app.data.entries.len();
                    let start = Instant::now();
                    front.press(key);
                    taken += start.elapsed();
                    let wrote = front.app.data.entries.len() > entries;
                    assert_eq!(wrote, writes, "whether the key for {name} wrote something");
                    front.press_all(back);
                }
                taken
            });
        });
    }
}
