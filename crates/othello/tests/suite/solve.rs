//! Exact end-games: positions of the FFO suite, and small ones against a search without any tricks.

use othello::{Board, Evaluator, Position, Solver};

/// End-games of the Fédération Française d'Othello, #1 to #19: a position, then the exact score of every move listed.
const FFO: &str = include_str!("ffo.txt");

/// #40, with 20 empties.
const FFO_40: &str = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; \
    A2:+38; C7:+36; D8:+34; C1:+30; B1:+30; G7:+28; D7:+28; C6:+28; F7:+26; A6:+24";

/// Checks every move that a line of the suite names, and the best one. Gives how many there were.
fn check(line: &str) -> usize {
    let mut parts = line.split(';').map(str::trim).filter(|part| !part.is_empty());
    let position: Position = parts.next().and_then(|text| text.parse().ok()).expect("a position");
    let expected: Vec<(String, i32)> = parts
        .map(|part| {
            let (square, score) = part.split_once(':').expect("a move and its score");
            (square.to_lowercase(), score.parse().expect("a score"))
        })
        .collect();
    let mut solver = Solver::new(16);
    let moves = solver.moves(position.board());
    for (square, score) in &expected {
        let found = moves.iter().find(|(other, _)| other.to_string() == *square);
        assert_eq!(found.map(|&(_, score)| score), Some(*score), "{square} of {line}");
    }
    assert_eq!(moves.len(), expected.len(), "{line}");
    let best = expected.iter().map(|&(_, score)| score).max();
    assert_eq!(moves.first().map(|&(_, score)| score), best, "{line}");
    assert_eq!(Some(solver.value(position.board())), best, "{line}");
    expected.len()
}

#[test]
fn ffo_1_to_19() {
    let checked: Vec<usize> = FFO.lines().map(check).collect();
    assert_eq!((checked.len(), checked.iter().sum::<usize>()), (19, 145));
}

#[test]
fn a_guide_changes_no_score() {
    let evaluator = Evaluator::default();
    for line in FFO.lines().take(8) {
        let (position, _) = line.split_once(';').expect("a position and its moves");
        let board = position.parse::<Position>().expect("a position").board();
        let [mut guided, mut plain] = [Solver::guided(16, &evaluator), Solver::new(16)];
        assert_eq!(guided.moves(board), plain.moves(board), "{line}");
        assert_ne!(guided.nodes(), plain.nodes());
    }
}

#[test]
#[ignore = "takes seconds"]
fn ffo_40() {
    assert_eq!(check(FFO_40), 10);
}

/// The score by trying everything.
fn plain(board: Board) -> i32 {
    let best = board.moves().iter().filter_map(|it| board.play(it)).map(|next| -plain(next)).max();
    best.unwrap_or_else(|| if board.is_over() { board.score() } else { -plain(board.pass()) })
}

/// Boards with a few empties, by random play and, every other time, by giving discs of one side to the other.
fn small_boards(count: usize, most: u32) -> Vec<Board> {
    let mut state = 3_u64;
    let mut random = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state ^ state >> 29
    };
    let mut boards = Vec::new();
    while boards.len() < count {
        let mut board = Board::START;
        let empties = random() % (u64::from(most) + 1);
        while u64::from(board.empties()) > empties && !board.is_over() {
            let at = usize::try_from(random() % 60).expect("below 60");
            let chosen = board.moves().iter().cycle().nth(at);
            board = chosen.and_then(|square| board.play(square)).unwrap_or_else(|| board.pass());
        }
        if board.empties() <= most {
            let moved = match boards.len() % 4 {
                0 | 1 => 0,
                2 => random() & random(),
                _ => random() | random() | random(),
            };
            let (mover, opponent) = (board.mover().0, board.opponent().0);
            let all = Board::new(mover | moved & opponent, opponent & !moved);
            boards.push(all.expect("no square holds both"));
        }
    }
    boards
}

#[test]
fn scores_are_those_of_trying_everything() {
    let mut solver = Solver::new(12);
    let (mut passes, mut wiped) = (0, 0);
    for board in small_boards(3_000, 8) {
        let expected = plain(board);
        assert_eq!(solver.value(board), expected, "{board:?}");
        passes += u32::from(board.moves().is_empty() && !board.is_over());
        wiped += u32::from(expected.abs() == 64);
        // A window below or above gives a bound.
        for (low, high) in [(expected - 9, expected - 8), (expected + 8, expected + 9)] {
            let bound = solver.within(board, low, high);
            if high < expected {
                assert!((high..=expected).contains(&bound), "{board:?} {bound}");
            } else {
                assert!((expected..=low).contains(&bound), "{board:?} {bound}");
            }
        }
        let moves = solver.moves(board);
        assert!(moves.is_sorted_by_key(|&(_, score)| -score));
        for (square, score) in moves {
            assert_eq!(score, -plain(board.play(square).expect("legal")), "{board:?} {square}");
        }
    }
    assert!(passes > 20 && wiped > 20, "{passes} {wiped}");
}
