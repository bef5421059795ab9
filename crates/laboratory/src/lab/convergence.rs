//! Effects of K and the other rules on ratings (the open question of S3 and S4): players
//! with known strengths play, and their ratings are compared with these strengths.

mod measure;
mod schedule;

use std::collections::HashMap;
use std::f64::consts::LOG2_E;

use super::play_all;
use super::sample::Sample;
use crate::club::Club;
use crate::club::rated::{Contest, ListRatings};
use crate::domain::chance::{Chance, SEED};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, ProgressCounter, Stopped, Task};
use crate::domain::rating::{
    Damping, KStep, Scale, Strengths, Unit, exp2, whole_history as rating,
};
use crate::domain::score::Length;
use measure::{Mean, Measures, measure, own_log_loss};
use schedule::Hall;

pub use measure::Bounds;
pub use schedule::{Bout, Schedule};

/// The mean of true strengths, in points; another initial rating is off by the difference.
pub const MEAN: f64 = 1500.0;

/// The plan of a simulation: the games, and the rules that rate them.
#[derive(Clone, Debug, PartialEq)]
pub struct Convergence {
    pub seed: u64,
    /// How often each schedule is played. Above 0.
    pub sets: u32,
    /// The number of players; the club's past has its own. At least 28.
    pub players: u32,
    /// The mean number of games of a player, if pairs are drawn.
    pub games: u32,
    /// The deviation of true strengths, in points.
    pub deviation: f64,
    /// The standard deviation of the change of a strength with each match, in points.
    pub drift: f64,
    pub bounds: Bounds,
    pub schedules: Vec<Schedule>,
    pub scales: Vec<Scale>,
    /// The club's past, if it is one of the schedules.
    pub past: Vec<Bout>,
}

impl Default for Convergence {
    fn default() -> Self {
        Self {
            seed: SEED,
            sets: 100,
            players: 70,
            games: 40,
            deviation: 200.0,
            drift: 0.0,
            bounds: Bounds { few: 5, veteran: 20 },
            schedules: vec![Schedule::Random, Schedule::Uneven, Schedule::Events, Schedule::Series],
            scales: scales(),
            past: Vec::new(),
        }
    }
}

/// K from 8 to 128 under the published rules, then every other rule alone with K = 32.
fn scales() -> Vec<Scale> {
    let plain = [8.0, 16.0, 24.0, 32.0, 48.0, 64.0, 96.0, 128.0];
    let plain = plain.map(|k| Scale { k, ..Scale::STANDARD });
    let newcomers = KStep { games_below: Some(20), rating_below: None, before: None, k: 64.0 };
    let others = [
        Scale { unit: Unit::Game, ..Scale::STANDARD },
        Scale { unit: Unit::Event, ..Scale::STANDARD },
        Scale { damping: Some(Damping::Root(1.0)), ..Scale::STANDARD },
        Scale { k_steps: vec![newcomers], ..Scale::STANDARD },
        Scale { start: MEAN - 100.0, ..Scale::STANDARD },
        Scale { start: MEAN + 100.0, ..Scale::STANDARD },
    ];
    plain.into_iter().chain(others).collect()
}

impl Convergence {
    /// The fewest players for the events of S3.
    pub const FEWEST: u32 = 28;

    /// Plays all sets, and rates each by all rules.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` stops it.
    pub fn play(&self, progress: &dyn Progress) -> Result<Vec<Outcome>, Stopped> {
        let sets = self.sets as usize;
        let counter = ProgressCounter::new(progress, Task::Simulating, self.schedules.len() * sets);
        let played = play_all(0..self.schedules.len() * sets, &counter, |at| {
            self.set(self.schedules[at / sets], at % sets)
        })?;
        let own = |schedule, scale: &Scale| {
            (schedule == Schedule::Club).then(|| own_log_loss(&self.past, scale)).flatten()
        };
        let outcomes =
            self.schedules.iter().zip(played.chunks(sets)).flat_map(|(schedule, sets)| {
                self.scales.iter().enumerate().map(|(at, scale)| {
                    let of: Vec<&Measures> = sets.iter().map(|measures| &measures[at]).collect();
                    let own_log_loss = own(*schedule, scale);
                    Outcome { own_log_loss, ..Outcome::new(*schedule, scale, &of) }
                })
            });
        Ok(outcomes.collect())
    }

    /// How many players a schedule has.
    pub fn players_in(&self, schedule: Schedule) -> usize {
        let of_past = self.past.iter().flat_map(|bout| bout.players).max();
        match schedule {
            Schedule::Club => of_past.map_or(0, |last| last as usize + 1),
            _ => self.players as usize,
        }
    }

