//! The virtual game of S0 (section 4): two players of known strength, whose games
//! follow the expected score with the dealt hand, rated with and without that hand.

use std::f64::consts::{LN_10, LOG2_E, PI, SQRT_2};

use super::play_all;
use super::sample::Sample;
use crate::domain::chance::{Chance, SEED};
use crate::domain::game::Hand;
use crate::domain::progress::{Progress, ProgressCounter, Stopped, Task};
use crate::domain::rating::{Duel, Odds, changes, exp2, expected, ln};

/// The true rating of the stronger player, in points; in S0 the weaker one is equally far below 1500.
pub const TRUE_RATING: f64 = 1700.0;
/// The initial rating of both, in points.
const START: f64 = 1500.0;
/// The difference in strength, in points.
const GAP: f64 = 2.0 * (TRUE_RATING - START);
/// The deviation of normal hands around ½.
const HANDS: f64 = 0.25;
/// The standard deviation of the known strength of a hand from the true one.
const ERROR: f64 = 0.05;

/// The games to be played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VirtualGame {
    pub seed: u64,
    /// The number of sets of each series. Above 0.
    pub sets: u32,
    /// The number of games in a set. Above 0.
    pub games: u32,
    /// The K factor, in points.
    pub k: f64,
    /// The treatment of hands below 0 and above 1.
    pub outside: Outside,
}

impl VirtualGame {
    /// The settings of S0.
    pub const STANDARD: Self =
        Self { seed: SEED, sets: 1000, games: 1000, k: 16.0, outside: Outside::Redraw };

    /// Plays all sets. Each is played once, and rated by all methods.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` stops it.
    pub fn play(&self, progress: &dyn Progress) -> Result<Findings, Stopped> {
        let pairs = HandLaw::ALL.map(|law| Logarithm::ALL.map(|logarithm| (law, logarithm)));
        let pairs = pairs.as_flattened();
        let sets = self.sets as usize;
        let counter = ProgressCounter::new(progress, Task::Simulating, pairs.len() * sets);
        let played = play_all(0..pairs.len() * sets, &counter, |at| {
            let (law, logarithm) = pairs[at / sets];
            self.set(law, logarithm, at % sets)
        })?;
        let series = pairs.iter().zip(played.chunks(sets)).flat_map(|((law, logarithm), sets)| {
            Method::ALL.into_iter().enumerate().map(move |(at, method)| Series {
                law: *law,
                logarithm: *logarithm,
                method,
                ratings: Sample::new(sets.iter().map(|ratings| ratings[at]).collect()),
            })
        });
        Ok(Findings { game: *self, series: series.collect() })
    }

    /// The ratings of the stronger player after one set, by each method. Both
    /// logarithms use the same random numbers, so that nothing else differs.
    fn set(&self, law: HandLaw, logarithm: Logarithm, set: usize) -> [f64; 3] {
        let mut chance = Chance::new(self.seed, ((law as u64) << 32) | set as u64);
        let mut ratings = [[START; 2]; 3];
        for _ in 0..self.games {
            let hand = self.outside.inside(|| law.draw(&mut chance));
            let odds = logarithm.odds(hand);
            let score = if chance.happens(expected(GAP, odds)) { 1.0 } else { 0.0 };
            let known = self.outside.inside(|| hand + ERROR * chance.normal());
            for (ratings, odds) in ratings.iter_mut().zip([Odds::EVEN, odds, logarithm.odds(known)])
            {
                let mut moved = [0.0; 2];
                let game = Duel { players: [0, 1], score, games: 1.0, odds };
                changes(|_| self.k, ratings, &[game], &mut moved);
                *ratings = [ratings[0] + moved[0], ratings[1] + moved[1]];
            }
        }
        ratings.map(|[stronger, _]| stronger)
    }
}

impl HandLaw {
    /// Draws the strength of a hand, which may lie outside 0 to 1.
    fn draw(self, chance: &mut Chance) -> f64 {
        match self {
            Self::None => 0.5,
            Self::Gauss => 0.5 + HANDS * chance.normal(),
            Self::Binary => {
                if chance.happens(0.5) {
                    0.9
                } else {
                    0.1
                }
            }
        }
    }
}

