//! One key, from its press to the end of the drawing.

use std::time::{Duration, Instant};

use banzuke::desk::Desk;
use banzuke::journal::store::Missing;
use criterion::Criterion;

use super::SCREEN;
use super::club::Hall;
use super::front::Front;

/// The cases measured: a name, the keys that lead there, the key, and the keys that lead back.
const KEYS: &[(&str, &str, &str, &str)] = &[
    ("down in the players", "2", "down", "up"),
    ("a letter in the search of players", "2 / n", "a", "backspace"),
    ("the players from home", "1", "2", "1"),
    ("a player", "2", "enter", "esc"),
    ("the ranking", "1", "3", "1"),
    ("the journal", "1", "4", "1"),
    ("the floor", "1", "5", "esc"),
    ("a cross table from home", "1 tab", "enter", "esc"),
    ("right in a bracket", "1 tab down enter", "right", "left"),
    ("a score entry", "1", "enter", "esc"),
    ("the last digit of a score", "1 enter 2", "1", "backspace"),
    ("a letter of a new player's name", "2 a n a k", "a", "backspace"),
    ("help", "1", "?", "esc"),
    ("a letter in the palette", "1 : r", "e", "backspace"),
];

/// Cases whose key writes something new to the file.
const WRITING: &[(&str, &str, &str, &str)] = &[
    ("a result recorded", "1 enter 2 1", "enter", "u y 1 enter 2 1"),
    ("a match called", "5", "N", "u y"),
];

pub(super) fn bench(criterion: &mut Criterion, hall: &Hall) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.db");
    let mut desk = Desk::open(&path, Missing::Create, "desk").expect("a new file");
    desk.take_in(&hall.entries).expect("taken in");
    let mut front = Front::open(desk, SCREEN);
    for (name, before, key, back) in KEYS.iter().chain(WRITING) {
        let writes = WRITING.iter().any(|(writing, ..)| writing == name);
        // Every case begins on the screen that the program opens on, with nothing selected by the last one.
        front.begin();
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
