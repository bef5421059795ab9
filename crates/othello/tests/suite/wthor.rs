//! WTHOR files: made-up ones, and the real base where it lies beside the repository.

use othello::wthor::{Created, GameFile, NameFile, Names, ReplayError, WthorError, WthorRecord};
use othello::{Evaluator, Game, GameError, Solver};

/// A whole game in 9 moves: black takes every white disc.
const SHORTEST: &str = "f5d6c5f6e7f4g5e6e3";

fn record(moves: &str, black_discs: u8) -> WthorRecord {
    let moves = moves.parse::<Game>().expect("a game").moves().to_vec();
    WthorRecord { tournament: 3, black: 258, white: 1, black_discs, theoretical_discs: 40, moves }
}

fn file() -> GameFile {
    GameFile {
        created: Created { year: 2026, month: 11, day: 23 },
        year: 2025,
        theoretical_empties: 24,
        records: vec![record("f5d6c3d3c4", 31), record(SHORTEST, 64)],
    }
}

#[test]
fn games_are_read_as_they_were_written() {
    let bytes = file().write();
    assert_eq!(bytes.len(), 16 + 2 * 68);
    assert_eq!(bytes[..16], [20, 26, 11, 23, 2, 0, 0, 0, 0, 0, 0xe9, 7, 8, 0, 24, 0]);
    // f5, d6, c3, d3, c4: column and row in decimal digits.
    assert_eq!(bytes[16..30], [3, 0, 2, 1, 1, 0, 31, 40, 56, 64, 33, 34, 43, 0]);
    assert_eq!(GameFile::read(&bytes), Ok(file()));
    let mut old = bytes;
    (old[12], old[14]) = (0, 0);
    let read = GameFile::read(&old).expect("a file of games");
    assert_eq!(read.theoretical_empties, 22);
    assert_eq!(read.records, file().records);
}

#[test]
fn unfinished_games_are_replayed_without_a_look_at_the_score() {
    let [open, whole] = [&file().records[0], &file().records[1]];
    let game = open.replay().expect("legal moves");
    assert!(!game.is_finished());
    assert_eq!(game.to_string(), "f5d6c3d3c4");
    assert_eq!((open.black_score(), open.theoretical_score()), (-2, 16));
    let game = whole.replay().expect("legal moves");
    assert!(game.is_finished());
    assert_eq!((game.moves().len(), game.black_score()), (9, 64));
}

#[test]
fn records_against_the_rules_say_why() {
    let wrong = record(SHORTEST, 63).replay().expect_err("another score");
    assert_eq!(wrong, ReplayError::Score { recorded: 63, played: 64 });
    assert_eq!(wrong.to_string(), "black has 63 discs in the record and 64 by the moves");
    let mut illegal = record("f5d6", 32);
    illegal.moves.push("a1".parse().expect("a square"));
    let wrong = illegal.replay().expect_err("an illegal move").to_string();
    assert_eq!(wrong, "move 3: black turns over no disc at a1");
    illegal.moves = vec!["d4".parse().expect("a square")];
    assert_eq!(illegal.replay().expect_err("occupied").to_string(), "move 1: d4 is not empty");
}

#[test]
fn damaged_files_say_where() {
    let error = |change: fn(&mut Vec<u8>)| {
        let mut bytes = file().write();
        change(&mut bytes);
        GameFile::read(&bytes).expect_err("damaged").to_string()
    };
    assert_eq!(
        error(|bytes| bytes.truncate(9)),
        "9 bytes; a WTHOR file begins with a header of 16"
    );
    assert_eq!(
        error(|bytes| bytes.truncate(100)),
        "100 bytes; a header and 2 records of 68 bytes take 152"
    );
    assert_eq!(
        error(|bytes| bytes.push(0)),
        "153 bytes; a header and 2 records of 68 bytes take 152"
    );
    assert_eq!(
        error(|bytes| bytes[7] = 255),
        "152 bytes; a header and 4278190082 records of 68 bytes take 290916925592"
    );
    assert_eq!(error(|bytes| bytes[12] = 10), "games on a board of 10x10; only 8x8 can be read");
    assert_eq!(error(|bytes| bytes[13] = 1), "a file of solitaires; only games can be read");
    assert_eq!(error(|bytes| bytes[22] = 65), "record 1: black's score is 65, above 64");
    assert_eq!(
        error(|bytes| bytes[91] = 200),
        "record 2: black's theoretical score is 200, above 64"
    );
    for byte in [9, 10, 19, 80, 89, 98, 255] {
        let mut bytes = file().write();
        bytes[26] = byte;
        let error = GameFile::read(&bytes).expect_err("no square").to_string();
        assert_eq!(error, format!("record 1: move 3 is {byte}, which is no square"));
    }
    assert_eq!(
        error(|bytes| bytes[83] = 11),
        "record 1: move 60 follows after the end of the moves"
    );
}