impl Logarithm {
    /// The odds of a hand under S0's formula with this logarithm.
    fn odds(self, p: f64) -> Odds {
        let odds = Hand::new(p).map_or(Odds::EVEN, Odds::from);
        match self {
            Self::Base10 => odds,
            Self::Natural => odds.to_power(LN_10),
        }
    }
}

impl Outside {
    /// A drawn hand after the treatment.
    fn inside(self, mut draw: impl FnMut() -> f64) -> f64 {
        let Some(margin) = self.margin() else {
            loop {
                let p = draw();
                if p > 0.0 && p < 1.0 {
                    return p;
                }
            }
        };
        draw().clamp(margin, 1.0 - margin)
    }

    /// The distance from 0 and 1 to which a hand outside is moved; none if another is drawn.
    fn margin(self) -> Option<f64> {
        match self {
            Self::Redraw => None,
            Self::Clip => Some(0.01),
            Self::Keep => Some(1e-9),
        }
    }
}

/// The ratings of the stronger player after each set, under one law, one logarithm and one method.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    pub law: HandLaw,
    pub logarithm: Logarithm,
    pub method: Method,
    pub ratings: Sample,
}

impl Series {
    /// The width of a step of the histogram, in points.
    pub const STEP: f64 = 10.0;
    /// The start of the histogram, in points, and its number of steps, as in S0's figures.
    const STEPS: (f64, usize) = (1400.0, 50);

    /// The lower end of each step of the histogram, and the number of sets in it.
    pub fn steps(&self) -> Vec<(f64, u32)> {
        let (from, steps) = Self::STEPS;
        let ends = std::iter::successors(Some(from), |end| Some(end + Self::STEP));
        ends.zip(self.ratings.counts(from, Self::STEP, steps)).collect()
    }

    /// The median printed in S0.
    pub fn printed(&self) -> Option<f64> {
        (self.method == Method::Plain).then_some(match self.law {
            HandLaw::None => 1701.0,
            HandLaw::Gauss => 1607.0,
            HandLaw::Binary => 1501.0,
        })
    }
}

impl VirtualGame {
    /// The rating of a series at which games move it neither way on average: where the
    /// expected result equals the mean result. None if the error in the hands decides it.
    pub fn fixed_point(&self, series: &Series) -> Option<f64> {
        let mean = match series.method {
            Method::Plain => self.mean_result(series.law, series.logarithm),
            Method::Corrected => return Some(TRUE_RATING),
            Method::CorrectedWithError => return None,
        };
        Some(rest(mean))
    }

