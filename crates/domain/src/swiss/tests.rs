use std::fmt::Write as _;

use proptest::prelude::*;

use super::*;
use crate::trf::Trf;

const UNIT: u32 = 2;

/// The tournaments of a text like `paired.txt`, by name: a line a player, a round each as in a report (`12w1`, `-U`).
fn recorded(text: &str) -> Vec<(&str, Trf)> {
    let mut tournaments: Vec<(&str, String, usize)> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match (line.strip_prefix("= "), tournaments.last_mut()) {
            (Some(name), _) => tournaments.push((name, String::new(), 0)),
            (None, Some((_, lines, start))) => {
                *start += 1;
                let head = format!("001 {start:>4}      {start}");
                let cells: String = line.split(' ').map(columns).collect();
                writeln!(lines, "{head:89}{cells}").expect("memory");
            }
            (None, None) => panic!("a tournament begins with its name"),
        }
    }
    let parsed = |lines: String| lines.parse().expect("a report");
    tournaments.into_iter().map(|(name, lines, _)| (name, parsed(lines))).collect()
}

/// A round as the ten columns of a report.
fn columns(cell: &str) -> String {
    let (before, result) = cell.split_at(cell.len() - 1);
    match before.split_at(before.len() - 1) {
        (opponent, colour @ ("w" | "b")) => format!("  {opponent:>4} {colour} {result}"),
        _ => format!("  0000 - {result}"),
    }
}

/// The differences where every round is paired again, in words.
fn differences(name: &str, trf: &Trf) -> String {
    let report = Report::of(trf).expect("lines that are followed");
    let found = report.differences().expect("rounds");
    if found.is_empty() { String::new() } else { format!("{name}: {found:?}\n") }
}

#[test]
fn rounds_are_paired_as_another_engine_paired_them() {
    let tournaments = recorded(include_str!("paired.txt"));
    assert_eq!(tournaments.len(), 17);
    let found: String = tournaments.iter().map(|(name, trf)| differences(name, trf)).collect();
    assert_eq!(found, "");
}

#[test]
#[ignore = "reads ../shared/data"]
fn all_tournaments_of_the_data_are_paired_as_recorded() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/swiss");
    let files =
        std::fs::read_dir(folder).expect("the data").map(|file| file.expect("a file").path());
    let files: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|ending| ending == "trf")).collect();
    assert_eq!(files.len(), 300);
    let found = files.iter().map(|path| {
        let text = std::fs::read_to_string(path).expect("a file");
        differences(&path.display().to_string(), &text.parse().expect("a report"))
    });
    assert_eq!(found.collect::<String>(), "");
}

/// C.04.2 by hand: the higher score, then the sum, then the number of the player with more points, which need not be the
/// lower number of the two.
#[test]
fn boards_stand_by_the_higher_score_the_sum_and_the_number_of_the_higher_player() {
    // In halves, of which 2 and 6 have one on top.
    let halves = [5, 4, 3, 0, 6, 2, 4, 6_u32];
    let player = |(at, halves): (usize, u32)| {
        let bonus = u32::from(at == 2 || at == 6);
        let round = Round { points: halves - bonus, bonus: 0, spent: Spent::Bye };
        Player { rounds: vec![round], bonus, away: false }
    };
    let players: Vec<Player> = halves.into_iter().enumerate().map(player).collect();
    // 6-6, 6-5, 6-4 twice, 6-2; 5-4, 5-0; 4-4, 4-3 twice, 4-0.
    let ordered =
        [[4, 7], [0, 7], [4, 1], [7, 6], [5, 4], [0, 1], [3, 0], [1, 6], [1, 2], [2, 6], [3, 1]];
    let mut pairs = ordered;
    pairs.reverse();
    pairs.sort_by_key(|pair| board_order(&players, *pair));
    assert_eq!(pairs, ordered);
}

