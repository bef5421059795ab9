//! The probability of each place in a stage for each player, by the
//! results so far and the win probabilities between players.
//!
//! A bracket or the groups of a round robin are calculated exactly if that is quick, else
//! simulated at random. Games are assumed to be independent, and drawn games to be replayed.

mod bracket;

use super::chance::Chance;
use super::number::PlayerId;
use super::progress::{Progress, ProgressCounter, Stopped, Task};
use super::rating::{handicap_race, race_won};
use super::score::{Length, Score, Side};

pub use bracket::{Ended, Tie, bracket};

/// The settings of a simulation, for odds that cannot be calculated exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simulation {
    /// The random seed: the same seed gives the same odds on every machine.
    pub seed: u64,
    /// The number of runs, at least 1.
    pub runs: u32,
}

impl Simulation {
    /// Ten thousand runs: a standard error of at most half a per cent.
    pub const STANDARD: Self = Self { seed: 0, runs: 10_000 };
}

/// The method by which odds were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Calculated from probabilities.
    Exact,
    /// Simulated.
    Simulated(Simulation),
}

/// Shared places, as by the losers of the semi-finals: 3 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Places {
    /// The best of them, from 1.
    pub first: u32,
    /// The last of them.
    pub last: u32,
}

/// The chances of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    /// The player.
    pub player: PlayerId,
    /// The probability of each of [`Odds::places`], from 0 to 1. All 0 for a player outside the standings.
    pub probabilities: Vec<f64>,
}

/// The probabilities of all places for all players.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// The places, the best first.
    pub places: Vec<Places>,
    /// The players.
    pub players: Vec<Chances>,
    /// The method by which they were found.
    pub method: Method,
}

impl Odds {
    /// Whether they are exact.
    pub fn is_exact(&self) -> bool {
        self.method == Method::Exact
    }

    /// The standard error of one of the probabilities: 0 if they are exact, √(p(1−p)/runs) if they were simulated.
    pub fn standard_error(&self, probability: f64) -> f64 {
        match self.method {
            Method::Exact => 0.0,
            Method::Simulated(Simulation { runs, .. }) => {
                (probability * (1.0 - probability) / f64::from(runs.max(1))).sqrt()
            }
        }
    }
}

/// The probability of each place that each player has gathered so far.
struct Gathered {
    columns: usize,
    sums: Vec<f64>,
}

impl Gathered {
    fn new(players: usize, columns: usize) -> Self {
        Self { columns, sums: vec![0.0; players * columns] }
    }

    fn add(&mut self, player: usize, column: usize, weight: f64) {
        self.sums[player * self.columns + column] += weight;
    }

    /// The chances of each player; `whole` is the total weight of all courses.
    fn chances(&self, players: &[PlayerId], whole: f64) -> Vec<Chances> {
        let of = |(at, &player): (usize, &PlayerId)| {
            let own = &self.sums[at * self.columns..(at + 1) * self.columns];
            Chances { player, probabilities: own.iter().map(|sum| sum / whole).collect() }
        };
        players.iter().enumerate().map(of).collect()
    }
}

/// All possible ends of a match of this length with their probabilities. The first side wins
/// each game with probability `p`; the sides begin with the games of `start`. A `decisive` match
/// that is drawn after its games has one more. A match of open length has one game.
pub fn ends(length: Length, start: [u32; 2], p: f64, decisive: bool) -> Vec<(Score, f64)> {
    match length {
        Length::FirstTo(n) => {
            let ends = handicap_race(needed(n, start), p);
            ends.iter()
                .map(|end| (Score::new(end.a, end.b).starting_at(start), end.probability))
                .collect()
        }
        Length::Games(n) => {
            let ends = games(n, p)
                .into_iter()
                .map(|(a, probability)| (Score::new(a, n - a).starting_at(start), probability));
            ends.flat_map(|end| if decisive { decided(end, p) } else { vec![end] }).collect()
        }
        Length::Open => vec![(Score::new(1, 0), p), (Score::new(0, 1), 1.0 - p)],
    }
}

