//! Playouts: how long they are, and that what is counted is what would be listed.

use daihinmin::{Cards, Deal, Ending, Policy, Position, deal_cards, playout, seeded};
use rand_core::Rng;

#[test]
fn a_uniform_playout_takes_121_turns_and_a_half() {
    let mut rng = seeded(1);
    let games = 40_000;
    let turns: u32 = (0..games)
        .map(|_| {
            let hands = deal_cards(5, 0, &mut rng);
            let position = Position::start(&hands).unwrap();
            playout(position, Policy::Uniform, &mut rng).turns()
        })
        .sum();
    let mean = f64::from(turns) / f64::from(games);
    assert!((mean - 121.6).abs() < 0.5, "{mean}");
}

/// A game to its end by listing all legal plays: places by seat, and turns.
fn listed(mut position: Position, rng: &mut impl Rng) -> (Vec<u32>, u32) {
    let mut plays = Vec::new();
    let mut turns = 0;
    while !position.is_over() {
        position.legal(&mut plays);
        let skip = usize::from(position.table().is_pass());
        let at = skip + rng.next_u32() as usize % (plays.len() - skip);
        position.play(plays[at]).expect("a legal play");
        turns += 1;
    }
    let place = |seat| position.place(seat).and_then(|place| u32::try_from(place).ok());
    ((0..position.seats()).map(|seat| place(seat).expect("a place")).collect(), turns)
}

/// Mean and its squared standard error.
fn mean(values: &[u32]) -> (f64, f64) {
    let n = f64::from(u32::try_from(values.len()).expect("few"));
    let values = values.iter().copied().map(f64::from);
    let mean = values.clone().sum::<f64>() / n;
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, squares / (n - 1.0) / n)
}

/// Uniform playouts draw by number among plays that are counted. If a play were left out, or one made that
/// does not exist, places or lengths would shift somewhere among these deals.
#[test]
fn uniform_playouts_are_those_that_draw_from_the_list() {
    let rich: [&[&str]; 4] = [
        &["C3 C4 C5 C6 C7 C9 X", "D3 D4 D5 D6 D9 D10 DJ", "S3 S10 SJ SQ H8 H9 H10"],
        &["C5 D5 H5 S5 C9 D9 X", "C6 D6 H6 S6 CK DK D3", "C4 D4 H4 S4 CA HA S3"],
        &["D3 C3 H3 X CA CK CQ", "S3 S4 S5 HJ DJ SJ", "H4 H5 H6 C8 D8 C9", "S6 S7 S9 S10 C2"],
        &["H3 H4 H5 H6 H7 H9 X S3", "D3 D4 D6 D7 D9 DJ", "C3 C4 S4 C6 S6 C9 S9 CJ"],
    ];
    let mut rng = seeded(5);
    for hands in rich {
        let hands: Vec<Cards> = hands.iter().map(|hand| hand.parse().unwrap()).collect();
        let start = Deal::new(&hands).unwrap().start().unwrap();
        let games = 20_000;
        let drawn: Vec<Ending> =
            (0..games).map(|_| playout(start, Policy::Uniform, &mut rng)).collect();
        let listed: Vec<_> = (0..games).map(|_| listed(start, &mut rng)).collect();
        let agree = |name: &str, drawn: Vec<u32>, listed: Vec<u32>| {
            let [(a, va), (b, vb)] = [mean(&drawn), mean(&listed)];
            assert!((a - b).abs() < 4.5 * (va + vb).sqrt(), "{name} of {hands:?}: {a} and {b}");
        };
        let turns = drawn.iter().map(Ending::turns).collect();
        agree("turns", turns, listed.iter().map(|game| game.1).collect());
        for seat in 0..hands.len() {
            let places =
                drawn.iter().map(|ending| u32::try_from(ending.place(seat)).unwrap()).collect();
            agree("place", places, listed.iter().map(|game| game.0[seat]).collect());
        }
    }
}

#[test]
fn other_hands_can_be_imagined_in_the_same_game() {
    let hands = ["D3 S4 S7", "H5 H6", "C9"].map(|hand| hand.parse().unwrap());
    let mut position = Position::start(&hands).unwrap();
    position.play("s-4".parse().unwrap()).unwrap();
    let other = ["D3 S7", "C9", "H5 H6"].map(|hand| hand.parse().unwrap());
    let imagined = position.with_hands(&other).unwrap();
    assert_eq!((imagined.turn(), imagined.table()), (1, position.table()));
    assert_eq!(imagined.hand(1), other[1]);
    for wrong in [["D3", "", "C9"], ["D3", "D3", "C9"]] {
        assert!(position.with_hands(&wrong.map(|hand| hand.parse().unwrap())).is_err());
    }
}
