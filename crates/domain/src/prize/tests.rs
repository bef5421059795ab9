//! Prizes worked out by hand, and examples from rule books and other programs.

use super::*;

fn money(amount: u64) -> Money {
    Money(amount * 100)
}

fn list(category: Option<&str>, amounts: &[u64]) -> PrizeList {
    let awards = amounts.iter().map(|amount| Award { money: money(*amount), thing: None });
    PrizeList { category: category.map(str::to_owned), awards: awards.collect() }
}

/// Players in the order of the standings, numbered from 1, with points and open lists.
fn field(lines: &[(f64, &[usize])]) -> Vec<Contender> {
    (1..)
        .zip(lines)
        .map(|(rank, (points, lists))| Contender {
            player: PlayerId(rank),
            rank,
            is_sure: true,
            points: Some(*points),
            lists: lists.to_vec(),
        })
        .collect()
}

fn prizes(lists: Vec<PrizeList>, ties: Sharing) -> Prizes {
    Prizes { lists, ties, category_ties: ties, coin: Money(1), ..Prizes::default() }
}

/// The prizes of each player, in hundredths: `(player, list, money)`.
fn shares(prizes: &Prizes, contenders: &[Contender]) -> Vec<(u32, usize, u64)> {
    let won = awarded(prizes, contenders);
    let mut shares: Vec<(u32, usize, u64)> =
        won.iter().filter_map(|one| Some((one.player?.0, one.list, one.money.0))).collect();
    shares.sort_unstable();
    shares
}

/// Shares in whole units.
fn whole(prizes: &Prizes, contenders: &[Contender]) -> Vec<(u32, usize, u64)> {
    let each = shares(prizes, contenders).into_iter();
    each.map(|(player, list, share)| (player, list, share / 100)).collect()
}

/// The example of the German Wikipedia, "Hort-System": 2350 € for six places, two ties.
#[test]
fn hort_shares_half_by_the_place_and_half_among_equal_points() {
    let field =
        field(&[(8.0, &[0]), (8.0, &[0]), (7.5, &[0]), (7.0, &[0]), (7.0, &[0]), (7.0, &[0])]);
    let rules = prizes(vec![list(None, &[1000, 500, 350, 200, 150, 100])], Sharing::Hort);
    let expected = [875, 625, 350, 175, 150, 125];
    let of = |shares: Vec<(u32, usize, u64)>| shares.iter().map(|one| one.2).collect::<Vec<_>>();
    assert_eq!(of(whole(&rules, &field)), expected);
    // An older version of the example, whose last 35 € cannot be shared by three in whole euros.
    let older = Prizes {
        coin: Money(100),
        ..prizes(vec![list(None, &[100, 80, 60, 40, 20, 10])], Sharing::Hort)
    };
    assert_eq!(of(whole(&older, &field)), [95, 85, 60, 31, 21, 16], "rounded down");
}

/// FIDE Candidates 2024, regulations: 48,000, 36,000 and 24,000 €, "players on the same number of points sharing prize
/// money, irrespective of tie-breaks"; one player ended with 9 points, three with 8½, and four behind them.
#[test]
fn fide_shares_equally_among_equal_points() {
    let points = [9.0, 8.5, 8.5, 8.5, 7.0, 6.0, 5.0, 3.5];
    let field = field(&points.map(|points| (points, &[0][..])));
    let rules = prizes(vec![list(None, &[48_000, 36_000, 24_000])], Sharing::Equal);
    let expected = [(1, 0, 48_000), (2, 0, 20_000), (3, 0, 20_000), (4, 0, 20_000)];
    assert_eq!(whole(&rules, &field), expected);
}

