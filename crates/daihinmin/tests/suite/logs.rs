//! Recorded games read, and checked by the rules.

use std::path::Path;

use daihinmin::log::Log;

/// The recorded games, which lie beside the project or beside a folder around it.
fn recorded() -> Log {
    let beside = |folder: &Path| folder.join("shared/data/daihinmin/five_equal_programs_30.dat");
    let mut around = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(beside);
    let path = around.find(|path| path.exists()).expect("recorded games");
    let text = std::fs::read_to_string(path).expect("a text");
    text.parse().expect("a log")
}

#[test]
#[ignore = "reads ../shared/data, which is no part of the project"]
fn all_recorded_games_replay() {
    let log = recorded();
    assert_eq!(log.games.len(), 30);
    log.replay().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(log.games.iter().filter(|game| game.has_exchange()).count(), 29);
}
