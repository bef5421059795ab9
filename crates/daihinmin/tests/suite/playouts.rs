//! Playouts: their length, and what they say about a deal.

use daihinmin::{Policy, Position, deal_cards, playout, seeded};

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
    println!("{mean}");
    assert!((mean - 121.6).abs() < 0.5, "{mean}");
}
