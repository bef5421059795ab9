//! Cards and plays as text.

use daihinmin::{Card, CardFault, Cards, CardsError, Compact, Play, PlayError, held_twice};
use proptest::prelude::*;

fn cards(text: &str) -> Cards {
    text.parse().expect("cards")
}

#[test]
fn what_people_write_is_read() {
    let all = ["S3 HK D10 C2 X", "♠3 ♥K ♦10 ♣2 jo", "s3,hk, dt c2 joker", "♤3 ♡k ♢T ♧2 JOKER"];
    for text in all {
        assert_eq!(cards(text), cards("s3 hk dt c2 jk"), "{text}");
    }
    assert_eq!(cards(" \t").len(), 0);
    assert_eq!(cards("C2 S3 X HK D10 D3").to_string(), "D3 S3 D10 HK C2 JO");
    assert_eq!(Compact(cards("C2 S3 X HK D10")).to_string(), "s3 dt hk c2 jo");
}

#[test]
fn a_card_that_cannot_be_read_is_named() {
    for (text, token, number, fault) in [
        ("S3 Z4", "Z4", 2, CardFault::Suit),
        ("3S", "3S", 1, CardFault::Suit),
        ("S3 H11", "H11", 2, CardFault::Rank),
        ("S3 H", "H", 2, CardFault::Rank),
        ("S1", "S1", 1, CardFault::Rank),
        ("S3 H4 ♠3", "♠3", 3, CardFault::Twice),
        ("X jo", "jo", 2, CardFault::Twice),
        ("D10 DT", "DT", 2, CardFault::Twice),
    ] {
        let wrong = CardsError { token: token.into(), number, fault };
        assert_eq!(text.parse::<Cards>(), Err(wrong), "{text}");
    }
}

#[test]
fn a_card_in_several_hands_is_named_with_the_hands() {
    let hands = ["S3 H4 X", "H4 D5", "S3 H4", "C9"].map(cards);
    let told: Vec<String> = held_twice(&hands).iter().map(ToString::to_string).collect();
    assert_eq!(told, ["S3 is in several hands: 1, 3", "H4 is in several hands: 1, 2, 3"]);
    assert!(held_twice(&[cards("S3"), cards("H3")]).is_empty());
}

#[test]
fn a_deck_has_53_cards_and_five_hands_of_it_are_whole() {
    assert_eq!(Cards::DECK.len(), 53);
    let mut rng = daihinmin::seeded(3);
    let hands = daihinmin::deal_cards(5, 3, &mut rng);
    assert_eq!(hands.iter().map(|hand| hand.len()).collect::<Vec<_>>(), [11, 10, 10, 11, 11]);
    assert_eq!(hands.iter().fold(Cards::NONE, |all, &hand| all | hand), Cards::DECK);
}

#[test]
fn plays_that_are_none_are_refused() {
    for (text, error) in [
        ("", PlayError::Form),
        ("d3", PlayError::Form),
        ("x-3", PlayError::Suits),
        ("dd-3", PlayError::Suits),
        ("d-1", PlayError::Ranks),
        ("d-34", PlayError::Shape),
        ("d-346", PlayError::Shape),
        ("d-<34", PlayError::Shape),
        ("d-<34(3)", PlayError::Shape),
        ("d-345(9)", PlayError::Shape),
        ("ds-34", PlayError::Shape),
        ("-3", PlayError::Shape),
        ("d-3(d)", PlayError::Shape),
        ("ds-3(h)", PlayError::Joker),
        ("ds-3(d", PlayError::Joker),
        ("ds-3(x)", PlayError::Shape),
        ("d-345()", PlayError::Joker),
    ] {
        assert_eq!(text.parse::<Play>(), Err(error), "{text}");
    }
}

#[test]
fn plays_say_what_they_take_and_do() {
    let play = |text: &str| text.parse::<Play>().expect("a play");
    assert_eq!(play("h-678(7)").cards(), cards("H6 H8 X"));
    assert_eq!(play("h-678(7)").stands_for(), Some("H7".parse().unwrap()));
    assert_eq!(play("s-a2>(>)").cards(), cards("SA S2 X"));
    assert_eq!(play("s-a2>(>)").stands_for(), None);
    assert_eq!(play("cdhs-4(x)").cards(), cards("C4 D4 H4 S4 X"));
    assert!(play("cdhs-4(x)").is_revolution() && play("cdhs-4(c)").is_revolution());
    assert!(play("h-34567").is_revolution() && !play("h-3456").is_revolution());
    assert!(play("h-678(8)").has_eight() && !Play::JOKER.has_eight());
    assert_eq!(play("jk"), Play::JOKER);
}

fn some_cards() -> impl Strategy<Value = Cards> {
    proptest::collection::vec(0..53_usize, 0..20)
        .prop_map(|picked| picked.into_iter().filter_map(|at| Cards::DECK.iter().nth(at)).collect())
}

proptest! {
    #[test]
    fn written_cards_are_read_again(hand in some_cards()) {
        prop_assert_eq!(hand.to_string().parse::<Cards>(), Ok(hand));
        prop_assert_eq!(Compact(hand).to_string().parse::<Cards>(), Ok(hand));
        prop_assert_eq!(hand.iter().collect::<Cards>(), hand);
        prop_assert_eq!(hand.iter().len(), hand.len());
        let mut backwards: Vec<Card> = hand.iter().rev().collect();
        backwards.reverse();
        prop_assert_eq!(backwards, hand.iter().collect::<Vec<_>>());
    }

    #[test]
    fn written_plays_are_read_again(hand in some_cards()) {
        let rest = Cards::DECK - hand;
        prop_assume!(!hand.is_empty());
        let others: [Cards; 2] = [0, 1].map(|k| rest.iter().skip(k).step_by(2).collect());
        let position = daihinmin::Position::led_by(&[hand, others[0], others[1]], 0).unwrap();
        let mut plays = Vec::new();
        position.legal(&mut plays);
        for play in plays {
            prop_assert_eq!(play.to_string().parse::<Play>(), Ok(play));
            prop_assert!(hand.has_all(play.cards()));
            prop_assert_eq!(play.cards().len(), play.len());
        }
    }

    #[test]
    fn no_text_is_too_strange(text in "\\PC{0,12}", play in "[cdhsx<>3-9tjqka2()-]{0,8}") {
        let _ = text.parse::<Cards>();
        let _ = text.parse::<Play>();
        if let Ok(read) = play.parse::<Play>() {
            prop_assert!(read.len() <= 14);
        }
    }
}
