//! The end between two against trying everything.

use daihinmin::{Cards, Play, Position, deal_cards, first_of_two, seeded};
use rand_core::Rng as _;

/// Whether the seat whose turn it is can finish first, whatever the other does.
fn can_win(position: Position) -> bool {
    let me = position.turn();
    let mut plays = Vec::new();
    position.legal(&mut plays);
    let leads = position.table().is_pass();
    let fitting = plays.into_iter().filter(|&play| !(leads && play == Play::PASS));
    let wins: Vec<bool> = fitting
        .map(|play| {
            let mut next = position;
            next.play(play).expect("legal");
            match next.place(me) {
                Some(_) => true,
                None => can_win(next) == (next.turn() == me),
            }
        })
        .collect();
    wins.contains(&true)
}

#[test]
fn the_end_between_two_is_exact() {
    let mut rng = seeded(11);
    let mut led = [0; 2];
    for _ in 0..1_500 {
        let deck = deal_cards(13, 0, &mut rng);
        let mut some = |hand: Cards| -> Cards {
            let joker = if rng.next_u32().is_multiple_of(8) { Cards::JOKER } else { Cards::NONE };
            hand.iter().take(1 + rng.next_u32() as usize % 4).collect::<Cards>() | joker
        };
        let mine = some(deck[0]);
        let theirs = some(deck[1]) - mine;
        if theirs.is_empty() {
            continue;
        }
        let start = Position::led_by(&[mine, Cards::NONE, theirs], 0).unwrap();
        let position = start.with_revolution(rng.next_u32().is_multiple_of(2));
        let first = first_of_two(&position, u32::MAX).unwrap();
        assert_eq!(first == 0, can_win(position), "{mine} leads against {theirs}");
        led[usize::from(first == 0)] += 1;
    }
    assert!(led.iter().all(|&count| count > 100), "{led:?}");
}

#[test]
fn ends_worked_out_by_hand() {
    for (mine, theirs, first) in [
        // The 8 clears the table, the 3 is the last card.
        ("H8 H3", "S2 C2", 0),
        // Whatever leads is beaten by a 2, and the other 2 is the last card.
        ("H5 H3", "S2 C2", 2),
        // The pair cannot be beaten, and then one card is left.
        ("H5 C5 H3", "S2 HA", 0),
        // The 2 beats any single, ♠3 the joker; a pair with the joker leaves two cards.
        ("X H4 C7 HJ", "S3 H2", 2),
        // As 4-5-6 the joker leaves one.
        ("X H4 H6 HJ", "S3 H2", 0),
        // The 2 cannot be beaten.
        ("H2 H3", "SA S4 SK", 0),
    ] {
        let hands = [mine, "", theirs].map(|hand| hand.parse().unwrap());
        let position = Position::led_by(&hands, 0).unwrap();
        assert_eq!(first_of_two(&position, 10_000), Some(first), "{mine} against {theirs}");
        assert_eq!(first_of_two(&position, 1), None);
    }
}

#[test]
fn there_is_no_end_between_three() {
    let hands = ["S3", "S4", "S5"].map(|hand| hand.parse().unwrap());
    assert_eq!(first_of_two(&Position::led_by(&hands, 0).unwrap(), 100), None);
}
