//! Properties of the ratings.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use proptest::collection::vec;
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

use super::*;
use crate::progress::NoProgress;
use crate::rating::calibration::compared;

const PLAIN: Prior =
    Prior { start: 0.0, drift: 300.0, wins: 0.5, against: Against::Start, draws: Draws::Half };

fn game(day: i32, players: [u32; 2], won: f64) -> Bout {
    Bout { day, players, won, lost: 1.0 - won, ..Bout::default() }
}

/// RATINGS 4.14, the example in the guide of the Python package: the
/// second player wins on the first day, the first on the next two.
#[test]
fn three_games_of_two_players() {
    let bouts = [game(1, [0, 1], 1.0), game(2, [0, 1], 0.0), game(3, [0, 1], 0.0)];
    let history = fit(PLAIN, 2, &bouts);
    let wanted = [-50.0233, -51.2522, -51.8653];
    for (player, sign) in [(0, 1.0), (1, -1.0)] {
        let points = history.curve(player).unwrap().points();
        for (point, wanted) in points.iter().zip(wanted) {
            assert!((point.rating - sign * wanted).abs() < 5e-5, "{point:?}");
        }
    }
}

/// Up to sixty bouts of eight players in a hundred days.
fn some_bouts() -> impl Strategy<Value = Vec<Bout>> {
    let bout = (-50..50, 0..8_u32, 1..8_u32, [0..3_u8, 0..3, 0..3], -1.5..1.5).prop_map(
        |(day, a, apart, games, offset)| {
            let [won, drawn, lost] = games.map(f64::from);
            Bout { day, players: [a, (a + apart) % 8], won, drawn, lost, offset }
        },
    );
    vec(bout, 0..60)
}

fn some_prior() -> impl Strategy<Value = Prior> {
    let draws =
        prop_oneof![Just(Draws::Half), Just(Draws::Estimated), (0.0..3.0).prop_map(Draws::Known)];
    let drift = prop_oneof![Just(0.0), 0.01..1.0, 1.0..2000.0];
    let against = prop_oneof![Just(Against::Start), Just(Against::Opponents)];
    (drift, 0.001..3.0, against, draws).prop_map(|(drift, wins, against, draws)| Prior {
        start: 1500.0,
        drift,
        wins,
        against,
        draws,
    })
}

/// The logarithm of the posterior, up to a constant, as in the papers.
fn posterior(prior: Prior, nu: f64, bouts: &[Bout], rating: &dyn Fn(u32, i32) -> f64) -> f64 {
    let mut days: BTreeMap<u32, BTreeSet<i32>> = BTreeMap::new();
    let mut sum = 0.0;
    for bout in bouts.iter().filter(|bout| bout.counts()) {
        let [a, b] = bout.players.map(|player| {
            days.entry(player).or_default().insert(bout.day);
            (rating(player, bout.day) - prior.start) / POINTS
        });
        let x = a - b + bout.offset;
        let z = (x / 2.0).exp() + (-x / 2.0).exp() + nu;
        sum += (bout.won - bout.lost) * x / 2.0 - bout.games() * z.ln();
        sum += if nu > 0.0 { bout.drawn * nu.ln() } else { 0.0 };
    }
    let even = |x: f64| x - 2.0 * (1.0 + x.exp()).ln();
    for (player, days) in days {
        let days: Vec<i32> = days.into_iter().collect();
        let first = (rating(player, days[0]) - prior.start) / POINTS;
        sum += if prior.against == Against::Start { prior.wins * even(first) } else { 0.0 };
        for pair in days.windows(2) {
            let moved = rating(player, pair[1]) - rating(player, pair[0]);
            let variance = prior.drift * f64::from(pair[1] - pair[0]);
            sum -= if variance > 0.0 { moved * moved / (2.0 * variance) } else { 0.0 };
        }
    }
    if prior.against == Against::Opponents {
        let counted = || bouts.iter().filter(|bout| bout.counts());
        let games = |of: &dyn Fn(&Bout) -> bool| -> f64 {
            counted().filter(|bout| of(bout)).map(Bout::games).sum()
        };
        let pairs: BTreeSet<[u32; 2]> = counted().map(|bout| bout.ordered().players).collect();
        for [a, b] in pairs {
            let both = |bout: &Bout| bout.ordered().players == [a, b];
            let between = games(&both);
            let [of_a, of_b] =
                [a, b].map(|one| between / games(&|bout| bout.players.contains(&one)));
            let day = counted().filter(|bout| both(bout)).map(|bout| bout.day).min().unwrap();
            let x = (rating(a, day) - rating(b, day)) / POINTS;
            sum += prior.wins * (of_a + of_b) / 2.0 * even(x);
        }
    }
    sum
}