/// The probability that the first side wins a match that must have a winner.
pub fn match_won(length: Length, start: [u32; 2], p: f64) -> f64 {
    if let Length::FirstTo(n) = length {
        return race_won(needed(n, start), p);
    }
    let ends = ends(length, start, p, true);
    ends.iter().filter(|(score, _)| score.winner() == Some(Side::A)).map(|(_, way)| way).sum()
}

/// The games that each side still needs; at least 1 before the first game.
fn needed(n: u32, start: [u32; 2]) -> [u32; 2] {
    start.map(|given| n.saturating_sub(given).max(1))
}

/// The number of games of `n` that the first side wins, from none to all, with probabilities: C(n, a) pᵃ (1−p)ⁿ⁻ᵃ.
fn games(n: u32, p: f64) -> Vec<(u32, f64)> {
    if p <= 0.0 || p >= 1.0 {
        return vec![(if p <= 0.0 { 0 } else { n }, 1.0)];
    }
    // Logarithms, because (1−p)ⁿ of a long match underflows.
    let mut log = f64::from(n) * (1.0 - p).ln();
    let odds = (p / (1.0 - p)).ln();
    (0..=n)
        .map(|a| {
            let probability = log.exp();
            if a < n {
                log += (f64::from(n - a) / f64::from(a + 1)).ln() + odds;
            }
            (a, probability)
        })
        .collect()
}

/// The possible ends of a match that needs a winner.
fn decided((score, probability): (Score, f64), p: f64) -> Vec<(Score, f64)> {
    if score.winner().is_some() {
        return vec![(score, probability)];
    }
    let (won, lost) = (Score { a: score.a + 1, ..score }, Score { b: score.b + 1, ..score });
    vec![(won, probability * p), (lost, probability * (1.0 - p))]
}

/// With at most this many courses, all are calculated, whatever the number of runs.
const FEW: u32 = 4096;

/// The odds of each rank. `open` are the matches still to be played, each with its possible ends. `ranks` takes the
/// scores of these matches, in their order, and returns the standings: for each of `players` the rank, shared by tied
/// players, or `None` for a player outside the standings. Exact scores matter, since ties are broken by games.
///
/// Tied players are ordered by lot. Progress counts courses.
///
/// All courses are calculated if they are not more than the runs; else the matches are simulated.
pub fn league(
    players: &[PlayerId],
    open: &[Vec<(Score, f64)>],
    simulation: Simulation,
    mut ranks: impl FnMut(&[Score]) -> Vec<Option<u32>>,
    progress: &dyn Progress,
) -> Result<Odds, Stopped> {
    let mut gathered = Gathered::new(players.len(), players.len());
    let few = u128::from(simulation.runs.max(FEW));
    let ways = open.iter().try_fold(1_u128, |ways, ends| {
        let ways = ways.checked_mul(u128::try_from(ends.len()).ok()?)?;
        (ways <= few).then_some(ways)
    });
    let runs = ways.and_then(|ways| u32::try_from(ways).ok()).unwrap_or(simulation.runs);
    let count = ProgressCounter::new(
        progress,
        Task::PlayingOut,
        usize::try_from(runs).unwrap_or(usize::MAX),
    );
    let mut note = |scores: &[Score], weight: f64| {
        share(&mut gathered, &ranks(scores), weight);
        count.one()
    };
    let (method, whole) = if ways.is_some() {
        each_way(open, &mut Vec::new(), 1.0, &mut note)?;
        (Method::Exact, 1.0)
    } else {
        let mut luck = Chance::new(simulation.seed, 0);
        for _ in 0..simulation.runs {
            let scores: Vec<Score> = open.iter().map(|ends| drawn(ends, &mut luck)).collect();
            note(&scores, 1.0)?;
        }
        (Method::Simulated(simulation), f64::from(simulation.runs.max(1)))
    };
    let last = u32::try_from(players.len()).unwrap_or(u32::MAX);
    let places = (1..=last).map(|rank| Places { first: rank, last: rank }).collect();
    Ok(Odds { places, players: gathered.chances(players, whole), method })
}

