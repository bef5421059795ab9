use proptest::prelude::*;

use super::*;
use crate::hand::Hand;
use crate::number::Number;

fn hand(text: &str) -> Hand {
    text.parse().expect("a hand")
}

fn played(text: &str) -> Move {
    text.parse().expect("a move")
}

/// The position after moves, and the outcome of the last one.
fn after(first: &str, second: &str, moves: &str) -> (Position, Result<Outcome, Refused>) {
    let mut position = Position::new([hand(first), hand(second)]).expect("of one deck");
    let turns = moves.split_whitespace().flat_map(|text| turn(text).expect("a turn"));
    let mut moves: Vec<Move> = turns.collect();
    let last = moves.pop().expect("a move");
    for before in &moves {
        position.play(before).expect("possible");
    }
    let outcome = position.play(&last);
    (position, outcome)
}

fn outcome(first: &str, second: &str, moves: &str) -> Result<Outcome, Refused> {
    after(first, second, moves).1
}

/// Effects of plays: the rule with its sources, both hands, the moves, the effect of the last one.
#[test]
fn plays_do_what_the_rules_say() {
    use Outcome::{Cleared, Drawn, Passed, Played, Revolution, Won};
    for (rule, first, second, moves, expected) in [
        ("cards stand side by side, 2 and J are 211 [W, T]", "2J4", "44", "2J", Played),
        ("a larger number of as many cards beats it [W, T]", "KA4", "2J4", "KA 2J", Played),
        ("the hand may be emptied with any play [K]", "2J", "44", "2J", Won(0)),
        ("whoever moves second may be first to do so [W]", "34", "7", "3 7", Won(1)),
        ("one card is drawn before playing [T]", "24", "44", "D(7)", Drawn),
        ("and then played or not [T]", "24", "44", "D(7)%", Passed),
        ("57 clears the table, and the player leads [T, I]", "574", "44", "57", Cleared),
        ("and may draw again [T, I]", "574", "44", "D(K) 57 D(Q)", Drawn),
        ("57 beats a smaller number of two cards [T, I]", "A34", "574", "A3 57", Cleared),
        ("57 may be the last play [K]", "57", "44", "57", Won(0)),
        ("57 with a joker is 57 [T, I]", "X74", "44", "X7|X=5", Cleared),
        ("1729 turns the order round [T, I]", "A7294", "44", "A729", Revolution),
        ("then smaller numbers win [T, I]", "A7294", "A3274", "A729 A327", Played),
        ("still when the table is cleared [T, I]", "A72974", "54", "A729 % 7 5", Played),
        ("until 1729 once more [T, I]", "A729A72974", "54", "A729 % A729", Revolution),
        ("a joker alone clears the table [T, I]", "X4", "44", "X", Cleared),
        ("on one card too [T, I]", "K4", "X4", "K X", Cleared),
        ("a joker may be the last play [K]", "X", "44", "X", Won(0)),
        ("a joker may stand for a number [T, I]", "X43", "44", "4X|X=7", Played),
        ("both jokers may be used [T, I]", "XX4", "44", "XX|X=K|X=A", Played),
        ("a joker may be 0 inside [T, I]", "AX94", "44", "AX9|X=0", Played),
        ("12 is 2^2 times 3 [F, I]", "A22234", "44", "A2=2^2*3", Played),
        ("16 is 2^4 [F, I]", "A6244", "44", "A6=2^4", Played),
        ("16 is 2 times 2^3 [F, I]", "A62234", "44", "A6=2*2^3", Played),
        ("towers are read from the right: 256 is 2^2^3 [I]", "256223K", "4", "256=2^2^3", Played),
        ("57 with factors clears nothing [F]", "573A94", "44", "57=3*A9", Played),
        (
            "cards of factors do not count on the table [F, I]",
            "AA4",
            "A62234",
            "AA A6=2*2^3",
            Played,
        ),
        ("a prime may be shown as itself [I]", "7744", "44", "7=7", Played),
        ("the hand may be emptied with factors [K]", "A2223", "44", "A2=2^2*3", Won(0)),
    ] {
        assert_eq!(outcome(first, second, moves), Ok(expected), "{rule}");
    }
}