/// FISH Partners Open (NL), rules of prizes: Hort for the places 800, 600, 400, 250, 150, 75; 100 for the best below 1600
/// and the best below 1800, "not shared"; several prizes may be won.
#[test]
fn prizes_of_categories_are_not_shared_and_come_besides() {
    let (both, below): (&[usize], &[usize]) = (&[0, 2], &[0, 1, 2]);
    let field = field(&[
        (6.0, &[0]),
        (5.0, &[0]),
        (5.0, both),
        (5.0, below),
        (4.0, below),
        (4.0, &[0]),
        (3.0, &[0]),
    ]);
    let lists = vec![
        list(None, &[800, 600, 400, 250, 150, 75]),
        list(Some("<1600"), &[100]),
        list(Some("<1800"), &[100]),
    ];
    let rules = prizes(lists, Sharing::Hort);
    let rules = Prizes { category_ties: Sharing::TieBreak, each: Each::Several, ..rules };
    // Half of 600, 400 and 250, plus a sixth of 1250; half of 150 and 75, plus a quarter of 225.
    let hundredths = [
        (1, 0, 80_000),
        (2, 0, 50_833),
        (3, 0, 40_833),
        (3, 2, 10_000),
        (4, 0, 33_333),
        (4, 1, 10_000),
        (5, 0, 13_125),
        (6, 0, 9_375),
    ];
    assert_eq!(shares(&rules, &field), hundredths);
}

/// US Chess Official Rules of Chess 32B2: tied players share the cash of their places equally. $2000, $1000, $500, $300
/// and $200, three players tied for second.
#[test]
fn equal_shares_of_the_places_of_tied_players() {
    let field =
        field(&[(5.0, &[0]), (4.5, &[0]), (4.5, &[0]), (4.5, &[0]), (4.0, &[0]), (3.5, &[0])]);
    let rules = prizes(vec![list(None, &[2000, 1000, 500, 300, 200])], Sharing::Equal);
    let expected = [(1, 0, 2000), (2, 0, 600), (3, 0, 600), (4, 0, 600), (5, 0, 200)];
    assert_eq!(whole(&rules, &field), expected);
    // By tie-break nothing is shared.
    let rules = Prizes { ties: Sharing::TieBreak, ..rules };
    let expected = [(1, 0, 2000), (2, 0, 1000), (3, 0, 500), (4, 0, 300), (5, 0, 200)];
    assert_eq!(whole(&rules, &field), expected);
}

/// Sharly Chess, `tests/unit/test_prizes.py`: more players than prizes are tied.
#[test]
fn players_tied_beyond_the_last_prize_have_their_share_of_it() {
    let tied =
        field(&[(5.0, &[0]), (5.0, &[0]), (4.0, &[0]), (4.0, &[0]), (4.0, &[0]), (3.0, &[0])]);
    let rules = |ties| prizes(vec![list(None, &[200, 100, 60])], ties);
    let average = [(1, 0, 150), (2, 0, 150), (3, 0, 20), (4, 0, 20), (5, 0, 20)];
    assert_eq!(whole(&rules(Sharing::Equal), &tied), average);
    let hort = [(1, 0, 175), (2, 0, 125), (3, 0, 40), (4, 0, 10), (5, 0, 10)];
    assert_eq!(whole(&rules(Sharing::Hort), &tied), hort);
}

/// Sharly Chess, `tests/unit/test_prizes.py`: with one prize a person those behind move up, in each list.
#[test]
fn who_gets_more_in_a_category_frees_the_place() {
    let women: &[usize] = &[0, 1];
    let men: &[usize] = &[0];
    let rules = |amounts: &[u64], ties| {
        prizes(vec![list(None, &[200, 100, 50]), list(Some("Women"), amounts)], ties)
    };
    let single = field(&[(6.0, men), (5.0, women), (4.0, men), (3.0, men), (2.0, women)]);
    let expected = [(1, 0, 200), (2, 1, 150), (3, 0, 100), (4, 0, 50), (5, 1, 90)];
    assert_eq!(whole(&rules(&[150, 90], Sharing::TieBreak), &single), expected);
    let several =
        field(&[(6.0, men), (5.0, women), (4.0, men), (3.0, men), (3.0, men), (2.0, women)]);
    let expected = [(1, 0, 200), (2, 1, 150), (3, 0, 100), (4, 0, 25), (5, 0, 25), (6, 1, 90)];
    assert_eq!(whole(&rules(&[150, 90], Sharing::Equal), &several), expected);
    // The second woman, tied for the third prize, has more of the women's.
    let higher = field(&[
        (6.0, men),
        (5.0, women),
        (4.0, men),
        (3.0, women),
        (3.0, men),
        (3.0, men),
        (2.0, women),
    ]);
    let expected = [(1, 0, 200), (2, 1, 150), (3, 0, 100), (4, 1, 120), (5, 0, 25), (6, 0, 25)];
    assert_eq!(whole(&rules(&[150, 120], Sharing::Equal), &higher), expected);
}

