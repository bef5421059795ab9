//! The worth of a deal: sums, errors, and that better cards are worth more.

use daihinmin::{Card, Cards, Deal, Policy, Suit, deal_cards, seeded, shares, shares_from};

fn deal(seed: u64) -> Deal {
    Deal::new(&deal_cards(5, 0, &mut seeded(seed))).expect("a deal")
}

/// All pairs of five seats.
fn pairs() -> impl Iterator<Item = (usize, usize)> {
    (0..5).flat_map(|a| (0..a).map(move |b| (a, b)))
}

#[test]
fn p_of_two_adds_up_to_one_and_is_never_certain() {
    let sure = ["D3", "C4 H4 X", "C5 D6 H7"].map(|hand| hand.parse().unwrap());
    let shares_of_sure = shares(&Deal::new(&sure).unwrap(), 100, Policy::Plain, 1);
    assert_eq!(shares_of_sure.times_before(0, 1), 100);
    assert!(shares_of_sure.p(0, 1) < 1.0 && shares_of_sure.p(1, 0) > 0.0);
    assert!(shares_of_sure.standard_error(0, 1) > 0.0);
    for policy in Policy::ALL {
        for (seed, playouts) in [(1, 1), (2, 7), (3, 333)] {
            let shares = shares(&deal(seed), playouts, policy, seed);
            for (a, b) in pairs() {
                assert_eq!((shares.p(a, b) + shares.p(b, a)).to_bits(), 1.0_f64.to_bits());
                assert_eq!(shares.times_before(a, b) + shares.times_before(b, a), playouts);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_shares() {
    for policy in Policy::ALL {
        let [one, again, other] = [1, 1, 2].map(|seed| shares(&deal(4), 200, policy, seed));
        assert_eq!(one, again);
        assert_ne!(one, other);
        assert_eq!(one, shares_from(&deal(4).start().unwrap(), 200, policy, 1));
    }
}

/// 200 runs tell their spread to within 5 %, one standard error; four and a half are allowed.
#[test]
fn standard_errors_are_the_spread_of_repeated_runs() {
    const RUNS: u32 = 200;
    for policy in Policy::ALL {
        let runs: Vec<_> =
            (0..RUNS).map(|run| shares(&deal(9), 400, policy, u64::from(run))).collect();
        for (a, b) in pairs() {
            let n = f64::from(RUNS);
            let mean = runs.iter().map(|run| run.p(a, b)).sum::<f64>() / n;
            let squares: f64 = runs.iter().map(|run| (run.p(a, b) - mean).powi(2)).sum();
            let spread = (squares / (n - 1.0)).sqrt();
            let stated = runs.iter().map(|run| run.standard_error(a, b)).sum::<f64>() / n;
            assert!((spread / stated - 1.0).abs() < 0.225, "{policy:?}: {spread} {stated}");
        }
    }
}

#[test]
fn a_stronger_card_is_worth_more() {
    let weak: Cards = "C4 D4 H4 S4 C5 D5 H5 S5".parse().unwrap();
    let strong: Cards = "CA DA HA SA C2 D2 H2 S2 X".parse().unwrap();
    for policy in Policy::ALL {
        let mut gains = Vec::new();
        for seed in 0..150 {
            let before = deal(seed);
            let mut hands = before.hands().to_vec();
            let (Some(given), Some(taken)) =
                ((hands[0] & weak).iter().next(), (hands[1] & strong).iter().next_back())
            else {
                continue;
            };
            hands[0] = (hands[0] - Cards::of(given)) | Cards::of(taken);
            hands[1] = (hands[1] - Cards::of(taken)) | Cards::of(given);
            let after = Deal::new(&hands).unwrap();
            let [p, q] = [before, after].map(|deal| shares(&deal, 300, policy, seed).p(0, 1));
            gains.push(q - p);
        }
        let n = f64::from(u32::try_from(gains.len()).unwrap());
        let mean = gains.iter().sum::<f64>() / n;
        assert!(n > 50.0 && mean > 0.1, "{policy:?}: {mean} in {n} deals");
    }
}

/// ♦3 leads and ♠3 beats the joker, so these two suits are not like others; ♥ and ♣ are.
#[test]
fn hearts_and_clubs_are_worth_the_same() {
    let renamed = |card: Card| match (card.suit(), card.rank()) {
        (Some(Suit::Hearts), Some(rank)) => Card::new(Suit::Clubs, rank),
        (Some(Suit::Clubs), Some(rank)) => Card::new(Suit::Hearts, rank),
        _ => card,
    };
    for policy in Policy::ALL {
        let (mut squares, mut count) = (0.0, 0.0);
        for seed in 0..30 {
            let before = deal(seed);
            let hands: Vec<Cards> =
                before.hands().iter().map(|hand| hand.iter().map(renamed).collect()).collect();
            let one = shares(&before, 2_000, policy, seed);
            let other = shares(&Deal::new(&hands).unwrap(), 2_000, policy, seed + 1_000);
            for (a, b) in pairs() {
                let error = one.standard_error(a, b).hypot(other.standard_error(a, b));
                let z = (one.p(a, b) - other.p(a, b)) / error;
                assert!(z.abs() < 5.0, "{policy:?}, deal {seed}, {a} before {b}: {z}");
                squares += z * z;
                count += 1.0;
            }
        }
        // Pairs of a deal hang together; as if independent they would be 1 ± 0.08.
        let mean = squares / count;
        assert!((0.6..1.4).contains(&mean), "{policy:?}: {mean}");
    }
}

/// With one card each that beats none of the others, they finish in turn from the leader on.
#[test]
fn where_nobody_holds_d3_anybody_may_lead() {
    let hands = ["S5", "H5", "C5"].map(|hand| hand.parse().unwrap());
    let shares = shares(&Deal::new(&hands).unwrap(), 9_000, Policy::Plain, 1);
    for (a, b) in [(0, 1), (1, 2), (2, 0)] {
        assert!((shares.p(a, b) - 2.0 / 3.0).abs() < 4.5 * shares.standard_error(a, b));
    }
}

#[test]
fn hands_that_are_none_of_a_game_are_refused() {
    for (hands, told) in [
        (&["S5", "H5"][..], "2 hands; a game has 3 to 8 seats"),
        (&["S5", "H5", ""], "hand 3 is empty"),
        (&["S5", "H5", "C6 S5"], "S5 is in several hands"),
    ] {
        let hands: Vec<Cards> = hands.iter().map(|hand| hand.parse().unwrap()).collect();
        assert_eq!(Deal::new(&hands).unwrap_err().to_string(), told);
    }
}