/// Wrong plays: the rule with its sources, the first hand, the play, the fault, the penalty cards.
#[test]
fn a_wrong_play_costs_as_many_cards() {
    let number = |n: u64| Number::from(n);
    for (rule, first, play, why, penalty) in [
        ("a number must be prime [W, T]", "46", "4", Wrong::NotPrime(number(4)), 1),
        ("also when it is the whole hand [T]", "46", "46", Wrong::NotPrime(number(46)), 2),
        ("1 is not prime [W]", "A4", "A", Wrong::NotPrime(number(1)), 1),
        (
            "the cards of factors count [F, I]",
            "A22344",
            "A2=2*3",
            Wrong::OtherProduct(Some(number(6))),
            4,
        ),
        ("4 times 4 is wrong for 16 [F, I]", "A644", "A6=4*4", Wrong::BaseNotPrime(number(4)), 4),
        (
            "1729 with factors must be right [F]",
            "A729K7",
            "A729=K*7",
            Wrong::OtherProduct(Some(number(91))),
            6,
        ),
        (
            "beyond all numbers is wrong",
            "A2999KKQ",
            "A2=KKQ9^99",
            Wrong::BaseNotPrime(number(1_313_129)),
            8,
        ),
    ] {
        let (position, outcome) = after(first, "44", play);
        assert_eq!(outcome, Ok(Outcome::Wrong { why, penalty }), "{rule}");
        assert_eq!(position.hands()[0], hand(first), "{rule}: the cards are back in the hand");
        assert_eq!((position.penalty(), position.mover()), (penalty, 0), "{rule}");
    }
}

#[test]
fn after_a_penalty_the_other_player_leads() {
    let (position, outcome) = after("A347", "344", "A3 34,P(QK)");
    assert_eq!(outcome, Ok(Outcome::PenaltyTaken));
    assert_eq!((position.mover(), position.field(), position.penalty()), (0, None, 0));
    assert_eq!(position.hands(), ["47", "344QK"].map(hand));
}

#[test]
fn cards_of_the_table_and_of_factors_come_back_into_the_pile() {
    // All threes and fours are held; the played ones may be drawn again once they are under the pile.
    let (_, outcome) = after("33A4", "33444", "33A % D(3)");
    assert_eq!(outcome, Ok(Outcome::Drawn));
    let (_, outcome) = after("A22234", "2K44", "A2=2^2*3 D(2)");
    assert_eq!(outcome, Ok(Outcome::Drawn));
    let (_, outcome) = after("33A4", "33444", "33A D(3)");
    assert_eq!(outcome, Err(Refused::NotInPile));
}

#[test]
fn hands_must_come_from_one_deck() {
    assert!(Position::new(["444", "44"].map(hand)).is_err());
}

#[test]
fn moves_are_read_and_printed() {
    for text in [
        "D(K)",
        "P(4TK)",
        "%",
        "X[IN]",
        "KQJ",
        "X7|X=5",
        "A2=2^2*3",
        "AX9|X=0",
        "XX=X*X^2|X=A|X=2|X=3|X=2",
    ] {
        assert_eq!(played(text).to_string(), text);
    }
    for (text, printed) in [
        ("%%", "%"),
        ("x", "X[IN]"),
        ("10q", "TQ"),
        ("x7|x=13", "X7|X=K"),
        ("[R]57[GC]#", "57"),
        ("a2=2^2×3", "A2=2^2*3"),
    ] {
        assert_eq!(played(text).to_string(), printed);
    }
    for (text, error) in [
        ("", WrittenError::NoCard),
        ("D(", WrittenError::NoCard),
        ("A2=", WrittenError::NoCard),
        ("A2=2^", WrittenError::NoCard),
        ("=3", WrittenError::NoCard),
        ("X7", WrittenError::Joker),
        ("X7|X=14", WrittenError::Joker),
        ("X7|X=5|X=5", WrittenError::Joker),
        ("K-3", WrittenError::Sign('-')),
        ("A2=3=4", WrittenError::Sign('=')),
    ] {
        assert_eq!(text.parse::<Move>(), Err(error), "{text}");
    }
}

