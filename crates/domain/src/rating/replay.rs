//! All ratings, from the first match to the last.

use chrono::NaiveDate;

use super::established::{ChangeBasis, Step};
use super::formula::{Duel, changes, expected};
use super::played::{Played, Totals};
use super::rating_state::RatingState;
use super::rules::{Draws, Scale};

/// The result of a replay.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replay {
    /// The steps, match by match in the given order, one for each player: two for a
    /// duel, one for each seat of a pod, one for each player of an adjustment.
    pub steps: Vec<Step>,
    /// The basis of each step, in the same order; empty under plain rules, where K is
    /// the list's and expectations follow from the ratings before the match.
    pub grounds: Vec<ChangeBasis>,
    /// The rating of each player after the last match.
    pub ratings: Vec<f64>,
}

/// The steps of one match for its two players, under plain rules.
#[inline]
pub fn step(scale: &Scale, before: [f64; 2], totals: Totals) -> [Step; 2] {
    let after = duel(scale.k, before, totals);
    [0, 1].map(|side| Step { before: before[side], after: after[side] })
}

/// The ratings of both players after one match, under plain rules: bit for bit
/// those of [`changes`] for two players with one K, but without its loops.
#[inline]
pub(super) fn duel(k: f64, [a, b]: [f64; 2], totals: Totals) -> [f64; 2] {
    let Duel { score, games, odds, .. } = totals.duel(Draws::Half);
    let gain = k * (score - games * expected(a - b, odds));
    [a + gain, b - gain]
}

/// Rates `matches` one after another among `players` players, each from the ratings after the matches before it.
///
/// # Panics
///
/// If a match names a player not below `players`.
pub fn replay(scale: &Scale, players: usize, matches: &[Played]) -> Replay {
    replay_on(scale, players, matches, |_| None)
}

/// Like [`replay`], with the day of each match by its place in `matches`: K may depend on it.
///
/// # Panics
///
/// If a match names a player not below `players`.
pub fn replay_on(
    scale: &Scale,
    players: usize,
    matches: &[Played],
    day: impl Fn(usize) -> Option<NaiveDate>,
) -> Replay {
    let mut steps = Vec::with_capacity(matches.len() * 2);
    if scale.is_plain() {
        let ratings = rate_plain(scale, players, matches, |step| steps.push(step));
        return Replay { steps, grounds: Vec::new(), ratings };
    }
    let mut grounds = Vec::with_capacity(matches.len() * 2);
    let ratings = rate_by_rules(scale, players, matches, day, |step, ground| {
        steps.push(step);
        grounds.push(ground);
    });
    Replay { steps, grounds, ratings }
}

/// The final ratings of [`replay`], without the steps.
///
/// # Panics
///
/// If a match names a player not below `players`.
pub fn rate(scale: &Scale, players: usize, matches: &[Played]) -> Vec<f64> {
    if scale.is_plain() {
        rate_plain(scale, players, matches, |_| ())
    } else {
        rate_by_rules(scale, players, matches, |_| None, |_, _| ())
    }
}

#[inline]
fn rate_plain(
    scale: &Scale,
    players: usize,
    matches: &[Played],
    keep: impl FnMut(Step),
) -> Vec<f64> {
    let mut ratings = vec![scale.start; players];
    rate_further(scale, &mut ratings, matches, keep);
    ratings
}

/// Continues from the ratings after earlier matches, under plain rules, and passes
/// each step to `keep`: bit for bit the result of [`replay`] with all matches.
///
/// # Panics
///
/// If a match names a player beyond `ratings`.
#[inline]
pub fn rate_further(
    scale: &Scale,
    ratings: &mut [f64],
    matches: &[Played],
    mut keep: impl FnMut(Step),
) {
    for played in matches {
        if let Played::Duel { players, totals, .. } = played {
            let [a, b] = players.map(|player| player as usize);
            let before = [ratings[a], ratings[b]];
            let after = duel(scale.k, before, *totals);
            [ratings[a], ratings[b]] = after;
            keep(Step { before: before[0], after: after[0] });
            keep(Step { before: before[1], after: after[1] });
        } else {
            rate_rare(scale, played, ratings, &mut keep);
        }
    }
}