/// Sharly Chess, `tests/unit/test_prizes.py`: the general prizes are shared, those of categories are not.
#[test]
fn a_lower_prize_of_a_category_is_no_promotion() {
    let (men, women): (&[usize], &[usize]) = (&[0], &[0, 1]);
    let field = field(&[
        (6.0, men),
        (5.0, women),
        (3.0, women),
        (3.0, men),
        (3.0, men),
        (3.0, women),
        (3.0, men),
    ]);
    let lists = vec![list(None, &[200, 100, 60]), list(Some("Women"), &[90, 60])];
    let rules = prizes(lists, Sharing::Equal);
    let rules = Prizes { category_ties: Sharing::TieBreak, ..rules };
    let expected =
        [(1, 0, 200), (2, 0, 100), (3, 1, 90), (4, 0, 20), (5, 0, 20), (6, 1, 60), (7, 0, 20)];
    assert_eq!(whole(&rules, &field), expected);
}

/// Sharly Chess, `tests/unit/test_prizes.py`: of prizes worth the same the first list counts.
#[test]
fn of_equal_prizes_the_one_listed_first_is_taken() {
    let field = field(&[(6.0, &[0, 1]), (3.0, &[0]), (2.0, &[])]);
    let rules =
        prizes(vec![list(Some("U1600"), &[70]), list(Some("Women"), &[70])], Sharing::TieBreak);
    let won = awarded(&rules, &field);
    assert_eq!(won[0].player, Some(PlayerId(1)));
    assert_eq!((won[1].player, won[1].money), (None, money(70)), "left");
    let turned = super::tests::field(&[(6.0, &[0, 1]), (3.0, &[1]), (2.0, &[])]);
    assert_eq!(whole(&rules, &turned), [(1, 0, 70), (2, 1, 70)]);
    let several = Prizes { each: Each::Several, ..rules };
    assert_eq!(whole(&several, &turned), [(1, 0, 70), (1, 1, 70)]);
}

#[test]
fn who_is_tied_takes_the_greater_of_a_share_and_a_prize_of_a_category() {
    // Three players tie for 300, 200 and 100; the third is a junior.
    let tied = field(&[(5.0, &[0]), (5.0, &[0]), (5.0, &[0, 1]), (4.0, &[0]), (3.0, &[1])]);
    let rules = |junior| {
        prizes(vec![list(None, &[300, 200, 100]), list(Some("Junior"), &[junior])], Sharing::Equal)
    };
    let shared = [(1, 0, 200), (2, 0, 200), (3, 0, 200), (5, 1, 150)];
    assert_eq!(whole(&rules(150), &tied), shared);
    let apart = [(1, 0, 250), (2, 0, 250), (3, 1, 220), (4, 0, 100)];
    assert_eq!(whole(&rules(220), &tied), apart);
}