    /// How often the stronger player wins under a law.
    fn mean_result(&self, law: HandLaw, logarithm: Logarithm) -> f64 {
        /// The share of normal hands below 0, which are two deviations from ½.
        const TAIL: f64 = 0.022_750_131_948_179;
        let won = |p: f64| expected(GAP, logarithm.odds(p));
        match law {
            HandLaw::None => won(0.5),
            HandLaw::Binary => won(0.1).midpoint(won(0.9)),
            HandLaw::Gauss => {
                let (mut sum, mut all) = (0.0, 0.0);
                // The midpoint rule.
                for p in (0..1000).map(|step| (f64::from(step) + 0.5) / 1000.0) {
                    let deviations = (p - 0.5) / HANDS;
                    let weight = exp2(-0.5 * LOG2_E * deviations * deviations);
                    sum += weight * won(p);
                    all += weight;
                }
                let (tail, ends) = match self.outside.margin() {
                    None => (0.0, 0.0),
                    Some(margin) => (TAIL, won(margin) + won(1.0 - margin)),
                };
                (1.0 - 2.0 * tail) * sum / all + tail * ends
            }
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    pub game: VirtualGame,
    /// The series by law, logarithm and method.
    pub series: Vec<Series>,
}

/// A printed median of S0, compared with those found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Beside {
    pub law: HandLaw,
    /// The printed median, in points.
    pub printed: f64,
    /// How far the median under each logarithm of [`Logarithm::ALL`] is above it, in points.
    pub off: [f64; 2],
    /// The range of chance, in points: two standard errors of the difference of two medians of this many sets.
    pub chance: f64,
}

impl Beside {
    /// Whether the median under each logarithm is within chance of the printed one.
    pub fn fits(&self) -> [bool; 2] {
        self.off.map(|off| off.abs() <= self.chance)
    }
}

impl Findings {
    /// The printed medians compared with those found, by law.
    pub fn beside(&self) -> Vec<Beside> {
        let plain = |law, logarithm| {
            self.series.iter().find(move |one| {
                (one.law, one.logarithm, one.method) == (law, logarithm, Method::Plain)
            })
        };
        let of_law = |law| {
            let [base_10, natural] = Logarithm::ALL.map(|logarithm| plain(law, logarithm));
            let both = [base_10?, natural?];
            let printed = both[0].printed()?;
            // A median of n normal values varies by √(π/2n) of their deviation, of which 95 % lie within 1.96 to each side.
            let sets = f64::from(self.game.sets);
            let error = |[low, high]: [f64; 2]| (high - low) / 3.92 * (PI / 2.0 / sets).sqrt();
            Some(Beside {
                law,
                printed,
                off: both.map(|series| series.ratings.median() - printed),
                chance: 2.0 * SQRT_2 * error(both[1].ratings.middle_95()),
            })
        };
        HandLaw::ALL.into_iter().filter_map(of_law).collect()
    }
}

impl VirtualGame {
    /// The stable points of plain ratings with normal hands under
    /// each logarithm, for each treatment of hands outside.
    pub fn rests(&self) -> [(Outside, [f64; 2]); 3] {
        [Outside::Redraw, Outside::Clip, Outside::Keep].map(|outside| {
            let game = Self { outside, ..*self };
            let rest = |logarithm| rest(game.mean_result(HandLaw::Gauss, logarithm));
            (outside, Logarithm::ALL.map(rest))
        })
    }
}

/// The rating of the stronger player at which this win rate is expected.
fn rest(wins: f64) -> f64 {
    START + 400.0 * ln(wins / (1.0 - wins)) / LN_10 / 2.0
}

/// The distribution of hand strengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum HandLaw {
    /// Every hand is even.
    None,
    /// Normal, with mean 0.5 and deviation 0.25.
    Gauss,
    /// 0.1 or 0.9, equally likely.
    Binary,
}

impl HandLaw {
    pub const ALL: [Self; 3] = [Self::None, Self::Gauss, Self::Binary];
}

/// The logarithm of the odds of a hand in the corrected expectation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Logarithm {
    /// Base 10, as in S0's worked example and in ratings here.
    #[strum(serialize = "base-10")]
    Base10,
    Natural,
}

impl Logarithm {
    pub const ALL: [Self; 2] = [Self::Base10, Self::Natural];
}

/// How a game is rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Method {
    /// Without the hand.
    Plain,
    /// With the hand.
    Corrected,
    /// With a hand strength that has a normal error of deviation 0.05.
    CorrectedWithError,
}

impl Method {
    pub const ALL: [Self; 3] = [Self::Plain, Self::Corrected, Self::CorrectedWithError];
}

/// The treatment of a normal hand below 0 or above 1, which cannot be a probability. S0 does not say.
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// Another hand is drawn.
    Redraw,
    /// It counts as 0.01 or 0.99.
    Clip,
    /// It is kept, so that the game is practically decided.
    Keep,
}

#[cfg(test)]
mod tests {
    use rayon::ThreadPoolBuilder;

    use super::*;
    use crate::domain::progress::NoProgress;

    fn played(game: VirtualGame) -> Findings {
        NoProgress::whole(game.play(&NoProgress))
    }

    /// 200 sets in place of 1000: a median then has a standard error of about 1.25 · 37 / √200 = 3.3 points, and 8 are
    /// nearly two and a half of them.
    const SMALLER: VirtualGame = VirtualGame { sets: 200, ..VirtualGame::STANDARD };

