//! Many games: seats, classes, dealing, and games that end for all numbers of seats.

use daihinmin::{
    Cards, League, MOST_SEATS, Play, Policy, Position, deal_cards, exchange, playout, seeded,
    shares_from,
};

#[test]
fn a_league_keeps_seats_for_three_games_and_classes_for_a_hundred() {
    let mut rng = seeded(21);
    let mut league = League::new(5).unwrap();
    let (mut seats, mut results) = (Vec::new(), vec![0, 1, 2, 3, 4]);
    let mut moved = 0;
    let mut first_of_resets = [0; 5];
    for game in 0..600_u32 {
        let round = league.deal(&mut rng);
        assert_eq!(round.game, game);
        assert_eq!(round.dealt.iter().fold(Cards::NONE, |all, &hand| all | hand), Cards::DECK);
        let most = |player: usize| round.dealt[player].len() == 11;
        let by_seat = |seat: usize| round.seats.iter().position(|&s| s == seat).unwrap();
        // The first three to be dealt to have eleven cards.
        let first = (0..5).find(|&s| (0..3).all(|k| most(by_seat((s + k) % 5)))).unwrap();
        match &round.classes {
            None => {
                assert!(game.is_multiple_of(100), "{game}");
                first_of_resets[first] += 1;
            }
            Some(classes) => {
                assert!(!game.is_multiple_of(100), "{game}");
                assert_eq!(*classes, results);
                let daifugo = classes.iter().position(|&class| class == 0).unwrap();
                assert_eq!(round.seats[daifugo], first, "dealt from the daifugō on");
                let strongest = |_, hand: Cards, count| hand.strongest(count);
                let after = exchange(&round.dealt, classes, strongest).unwrap();
                assert!(after.hands.iter().zip(&round.dealt).all(|(a, b)| a.len() == b.len()));
            }
        }
        if seats != round.seats {
            assert!(game.is_multiple_of(3), "{game}");
            moved += 1;
        }
        seats = round.seats;
        results.rotate_right(1);
        league.record(&results).unwrap();
    }
    // Of 200 times that seats are drawn, one in 120 gives the same again.
    assert!(moved > 185, "{moved}");
    assert!(first_of_resets.iter().filter(|&&count| count > 0).count() > 1, "{first_of_resets:?}");
    assert!(League::new(2).is_err() && League::new(9).is_err());
    assert!(league.record(&[0, 1, 2, 3, 3]).is_err() && league.record(&[0, 1, 2]).is_err());
}

#[test]
fn games_of_three_to_eight_end_with_a_place_for_each() {
    let mut rng = seeded(22);
    for seats in 3..=MOST_SEATS {
        for game in 0..200 {
            let hands = deal_cards(seats, game % seats, &mut rng);
            let position = Position::start(&hands).unwrap();
            for policy in Policy::ALL {
                let ending = playout(position, policy, &mut rng);
                let mut places: Vec<usize> = (0..seats).map(|seat| ending.place(seat)).collect();
                places.sort_unstable();
                assert_eq!(places, (0..seats).collect::<Vec<_>>());
            }
        }
    }
}

/// R 4.5.1: who is still in has a random place, behind who has finished.
#[test]
fn after_twenty_passes_places_are_drawn() {
    let hands = ["D3", "S4 S5", "C4 C5", "H4 H5", "D4 D5"].map(|hand| hand.parse().unwrap());
    let mut position = Position::start(&hands).unwrap();
    position.play("d-3".parse().unwrap()).unwrap();
    for _ in 0..20 {
        assert!(!position.is_over());
        position.play(Play::PASS).unwrap();
    }
    assert!(position.is_over() && position.is_stalled());
    assert_eq!(
        (0..5).map(|seat| position.place(seat)).collect::<Vec<_>>(),
        [Some(0), None, None, None, None]
    );
    let shares = shares_from(&position, 4_000, Policy::Plain, 1);
    for a in 1..5 {
        assert_eq!(shares.times_before(0, a), 4_000);
        for b in 1..a {
            assert!((shares.p(a, b) - 0.5).abs() < 5.0 * shares.standard_error(a, b));
        }
    }
}