#[test]
fn things_go_by_the_tie_breaks_and_by_lots_where_these_are_equal() {
    let (awards, currency) = read_awards("300 € + Cup; 200 + Medal; Book").expect("prizes");
    assert_eq!(currency.as_deref(), Some("€"));
    let rules = Prizes { currency: "€".to_owned(), ..prizes(Vec::new(), Sharing::Equal) };
    let rules = Prizes { lists: vec![PrizeList { category: None, awards }], ..rules };
    let mut tied = field(&[(5.0, &[0]), (5.0, &[0]), (4.0, &[0]), (4.0, &[0])]);
    let told = |contenders: &[Contender]| -> Vec<(u32, String, bool)> {
        let won = awarded(&rules, contenders);
        let text = |one: &Won| rules.written_award(one.money, one.thing.as_deref());
        won.iter().map(|one| (one.player.map_or(0, |id| id.0), text(one), one.lots)).collect()
    };
    let expected = [(1, "250 € + Cup"), (2, "250 € + Medal"), (3, "Book")];
    let expected: Vec<(u32, String, bool)> =
        expected.iter().map(|(player, text)| (*player, (*text).to_owned(), false)).collect();
    assert_eq!(told(&tied), expected);
    // Equal on every tie-break: the cup and the book are drawn by lots.
    for (line, rank) in tied.iter_mut().zip([1, 1, 3, 3]) {
        line.rank = rank;
    }
    let lots: Vec<bool> = told(&tied).iter().map(|one| one.2).collect();
    assert_eq!(lots, [true; 4], "the one without the book too");
}

#[test]
fn one_prize_of_money_leaves_the_things_to_their_places() {
    let (all, _) = read_awards("300 + Cup; 100 + Medal").expect("prizes");
    let (women, _) = read_awards("150 + Flowers; 50").expect("prizes");
    let lists = vec![
        PrizeList { category: None, awards: all },
        PrizeList { category: Some("Women".to_owned()), awards: women },
    ];
    let rules = Prizes { each: Each::OneOfMoney, ..prizes(lists, Sharing::TieBreak) };
    let field = field(&[(5.0, &[0]), (4.0, &[0, 1]), (3.0, &[0]), (2.0, &[0, 1])]);
    let told: Vec<(usize, u32, u32, String)> = awarded(&rules, &field)
        .iter()
        .map(|one| {
            let text = rules.written_award(one.money, one.thing.as_deref());
            (one.list, one.place, one.player.map_or(0, |id| id.0), text)
        })
        .collect();
    let line = |list, place, player, text: &str| (list, place, player, text.to_owned());
    assert_eq!(
        told,
        [
            line(0, 1, 1, "300 + Cup"),
            line(0, 2, 3, "100"),
            line(0, 2, 2, "Medal"),
            line(1, 1, 2, "150 + Flowers"),
            line(1, 2, 4, "50"),
        ]
    );
}

#[test]
fn without_points_players_of_one_place_share_it() {
    let rules = prizes(vec![list(None, &[80, 40, 20, 10])], Sharing::Hort);
    let mut bracket = [out(1, 1), out(2, 2), out(3, 3), out(4, 3)];
    assert_eq!(whole(&rules, &bracket), [(1, 0, 80), (2, 0, 40), (3, 0, 15), (4, 0, 15)]);
    // Before the final, its two places are kept; before a semi-final, the money of its loser too.
    bracket[..2].iter_mut().for_each(|one| one.is_sure = false);
    assert_eq!(whole(&rules, &bracket), [(3, 0, 15), (4, 0, 15)]);
    let open: Vec<(u32, u64)> =
        awarded(&rules, &bracket)[..2].iter().map(|one| (one.place, one.money.0 / 100)).collect();
    assert_eq!(open, [(1, 80), (2, 40)]);
    bracket[2..].iter_mut().for_each(|one| one.is_sure = false);
    assert_eq!(whole(&rules, &bracket), []);
}

/// A player who went out of a bracket at a place.
fn out(player: u32, rank: u32) -> Contender {
    Contender { player: PlayerId(player), rank, is_sure: true, points: None, lists: vec![0] }
}

