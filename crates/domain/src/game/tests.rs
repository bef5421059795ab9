use proptest::prelude::*;

use super::*;

fn hand(p: f64) -> Hand {
    Hand::new(p).unwrap()
}

#[test]
fn hands_are_read_as_people_write_them() {
    for (text, p) in
        [("0.35", 0.35), (".5", 0.5), ("35%", 0.35), (" ０．９ ", 0.9), ("12.5 %", 0.125)]
    {
        assert_eq!(text.parse(), Ok(hand(p)), "{text}");
    }
    for text in ["", "x", "%", "0,5", "nan", "inf", "1e-3", "0.5.1", "+0.5"] {
        assert_eq!(text.parse::<Hand>(), Err(NotAHand::Unreadable(text.to_owned())), "{text}");
    }
    for (text, p) in [("0", 0.0), ("1", 1.0), ("100%", 1.0), ("-0.2", -0.2), ("35", 35.0)] {
        assert_eq!(text.parse::<Hand>(), Err(NotAHand::OutOfRange(p)), "{text}");
    }
    assert!(Hand::new(f64::NAN).is_err());
    assert!(Hand::new(1e-300).is_err(), "the other side would have a sure win");
}

#[test]
fn a_deal_is_worth_the_rest_to_the_other_side() {
    assert_eq!(hand(0.25).other(), hand(0.75));
}

#[test]
fn games_are_read_in_order() {
    let [w, l, d] = [Some(Side::A), Some(Side::B), None].map(Game::won_by);
    for (text, games) in [
        ("w l w", vec![w, l, w]),
        ("wld", vec![w, l, d]),
        ("W, L", vec![w, l]),
        ("○●△", vec![w, l, d]),
        ("ｗ　ｄ", vec![w, d]),
        ("", vec![]),
        ("w@0.3 l", vec![Game { hand: Some(hand(0.3)), ..w }, l]),
        ("d@60%", vec![Game { hand: Some(hand(0.6)), ..d }]),
    ] {
        assert_eq!(parse(text), Ok(games), "{text}");
    }
    for (text, wanted) in [
        ("w x", NotGames::Unreadable('x')),
        ("2-1", NotGames::Unreadable('2')),
        ("@0.3", NotGames::Unreadable('@')),
        ("w@2", NotGames::Hand(NotAHand::OutOfRange(2.0))),
        ("w@", NotGames::Hand(NotAHand::Unreadable(String::new()))),
    ] {
        assert_eq!(parse(text), Err(wanted), "{text}");
    }
}

#[test]
fn games_add_up_to_the_score() {
    let games = parse("w l d w").unwrap();
    let score = Score { draws: 1, ..Score::new(2, 1) };
    assert_eq!(tallies(&games, score), Ok(()));
    assert_eq!(tallies(&games, score.starting_at([0, 3])), Ok(()), "what was given is no game");
    let wrong = Score::new(2, 1);
    assert_eq!(tallies(&games, wrong), Err(NotTheScore { games: score, score: wrong }));
}

#[test]
fn the_journal_holds_what_is_known() {
    let games = [
        Game::default(),
        Game::won_by(Some(Side::B)),
        Game { winner: Some(Side::A), hand: Some(hand(0.3)), first: Some(Side::B) },
    ];
    let text = serde_json::to_string(&games).unwrap();
    assert_eq!(text, r#"[{},{"winner":"b"},{"winner":"a","hand":0.3,"first":"b"}]"#);
    assert_eq!(serde_json::from_str::<Vec<Game>>(&text).unwrap(), games);
    for wrong in [r#"{"hand":0.0}"#, r#"{"hand":1.0}"#, r#"{"won":"a"}"#, r#"{"winner":"c"}"#] {
        assert!(serde_json::from_str::<Game>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn hands_of_a_table_are_those_of_its_pairs() {
    let [a, b, c] = [1, 2, 3].map(PlayerId);
    let table = HandTable(vec![(a, b, hand(0.25)), (c, a, hand(0.5))]);
    assert_eq!(serde_json::to_string(&table).unwrap(), "[[1,2,0.25],[3,1,0.5]]");
    assert_eq!(table.between(a, b), Some(hand(0.25)));
    assert_eq!(table.between(b, a), Some(hand(0.75)));
    assert_eq!(table.between(b, c), None);
    assert_eq!(table.check(&[a, b, c]), Ok(()));
    assert_eq!(table.check(&[a, b]), Err(HandTableFault::Stranger(c)));
    let half = hand(0.5);
    for (pairs, fault) in [
        (vec![(a, b, half), (b, a, half)], HandTableFault::Twice(b, a)),
        (vec![(b, b, half)], HandTableFault::Alone(b)),
    ] {
        assert_eq!(HandTable(pairs).check(&[a, b, c]), Err(fault));
    }
}

proptest! {
    #[test]
    fn what_is_written_reads_the_same(games in proptest::collection::vec(
        (0..3_usize, proptest::option::of(1e-12..0.999999_f64)), 0..12)) {
        let winners = [Some(Side::A), Some(Side::B), None];
        let games: Vec<Game> = games
            .into_iter()
            .map(|(winner, p)| Game { hand: p.map(hand), ..Game::won_by(winners[winner]) })
            .collect();
        prop_assert_eq!(parse(&written(&games)), Ok(games.clone()));
        let json = serde_json::to_string(&games).unwrap();
        prop_assert_eq!(serde_json::from_str::<Vec<Game>>(&json).unwrap(), games);
    }
}

#[test]
fn games_are_read_as_they_are_written_in_full() {
    let hand = Hand::new(0.35).ok();
    let game = |winner, hand, first| Game { winner, hand, first };
    let games = vec![
        game(Some(Side::A), hand, Some(Side::B)),
        game(Some(Side::B), None, Some(Side::A)),
        game(None, hand, None),
    ];
    assert_eq!(parse(&written_in_full(&games, &Deals::default())), Ok(games.clone()));
    for text in ["w@0.35- l+ dh35", "wh35- ●+ △h.35", "ｗｈ３５－、l+ d@35%"] {
        assert_eq!(parse(text), Ok(games.clone()), "{text}");
    }
    assert_eq!(parse("wlw").map(|games| games.len()), Ok(3));
    assert_eq!(parse(""), Ok(Vec::new()));
    for text in ["x", "wh", "wh0", "wh100", "h30", "w@1.5", "+", "@0.3"] {
        assert!(parse(text).is_err(), "{text}");
    }
}