/// Rates, under plain rules, an event other than a plain duel.
#[cold]
fn rate_rare(scale: &Scale, played: &Played, ratings: &mut [f64], keep: &mut impl FnMut(Step)) {
    if let Played::Adjustment(adjustment) = played {
        return adjustment.apply(ratings, keep);
    }
    let before: Vec<f64> =
        played.players().iter().map(|&player| ratings[player as usize]).collect();
    let mut moved = vec![0.0; before.len()];
    let rate = |duels: &[Duel], moved: &mut [f64]| changes(|_| scale.k, &before, duels, moved);
    match played {
        Played::Duel { totals, .. } => rate(&[totals.duel(Draws::Half)], &mut moved),
        Played::Games(two) => rate(&two.duels(scale), &mut moved),
        Played::Table(table) => rate(&table.pairs, &mut moved),
        Played::Adjustment(_) => {}
    }
    for ((&player, before), moved) in played.players().iter().zip(before).zip(moved) {
        let after = before + moved;
        ratings[player as usize] = after;
        keep(Step { before, after });
    }
}

fn rate_by_rules(
    scale: &Scale,
    players: usize,
    matches: &[Played],
    day: impl Fn(usize) -> Option<NaiveDate>,
    mut keep: impl FnMut(Step, ChangeBasis),
) -> Vec<f64> {
    let mut rating_state = RatingState::new(scale, players, matches);
    for (place, played) in matches.iter().enumerate() {
        rating_state.on = day(place);
        rating_state.rate(played, &mut keep);
    }
    rating_state.ratings
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::finish::Finish;
    use crate::game::{HandTable, parse};
    use crate::number::PlayerId;
    use crate::rating::{Adjustment, Change, GamesOfTwo, TableMatch, difference};
    use crate::score::Score;

    /// Matches that begin with these ratings.
    pub(crate) fn beginning(ratings: &[f64]) -> Vec<Played> {
        let set = |(player, &rating)| {
            Played::Adjustment(Box::new(Adjustment {
                players: vec![player],
                change: Change::To(rating),
            }))
        };
        (0..).zip(ratings).map(set).collect()
    }

    #[test]
    fn a_match_is_rated_once_from_the_ratings_before_it() {
        let matches =
            [Played::duel([0, 1], Score::new(0, 2)), Played::duel([2, 0], Score::new(1, 1))];
        let replay = replay(&Scale::STANDARD, 4, &matches);
        let [lost, won] = [0, 1].map(|side| replay.steps[side].after.to_bits());
        assert_eq!([lost, won], [1468.0, 1532.0].map(f64::to_bits));
        assert_eq!(replay.steps[3].before.to_bits(), 1468.0_f64.to_bits());
        assert_eq!(replay.ratings[3].to_bits(), 1500.0_f64.to_bits(), "never played");
        let sum: f64 = replay.ratings.iter().sum();
        assert!((sum - 6000.0).abs() < 1e-9);
    }

    /// A match of a pod whose seats are the places of its players, with the dealt hands.
    pub(crate) fn table(seats: u32, games: &[(&str, HandTable)]) -> Played {
        let seats: Vec<PlayerId> = (0..seats).map(PlayerId).collect();
        let finish = |text: &str| Finish::parse(text, &seats).unwrap();
        let games: Vec<_> = games.iter().map(|(text, hands)| (finish(text), hands)).collect();
        let games = games.iter().map(|(finish, hands)| (finish, Some(*hands)));
        Played::Table(Box::new(TableMatch::new(&seats, games)))
    }

    /// The gains of the players `before` in one match of a pod, with K = `k`.
    fn gains_dealt(k: f64, before: &[f64], games: &[(&str, HandTable)]) -> Vec<f64> {
        let mut matches = beginning(before);
        matches.push(table(u32::try_from(before.len()).unwrap(), games));
        let replay = replay(&Scale { k, ..Scale::STANDARD }, before.len(), &matches);
        replay.steps[before.len()..].iter().map(|step| step.after - step.before).collect()
    }

    fn gains(k: f64, before: &[f64], games: &[&str]) -> Vec<f64> {
        let games: Vec<_> = games.iter().map(|text| (*text, HandTable::default())).collect();
        gains_dealt(k, before, &games)
    }

    /// S0: 1500 expected to score 0.64, 0.47, 0.33 and 0.30, first of five, K = 16: 1509.04.
    #[test]
    fn the_first_of_five_in_the_document() {
        let opponents = [0.64, 0.47, 0.33, 0.30].map(|expected| 1500.0 - difference(expected));
        let before = [&[1500.0], &opponents[..]].concat();
        for game in ["1 2 3 4 5", "1 5 4 3 2", "1 2=3=4=5"] {
            let gain = gains(16.0, &before, &[game])[0];
            assert!((1500.0 + gain - 1509.04).abs() < 1e-9, "{game}: {gain}");
        }
    }

    fn hands(pairs: &[(u32, u32, f64)]) -> HandTable {
        let pair = |&(a, b, p): &(u32, u32, f64)| (PlayerId(a), PlayerId(b), p.try_into().unwrap());
        HandTable(pairs.iter().map(pair).collect())
    }

    /// S0: at equal ratings f(p) = p, so these deals are the expectations of the document.
    #[test]
    fn dealt_hands_of_five_at_a_table() {
        let dealt = hands(&[(0, 1, 0.64), (2, 0, 0.53), (0, 3, 0.33), (4, 0, 0.70)]);
        let gain = gains_dealt(16.0, &[1500.0; 5], &[("1 2 3 4 5", dealt)])[0];
        assert!((1500.0 + gain - 1509.04).abs() < 1e-9, "{gain}");
    }

    /// Several games of one match are rated from the ratings before it, each by its own deal.
    #[test]
    fn hands_of_several_games_add_up() {
        let games =
            [("1 2 3", hands(&[(0, 1, 0.8)])), ("3 1 2", hands(&[(1, 2, 0.4), (0, 2, 0.1)]))];
        let before = [1500.0, 1620.0, 1440.0];
        let alone = games.clone().map(|game| gains_dealt(32.0, &before, &[game]));
        let both = gains_dealt(32.0, &before, &games);
        for player in 0..3 {
            let sum = alone[0][player] + alone[1][player];
            assert!((both[player] - sum).abs() < 1e-9, "{} is not {sum}", both[player]);
        }
    }

    /// RATINGS 4.8.
    #[test]
    fn four_at_a_table() {
        let before = [1500.0, 1600.0, 1400.0, 1550.0];
        let wanted = [16.7623, 0.3064, 1.1008, -18.1694];
        for (gain, wanted) in gains(32.0, &before, &["1 2 3 4"]).into_iter().zip(wanted) {
            assert!((gain - wanted).abs() < 6e-5, "{gain} is not {wanted}");
        }
        let twice = gains(32.0, &before, &["1 2 3 4", "1 2 3 4"]);
        for (gain, wanted) in twice.into_iter().zip(wanted) {
            assert!((gain - 2.0 * wanted).abs() < 12e-5, "one match, however many its games");
        }
    }

    #[test]
    fn level_equals_gain_nothing() {
        assert_eq!(gains(32.0, &[1500.0; 3], &["1=2=3", "1 2 3", "3 2 1"]), [0.0; 3]);
    }

    /// S0, the document's match with a hand: 1700 against 1500, K = 16, lost with p = 0.1.
    #[test]
    fn a_dealt_hand_in_a_match_of_two() {
        let mut matches = beginning(&[1700.0, 1500.0]);
        let games = parse("l@0.1").unwrap();
        matches.push(Played::Games(Box::new(GamesOfTwo { players: [0, 1], games, event: 0 })));
        let ratings = rate(&Scale { k: 16.0, ..Scale::STANDARD }, 2, &matches);
        assert!((ratings[0] - 1695.839888).abs() < 5e-7, "{}", ratings[0]);
        assert!((ratings[0] + ratings[1] - 3200.0).abs() < 1e-9);
    }

    /// Ten thousand matches of up to nine games among fifty players: the table and the formula give the same ratings.
    #[test]
    fn the_table_and_the_formula_lead_to_the_same_ratings() {
        let mut lots = 1_u32;
        let mut lot = |below: u32| {
            lots = lots.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (lots >> 16) % below
        };
        let pair = |a: u32, more: u32| [a, (a + 1 + more) % 50];
        let matches: Vec<([u32; 2], Score)> =
            (0..10_000).map(|_| (pair(lot(50), lot(49)), Score::new(lot(5) + 1, lot(5)))).collect();
        let mut formula = [1500.0_f64; 50];
        for &(players, score) in &matches {
            let [a, b] = players.map(|player| player as usize);
            let expected = 1.0 / (1.0 + 10.0_f64.powf((formula[b] - formula[a]) / 400.0));
            let gain = 32.0 * (f64::from(score.a) - f64::from(score.a + score.b) * expected);
            formula[a] += gain;
            formula[b] -= gain;
        }
        let played: Vec<Played> =
            matches.into_iter().map(|(players, score)| Played::duel(players, score)).collect();
        for (table, formula) in rate(&Scale::STANDARD, 50, &played).into_iter().zip(formula) {
            assert!((table - formula).abs() < 1e-9, "{table} is not {formula}");
        }
    }

    /// After a correction by hand, the list continues from the corrected ratings.
    #[test]
    fn adjustments_are_steps_like_others() {
        let by = Adjustment { players: vec![2, 0], change: Change::By(-12.5) };
        let to = Adjustment { players: vec![1], change: Change::To(1234.0) };
        let matches = [
            Played::duel([0, 1], Score::new(1, 0)),
            Played::Adjustment(Box::new(by)),
            Played::Adjustment(Box::new(to)),
            Played::duel([1, 2], Score::new(1, 0)),
        ];
        let replay = replay(&Scale::STANDARD, 3, &matches);
        let steps: Vec<(f64, f64)> =
            replay.steps.iter().map(|step| (step.before, step.after)).collect();
        assert_eq!(
            steps[..5],
            [
                (1500.0, 1516.0),
                (1500.0, 1484.0),
                (1500.0, 1487.5),
                (1516.0, 1503.5),
                (1484.0, 1234.0)
            ]
        );
        assert_eq!((steps[5].0, steps[6].0), (1234.0, 1487.5));
    }

    /// Matches among this many players: mostly duels, and all other kinds.
    pub(crate) fn played(players: u32) -> impl Strategy<Value = Played> {
        let pair =
            move || (0..players, 1..players).prop_map(move |(a, more)| [a, (a + more) % players]);
        let duel = (pair(), 0..8_u32, 0..8_u32, 0..3_u32, 0..3_u32).prop_map(
            |(players, a, b, draws, event)| {
                let totals = Score { draws, ..Score::new(a + 1, b) }.into();
                Played::Duel { players, totals, event }
            },
        );
        let words = proptest::collection::vec("[wld]|[wld]@0[.][1-9]", 1..6);
        let games = (pair(), words, 0..3_u32).prop_map(|(players, words, event)| {
            let games = parse(&words.join(" ")).unwrap();
            Played::Games(Box::new(GamesOfTwo { players, games, event }))
        });
        let orders = ["1 2 3", "3 1=2", "2 3 1", "1=2=3"];
        let table =
            proptest::collection::vec((0..orders.len(), 1..10_u32), 1..4).prop_map(move |games| {
                let deal = |p: u32| hands(&[(0, 2, f64::from(p) / 10.0)]);
                let games: Vec<_> =
                    games.into_iter().map(|(at, p)| (orders[at], deal(p))).collect();
                table(3, &games)
            });
        let change =
            prop_oneof![(-50.0..50.0).prop_map(Change::By), (900.0..2100.0).prop_map(Change::To)];
        let adjustment =
            (proptest::collection::vec(0..players, 0..3), change).prop_map(|(players, change)| {
                Played::Adjustment(Box::new(Adjustment { players, change }))
            });
        prop_oneof![6 => duel, 2 => games, 1 => table, 1 => adjustment]
    }

    fn bits(ratings: &[f64]) -> Vec<u64> {
        ratings.iter().map(|rating| rating.to_bits()).collect()
    }

    proptest! {
        #[test]
        fn steps_lead_from_the_start_to_the_ratings(
            matches in proptest::collection::vec(played(6), 0..40)
        ) {
            let replay = replay(&Scale::STANDARD, 6, &matches);
            let mut latest = [1500.0_f64; 6];
            let mut steps = replay.steps.iter();
            for player in matches.iter().flat_map(Played::players) {
                let step = steps.next().unwrap();
                prop_assert_eq!(step.before.to_bits(), latest[*player as usize].to_bits());
                latest[*player as usize] = step.after;
            }
            prop_assert!(steps.next().is_none());
            prop_assert_eq!(bits(&replay.ratings), bits(&latest));
            let without = rate(&Scale::STANDARD, 6, &matches);
            prop_assert_eq!(bits(&without), bits(&latest));
        }

        /// The loop for plain rules and the rating state for other rules give the same result.
        #[test]
        fn both_ways_give_the_same_bits(
            k in 1.0..100.0_f64, matches in proptest::collection::vec(played(6), 0..40)
        ) {
            let scale = Scale { k, ..Scale::STANDARD };
            let plain = replay(&scale, 6, &matches);
            let mut steps = Vec::new();
            let by_rules = rate_by_rules(&scale, 6, &matches, |_| None, |step, _| steps.push(step));
            prop_assert_eq!(bits(&plain.ratings), bits(&by_rules));
            prop_assert_eq!(plain.steps, steps);
        }

        /// Renumbering the players changes no rating.
        #[test]
        fn numbers_do_not_matter(
            order in Just([0_u32, 1, 2, 3, 4, 5]).prop_shuffle(),
            duels in proptest::collection::vec((0..6_u32, 1..6_u32, 0..3_u32, 0..3_u32), 1..30)
        ) {
            let log = |called: &[u32; 6]| -> Vec<Played> {
                let duel = |&(a, more, won, lost): &(u32, u32, u32, u32)| {
                    let players = [a, (a + more) % 6].map(|player| called[player as usize]);
                    Played::duel(players, Score::new(won, lost + 1))
                };
                duels.iter().map(duel).collect()
            };
            let plain = rate(&Scale::STANDARD, 6, &log(&[0, 1, 2, 3, 4, 5]));
            let renamed = rate(&Scale::STANDARD, 6, &log(&order));
            for (player, called) in order.into_iter().enumerate() {
                prop_assert_eq!(plain[player].to_bits(), renamed[called as usize].to_bits());
            }
        }

        #[test]
        fn points_are_conserved_and_only_differences_count(
            shift in -500.0..500.0_f64,
            duels in proptest::collection::vec((0..6_u32, 1..6_u32, 0..3_u32, 0..3_u32), 0..30)
        ) {
            let duel = |(a, more, won, lost)| {
                Played::duel([a, (a + more) % 6], Score::new(won, lost + 1))
            };
            let matches: Vec<Played> = duels.into_iter().map(duel).collect();
            let ratings = rate(&Scale::STANDARD, 6, &matches);
            prop_assert!((ratings.iter().sum::<f64>() - 9000.0).abs() < 1e-8);
            let shifted = rate(&Scale { start: 1500.0 + shift, ..Scale::STANDARD }, 6, &matches);
            for (rating, shifted) in ratings.into_iter().zip(shifted) {
                prop_assert!((rating + shift - shifted).abs() < 1e-8);
            }
        }
    }
}
