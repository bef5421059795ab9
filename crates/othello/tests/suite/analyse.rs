//! Scores of moves, against a search without any tricks.
#![expect(clippy::float_cmp, reason = "scores are multiples of 1/32")]

use othello::wthor::GameFile;
use othello::{Analyser, Board, DISC, Evaluator, Game, Limits, MoveScore, Solver};

use super::play::games;

/// The score after so many plies of best play, in 32nds of a disc, by trying everything.
fn plain(evaluator: &Evaluator, board: Board, depth: u32) -> i32 {
    if board.is_over() {
        return DISC * board.score();
    }
    if board.moves().is_empty() {
        return -plain(evaluator, board.pass(), depth);
    }
    if depth == 0 {
        return evaluator.estimate(board);
    }
    let next = board.moves().iter().filter_map(|square| board.play(square));
    next.map(|next| -plain(evaluator, next, depth - 1)).max().expect("a move")
}

fn limits(depth: u32, exact: u32) -> Limits {
    Limits { depth, exact }
}

#[test]
fn every_move_has_the_score_of_a_search_of_its_own() {
    let evaluator = Evaluator::default();
    for depth in 1..=4 {
        let mut analyser = Analyser::new(&evaluator, limits(depth, 0));
        for game in games(3, u64::from(depth)) {
            for (position, _) in game.plies().step_by(7) {
                let moves = analyser.position(position.board());
                assert_eq!(moves.len(), position.board().moves().len() as usize);
                assert!(moves.is_sorted_by(|a, b| a.score >= b.score));
                for MoveScore { square, score } in moves {
                    let next = position.board().play(square).expect("legal");
                    let expected = f64::from(-plain(&evaluator, next, depth - 1)) / 32.0;
                    assert_eq!(score, expected, "{position} {square} depth {depth}");
                }
            }
        }
    }
}

#[test]
fn scores_are_exact_from_the_empties_asked_for() {
    let evaluator = Evaluator::default();
    let mut analyser = Analyser::new(&evaluator, limits(2, 10));
    let mut solver = Solver::new(12);
    for game in games(5, 11) {
        let all = game.plies().filter(|(position, _)| position.board().empties() <= 10);
        for (position, _) in all {
            let exact = solver.moves(position.board()).into_iter();
            let exact = exact.map(|(square, score)| MoveScore { square, score: score.into() });
            assert_eq!(analyser.position(position.board()), exact.collect::<Vec<_>>());
        }
    }
}

/// Checks a game against the analysis of each of its positions.
fn check(analyser: &mut Analyser<'_>, game: &Game, exact: u32) {
    let played = analyser.game(game);
    assert_eq!(played.len(), game.moves().len());
    for ((number, (position, square)), found) in (1..).zip(game.plies()).zip(played) {
        let moves = analyser.position(position.board());
        let own = moves.iter().find(|it| it.square == square).expect("a legal move");
        assert_eq!((found.ply, found.side, found.square), (number, position.side(), square));
        assert_eq!(found.legal as usize, moves.len());
        assert_eq!(found.exact, position.board().empties() <= exact);
        assert_eq!((found.best, found.played), (moves[0].score, own.score), "{position} {square}");
        assert_eq!(found.loss(), moves[0].score - own.score);
        let best = if found.loss() > 0.0 { moves[0].square } else { square };
        assert_eq!(found.best_square, best, "{position} {square}");
        assert!(found.loss() >= 0.0);
    }
}

#[test]
fn a_game_has_the_scores_of_its_positions() {
    let evaluator = Evaluator::default();
    for (depth, exact) in [(1, 5), (2, 9), (3, 0), (4, 11)] {
        let mut analyser = Analyser::new(&evaluator, limits(depth, exact));
        for game in games(3, 20 + u64::from(depth)) {
            check(&mut analyser, &game, exact);
        }
    }
}

#[test]
fn a_game_without_moves_has_no_losses() {
    let evaluator = Evaluator::default();
    let mut analyser = Analyser::new(&evaluator, Limits::default());
    assert_eq!(analyser.game(&Game::new(Vec::new()).expect("no moves")), Vec::new());
    assert_eq!(analyser.position(Board::new(1, 0).expect("one disc")), Vec::new());
}

#[test]
#[ignore = "reads the games of 2017 from ../shared/data, which is no part of the project"]
fn the_games_of_2017_in_a_minute() {
    let folder = super::wthor::folder();
    let bytes = std::fs::read(format!("{folder}/WTH_2017.wtb")).expect("the games of 2017");
    let file = GameFile::read(&bytes).expect("a file of games");
    let evaluator = Evaluator::default();
    let mut analyser = Analyser::new(&evaluator, Limits::default());
    let (mut moves, mut loss) = (0, 0.0);
    let begin = std::time::Instant::now();
    for record in &file.records {
        let played = analyser.game(&record.replay().expect("a legal game"));
        moves += played.len();
        loss += played.iter().map(othello::PlayedMove::loss).sum::<f64>();
    }
    let time = begin.elapsed().as_secs_f64();
    println!("{moves} moves, {loss:.0} discs lost, {time:.1} s, {:?} nodes", analyser.nodes());
    assert_eq!((file.records.len(), moves), (2_449, 146_450));
    assert!(time < 60.0, "{time} s");
}
