//! The evaluator that the crate brings along, and its file.

use othello::{Analyser, Evaluator, EvaluatorError, Limits, Position, STAGES, stage};

/// The file of the crate.
const FILE: &[u8] = include_bytes!("../../assets/othello-1.bin");

/// Positions of the FFO suite and what they are worth.
const FFO: &str = include_str!("ffo.txt");

#[test]
fn the_evaluator_of_the_crate_was_learned_from_games_to_2015() {
    let evaluator = Evaluator::default();
    let provenance = evaluator.provenance();
    assert_eq!((provenance.first_year, provenance.last_year), (1977, 2015));
    assert_eq!(provenance.games, 115_820);
    assert!(FILE.len() < 2_000_000);
    assert_eq!(Evaluator::read(&evaluator.write()).as_ref(), Ok(&evaluator));
}

#[test]
fn it_finds_good_moves_in_the_ffo_suite() {
    let evaluator = Evaluator::default();
    let mut analyser = Analyser::new(&evaluator, Limits { depth: 4, exact: 0 });
    let (mut lost, mut lost_by_chance) = (0.0, 0.0);
    for line in FFO.lines() {
        let (position, rest) = line.split_once(';').expect("a position and its moves");
        let position: Position = position.parse().expect("a position");
        let scores: Vec<(String, f64)> = rest
            .split(';')
            .filter_map(|part| part.trim().split_once(':'))
            .map(|(square, score)| (square.to_lowercase(), score.parse().expect("a score")))
            .collect();
        let chosen = analyser.position(position.board())[0].square.to_string();
        let score = scores.iter().find(|(square, _)| *square == chosen).expect("a legal move").1;
        let sum: f64 = scores.iter().map(|(_, score)| score).sum();
        lost += scores[0].1 - score;
        lost_by_chance += scores[0].1 - sum / f64::from(position.board().moves().len());
    }
    println!("{lost} discs lost, {lost_by_chance} by chance");
    assert!(lost < lost_by_chance / 2.0, "{lost} discs, {lost_by_chance} by chance");
}

#[test]
fn a_stage_is_four_plies() {
    assert_eq!([60, 48, 45, 44, 41, 40, 4, 1, 0].map(stage), [0, 0, 0, 1, 1, 2, 11, 11, 11]);
    assert_eq!((0..=64).map(stage).max(), Some(STAGES - 1));
}

#[test]
fn damaged_files_say_what_is_wrong() {
    let bytes = FILE;
    let error = |bytes: &[u8]| Evaluator::read(bytes).expect_err("damaged");
    assert_eq!(error(&[]), EvaluatorError::Header);
    assert_eq!(error(&bytes[..27]), EvaluatorError::Header);
    assert_eq!(error(b"othello2 and a header that is long enough"), EvaluatorError::Header);
    assert!(matches!(error(&bytes[..bytes.len() / 2]), EvaluatorError::Compressed(_)));
    let mut changed = bytes.to_vec();
    changed[5_000] ^= 0x40;
    assert!(matches!(error(&changed), EvaluatorError::Compressed(_)));
    // Two bytes, compressed by hand: a block that is stored as it is.
    let mut short = bytes[..28].to_vec();
    short.extend([0x78, 0x01, 0x01, 2, 0, 0xfd, 0xff, 7, 7, 0, 0x17, 0, 0x0f]);
    let error = error(&short).to_string();
    assert!(error.starts_with("2 bytes of weights; expected "), "{error}");
}