    /// S0 prints 1701, 1607 and 1501 under plain Elo; the natural logarithm gives 1700,
    /// 1604 to 1611 and 1510, and base 10 gives 1700, 1664 and 1599. With a known hand it
    /// prints about 1700. An error in the known hand reduces its effect.
    #[test]
    fn medians_are_those_of_the_logarithms() {
        let found = played(SMALLER);
        for series in &found.series {
            let (wanted, within) = match (series.method, series.law, series.logarithm) {
                (Method::Plain, HandLaw::Gauss, Logarithm::Natural) => (1607.0, 11.0),
                (Method::Plain, HandLaw::Gauss, Logarithm::Base10) => (1664.0, 8.0),
                (Method::Plain, HandLaw::Binary, Logarithm::Natural) => (1510.0, 8.0),
                (Method::Plain, HandLaw::Binary, Logarithm::Base10) => (1599.0, 8.0),
                // A game with a hand of 157 to 1 teaches too little.
                (Method::CorrectedWithError, HandLaw::Binary, Logarithm::Natural) => (1660.0, 8.0),
                (Method::CorrectedWithError, ..) => (TRUE_RATING, 20.0),
                (Method::Plain | Method::Corrected, ..) => (TRUE_RATING, 8.0),
            };
            let median = series.ratings.median();
            let name = format!("{} {} {}", series.law, series.logarithm, series.method);
            assert!((median - wanted).abs() < within, "{name}: {median}");
        }
        // Either logarithm gives 1701, neither gives 1501.
        let fits: Vec<[bool; 2]> = found.beside().iter().map(Beside::fits).collect();
        assert_eq!([fits[0], fits[2]], [[true; 2], [false; 2]], "{:?}", found.beside());
        assert!(found.beside().iter().all(|one| one.off[1].abs() <= one.off[0].abs()));
    }

    /// Of 0.1 and 0.9 by hand: base 10 gives (0.526316 + 0.989011) / 2 = 0.757663, which is 198 points; the natural logarithm
    /// (0.059700 + 0.999365) / 2, which is 20.6.
    #[test]
    fn plain_elo_would_rest_where_it_expects_what_happens() {
        let found = played(VirtualGame { sets: 1, games: 1, ..VirtualGame::STANDARD });
        let plain = found.series.iter().filter(|one| one.method == Method::Plain);
        let rests =
            plain.map(|one| (found.game.fixed_point(one).expect("one") * 10.0).round() / 10.0);
        // RATINGS: about 1700, 1700, 1664, 1604 to 1611, 1599, 1510.
        let [none, _, gauss, natural, binary, binary_natural] =
            rests.collect::<Vec<_>>().try_into().expect("six");
        let worked_out = [none, binary, binary_natural].map(|rest| format!("{rest}"));
        assert_eq!(worked_out, ["1700", "1599", "1510.3"]);
        assert!((1662.0..=1666.0).contains(&gauss), "{gauss}");
        assert!((1604.0..=1611.0).contains(&natural), "{natural}");
    }

    #[test]
    fn any_number_of_threads_gives_the_same_to_the_bit() {
        let small = VirtualGame { sets: 6, games: 100, ..VirtualGame::STANDARD };
        let [one, two] = [1, 2].map(|threads| {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            pool.install(|| played(small))
        });
        assert_eq!(one, two);
    }

    #[test]
    fn hands_beyond_what_is_possible_are_drawn_again_or_moved() {
        for (outside, wanted) in
            [(Outside::Redraw, 0.4), (Outside::Clip, 0.99), (Outside::Keep, 1.0)]
        {
            let mut drawn = [1.3, 0.0, 0.4].into_iter();
            let kept = outside.inside(|| drawn.next().expect("one more"));
            assert!((kept - wanted).abs() < 1e-8, "{outside}: {kept}");
        }
    }

    #[test]
    fn it_stops_where_it_is_told_to() {
        struct Never;
        impl Progress for Never {
            fn reached(&self, _task: Task, _done: usize, _of: usize) -> Result<(), Stopped> {
                Err(Stopped)
            }
        }
        assert_eq!(SMALLER.play(&Never), Err(Stopped));
    }
}
