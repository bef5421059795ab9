//! Moves, passes and the end of a game.

use othello::{Board, Illegal, Position, Side, Square};

/// Positions at a depth. A pass takes a ply, and a game that ends before the depth counts once.
fn perft(board: Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = board.moves();
    if moves.is_empty() {
        return if board.is_over() { 1 } else { perft(board.pass(), depth - 1) };
    }
    if depth == 1 {
        return u64::from(moves.len());
    }
    moves.iter().map(|square| perft(board.play(square).expect("a legal move"), depth - 1)).sum()
}

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

#[test]
fn perft_to_8() {
    let counts = [1, 4, 12, 56, 244, 1396, 8200, 55092, 390216];
    for (depth, count) in (0..).zip(counts) {
        assert_eq!(perft(Board::START, depth), count, "depth {depth}");
    }
}

// Where passes take no ply the counts are others from depth 9 on: 3005320, 24571420, 212260880.
#[test]
#[ignore = "takes seconds"]
fn perft_to_11() {
    for (depth, count) in [(9, 3005288), (10, 24571284), (11, 212258800)] {
        assert_eq!(perft(Board::START, depth), count, "depth {depth}");
    }
}

/// Flips once more, square by square.
fn slow_flips(board: Board, from: Square) -> u64 {
    let mut flipped = 0;
    for (across, down) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1_i32)]
    {
        let mut run = 0;
        for far in 1..8 {
            let column = i32::from(from.column()) + far * across;
            let row = i32::from(from.row()) + far * down;
            let next = u8::try_from(column)
                .ok()
                .zip(u8::try_from(row).ok())
                .and_then(|(column, row)| Square::at(column, row));
            match next {
                Some(next) if board.opponent().has(next) => run |= next.bit(),
                Some(next) if board.mover().has(next) => {
                    flipped |= run;
                    break;
                }
                _ => break,
            }
        }
    }
    flipped
}

#[test]
fn flips_are_those_found_square_by_square() {
    // A linear congruential generator: boards of every density, most of which no game reaches.
    let mut state = 1_u64;
    let mut random = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state ^ (state >> 29)
    };
    let mut seen = 0;
    for round in 0..2000 {
        let (mut discs, colours) = (random() | random(), random());
        if round % 2 == 0 {
            discs &= random();
        }
        let board = Board::new(discs & colours, discs & !colours).expect("no square holds both");
        let mut moves = 0;
        for square in board.empty() {
            let flips = board.flips(square).0;
            assert_eq!(flips, slow_flips(board, square), "{board:?} {square}");
            moves |= if flips == 0 { 0 } else { square.bit() };
            seen += flips.count_ones();
        }
        assert_eq!(board.moves().0, moves, "{board:?}");
    }
    assert!(seen > 10_000);
}

#[test]
fn squares_are_named_from_a1_to_h8() {
    assert_eq!(square("a1").index(), 0);
    assert_eq!(square("H1").index(), 7);
    assert_eq!(square("f5"), Square::at(5, 4).expect("on the board"));
    for index in 0..64 {
        let one = Square::new(index).expect("on the board");
        assert_eq!(one.to_string().parse(), Ok(one));
    }
    assert_eq!(Square::new(64), None);
    for wrong in ["", "a", "i1", "a9", "a0", "a10", "é"] {
        let error = wrong.parse::<Square>().expect_err("no square").to_string();
        assert_eq!(error, format!("{wrong:?} is no square; squares are a1 to h8"));
    }
}

#[test]
fn the_beginning_is_read_and_written() {
    let text = "---------------------------OX------XO--------------------------- X";
    assert_eq!(position(text), Position::START);
    assert_eq!(Position::START.to_string(), text);
    let moves: Vec<String> =
        Position::START.board().moves().iter().map(|it| it.to_string()).collect();
    assert_eq!(moves, ["d3", "c4", "f5", "e6"]);
    let next = Position::START.play(square("f5")).expect("legal");
    assert_eq!(next.side(), Side::White);
    assert_eq!(
        next.to_string(),
        "---------------------------OX------XXX-------------------------- O"
    );
    assert_eq!(next.to_string().parse(), Ok(next));
}

#[test]
fn a_text_that_is_no_position_says_why() {
    let error = |text: &str| text.parse::<Position>().expect_err("no position").to_string();
    let expected = "signs; a position has 64 from a1 to h8 and one for the side to move";
    assert_eq!(error(""), format!("0 {expected}"));
    assert_eq!(error(&"-".repeat(66)), format!("66 {expected}"));
    assert_eq!(error(&"-".repeat(65)), "the side to move is X or O");
    assert_eq!(
        error(&format!("{}?{}", "-".repeat(9), "X".repeat(55))),
        "sign 10 is '?'; expected X, O or -"
    );
}

#[test]
fn moves_against_the_rules_say_why() {
    let illegal = |text: &str| Position::START.play(square(text)).expect_err("illegal");
    assert_eq!(illegal("d4").to_string(), "d4 is not empty");
    assert_eq!(illegal("c3"), Illegal::NoFlip(square("c3"), Side::Black));
    let over = position(&format!("{}{} X", "X".repeat(20), "-".repeat(44)));
    assert!(over.is_over());
    assert_eq!(over.play(square("h8")), Err(Illegal::Over(square("h8"))));
}

#[test]
fn a_side_without_a_move_passes() {
    // White could move to c1 only, black nowhere.
    let row = |text: &str, side: &str| position(&format!("{text}{} {side}", "-".repeat(61)));
    let passed = row("OX-", "X");
    assert_eq!(passed.side(), Side::White);
    let end = passed.play(square("c1")).expect("legal");
    assert!(end.is_over());
    // After white takes a1, black cannot move and white goes on.
    let text = format!("-XO-----{}OX------{} O", "-".repeat(40), "-".repeat(8));
    let before = position(&text);
    let after = before.play(square("a1")).expect("legal");
    assert_eq!(after.side(), Side::White);
    assert_eq!(after.play(square("c7")).expect("legal").board().score().abs(), 64);
}

#[test]
fn empty_squares_count_for_the_winner() {
    let score = |text: &str| position(text).board().score();
    let blank = "-".repeat(54);
    assert_eq!(score(&format!("XXX-OOXXX-{blank} X")), 6 - 2 + 56);
    assert_eq!(score(&format!("XX--------{blank} O")), -64);
    assert_eq!(score(&format!("XX-OO-----{blank} X")), 0);
    assert_eq!(position(&format!("XX--------{blank} O")).for_black(-64), 64);
}
