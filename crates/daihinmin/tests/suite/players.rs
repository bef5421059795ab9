//! Choices of each player, by its description.

use daihinmin::player::{
    Choice, Game, Habit, Kou2, MonteCarlo, Offer, Player, Rule, Standard, Why,
};
use daihinmin::{Cards, GAMES_OF_CLASSES, League, Lesson, learn, seeded};

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
    let judged = game.position().judge(choice.play);
    assert_eq!(judged, Ok(()), "{hand} on {table:?}: {}", choice.play);
    choice
}

/// The daifugō in seat 0 gives two cards of this hand.
fn offer(hand: &str) -> Offer {
    let hand: Cards = hand.parse().expect("cards");
    let (received, classes) = (hand.strongest(2), vec![0, 1, 2, 3, 4]);
    Offer { hand, received, count: 2, me: 0, classes, dealt: vec![11, 11, 11, 10, 10] }
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
    let offer = offer("D4 H4 S4 H5 X");
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
    let offer = offer("S3 C4 H6 C8 SA D2 X");
    assert_eq!(Kou2.exchange(&offer, &mut seeded(1)).cards, "C4 H6".parse().unwrap());
}

/// Snowl in a hurry.
const HASTY: MonteCarlo = MonteCarlo { simulations: 300, ..MonteCarlo::SNOWL };

#[test]
fn snowl_tells_why() {
    // A player who can finish does; nobody beats a 2, an 8 clears the table, and then one set is left.
    assert_eq!(choice(&HASTY, "H9 D9", Some("ch-4")).why, Why::Last);
    let win = choice(&HASTY, "H8 C8 D5", Some("ch-4"));
    assert_eq!((win.play.to_string(), win.why), ("ch-8".to_owned(), Why::CertainWin));
    assert_eq!(choice(&HASTY, "H5", Some("jk")).why, Why::Only);
    let simulated = choice(&HASTY, "H5 S6 D7 CK", Some("c-4"));
    let Why::Simulated { arms, .. } = simulated.why else { panic!("{:?}", simulated.why) };
    assert_eq!(arms.iter().map(|arm| arm.tries).sum::<u32>(), 300);
    assert_eq!((arms.len(), arms[0].play), (5, simulated.play));
    assert!(arms.windows(2).all(|pair| pair[0].mean >= pair[1].mean));
    assert!(arms.iter().all(|arm| arm.tries > 0 && (0.0..=1.0).contains(&arm.mean)));
}

/// A player who plays like the standard client is found out in a few games; a league forgets it with classes, and `yokozuna`
/// says so.
#[test]
fn earlier_games_tell_how_players_play() {
    let players: [&dyn Player; 5] = [&Standard, &Kou2, &Standard, &Kou2, &Standard];
    let (rng, mut league) = (&mut seeded(1), League::new(5).unwrap());
    for number in 0..=GAMES_OF_CLASSES {
        let round = league.deal(rng);
        let told = |player| round.history.habit(player);
        if number.is_multiple_of(GAMES_OF_CLASSES) {
            assert_eq!((0..5).map(told).collect::<Vec<_>>(), [None; 5]);
        }
        let exchanged =
            round.exchange(|player, offer| players[player].exchange(offer, &mut seeded(1)).cards);
        let mut game = round.begin(&exchanged);
        if number == 10 {
            for player in 0..5 {
                let habit = if player % 2 == 0 { Habit::Standard } else { Habit::Learned };
                assert_eq!(told(player), Some(habit), "{player}");
            }
            let wise = MonteCarlo { simulations: 20, steps: 20, ..MonteCarlo::YOKOZUNA };
            let me = game.view().player_at(game.view().me());
            let Why::Simulated { habits, .. } = wise.choose(&game.view(), rng).why else {
                panic!("nothing is certain in the first turn")
            };
            let others: Vec<_> = (0..5).filter(|&player| player != me).collect();
            assert!(others.iter().all(|&player| habits.contains(&(player, told(player).unwrap()))));
            assert_eq!(habits.len(), others.len());
        }
        while !game.position().is_over() {
            let view = game.view();
            let choice = players[view.player_at(view.me())].choose(&view, rng);
            game.play(choice.play).unwrap();
        }
        league.record(&game.places(rng).unwrap()).unwrap();
        league.remember(game);
    }
}

/// Playouts by weights learned in a short lesson beat those by none: who leads with them, finishes sooner.
#[test]
fn a_lesson_is_the_same_with_any_number_of_threads() {
    let lesson = Lesson { steps: 6, deals: 16, games: 4, rate: 0.3, seed: 5 };
    let learned = learn(lesson, None, 1).unwrap();
    assert_eq!(Some(&learned), learn(lesson, None, 3).as_ref());
    assert_ne!(Some(&learned), learn(Lesson { seed: 6, ..lesson }, None, 1).as_ref());
    assert_ne!(Some(&learned), learn(lesson, Some(&learned), 1).as_ref(), "it goes on from there");
    assert_eq!(learn(lesson, Some("joker 1 1"), 1), None);
    // A 3 in the hand is a burden, a 2 is not.
    let weight = |name: &str| -> f32 {
        let line = learned.lines().find_map(|line| line.strip_prefix(name)).expect("a weight");
        line.split_whitespace().next().and_then(|text| text.parse().ok()).expect("a number")
    };
    assert!(weight("group1-1 ") < weight("group1-13 ") - 0.3, "{learned}");
}
