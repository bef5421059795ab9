//! Games made up move by move, without a source of randomness of the crate's.

use othello::{Game, Position};

/// Games in which every move is drawn from the legal ones, by a linear congruential generator.
pub(crate) fn games(count: usize, seed: u64) -> Vec<Game> {
    let mut state = seed;
    let mut random = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        usize::try_from(state >> 40).expect("24 bits")
    };
    let mut game = || {
        let (mut position, mut moves) = (Position::START, Vec::new());
        while let Some(square) = position.board().moves().iter().cycle().nth(random() % 60) {
            moves.push(square);
            position = position.play(square).expect("legal");
        }
        Game::new(moves).expect("legal moves")
    };
    (0..count).map(|_| game()).collect()
}