/// A tournament in which somebody stays away now and then, paired by us; `None` once a round cannot be paired.
fn next_round(
    players: &mut [Player],
    rules: &Rules,
    luck: &mut impl FnMut(u32) -> u32,
) -> Option<Pairing> {
    for player in players.iter_mut() {
        player.away = luck(12) == 0;
    }
    let made = pair(players, rules).ok()?;
    for &[white, black] in &made.pairs {
        let (points, forfeit) = ([[2, 0], [1, 1], [0, 2]][luck(3) as usize], luck(15) == 0);
        let sides = [(white, black, Colour::White), (black, white, Colour::Black)];
        for ((player, opponent, colour), points) in sides.into_iter().zip(points) {
            let spent =
                if forfeit { Spent::Forfeit } else { Spent::Playing(opponent, Some(colour)) };
            players[player].rounds.push(Round { points, bonus: 0, spent });
        }
    }
    if let Some(bye) = made.bye {
        players[bye].rounds.push(Round { points: UNIT, bonus: 0, spent: Spent::Bye });
    }
    for player in players.iter_mut().filter(|player| player.away) {
        player.rounds.push(Round { points: 0, bonus: 0, spent: Spent::Away });
    }
    Some(made)
}

fn luck(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed;
    move |below| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(state >> 33).expect("31 bits") % below
    }
}

/// Whether everybody present can be paired, by trying all ways.
fn possible(
    left: &[usize],
    may: &dyn Fn(usize, usize) -> bool,
    rests: &dyn Fn(usize) -> bool,
) -> bool {
    let Some((first, others)) = left.split_first() else { return true };
    let without =
        |one: &usize| others.iter().copied().filter(|other| other != one).collect::<Vec<_>>();
    (left.len() % 2 == 1 && rests(*first) && possible(others, may, &|_| false))
        || others.iter().any(|other| may(*first, *other) && possible(&without(other), may, rests))
}

/// All ways to pair those who are left, with at most one bye.
fn all_pairings(
    left: &[usize],
    may: &dyn Fn(usize, usize) -> bool,
    rests: &dyn Fn(usize) -> bool,
) -> Vec<Pairing> {
    let Some((first, others)) = left.split_first() else {
        return vec![Pairing { pairs: Vec::new(), bye: None }];
    };
    let mut all = Vec::new();
    if left.len() % 2 == 1 && rests(*first) {
        let mut rest = all_pairings(others, may, &|_| false);
        for made in &mut rest {
            made.bye = Some(*first);
        }
        all.extend(rest);
    }
    for &other in others.iter().filter(|other| may(*first, **other)) {
        let without: Vec<usize> = others.iter().copied().filter(|one| *one != other).collect();
        let mut rest = all_pairings(&without, may, rests);
        for made in &mut rest {
            made.pairs.push([*first, other]);
        }
        all.extend(rest);
    }
    all
}

