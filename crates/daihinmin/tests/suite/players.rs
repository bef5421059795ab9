//! What each player does, from its description.

use daihinmin::player::{Choice, Game, Kou2, Offer, Player, Rule, Standard, Why};
use daihinmin::{Cards, seeded};

/// The choice of a player who holds `hand`, after the player before has led `table`, or on an empty table.
fn choice(player: &dyn Player, hand: &str, table: Option<&str>) -> Choice {
    let before = match table {
        None => ["D4", "H4"],
        Some("c-4") => ["D3 C4 SA", "H4 D2"],
        Some("ch-4") => ["D3 C4 H4", "S4"],
        Some("c-456") => ["D3 C4 C5 C6", "H4"],
        Some("jk") => ["D3 X", "H4"],
        Some(other) => panic!("{other} has no hand"),
    };
    let hand = if table.is_none() { format!("{hand} D3") } else { hand.to_owned() };
    let hands: [Cards; 3] = [before[0], &hand, before[1]].map(|hand| hand.parse().expect("a game"));
    let mut game = Game::start(&[0, 1, 2], &hands).expect("a game");
    if let Some(table) = table {
        game.play(table.parse().expect("a game")).expect("a game");
    }
    assert_eq!(game.view().me(), 1);
    let choice = player.choose(&game.view(), &mut seeded(1));
    assert!(game.position().is_legal(choice.play), "{hand} on {table:?}: {}", choice.play);
    choice
}

#[test]
fn the_standard_client_plays_by_its_rules() {
    for (hand, table, play, why) in [
        ("C5 C6 C7 C8 H9 S9 D9", None, "c-5678", Why::Rule(Rule::LongestSequence)),
        ("C5 C6 H9 S9 D9 HK CK", None, "dhs-9", Why::Rule(Rule::LargestGroup)),
        ("C5 HK", None, "d-3", Why::Rule(Rule::WeakestCard)),
        ("H5 C5 S9 HK", Some("c-4"), "s-9", Why::Rule(Rule::LoneCard)),
        ("H5 H6 H7 X", Some("c-4"), "jk", Why::Rule(Rule::Joker)),
        ("H5 C5", Some("c-4"), "p", Why::NoRule),
        ("H5 C5 D5 H9 D9", Some("ch-4"), "dh-9", Why::Rule(Rule::WholeGroup)),
        ("H5 C5 D5", Some("ch-4"), "p", Why::NoRule),
        ("S7 S8 S9 S10 SQ", Some("c-456"), "s-89t", Why::Rule(Rule::WholeSequence)),
        ("S3 D9", Some("jk"), "p", Why::NoRule),
        ("H5", Some("jk"), "p", Why::Only),
    ] {
        let choice = choice(&Standard, hand, table);
        assert_eq!((choice.play.to_string(), choice.why), (play.to_owned(), why), "{hand}");
    }
    let offer = Offer { hand: "D4 H4 S4 H5 X".parse().unwrap(), count: 2 };
    assert_eq!(Standard.exchange(&offer, &mut seeded(1)).cards, "S4 H4".parse().unwrap());
}

#[test]
fn kou2_divides_its_hand() {
    let sets = |choice: &Choice| match choice.why {
        Why::Sets(sets) => Some((sets.strength, sets.left)),
        _ => None,
    };
    // With two sets left, the one that wins its trick comes first.
    let first = choice(&Kou2, "S2 C2 H2", None);
    assert_eq!((first.play.to_string(), sets(&first)), ("chs-2".to_owned(), Some((100, 1))));
    // An 8 clears the table for a hand of one set.
    let eight = choice(&Kou2, "H8 C5 D5", Some("c-4"));
    assert_eq!((eight.play.to_string(), sets(&eight)), ("h-8".to_owned(), Some((101, 1))));
    // Neither 8, A, 2 nor the joker is given, and ♠3 only after other weak cards.
    let offer = Offer { hand: "S3 C4 H6 C8 SA D2 X".parse().unwrap(), count: 2 };
    assert_eq!(Kou2.exchange(&offer, &mut seeded(1)).cards, "C4 H6".parse().unwrap());
}
