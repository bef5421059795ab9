//! How many positions are solved, estimated and analysed in a second.

use criterion::{Criterion, Throughput};
use othello::{Analyser, Board, Evaluator, Game, Limits, Position, Solver};

/// FFO #9 (15 empties), #15 (16 empties) and #40 (20 empties).
const END_GAMES: [(&str, &str); 3] = [
    ("#9", "--XOXX--O-OOXXXX-OOOXXXX-XOXXXOXXXOXOOOXOXXOXOXX--OXOO----OOOO-- O"),
    ("#15", "----O------OOX---OOOXX-XOOOXOOOOOXXOXXOOOXXXOOOOOXXXOOXO--OOOOOX X"),
    ("#40", "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X"),
];

/// The first twenty moves of a game that the evaluator played against itself.
const OPENING: &str = "f5d6c3d3c4f4f6f3e6e7f7c5b6g6e3e2f1d1g4g5";

/// Positions after every move of the opening and all answers to it.
fn positions() -> Vec<Board> {
    let game: Game = OPENING.parse().expect("a game");
    let boards = game.positions().iter().map(|position| position.board());
    boards.flat_map(|board| board.moves().iter().filter_map(move |it| board.play(it))).collect()
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let evaluator = Evaluator::default();

    let mut group = criterion.benchmark_group("exact");
    group.sample_size(10);
    for (name, text) in END_GAMES {
        let board = text.parse::<Position>().expect("a position").board();
        let solve = || {
            let mut solver = Solver::new(18);
            (solver.value(board), solver.nodes())
        };
        group.throughput(Throughput::Elements(solve().1));
        group.bench_function(name, |bench| bench.iter(solve));
    }
    group.finish();

    let boards = positions();
    let mut group = criterion.benchmark_group("estimates");
    group.throughput(Throughput::Elements(boards.len() as u64));
    group.bench_function("one by one", |bench| {
        bench.iter(|| boards.iter().map(|&board| evaluator.estimate(board)).sum::<i32>());
    });
    group.finish();

    let mut group = criterion.benchmark_group("every move of a position");
    for depth in [4, 6] {
        let board = boards[boards.len() - 1];
        let analyse = || {
            let mut analyser = Analyser::new(&evaluator, Limits { depth, exact: 13 });
            (analyser.position(board), analyser.nodes().0)
        };
        group.throughput(Throughput::Elements(analyse().1));
        group.bench_function(format!("depth {depth}"), |bench| bench.iter(analyse));
    }
    group.finish();
    criterion.final_summary();
}