    /// The measures of one set of a schedule by all rules. All rules rate the same results.
    fn set(&self, schedule: Schedule, set: usize) -> Vec<Measures> {
        let mut chance = Chance::new(self.seed, ((schedule as u64) << 32) | set as u64);
        let players = self.players_in(schedule);
        let strengths = self.strengths(players, &mut chance);
        let weights: Vec<f64> = match schedule {
            // Log-normal: one in six plays at least e times as often as the median player.
            Schedule::Uneven => (0..players).map(|_| exp2(LOG2_E * chance.normal())).collect(),
            _ => vec![1.0; players],
        };
        let mut hall = Hall::new(strengths, self.drift, &mut chance);
        match schedule {
            Schedule::Random | Schedule::Uneven => hall.pairs(&weights, self.games),
            Schedule::Events => hall.cups(1),
            Schedule::Series => hall.series(),
            Schedule::Club => hall.again(&self.past),
        }
        let bouts =
            hall.played.iter().flat_map(|(one, _)| rating::Bout::of(0, one, &Scale::STANDARD));
        let bouts: Vec<rating::Bout> = bouts.collect();
        let known = Strengths::fit(&[], &bouts);
        self.scales.iter().map(|scale| measure(&hall, &known, scale, self.bounds)).collect()
    }

    /// Normal strengths whose mean is [`MEAN`].
    fn strengths(&self, players: usize, chance: &mut Chance) -> Vec<f64> {
        let drawn: Vec<f64> = (0..players).map(|_| self.deviation * chance.normal()).collect();
        let mean = drawn.iter().copied().collect::<Mean>().value().unwrap_or_default();
        drawn.into_iter().map(|strength| MEAN + strength - mean).collect()
    }
}

/// The results of rules under one schedule, as means over all sets. None if nothing could be measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    pub schedule: Schedule,
    pub scale: Scale,
    /// The root mean square of rating minus strength, over all active players, in points.
    pub error: Option<f64>,
    /// The log-loss of a game, from the ratings before each match, after the first fifth of the matches.
    pub log_loss: Option<f64>,
    /// The log-loss with true strengths: no rating can be better.
    pub oracle: Option<f64>,
    /// Spearman's ρ of ratings and strengths.
    pub rank_correlation: Option<f64>,
    /// The median number of games until a rating that began at least 100
    /// points off first came within 50; none if half of them never did.
    pub settled: Option<f64>,
    /// The mean of rating minus strength of the players in the last fifth of the matches, in points.
    pub drift: Option<f64>,
    /// Of all pairs of a player with few games and a veteran, the share in which the former has the higher rating.
    pub above: Option<f64>,
    /// The share of these in which the veteran is stronger.
    pub wrong: Option<f64>,
    /// The share of 95 % intervals that hold the strength.
    pub coverage: Option<f64>,
    /// The log-loss of a game in the club's own results.
    pub own_log_loss: Option<f64>,
}

impl Outcome {
    fn new(schedule: Schedule, scale: &Scale, sets: &[&Measures]) -> Self {
        let mean = |of: fn(&Measures) -> Option<f64>| {
            sets.iter().filter_map(|set| of(set)).collect::<Mean>().value()
        };
        let settled: Vec<f64> = sets.iter().flat_map(|set| &set.settled).copied().collect();
        let settled = Some(Sample::new(settled).median());
        Self {
            schedule,
            scale: scale.clone(),
            error: mean(|set| set.square).map(f64::sqrt),
            log_loss: mean(|set| set.log_loss),
            oracle: mean(|set| set.oracle),
            rank_correlation: mean(|set| set.rank_correlation),
            settled: settled.filter(|games| games.is_finite() && *games > 0.0),
            drift: mean(|set| set.drift),
            above: mean(|set| set.above),
            wrong: mean(|set| set.wrong),
            coverage: mean(|set| set.coverage),
            own_log_loss: None,
        }
    }
}

/// The recommended K for a schedule, with reasons.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recommended {
    pub schedule: Schedule,
    /// The K whose ratings predict games best.
    pub k: f64,
    pub log_loss: f64,
    pub oracle: f64,
    /// The lowest and the highest K that lose at most [`Recommended::ALIKE`] against it.
    pub alike: [f64; 2],
    /// The final error of ratings, in points.
    pub error: f64,
    /// The K that predicted the club's own results best, with its log-loss.
    pub own: Option<(f64, f64)>,
}