/// Goes through all possible ends of the matches after those of `scores`.
fn each_way(
    open: &[Vec<(Score, f64)>],
    scores: &mut Vec<Score>,
    weight: f64,
    note: &mut impl FnMut(&[Score], f64) -> Result<(), Stopped>,
) -> Result<(), Stopped> {
    let Some(ends) = open.get(scores.len()) else {
        return note(scores, weight);
    };
    for &(score, probability) in ends.iter().filter(|(_, probability)| *probability > 0.0) {
        scores.push(score);
        each_way(open, scores, weight * probability, note)?;
        scores.pop();
    }
    Ok(())
}

/// One of the possible ends, at random.
fn drawn(ends: &[(Score, f64)], luck: &mut Chance) -> Score {
    let mut left = luck.coarse_unit();
    let found = ends.iter().find(|(_, probability)| {
        left -= probability;
        left < 0.0
    });
    // Rounding may leave a remainder; it goes to the last result with a probability above 0.
    let last = || ends.iter().rev().find(|(_, probability)| *probability > 0.0);
    found.or_else(last).map(|(score, _)| *score).unwrap_or_default()
}

/// Adds the weight to each player's place; tied players share it over all their places.
fn share(gathered: &mut Gathered, ranks: &[Option<u32>], weight: f64) {
    for (player, rank) in ranks.iter().enumerate() {
        let Some(rank) = rank.and_then(|rank| usize::try_from(rank).ok()).filter(|&r| r > 0) else {
            continue;
        };
        let equals = ranks.iter().filter(|other| **other == ranks[player]);
        let last = (rank - 1 + equals.count()).min(gathered.columns);
        let places = rank - 1..last;
        let each = weight / u32::try_from(places.len()).map_or(f64::INFINITY, f64::from);
        for place in places {
            gathered.add(player, place, each);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::odds::ends;
    use crate::progress::NoProgress;
    use crate::score::Length;

    #[test]
    fn three_games_in_a_fixed_number() {
        let seen = ends(Length::Games(3), [0, 0], 0.5, false);
        let scores: Vec<_> =
            seen.iter().map(|(score, way)| (score.a, score.b, way * 8.0)).collect();
        for ((a, b, eighths), wanted) in scores.into_iter().zip([1.0, 3.0, 3.0, 1.0]) {
            assert_eq!(a + b, 3);
            assert!((eighths - wanted).abs() < 1e-12);
        }
    }

    /// Two games at ⅔: 4/9 for two wins, 4/9 for one win each, and two thirds of the latter.
    #[test]
    fn a_level_match_is_prolonged_where_somebody_has_to_go_on() {
        let won = match_won(Length::Games(2), [0, 0], 2.0 / 3.0);
        assert!((won - (4.0 / 9.0 + 4.0 / 9.0 * 2.0 / 3.0)).abs() < 1e-12, "{won}");
        let level = ends(Length::Games(2), [0, 0], 2.0 / 3.0, false);
        assert!(level.iter().any(|(score, way)| score.winner().is_none() && *way > 0.44));
    }

    /// S3: first to 10 against first to 1.
    #[test]
    fn games_given_at_the_start_count() {
        let won = match_won(Length::FirstTo(10), [0, 9], 0.892);
        assert!((won - 0.892_f64.powi(10)).abs() < 1e-12);
        for (score, _) in ends(Length::FirstTo(10), [0, 9], 0.892, true) {
            assert_eq!(Length::FirstTo(10).accepts(score, true), Ok(()), "{score:?}");
        }
    }

    proptest! {
        #[test]
        fn some_end_comes_and_is_one(
            n in 1_u32..30, given in 0_u32..30, p in 0.0..=1.0, fixed: bool, decisive: bool,
        ) {
            let length = if fixed { Length::Games(n) } else { Length::FirstTo(n) };
            let start = if fixed { [0, 0] } else { [0, given.min(n - 1)] };
            let ends = ends(length, start, p, decisive);
            prop_assert!((ends.iter().map(|(_, way)| way).sum::<f64>() - 1.0).abs() < 1e-9);
            for (score, _) in ends {
                prop_assert_eq!(length.accepts(score, decisive), Ok(()), "{:?}", score);
            }
        }
    }

    fn league(
        players: &[PlayerId],
        open: &[Vec<(Score, f64)>],
        simulation: Simulation,
        ranks: impl FnMut(&[Score]) -> Vec<Option<u32>>,
    ) -> Odds {
        NoProgress::whole(super::league(players, open, simulation, ranks, &NoProgress))
    }

    const THREE: [PlayerId; 3] = [PlayerId(1), PlayerId(2), PlayerId(3)];

    /// Ranks of three players by wins alone; the matches are 1–2, 1–3, 2–3.
    fn by_wins(scores: &[Score]) -> Vec<Option<u32>> {
        let mut wins = [0; 3];
        for (score, [a, b]) in scores.iter().zip([[0, 1], [0, 2], [1, 2]]) {
            wins[if score.a > score.b { a } else { b }] += 1;
        }
        let rank = |own: &u32| 1 + wins.iter().filter(|other| *other > own).count();
        wins.iter().map(|own| u32::try_from(rank(own)).ok()).collect()
    }

    fn games(chances: [f64; 3]) -> Vec<Vec<(Score, f64)>> {
        chances.map(|p| ends(Length::FirstTo(1), [0, 0], p, false)).to_vec()
    }

    /// By hand: 1 beats both others with 0.6 each, 2 beats 3 with 0.5. 1 is first alone with
    /// 0.36; all three tie in 0.6·0.4·0.5 twice, and then each is first by lot with a third.
    #[test]
    fn three_players_by_hand() {
        let odds = league(&THREE, &games([0.6, 0.6, 0.5]), Simulation::STANDARD, by_wins);
        assert!(odds.is_exact());
        let level = 2.0 * 0.6 * 0.4 * 0.5;
        let first = 0.36 + level / 3.0;
        let second = level / 3.0 + 2.0 * 0.6 * 0.4 * 0.5;
        let wanted = [first, second, 1.0 - first - second];
        for (seen, wanted) in odds.players[0].probabilities.iter().zip(wanted) {
            assert!((seen - wanted).abs() < 1e-12, "{seen} is not {wanted}");
        }
    }

    #[test]
    fn playing_out_comes_near_to_the_truth() {
        let open = games([0.7, 0.55, 0.3]);
        let exact = league(&THREE, &open, Simulation::STANDARD, by_wins);
        // More matches that change nothing, until there are too many courses to go through.
        let more = [open, vec![ends(Length::FirstTo(30), [0, 0], 0.5, false); 4]].concat();
        let simulation = Simulation { seed: 7, runs: 20_000 };
        let seen = league(&THREE, &more, simulation, |scores| by_wins(&scores[..3]));
        assert_eq!(seen.method, Method::Simulated(simulation));
        for (exact, seen_too) in exact.players.iter().zip(&seen.players) {
            for (&p, &q) in exact.probabilities.iter().zip(&seen_too.probabilities) {
                assert!((p - q).abs() < 4.0 * seen.standard_error(p), "{p} {q}");
            }
        }
        let again = league(&THREE, &more, simulation, |scores| by_wins(&scores[..3]));
        assert_eq!(seen, again);
    }

    #[test]
    fn whoever_is_not_counted_takes_no_place() {
        let odds = league(&THREE, &[], Simulation::STANDARD, |_| vec![Some(1), None, Some(1)]);
        let table: Vec<_> = odds.players.into_iter().map(|one| one.probabilities).collect();
        assert_eq!(table, [vec![0.5, 0.5, 0.0], vec![0.0; 3], vec![0.5, 0.5, 0.0]]);
    }
}