/// The ratings of all players on all days with results.
fn ratings(history: &WholeHistory) -> Vec<f64> {
    let curves = (0..8).filter_map(|player| history.curve(player));
    curves.flat_map(|curve| curve.points().iter().map(|point| point.rating)).collect()
}

fn assert_near(one: &[f64], other: &[f64], tolerance: f64) {
    assert_eq!(one.len(), other.len());
    for (one, other) in one.iter().zip(other) {
        assert!((one - other).abs() < tolerance, "{one} is not {other}");
    }
}

proptest! {
    /// The gradient is 0 at the end, by the fit's own report and by the
    /// posterior: moving any rating up or down on any day fits worse.
    #[test]
    fn the_fit_ends_at_the_top(prior in some_prior(), bouts in some_bouts()) {
        let history = fit(prior, 8, &bouts);
        prop_assert!(history.gradient <= 1e-7, "{}", history.gradient);
        prop_assert!(history.steps < 30, "{}", history.steps);
        let fitted = |player, day| history.on(player, day).unwrap().rating;
        let top = posterior(prior, history.nu, &bouts, &fitted);
        for bout in bouts.iter().filter(|bout| bout.counts()) {
            for by in [-3.0, 3.0] {
                let moved = |player, day| {
                    let here = prior.drift == 0.0 || day == bout.day;
                    fitted(player, day) + if player == bout.players[0] && here { by } else { 0.0 }
                };
                prop_assert!(posterior(prior, history.nu, &bouts, &moved) < top);
            }
        }
        if history.nu > 0.0 && prior.draws == Draws::Estimated {
            for factor in [0.95, 1.05] {
                prop_assert!(posterior(prior, history.nu * factor, &bouts, &fitted) < top);
            }
        }
    }

    /// Results in another order, or from the other side, give the same history.
    #[test]
    fn the_order_in_which_bouts_are_told_is_nothing(
        prior in some_prior(),
        (bouts, told) in some_bouts().prop_flat_map(|b| (Just(b.clone()), Just(b).prop_shuffle())),
    ) {
        let told: Vec<Bout> = (0..).zip(told).map(|(place, bout): (u32, Bout)| {
            let Bout { players: [a, b], won, lost, offset, .. } = bout;
            let other = Bout { players: [b, a], won: lost, lost: won, offset: -offset, ..bout };
            if place % 2 == 0 { bout } else { other }
        }).collect();
        prop_assert_eq!(fit(prior, 8, &bouts), fit(prior, 8, &told));
    }

    /// Ratings move with the start, and do not depend on dates or places in the list.
    #[test]
    fn start_dates_and_places_only_shift(prior in some_prior(), bouts in some_bouts()) {
        let history = fit(prior, 8, &bouts);
        let higher = fit(Prior { start: prior.start + 250.0, ..prior }, 8, &bouts);
        let raised: Vec<f64> = ratings(&history).iter().map(|rating| rating + 250.0).collect();
        assert_near(&ratings(&higher), &raised, 1e-9);
        let later: Vec<Bout> =
            bouts.iter().map(|bout| Bout { day: bout.day + 9_999, ..*bout }).collect();
        assert_near(&ratings(&fit(prior, 8, &later)), &ratings(&history), 1e-9);
        let turned: Vec<Bout> = bouts
            .iter()
            .map(|bout| Bout { players: bout.players.map(|player| 7 - player), ..*bout })
            .collect();
        let turned = fit(prior, 8, &turned);
        for player in 0..8 {
            let (one, other) = (history.latest(player), turned.latest(7 - player));
            prop_assert_eq!(one.is_some(), other.is_some());
            for (one, other) in one.into_iter().zip(other) {
                prop_assert!((one.rating - other.rating).abs() < 0.001 && one.deviation > 0.0);
            }
        }
    }

    /// One more win raises the rating on that day, one more loss lowers it.
    /// Both have played before: an earlier first day would move the prior.
    #[test]
    fn a_win_more_raises(drift in 1.0..2000.0, bouts in some_bouts(), day in -60..60) {
        let prior = Prior { drift, ..PLAIN };
        let before = [&bouts[..], &[game(-60, [0, 1], 0.0)]].concat();
        let more = [&before[..], &[game(day, [0, 1], 1.0)]].concat();
        let [before, after] = [&before, &more].map(|bouts| fit(prior, 8, bouts));
        let moved = |player| {
            let [before, after] = [&before, &after].map(|history| history.on(player, day).unwrap());
            after.rating - before.rating
        };
        prop_assert!(moved(0) > 0.0 && moved(1) < 0.0);
    }

    /// Away from results a rating becomes less certain, but no more than Brownian motion allows.
    #[test]
    fn idle_days_widen(drift in 1.0..2000.0, bouts in some_bouts()) {
        let history = fit(Prior { drift, ..PLAIN }, 8, &bouts);
        for curve in (0..8).filter_map(|player| history.curve(player)) {
            let variance = |day| curve.on(day).deviation.powi(2);
            let [first, last] = [curve.points()[0].day, curve.points()[curve.points().len() - 1].day];
            for days in 1..40 {
                let grown = variance(last + days) - variance(last + days - 1);
                prop_assert!((grown - drift).abs() < 1e-6 * drift);
                prop_assert!(variance(first - days) > variance(first - days + 1));
            }
            for day in first..last {
                let step = (curve.on(day + 1).rating - curve.on(day).rating).abs();
                prop_assert!(step < 2000.0);
                prop_assert!(variance(day) <= variance(last) + drift * f64::from(last.abs_diff(day)) + 1e-6);
            }
        }
    }
}