impl Recommended {
    /// A difference of log-losses too small to matter.
    pub const ALIKE: f64 = 0.002;

    /// The K for each schedule, among rules that differ from the published ones only in K.
    pub fn of(outcomes: &[Outcome]) -> Vec<Self> {
        let mut schedules: Vec<Schedule> = outcomes.iter().map(|one| one.schedule).collect();
        schedules.dedup();
        schedules.into_iter().filter_map(|schedule| Self::of_schedule(outcomes, schedule)).collect()
    }

    fn of_schedule(outcomes: &[Outcome], schedule: Schedule) -> Option<Self> {
        let plain = outcomes.iter().filter(|one| {
            one.schedule == schedule
                && Scale { k: Scale::STANDARD.k, ..one.scale.clone() } == Scale::STANDARD
        });
        let losses: Vec<(&Outcome, f64)> =
            plain.filter_map(|one| Some((one, one.log_loss?))).collect();
        let (best, log_loss) = *losses.iter().min_by(|a, b| a.1.total_cmp(&b.1))?;
        let alike = || {
            let alike = losses.iter().filter(|(_, loss)| *loss <= log_loss + Self::ALIKE);
            alike.map(|(one, _)| one.scale.k)
        };
        let own = losses.iter().filter_map(|(one, _)| Some((one.scale.k, one.own_log_loss?)));
        Some(Self {
            schedule,
            own: own.min_by(|a, b| a.1.total_cmp(&b.1)),
            k: best.scale.k,
            log_loss,
            oracle: best.oracle?,
            alike: [alike().fold(f64::INFINITY, f64::min), alike().fold(0.0, f64::max)],
            error: best.error?,
        })
    }
}

/// The rated matches of two on a list, in order, with players numbered in order of appearance. A match is
/// first to the games that its winner won; a drawn one has its actual number of games. Pods are left out.
pub fn past(club: &Club, list: ListId) -> Vec<Bout> {
    past_of(club, list).0
}

/// Like [`past`], with the players by these numbers.
pub fn past_of(club: &Club, list: ListId) -> (Vec<Bout>, Vec<PlayerId>) {
    let mut places: HashMap<PlayerId, u32> = HashMap::new();
    let mut players_of = Vec::new();
    let mut bouts = Vec::new();
    for rated in club.ratings(list).into_iter().flat_map(ListRatings::matches) {
        let Contest::Duel { sides, outcome, .. } = &rated.contest else { continue };
        let Some(score) = outcome.rated() else { continue };
        let players = sides.map(|player| {
            let next = u32::try_from(places.len()).unwrap_or(u32::MAX);
            *places.entry(player).or_insert_with(|| {
                players_of.push(player);
                next
            })
        });
        let length = if score.a == score.b || score.draws > 0 {
            Length::Games(score.games())
        } else {
            Length::FirstTo(score.a.max(score.b))
        };
        let totals = score.into();
        bouts.push(Bout { players, length, event: rated.tournament.0, totals });
    }
    (bouts, players_of)
}

#[cfg(test)]
mod tests {
    use rayon::ThreadPoolBuilder;

    use super::*;
    use crate::domain::progress::NoProgress;
    use crate::domain::rating::{Totals, ln};
    use crate::domain::score::Length;

    fn played(plan: &Convergence) -> Vec<Outcome> {
        NoProgress::whole(plan.play(&NoProgress))
    }

    /// The setting measured in RATINGS 5.2: 300 players with deviation 250, single games of any two.
    fn validation(games: u32) -> Convergence {
        Convergence {
            players: 300,
            deviation: 250.0,
            sets: 4,
            games,
            schedules: vec![Schedule::Random],
            scales: [16.0, 32.0, 64.0].map(|k| Scale { k, ..Scale::STANDARD }).to_vec(),
            ..Convergence::default()
        }
    }

    /// The log-loss of a game above that of true strengths; it depends
    /// less on the drawn players than the log-loss itself.
    fn excess(outcomes: &[Outcome]) -> Vec<f64> {
        outcomes.iter().filter_map(|one| Some(one.log_loss? - one.oracle?)).collect()
    }