/// The finalist of the second list may take its prize or one of the first, so nobody behind is certain of either.
#[test]
fn who_is_still_in_and_may_choose_leaves_all_lists_open() {
    let lists = vec![list(None, &[80, 40, 20]), list(Some("U18"), &[60, 30])];
    let rules = prizes(lists, Sharing::TieBreak);
    let mut field = [out(1, 1), out(2, 2), out(3, 3), out(4, 4)];
    field[..2].iter_mut().for_each(|one| one.is_sure = false);
    for at in [1, 3] {
        field[at].lists = vec![0, 1];
    }
    assert_eq!(whole(&rules, &field), []);
    // Where each may win several, they are.
    let rules = Prizes { each: Each::Several, ..rules };
    assert_eq!(whole(&rules, &field), [(3, 0, 20), (4, 1, 30)]);
}

#[test]
fn amounts_and_prizes_are_read_as_they_are_typed() {
    for (text, amount) in [("500", 50_000), ("12.5", 1250), ("12.05", 1205), ("３００", 30_000)]
    {
        assert_eq!(Money::read(text), Some(Money(amount)), "{text}");
    }
    for text in ["", "-5", "1.234", "1e9", "five", "99999999999999999999"] {
        assert_eq!(Money::read(text), None, "{text}");
    }
    for (text, currency) in [
        ("¥30000", Some("¥")),
        ("￥30000", Some("¥")),
        ("30000円", Some("円")),
        ("30000元", Some("元")),
        ("NT$30000", Some("NT$")),
        ("EUR 30000", Some("EUR")),
        ("30000", None),
    ] {
        let (awards, found) = read_awards(text).expect(text);
        assert_eq!(awards, [Award { money: money(30_000), thing: None }], "{text}");
        assert_eq!(found.as_deref(), currency, "{text}");
    }
    let (awards, _) = read_awards("Chess 960 book、Cup 2026").expect("things");
    assert!(awards.iter().all(|award| award.money == Money::NONE));
    for (text, fault) in [
        ("30 + 40", MoneyFault::TwoAmounts),
        ("Cup + Book", MoneyFault::TwoThings),
        ("30円; $20", MoneyFault::TwoCurrencies),
        ("0", MoneyFault::Form),
    ] {
        assert_eq!(read_awards(text), Err(fault), "{text}");
    }
    assert_eq!(read_awards(" ; "), Ok((Vec::new(), None)));
    let (cup, currency) = read_awards("3000元 + 獎盃").expect("both");
    assert_eq!((cup[0].money, cup[0].thing.as_deref()), (money(3000), Some("獎盃")));
    let prizes = Prizes { currency: currency.unwrap_or_default(), ..Prizes::default() };
    assert_eq!(prizes.written_award(cup[0].money, cup[0].thing.as_deref()), "3000元 + 獎盃");
    let (list, _) = read_list("U18: 5000; Book").expect("a list");
    assert_eq!((list.category.as_deref(), list.awards.len()), (Some("U18"), 2));
    assert_eq!(Prizes::default().written_list(&list), "U18: 5000; Book");
    assert_eq!(read_list("5000; U18: Book").err(), Some(MoneyFault::SecondList));
}

/// `30,000` is one amount in English, and `300,200` may be two; neither is guessed.
#[test]
fn a_comma_between_two_digits_is_refused() {
    for text in ["300,200", "30,000", "12,5", "３００，２００", "U18: 5,000", "Cup; 1,000,000"]
    {
        assert_eq!(read_list(text), Err(MoneyFault::Comma), "{text}");
    }
    for text in ["300, 200", "300 ,200", "300、200", "300円,200円", "300; 200"] {
        let (awards, _) = read_awards(text).expect(text);
        let read: Vec<Money> = awards.iter().map(|award| award.money).collect();
        assert_eq!(read, [money(300), money(200)], "{text}");
    }
    let (awards, _) = read_awards("Cup, 2 tickets").expect("things");
    assert_eq!(awards.len(), 2);
}