/// A day without results changes only the resolution: a bout of
/// almost no weight adds a slot there and changes nothing.
#[test]
fn between_days_the_curve_is_what_a_slot_there_would_be() {
    let bouts = [
        Bout { won: 3.0, lost: 1.0, ..game(0, [0, 1], 0.0) },
        Bout { won: 2.0, lost: 5.0, ..game(40, [0, 2], 0.0) },
        game(70, [1, 2], 1.0),
    ];
    let history = fit(PLAIN, 4, &bouts);
    for (player, day) in [(0, 10), (0, 33), (0, 55), (1, 30), (2, 69), (1, 90)] {
        let faint = Bout { won: 1e-9, lost: 0.0, ..game(day, [player, 3], 0.0) };
        let with = fit(PLAIN, 4, &[&bouts[..], &[faint]].concat());
        let [one, other] = [&history, &with].map(|history| history.on(player, day).unwrap());
        assert!((one.rating - other.rating).abs() < 1e-4, "{one:?} is not {other:?}");
        assert!((one.deviation - other.deviation).abs() < 1e-4, "{one:?} is not {other:?}");
    }
}

/// By arithmetic: one player against the start has information 2·0.5·¼
/// (the prior) plus a quarter for each game between equals.
#[test]
fn intervals_shrink_with_games() {
    let mut last = f64::INFINITY;
    for games in [1.0, 2.0, 10.0, 100.0, 1000.0] {
        let bout = Bout { players: [0, 1], won: games, lost: games, ..Bout::default() };
        let sd = fit(PLAIN, 2, &[bout]).latest(0).unwrap().deviation;
        let wanted = POINTS / (0.25 + 2.0 * games / 4.0).sqrt();
        assert!((sd - wanted).abs() < 1e-9 && sd < last, "{sd} is not {wanted}");
        last = sd;
    }
}

#[test]
fn what_says_nothing_says_nothing() {
    let empty = fit(Prior::STANDARD, 3, &[]);
    assert!((0..9).all(|player| empty.latest(player).is_none()));
    let myself = Bout { players: [1, 1], won: 4.0, ..Bout::default() };
    assert_eq!(fit(Prior::STANDARD, 3, &[myself, Bout::default()]), empty);
    assert_eq!(fit(Prior::STANDARD, 0, &[]).gradient.to_bits(), 0.0_f64.to_bits());
}

/// If all games are drawn, or none, ν stays 0 and all ratings are equal.
#[test]
fn draws_that_cannot_be_estimated() {
    let drawn = Bout { players: [0, 1], drawn: 3.0, ..Bout::default() };
    let history = fit(Prior::STANDARD, 2, &[drawn]);
    assert!(history.nu == 0.0 && (history.latest(0).unwrap().rating - 1500.0).abs() < 1e-9);
    assert!(fit(Prior::STANDARD, 2, &[game(0, [0, 1], 1.0)]).nu == 0.0);
}

/// In a ladder of hundreds, where each always beats the next, ratings are thousands of points apart.
#[test]
fn the_strangest_results_still_have_a_fit() {
    let players = 400;
    let beaten = |player| Bout { players: [player, player + 1], won: 9999.0, ..Bout::default() };
    let bouts: Vec<Bout> = (0..players - 1).map(beaten).collect();
    let history = fit(PLAIN, players as usize, &bouts);
    let [top, bottom] = [0, players - 1].map(|player| history.latest(player).unwrap().rating);
    assert!(history.gradient <= 1e-7, "{} after {}", history.gradient, history.steps);
    assert!(top > bottom + 10_000.0 && (top + bottom).abs() < 1e-3, "{top} {bottom}");
}