/// Takes the colours out of all rounds.
fn without_colours(players: &mut [Player]) {
    for round in players.iter_mut().flat_map(|player| &mut player.rounds) {
        if let Spent::Playing(_, colour) = &mut round.spent {
            *colour = None;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_pairing_is_better_by_the_criteria(
        count in 4..=9_usize,
        seed: u64,
        coloured: bool,
        late in 0..3_usize,
        barred in 0..3_usize,
    ) {
        let mut luck = luck(seed);
        let one_of = |luck: &mut dyn FnMut(u32) -> u32| luck(u32::try_from(count).expect("few")) as usize;
        let forbidden: HashSet<(usize, usize)> =
            (0..barred).map(|_| (one_of(&mut luck), one_of(&mut luck))).collect();
        let rules = Rules { rounds: 6, win: UNIT, drawn: Colour::White, forbidden };
        let mut players = vec![Player::default(); count - late];
        for round in 0..6 {
            if round == 2 {
                let absent = Round { points: 0, bonus: 0, spent: Spent::Away };
                let new = Player { rounds: vec![absent; round], ..Player::default() };
                players.resize(count, new);
            }
            let before = players.clone();
            let Some(made) = next_round(&mut players, &rules, &mut luck) else { break };
            let now: Vec<Player> = players
                .iter()
                .zip(before)
                .map(|(after, before)| Player { away: after.away, ..before })
                .collect();
            let field = Field::new(&now, &rules).expect("was paired");
            let ranks: Vec<usize> = (0..field.facts.len()).collect();
            let numbers = |rank: usize| field.facts[rank].number;
            let may = |a: usize, b: usize| field.may_meet(a, b);
            for mut other in all_pairings(&ranks, &may, &|rank| field.may_rest(rank)) {
                for pair in &mut other.pairs {
                    *pair = pair.map(numbers);
                }
                other.bye = other.bye.map(numbers);
                let better = explain::deciding(&field, &other, &made)
                    .filter(|(_, compared)| compared.is_lt());
                prop_assert!(better.is_none(), "{better:?}: {other:?} and not {made:?}\n{now:?}");
            }
            if !coloured {
                without_colours(&mut players);
            }
        }
    }

    #[test]
    fn nobody_meets_twice_or_rests_twice_and_absolute_wishes_are_kept(count in 2..40_usize, seed: u64) {
        let rules = Rules { rounds: 9, win: UNIT, drawn: Colour::White, forbidden: HashSet::new() };
        let (mut players, mut luck) = (vec![Player::default(); count], luck(seed));
        for round in 0..9 {
            let before = players.clone();
            let Some(made) = next_round(&mut players, &rules, &mut luck) else { break };
            for &[white, black] in &made.pairs {
                let met = |round: &Round| matches!(round.spent, Spent::Playing(other, _) if other == black);
                prop_assert!(!before[white].rounds.iter().any(met));
                let facts = |number| Facts::of(&before, number, UNIT);
                let denied = [(white, Colour::White), (black, Colour::Black)]
                    .map(|(number, colour)| facts(number).wish.is_absolute() && facts(number).wish.colour != Some(colour));
                prop_assert!(round == 8 || !denied.contains(&true), "round {round}: {denied:?}");
            }
            if let Some(bye) = made.bye {
                prop_assert!(!before[bye].rounds.iter().any(|round| round.spent == Spent::Bye));
            }
        }
    }

    #[test]
    fn a_round_is_refused_only_where_trying_everything_fails(count in 2..=10_usize, seed: u64) {
        let mut luck = luck(seed);
        let forbidden: HashSet<(usize, usize)> =
            (0..count).map(|_| (luck(10) as usize, luck(10) as usize)).collect();
        let rules = Rules { rounds: 9, win: UNIT, drawn: Colour::Black, forbidden };
        let mut players = vec![Player::default(); count];
        for _ in 0..count {
            let done = next_round(&mut players, &rules, &mut luck).is_some();
            if done {
                continue;
            }
            let present: Vec<usize> = (0..count).filter(|number| !players[*number].away).collect();
            let field = |number: usize| Facts::of(&players, number, UNIT);
            let last = players[0].rounds.len() >= 8;
            let top = |one: &Facts| one.score as usize > players[0].rounds.len();
            let may = |a: usize, b: usize| {
                let (one, other) = (field(a), field(b));
                let met = players[a].rounds.iter().any(|round| matches!(round.spent, Spent::Playing(to, _) if to == b));
                let barred = rules.forbidden.contains(&(a, b)) || rules.forbidden.contains(&(b, a));
                let same = one.wish.is_absolute() && other.wish.is_absolute() && one.wish.colour == other.wish.colour;
                !met && !barred && (!same || last && (top(&one) || top(&other)))
            };
            prop_assert!(!possible(&present, &may, &|number| field(number).may_rest));
            break;
        }
    }

    #[test]
    fn the_same_record_gives_the_same_pairing_and_games_without_colours_have_no_wishes(count in 2..30_usize, seed: u64) {
        let rules = Rules { rounds: 7, win: UNIT, drawn: Colour::White, forbidden: HashSet::new() };
        let (mut players, mut luck) = (vec![Player::default(); count], luck(seed));
        for _ in 0..5 {
            let blind = |player: &Player| {
                let bare = |round: &Round| match round.spent {
                    Spent::Playing(opponent, _) => Round { spent: Spent::Playing(opponent, None), ..*round },
                    _ => *round,
                };
                Player { rounds: player.rounds.iter().map(bare).collect(), ..player.clone() }
            };
            let without: Vec<Player> = players.iter().map(blind).collect();
            prop_assert!(without.iter().enumerate().all(|(number, _)| Facts::of(&without, number, UNIT).wish.colour.is_none()));
            prop_assert_eq!(pair(&players, &rules), pair(&players.clone(), &rules));
            let pairs = |made: Result<Pairing, Impossible>| made.map(|made| made.pairs.len());
            // Without colours fewer pairs are ruled out.
            prop_assert!(pairs(pair(&without, &rules)).is_ok() || pairs(pair(&players, &rules)).is_err());
            if next_round(&mut players, &rules, &mut luck).is_none() {
                break;
            }
        }
    }
}