#[test]
fn every_cut_is_refused_and_no_byte_panics() {
    let bytes = file().write();
    for end in 0..bytes.len() {
        assert!(GameFile::read(&bytes[..end]).is_err(), "{end}");
    }
    for at in 0..bytes.len() {
        for value in [0, 1, 88, 255] {
            let mut bytes = bytes.clone();
            bytes[at] = value;
            if let Ok(read) = GameFile::read(&bytes) {
                assert_eq!(read.records.len(), 2);
                read.records.iter().for_each(|record| drop(record.replay()));
            }
        }
    }
}

#[test]
fn names_are_read_as_they_were_written() {
    let names = |names: &[&str]| NameFile {
        created: Created { year: 1999, month: 1, day: 2 },
        names: names.iter().map(|&name| name.to_owned()).collect(),
    };
    let written = names(&["???", "Éclair Anaïs", "Longname-Longer Firstname", "Ōno 一"]);
    let players = written.write(Names::Players);
    assert_eq!(players.len(), 16 + 4 * 20);
    let read = NameFile::read(&players, Names::Players);
    assert_eq!(read, Ok(names(&["???", "Éclair Anaïs", "Longname-Longer Fir", "?no ?"])));
    let tournaments = written.write(Names::Tournaments);
    let read = NameFile::read(&tournaments, Names::Tournaments).expect("names");
    assert_eq!(read.names[2], "Longname-Longer Firstname");
    assert_eq!(
        NameFile::read(&players, Names::Tournaments).expect_err("players").to_string(),
        "96 bytes; a header and 4 records of 26 bytes take 120"
    );
    assert_eq!(NameFile::read(&[], Names::Players), Err(WthorError::Header(0)));
}

#[test]
fn a_game_is_read_from_text() {
    let error = |text: &str| text.parse::<Game>().expect_err("no game").to_string();
    assert_eq!(error("f5d"), "move 2: \"d\" is no square; squares are a1 to h8");
    assert_eq!(error("f5 f5"), "move 2: f5 is not empty");
    assert!(matches!("e3".parse::<Game>(), Err(GameError::Illegal { number: 1, .. })));
    let game: Game = "f5 d6\nc3".parse().expect("a game");
    assert_eq!(game.positions().len(), 4);
    // Five discs against two, and the 57 empty squares.
    assert_eq!(game.black_score(), 3 + 57);
}

/// The folder of the real base: from `BANZUKE_OTHELLO`, or beside the repository.
pub(crate) fn folder() -> String {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/othello/wthor");
    std::env::var("BANZUKE_OTHELLO").unwrap_or_else(|_| beside.to_owned())
}

/// The years of the real base.
fn base() -> Vec<GameFile> {
    let folder = folder();
    let year = |year: u32| {
        let path = format!("{folder}/WTH_{year}.wtb");
        let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let file = GameFile::read(&bytes).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_eq!(u32::from(file.year), year);
        assert_eq!(file.write()[16..], bytes[16..], "{path}: written again");
        file
    };
    (1977..=2017).map(year).collect()
}

#[test]
#[ignore = "reads ../shared/data, which is no part of the project"]
fn every_game_of_the_base_ends_in_its_score() {
    let (mut games, mut unfinished) = (0, 0);
    for file in base() {
        for (at, record) in file.records.iter().enumerate() {
            let game = record.replay();
            let game = game.unwrap_or_else(|error| panic!("{} game {at}: {error}", file.year));
            games += 1;
            unfinished += u32::from(!game.is_finished());
        }
    }
    assert_eq!((games, unfinished), (120_282, 433));
}

#[test]
#[ignore = "reads ../shared/data, which is no part of the project; takes minutes"]
fn theoretical_scores_are_those_of_exact_search() {
    let sample = std::env::var("BANZUKE_OTHELLO_SAMPLE").ok().and_then(|it| it.parse().ok());
    let records: Vec<WthorRecord> = base().into_iter().flat_map(|file| file.records).collect();
    // Spread evenly over all years.
    let evaluator = Evaluator::default();
    let mut solver = Solver::guided(22, &evaluator);
    let (mut checked, mut wrong) = (0, Vec::new());
    for record in records.iter().step_by(records.len() / sample.unwrap_or(200)) {
        let game = record.replay().expect("a legal game");
        let Some(&position) = game.positions().get(36) else { continue };
        let score = position.for_black(record.theoretical_score());
        // Two narrow windows prove a score at a fraction of the cost of finding it.
        let at_least = solver.within(position.board(), score - 1, score) >= score;
        let at_most = solver.within(position.board(), score, score + 1) <= score;
        checked += 1;
        if !(at_least && at_most) {
            wrong.push((position.to_string(), record.theoretical_discs));
        }
        println!("{checked} positions, {} nodes, other scores: {wrong:?}", solver.nodes());
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}