/// The opponents of a player in a row ordered by strength.
#[derive(Clone, Copy, Debug)]
enum Meets {
    Anybody,
    /// The players up to this many places above and below.
    Near(u32),
    /// The players of the own half, except in this many games of a hundred. The halves are 400 points apart.
    Half(u32),
}

/// A simulated population.
#[derive(Clone, Copy, Debug)]
struct World {
    name: &'static str,
    players: u32,
    /// The standard deviation of strengths on the first day, in points.
    apart: f64,
    meets: Meets,
    /// The number of matches of each player; everybody plays about one a day.
    matches: i32,
    first_to: f64,
    /// The variance that strengths gain in a day, in points².
    drift: f64,
    /// The number of populations: if players meet only neighbours, one error is an error of all.
    sets: u64,
}

const WORLD: World = World {
    name: "",
    players: 200,
    apart: 200.0,
    meets: Meets::Anybody,
    matches: 60,
    first_to: 1.0,
    drift: 0.0,
    sets: 16,
};

/// The estimates of a population at its end.
#[derive(Clone, Copy, Debug, Default)]
struct Found {
    held: f64,
    players: f64,
    squares: f64,
    deviations: f64,
}

struct Luck(ChaCha8Rng);

impl Luck {
    fn even(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / 2_f64.powi(32)
    }

    fn below(&mut self, bound: u32) -> u32 {
        self.0.next_u32() % bound
    }

    /// The sum of twelve uniform numbers minus six, which is nearly normal.
    fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.even()).sum::<f64>() - 6.0
    }

    fn strengths(&mut self, world: World) -> Vec<f64> {
        let mut all: Vec<f64> = (0..world.players).map(|_| world.apart * self.normal()).collect();
        all.sort_by(f64::total_cmp);
        if let Meets::Half(_) = world.meets {
            for strength in &mut all[world.players as usize / 2..] {
                *strength = world.apart * self.normal() + 400.0;
            }
            for strength in &mut all[..world.players as usize / 2] {
                *strength = world.apart * self.normal();
            }
        }
        all
    }

    fn pair(&mut self, world: World) -> [u32; 2] {
        let players = world.players;
        loop {
            let a = self.below(players);
            let b = match world.meets {
                Meets::Anybody => self.below(players),
                Meets::Near(places) => (a + self.below(2 * places + 1)).wrapping_sub(places),
                Meets::Half(across) => {
                    let other = self.below(100) < across;
                    let half = players / 2;
                    let own = u32::from((a < half) == other);
                    own * half + self.below(half)
                }
            };
            if a != b && b < players {
                return [a, b];
            }
        }
    }
}

/// The strengths on each player's last day and the intervals of a whole history.
fn found(luck: &mut Luck, world: World, prior: Prior) -> Found {
    let mut strength = luck.strengths(world);
    let start = strength.iter().sum::<f64>() / f64::from(world.players);
    let mut last = vec![None; strength.len()];
    let mut bouts = Vec::new();
    for day in 0..world.matches {
        for points in &mut strength {
            *points += world.drift.sqrt() * luck.normal();
        }
        for _ in 0..world.players / 2 {
            let players = luck.pair(world);
            let [ours, theirs] = players.map(|player| strength[player as usize]);
            for player in players {
                last[player as usize] = Some(strength[player as usize]);
            }
            let chance = 1.0 / (1.0 + ((theirs - ours) / POINTS).exp());
            let (mut won, mut lost) = (0.0, 0.0);
            while f64::max(won, lost) < world.first_to {
                let wins = luck.even() < chance;
                won += f64::from(u8::from(wins));
                lost += f64::from(u8::from(!wins));
            }
            bouts.push(Bout { day, players, won, lost, ..Bout::default() });
        }
    }
    // The start of the list is the mean of its players: no result shows how far a population is from it.
    let shift = if matches!(world.meets, Meets::Half(_)) { start } else { 0.0 };
    let history = fit(prior, last.len(), &bouts);
    let mut found = Found::default();
    for (player, strength) in (0..).zip(last) {
        let Some((strength, estimate)) = strength.zip(history.latest(player)) else { continue };
        let off = strength - shift - estimate.rating;
        found.players += 1.0;
        found.squares += off * off;
        found.deviations += estimate.deviation;
        found.held += f64::from(u8::from(off.abs() <= 1.959964 * estimate.deviation));
    }
    found
}

