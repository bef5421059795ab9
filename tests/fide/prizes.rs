//! Standings and prizes of the exercises' events, by hand, under the rules of three books.

use std::collections::BTreeMap;

use banzuke::domain::number::PlayerId;
use banzuke::domain::prize::{Award, Contender, Each, Money, PrizeList, Prizes, Sharing, awarded};
use banzuke::domain::standings::{Criterion, Edition, Field, Standing, System};

use super::{ROUND_ROBIN, SWISS_5, SWISS_9, exercise, standings};

/// The standings of an event by points, then these tie-breaks.
fn ranked(text: &'static str, system: System, tie_breaks: &[&str]) -> (Field, Vec<Standing>) {
    let (field, _) = exercise::read(text, system);
    let named = tie_breaks.iter().map(|name| name.parse().expect("a tie-break"));
    let criteria: Vec<Criterion> = std::iter::once(Criterion::MatchPoints).chain(named).collect();
    let lines = standings(&field, &criteria, Edition::Y2023);
    (field, lines)
}

fn order(lines: &[Standing]) -> Vec<(u32, u32, f64)> {
    lines.iter().map(|line| (line.rank.expect("a rank"), line.player.0, line.points)).collect()
}

fn list(category: Option<&str>, amounts: &[u64]) -> PrizeList {
    let award = |amount: &u64| Award { money: Money(amount * 100), thing: None };
    let category = category.map(str::to_owned);
    PrizeList { category, awards: amounts.iter().map(award).collect() }
}

/// The money of each player, in whole units and hundredths, of all lists and of the second list. The second list is
/// open to `second` only.
fn paid(prizes: &Prizes, lines: &[Standing], second: &[u32]) -> BTreeMap<u32, Vec<(usize, f64)>> {
    let contender = |line: &Standing| Contender {
        player: line.player,
        rank: line.rank.expect("a rank"),
        is_sure: true,
        points: Some(line.points),
        lists: (0..=usize::from(second.contains(&line.player.0))).collect(),
    };
    let contenders: Vec<Contender> = lines.iter().map(contender).collect();
    let mut paid: BTreeMap<u32, Vec<(usize, f64)>> = BTreeMap::new();
    for won in awarded(prizes, &contenders) {
        let PlayerId(player) = won.player.expect("a prize for each place");
        paid.entry(player).or_default().push((won.list, won.money.value()));
    }
    paid
}

/// European Amateur Championship 2022, regulations: "Each player can win only one money prize (the highest). For the
/// players with the same number of points prizes are distributed according the Hort system".
///
/// Four share the places 2 to 5 with half of 1500, 187.50 each, beside half of their own place. The best below 1700 has
/// more by place than the 250 of the category, which goes to the next below 1700.
#[test]
fn a_swiss_of_five_rounds_by_hort_with_one_prize_a_person() {
    let (_, lines) = ranked(SWISS_5, System::Swiss, &["BH/C1", "BH", "SB"]);
    let top = [
        (1, 2, 4.0),
        (2, 3, 3.5),
        (3, 4, 3.5),
        (4, 1, 3.5),
        (5, 16, 3.5),
        (6, 6, 3.0),
        (7, 11, 2.5),
        (8, 8, 2.5),
        (9, 5, 2.5),
        (10, 15, 2.0),
        (11, 12, 2.0),
        (12, 14, 2.0),
    ];
    assert_eq!(order(&lines)[..12], top);
    let rules = Prizes {
        lists: vec![list(None, &[1000, 600, 400, 300, 200, 100]), list(Some("<1700"), &[250, 120])],
        ties: Sharing::Hort,
        coin: Money(1),
        ..Prizes::default()
    };
    let expected = [
        (1, (0, 337.5)),
        (2, (0, 1000.0)),
        (3, (0, 487.5)),
        (4, (0, 387.5)),
        (6, (0, 100.0)),
        (12, (1, 120.0)),
        (15, (1, 250.0)),
        (16, (0, 287.5)),
    ];
    let expected = expected.map(|(player, won)| (player, vec![won])).into();
    assert_eq!(paid(&rules, &lines, &[12, 13, 14, 15, 16]), expected);
}

/// FIDE Grand Swiss 2019, prizes: "All prize money is divided equally where players have the same score"; "If a female
/// player wins a main prize then she will also receive the relevant women's prize". Its first eight amounts and four of
/// the women's; the players 2, 5, 10 and 12 stand for the women.
///
/// Four share 50,000, 40,000, 35,000 and 30,000; three share 25,000, 20,000 and 16,000. Two of the women share 8,000
/// and 6,000.
#[test]
fn a_swiss_of_nine_rounds_shared_equally_with_the_womens_prizes_besides() {
    let (_, lines) = ranked(SWISS_9, System::Swiss, &["DE"]);
    let top = [
        (1, 3, 6.5),
        (2, 6, 6.0),
        (3, 1, 6.0),
        (3, 4, 6.0),
        (5, 2, 6.0),
        (6, 7, 4.5),
        (6, 8, 4.5),
        (6, 16, 4.5),
    ];
    assert_eq!(order(&lines)[..8], top);
    let amounts = [70_000, 50_000, 40_000, 35_000, 30_000, 25_000, 20_000, 16_000];
    let rules = Prizes {
        lists: vec![list(None, &amounts), list(Some("Women"), &[10_000, 8_000, 6_000, 4_000])],
        ties: Sharing::Equal,
        category_ties: Sharing::Equal,
        each: Each::Several,
        coin: Money(1),
        ..Prizes::default()
    };
    let (four, three) = ((0, 38_750.0), (0, 20_333.33));
    let expected = BTreeMap::from([
        (1, vec![four]),
        (2, vec![four, (1, 10_000.0)]),
        (3, vec![(0, 70_000.0)]),
        (4, vec![four]),
        (5, vec![(1, 7_000.0)]),
        (6, vec![four]),
        (7, vec![three]),
        (8, vec![three]),
        (10, vec![(1, 7_000.0)]),
        (12, vec![(1, 4_000.0)]),
        (16, vec![three]),
    ]);
    assert_eq!(paid(&rules, &lines, &[2, 5, 10, 12]), expected);
}

/// Of three with 3½ points of 5 Sonneborn-Berger (FIDE Handbook, C.07) puts one first and leaves two equal. US Chess
/// Official Rules of Chess, 32B2, gives all three the same share of 500, 300 and 100; by Hort the first keeps half of
/// 500, the two equals share half of 300 and 100, and each has a third of half of 900.
#[test]
fn a_round_robin_with_two_equal_on_every_tie_break() {
    let (_, lines) = ranked(ROUND_ROBIN, System::RoundRobin, &["SB"]);
    let all = [(1, 1, 3.5), (2, 2, 3.5), (2, 3, 3.5), (4, 4, 1.5), (5, 5, 1.5), (6, 6, 1.5)];
    assert_eq!(order(&lines), all);
    let rules = |ties| Prizes {
        lists: vec![list(None, &[500, 300, 100])],
        ties,
        coin: Money(1),
        ..Prizes::default()
    };
    for (ties, shares) in [
        (Sharing::Equal, [300.0, 300.0, 300.0]),
        (Sharing::Hort, [400.0, 250.0, 250.0]),
        (Sharing::TieBreak, [500.0, 200.0, 200.0]),
    ] {
        let expected = (1..).zip(shares).map(|(player, share)| (player, vec![(0, share)]));
        assert_eq!(paid(&rules(ties), &lines, &[]), expected.collect(), "{ties}");
    }
}
