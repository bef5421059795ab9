use proptest::prelude::*;

use super::*;

fn hand(text: &str) -> Hand {
    text.parse().expect("a hand")
}

#[test]
fn hands_are_read_as_people_write_them() {
    for text in [
        "QT338647JA9",
        "q10338647ja9",
        "Q, T, 3, 3, 8, 6, 4, 7, J, A, 9",
        "Q 10 3 3 8 6 4 7 J A 9",
        "ＱＴ３３８６４７ＪＡ９",
        "Q、10、3、3、8、6、4、7、J、A、9",
    ] {
        assert_eq!(hand(text).to_string(), "A3346789TJQ", "{text}");
    }
    let jokers = hand("xXK");
    assert_eq!((jokers.jokers(), jokers.two_digit(), jokers.len()), (2, 1, 3));
    assert_eq!(jokers.to_string(), "KXX");
}

#[test]
fn what_is_no_hand_says_why() {
    let no_card = |sign, place| Err(HandError::UnknownCard { sign, place });
    for (text, error) in [
        ("", Err(HandError::Empty)),
        (" , ", Err(HandError::Empty)),
        ("QT3?", no_card('?', 4)),
        ("A1A", no_card('1', 2)),
        ("Q０", no_card('０', 2)),
        ("手札", no_card('手', 1)),
        (&"4".repeat(55), Err(HandError::TooMany(55))),
    ] {
        assert_eq!(text.parse::<Hand>(), error, "{text}");
    }
}

#[test]
fn cards_come_and_go() {
    let two = hand("2X");
    let card = |letter| Card::from_letter(letter).expect("a card");
    assert_eq!(two.without(card('2')), Some(hand("x")));
    assert_eq!(two.without(card('3')), None);
    assert_eq!(two.with(card('k')), hand("2KX"));
    assert_eq!(two.and(hand("22")), hand("222X"));
    assert_eq!(hand("222X").minus(hand("X2")), Some(hand("22")));
    assert_eq!(two.minus(hand("33")), None);
    assert!(two.minus(two).is_some_and(Hand::is_empty));
}

proptest! {
    #[test]
    fn what_a_hand_prints_is_read_as_that_hand(counts in prop::array::uniform14(0u8..=2)) {
        let held = Hand(counts);
        prop_assume!(!held.is_empty());
        prop_assert_eq!(held.to_string().parse(), Ok(held));
        prop_assert_eq!(held.to_string().len(), held.len());
    }

    #[test]
    fn no_text_stops_the_reading(text in ".*") {
        if let Ok(held) = text.parse::<Hand>() {
            prop_assert!(!held.is_empty());
        }
    }
}
