//! An evening of a person with four of our players.

use daihinmin::evening::{Evening, PERSON};
use daihinmin::log::Log;
use daihinmin::player::{Kou2, Player, Random, Standard};
use daihinmin::{Cards, Play};

fn others() -> Vec<Box<dyn Player>> {
    vec![Box::new(Random), Box::new(Standard), Box::new(Kou2), Box::new(Random)]
}

/// A person who leads the first play that is allowed, and otherwise the last.
fn played(games: usize, seed: u64) -> Evening {
    let mut evening = Evening::new(others(), seed).expect("five");
    while evening.played().len() < games {
        if let Some(offer) = evening.offer() {
            let gift: Cards = offer.hand.iter().take(offer.count).collect();
            assert!(!evening.give(Cards::NONE), "so many must be given");
            assert!(evening.give(gift));
            assert_eq!(evening.exchanged().expect("an exchange").0, gift);
        } else if evening.is_over() {
            assert!(evening.plays().is_empty());
            evening.deal();
        } else {
            assert!(evening.is_my_turn());
            let plays = evening.plays();
            assert_eq!(evening.advice(&Standard).map(|it| plays.contains(&it.play)), Some(true));
            evening.play(*plays.last().expect("a play")).expect("legal");
        }
    }
    evening
}

#[test]
fn games_follow_each_other_and_are_recorded_by_the_rules() {
    let evening = played(8, 4);
    let names = evening.others().map(str::to_owned);
    let players: Vec<String> = ["me".to_owned()].into_iter().chain(names).collect();
    assert_eq!(players, ["me", "random", "default", "kou2", "random"]);
    let log = Log { players, games: evening.played().to_vec() };
    log.replay().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(log.games.iter().filter(|game| game.has_exchange()).count(), 7);
    assert_eq!((0..5).map(|player| evening.points(player)).sum::<usize>(), 8 * 15);
    assert_eq!(played(8, 4).played(), evening.played(), "the same with the same seed");
    assert_ne!(played(8, 5).played(), evening.played());
}

#[test]
fn an_illegal_play_of_the_person_changes_nothing() {
    let mut evening = Evening::new(others(), 1).unwrap();
    let (hand, turns) = (evening.hand(), evening.game().unwrap().turns().len());
    let other = (Cards::DECK - hand).iter().next().unwrap();
    assert!(evening.play(Play::single(other)).is_err());
    assert_eq!((evening.hand(), evening.game().unwrap().turns().len()), (hand, turns));
    assert_eq!(evening.hand().len(), evening.round().dealt[PERSON].len());
}