    /// RATINGS 5.2, measured over one population: with 200 games a player K = 32 is best, 0.4829 against an oracle's 0.4637;
    /// with 40 games K = 64, 0.5182 against 0.4606, where K = 32 has 0.5395. Another population moves the excess by some
    /// thousandths. A simulation in Python, without any code of ours, gives 0.0192, 0.0564 and 0.0766 above the oracle.
    #[test]
    fn the_best_k_is_that_of_the_validation() {
        let many = played(&validation(200));
        assert!(Recommended::of(&many).iter().all(|one| one.k.to_string() == "32"), "{many:?}");
        assert!((excess(&many)[1] - 0.0192).abs() < 0.004, "{:?}", excess(&many));
        let few = played(&validation(40));
        assert!(Recommended::of(&few).iter().all(|one| one.k.to_string() == "64"), "{few:?}");
        assert!((excess(&few)[2] - 0.0576).abs() < 0.006, "{:?}", excess(&few));
        assert!((excess(&few)[1] - 0.0789).abs() < 0.006, "{:?}", excess(&few));
    }

    /// S4 asks whether the initial value matters: it shifts only the level, and a wrong start shifts it forever.
    #[test]
    fn a_start_moves_the_level_and_nothing_else() {
        let scales = [0.0, 100.0].map(|off| Scale { start: MEAN + off, ..Scale::STANDARD });
        let plan = Convergence {
            scales: scales.to_vec(),
            schedules: vec![Schedule::Random],
            sets: 4,
            ..Convergence::default()
        };
        let [usual, high] = played(&plan).try_into().expect("two");
        let gap =
            |of: fn(&Outcome) -> Option<f64>| of(&high).expect("one") - of(&usual).expect("one");
        assert!(gap(|one| one.log_loss).abs() < 1e-9);
        assert!(gap(|one| one.rank_correlation).abs() < 1e-9);
        assert!((gap(|one| one.drift) - 100.0).abs() < 1e-6);
    }

    /// RATINGS 5.4: with 5 games or fewer, half of the new players are rated above a veteran, a fifth to a
    /// quarter of them wrongly. This is under special settings; the defaults give somewhat fewer.
    #[test]
    fn few_games_stand_above_veterans() {
        let plan = Convergence {
            players: 300,
            bounds: Bounds { few: 5, veteran: 30 },
            schedules: vec![Schedule::Uneven],
            scales: vec![Scale::STANDARD],
            sets: 4,
            ..Convergence::default()
        };
        let found = &played(&plan)[0];
        let (above, wrong) = (found.above.expect("pairs"), found.wrong.expect("pairs"));
        assert!((0.40..0.60).contains(&above), "{above}");
        assert!((0.13..0.32).contains(&wrong), "{wrong}");
    }

    #[test]
    fn any_number_of_threads_gives_the_same_to_the_bit() {
        let plan = Convergence { sets: 2, ..Convergence::default() };
        let [one, two] = [1, 2].map(|threads| {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            pool.install(|| played(&plan))
        });
        assert_eq!(one, two);
        assert_eq!(one.len(), 4 * 14);
    }

    /// Two matches of a club: the same pair, first to 2, then one of three games.
    #[test]
    fn the_past_of_a_club_is_played_again() {
        let totals = |a, b| Totals { a, b, draws: 0 };
        let bout = |length, totals| Bout { players: [0, 1], length, event: 1, totals };
        let past =
            vec![bout(Length::FirstTo(2), totals(2, 0)), bout(Length::Games(3), totals(2, 1))];
        let plan = Convergence {
            schedules: vec![Schedule::Club],
            scales: vec![Scale::STANDARD],
            sets: 3,
            past,
            ..Convergence::default()
        };
        let found = &played(&plan)[0];
        // By hand: 2 games at 0.5; then the ratings are 1532 and 1468: E(64) = 0.591089.
        let wanted = -(2.0 * ln(0.5) + 2.0 * ln(0.591_089) + ln(0.408_911)) / 5.0;
        assert!((found.own_log_loss.expect("results") - wanted).abs() < 1e-5, "{found:?}");
        assert_eq!(found.schedule, Schedule::Club);
    }

    /// Five matches of a club give no K if even the best predicts them worse than a coin.
    #[test]
    fn a_k_that_foretells_worse_than_a_coin_is_not_told() {
        let words = crate::words::own(crate::words::Language::English.words()).experiment;
        let found = |loss| Recommended {
            schedule: Schedule::Club,
            k: 32.0,
            log_loss: 0.6,
            oracle: 0.5,
            alike: [32.0, 32.0],
            error: 50.0,
            own: Some((16.0, loss)),
        };
        let better = words.recommended(&found(0.65));
        assert!(better.contains("best with K = 16 (log-loss 0.6500)"), "{better}");
        let worse = words.recommended(&found(0.71));
        assert!(
            worse.contains("No K predicts the club's own results better than a coin"),
            "{worse}"
        );
        assert!(!worse.contains("K = 16"), "{worse}");
    }
}