#[test]
fn turns_are_several_moves() {
    let read = |text: &str| turn(text).map(|moves| moves.len());
    for (text, moves) in [
        ("D(K)KQJ", Ok(2)),
        ("[R]D(K) 46,P(A7)", Ok(3)),
        ("46,P()", Ok(1)),
        ("D(K)", Ok(1)),
        ("P(A7)", Ok(1)),
        ("", Err(WrittenError::NoCard)),
        ("D(KQ)7", Err(WrittenError::Several)),
        ("46,P(A7)x", Err(WrittenError::Sign('x'))),
    ] {
        assert_eq!(read(text), moves, "{text}");
    }
    assert_eq!("D(K)KQJ".parse::<Move>(), Err(WrittenError::Several));
}

proptest! {
    #[test]
    fn no_text_stops_the_reading(text in "(\\[R\\])?(D\\([XA2-9K]\\))?[-%Xx0-9AKTQJ=*^×]*(\\|X=[0-9K])*(,P\\([2-9]*\\))?") {
        if let Ok(read) = text.parse::<Move>() {
            prop_assert_eq!(read.to_string().parse(), Ok(read));
        }
    }

    /// The number of cards stays 54 after any moves.
    #[test]
    fn no_card_is_lost(moves in prop::collection::vec("%|X|D\\([A2-9TJQKX]\\)|P\\([A2-9]{1,3}\\)|[A2-9TJQK]{1,3}", 0..60)) {
        let mut position = Position::new(["QT338647JA9", "T77TJK4X3KA"].map(hand)).expect("one deck");
        for text in moves {
            let _ = position.play(&played(&text));
            prop_assert_eq!(position.all_cards().len(), 54);
        }
    }
}
/// Moves that are not possible: the rule with its sources, both hands, the moves, the refusal of the last one.
#[test]
fn what_is_not_possible_is_refused() {
    for (rule, first, second, moves, expected) in [
        ("cards must be held", "2J4", "44", "3", Refused::NotInHand),
        ("those of factors too", "A224", "44", "A2=2^2*3", Refused::NotInHand),
        ("a joker too", "24", "44", "X", Refused::NotInHand),
        ("as many cards as on the table [T]", "2J4", "34", "2J 3", Refused::OtherCount(2)),
        ("and more in value [T]", "2J4", "KA4", "2J KA", Refused::NotBeaten),
        ("a joker alone is one card [I]", "2J4", "X4", "2J X", Refused::OtherCount(2)),
        ("in a revolution less [T]", "A7294", "2A374", "A729 2A37", Refused::NotBeaten),
        ("no number starts with 0 [T, I]", "X74", "44", "X7|X=0", Refused::LeadingZero),
        ("one draw a turn [T]", "24", "44", "D(7) D(7)", Refused::OneDraw),
        ("a joker alone is no number [I]", "X4", "44", "X|X=7", Refused::JokerAlone),
        ("1 is no factor [I]", "7A74", "44", "7=7*A", Refused::BaseOne),
        (
            "cards on the table are not yet in the pile [I]",
            "33A4",
            "33444",
            "33A 444,P(37K)",
            Refused::NotInPile,
        ),
        ("a penalty must be due", "24", "44", "P(7)", Refused::NoPenalty),
        ("from the pile", "24", "44", "D(4) % D(4)", Refused::NotInPile),
        ("a penalty comes first [T]", "46", "44", "4 %", Refused::PenaltyDue(1)),
        ("in full", "46", "44", "46 P(7)", Refused::PenaltyDue(2)),
        ("nothing after the end", "2", "44", "2 %", Refused::Over),
    ] {
        assert_eq!(outcome(first, second, moves), Err(expected), "{rule}");
    }
}