/// Intervals that assumed known opponents, and players drawn from around the start, held from .120 to .952 of these.
#[test]
fn intervals_hold_what_they_say() {
    use Meets::{Half, Near};
    let worlds = [
        World { name: "deviation 200", ..WORLD },
        World { name: "within 20 places", meets: Near(20), ..WORLD },
        World { name: "first to 3", first_to: 3.0, ..WORLD },
        World { name: "drift 49 a day", drift: 49.0, ..WORLD },
        World { name: "ten matches each", matches: 10, sets: 64, ..WORLD },
        World { name: "deviation 400", apart: 400.0, ..WORLD },
        World { name: "deviation 400, within 20 places", apart: 400.0, meets: Near(20), ..WORLD },
        World { name: "deviation 400, first to 7", apart: 400.0, first_to: 7.0, ..WORLD },
        World { name: "30 games", matches: 30, ..WORLD },
        World {
            name: "40 players, deviation 500, 6 games",
            players: 40,
            apart: 500.0,
            matches: 6,
            drift: 30.0,
            ..WORLD
        },
        World {
            name: "100 players, deviation 400, within 10 places",
            players: 100,
            apart: 400.0,
            meets: Near(10),
            ..WORLD
        },
        World {
            name: "100 players, deviation 500, within 3 places",
            players: 100,
            apart: 500.0,
            meets: Near(3),
            sets: 64,
            ..WORLD
        },
        World { name: "two halves, 2 % of games across", meets: Half(2), ..WORLD },
        World {
            name: "drift 30 a day, within 6 places",
            players: 100,
            apart: 400.0,
            meets: Near(6),
            drift: 30.0,
            ..WORLD
        },
    ];
    let mut told = String::new();
    let mut off = false;
    for (kind, world) in (1..).zip(worlds) {
        let prior = Prior {
            start: 0.0,
            drift: world.drift,
            against: Against::Opponents,
            draws: Draws::Half,
            ..Prior::STANDARD
        };
        let mut all = Found::default();
        for seed in 0..world.sets {
            let one = found(&mut Luck(ChaCha8Rng::seed_from_u64(1000 * kind + seed)), world, prior);
            all.held += one.held;
            all.players += one.players;
            all.squares += one.squares;
            all.deviations += one.deviations;
        }
        let Found { held, players, squares, deviations } = all;
        let share = held / players;
        writeln!(
            told,
            "{}: held {share:.3}, error {:.0}, mean deviation {:.0}",
            world.name,
            (squares / players).sqrt(),
            deviations / players,
        )
        .expect("a text");
        // From .93 to .97, plus the chance of this many populations.
        off |= !(0.925..=0.975).contains(&share);
    }
    println!("{told}");
    assert!(!off, "{told}");
}

/// Ten players; each beats those behind in three of four games.
fn bouts() -> Vec<Bout> {
    let pairs = (0..10).flat_map(|a| (a + 1..10).map(move |b| [a, b]));
    let bout = |(at, players)| {
        let won = if at % 4 == 3 { 0.0 } else { 1.0 };
        Bout { day: at, players, won, lost: 1.0 - won, ..Bout::default() }
    };
    (0..).zip(pairs.cycle().take(450)).map(bout).collect()
}

fn held(prior: Prior, players: usize, matches: &[MatchBouts<'_>]) -> Vec<Prediction> {
    held_out(prior, players, matches, &NoProgress).expect("not stopped")
}

#[test]
fn a_prior_that_lets_nothing_be_learned_foretells_a_coin() {
    let bouts = bouts();
    let matches: Vec<&[Bout]> = bouts.chunks(1).collect();
    let by = |wins| held(Prior { drift: 0.0, wins, ..Prior::STANDARD }, 10, &matches);
    let found = compared(&by(1.0), &by(1_000.0));
    assert!((found.other - std::f64::consts::LN_2).abs() < 0.05, "{found:?}");
    assert!(found.log_loss < found.other - 0.05 && found.matches == 450, "{found:?}");
    let one = [Bout { players: [0, 1], won: 1.0, ..Bout::default() }];
    assert_eq!(held(Prior::STANDARD, 2, &[&one]), [], "nobody is known without the bout");
}

/// The pairs of a pod of three share one result: no pair may predict another.
#[test]
fn pairs_of_one_match_stay_together() {
    let pair = |players| Bout { players, won: 0.5, ..Bout::default() };
    let table = [pair([0, 1]), pair([0, 2]), pair([1, 2])];
    assert_eq!(held(Prior::STANDARD, 3, &[&table]), []);
    let two = held(Prior::STANDARD, 3, &[&table, &table]);
    assert_eq!(two.iter().map(|one| one.matches).collect::<Vec<_>>(), [1, 0, 0, 1, 0, 0]);
}
