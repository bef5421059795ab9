//! Tests whether strengths alone explain head-to-heads (S4): compares head-to-heads with
//! the expectations from strengths, and other forms of the win rate with Elo's.
//!
//! Strengths are the most likely ones by all results. Results of the same matches are drawn again from them, and
//! strengths are fitted to these. So the measure of a head-to-head includes both chance and the fit.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::convergence::Bout;
use super::estimate::Estimate;
use super::play_all;
use crate::domain::chance::Chance;
use crate::domain::progress::{Progress, ProgressCounter, Stopped, Task};
use crate::domain::rating::{PairResult, WinCurve, ln};

/// Matches of two, for the study of head-to-heads.
#[derive(Clone, Debug)]
pub struct Affinity {
    pub seed: u64,
    /// How often results are drawn again; above 0.
    pub sets: u32,
    pub bouts: Vec<Bout>,
}

/// The games of two players, compared with the expectation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeadToHead {
    pub result: PairResult,
    /// The expected score of the first player, by the strengths.
    pub expected: f64,
    /// The score minus the expectation, in standard deviations.
    pub deviations: f64,
    /// The share of sets in which some pair is equally far off.
    pub by_chance: f64,
}

/// A form of the win rate, evaluated on matches that it was not fitted to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FormFound {
    pub form: WinCurve,
    /// The log-loss of a game.
    pub log_loss: f64,
    /// How much worse than Elo's form.
    pub worse: Estimate,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// The pairs, the farthest off first.
    pub pairs: Vec<HeadToHead>,
    /// The sum of the squares of their deviations; the next field is the share of sets with at least this sum.
    pub sum: f64,
    pub by_chance: f64,
    pub forms: Vec<FormFound>,
}

/// The number of parts; the matches of each are predicted from the others.
const FOLDS: usize = 5;

impl Affinity {
    /// Runs the study.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` stops it.
    pub fn play(&self, progress: &dyn Progress) -> Result<Findings, Stopped> {
        let players = self.bouts.iter().flat_map(|bout| bout.players).max();
        let players = players.map_or(0, |last| last as usize + 1);
        let results = by_pairs(self.bouts.iter());
        let strengths = WinCurve::Logistic.strengths(players, &results);
        let found = deviations(&results, &strengths);
        let counter = ProgressCounter::new(progress, Task::Simulating, self.sets as usize);
        let drawn = |set: u32| {
            let drawn = self.drawn(&results, &strengths, set);
            let again = WinCurve::Logistic.strengths(players, &drawn);
            let off = deviations(&drawn, &again);
            let most = off.iter().fold(0.0, |most, one| f64::max(most, one[1].abs()));
            [squares(&off), most]
        };
        let sets = play_all(0..self.sets, &counter, drawn)?;
        let share = |at: usize, value: f64| {
            let count = sets.iter().filter(|set| set[at] >= value).count();
            f64::from(u32::try_from(count).unwrap_or(u32::MAX)) / f64::from(self.sets)
        };
        let pair = |(result, [expected, deviations]): (&PairResult, &[f64; 2])| HeadToHead {
            result: *result,
            expected: *expected,
            deviations: *deviations,
            by_chance: share(1, deviations.abs()),
        };
        let mut pairs: Vec<HeadToHead> = results.iter().zip(&found).map(pair).collect();
        pairs.sort_by(|a, b| b.deviations.abs().total_cmp(&a.deviations.abs()));
        let sum = squares(&found);
        Ok(Findings { pairs, sum, by_chance: share(0, sum), forms: self.forms(players) })
    }

    /// These games played again by the same players, with results drawn from the strengths.
    fn drawn(&self, results: &[PairResult], strengths: &[f64], set: u32) -> Vec<PairResult> {
        let mut chance = Chance::new(self.seed, set.into());
        let draw = |result: &PairResult| {
            let p = expected(result, strengths) / result.games;
            let (mut score, mut left) = (0.0, result.games);
            while left > 0.0 {
                score += f64::from(u8::from(chance.happens(p)));
                left -= 1.0;
            }
            PairResult { score, ..*result }
        };
        results.iter().map(draw).collect()
    }

    fn forms(&self, players: usize) -> Vec<FormFound> {
        let losses = WinCurve::ALL.map(|form| self.losses(form, players));
        let of = |(form, own): (WinCurve, &Vec<[f64; 2]>)| {
            let log_loss = Estimate::ratio(own.iter().copied()).value;
            let beside = own.iter().zip(&losses[0]);
            let worse = Estimate::ratio(beside.map(|(own, elo)| [own[0] - elo[0], own[1]]));
            FormFound { form, log_loss, worse }
        };
        WinCurve::ALL.into_iter().zip(&losses).map(of).collect()
    }

    /// The loss of each match and its number of games, predicted by the matches of other folds.
    fn losses(&self, form: WinCurve, players: usize) -> Vec<[f64; 2]> {
        let fold = |fold: usize| {
            let (judged, others): (Vec<_>, Vec<_>) =
                self.bouts.iter().enumerate().partition(|(at, _)| at % FOLDS == fold);
            let others = by_pairs(others.into_iter().map(|(_, bout)| bout));
            let strengths = form.strengths(players, &others);
            let loss = move |(_, bout): (usize, &Bout)| {
                let result = of_bout(bout);
                let [a, b] = result.players.map(|player| strengths[player]);
                let lost = result.games - result.score;
                let both = [form.expected(a - b), form.expected(b - a)].map(log);
                [-result.score * both[0] - lost * both[1], result.games]
            };
            judged.into_iter().map(loss).collect::<Vec<_>>()
        };
        (0..FOLDS).into_par_iter().flat_map_iter(fold).collect()
    }
}

/// The logarithm of a win rate, which is never taken as 0.
fn log(p: f64) -> f64 {
    ln(p.max(1e-9))
}

fn of_bout(bout: &Bout) -> PairResult {
    let score = f64::from(bout.totals.a) + 0.5 * f64::from(bout.totals.draws);
    let games = f64::from(bout.totals.a) + f64::from(bout.totals.b) + f64::from(bout.totals.draws);
    PairResult { players: bout.players.map(|player| player as usize), score, games }
}

/// The combined results of each pair, the lower number first.
fn by_pairs<'a>(bouts: impl Iterator<Item = &'a Bout>) -> Vec<PairResult> {
    let mut pairs: BTreeMap<[usize; 2], [f64; 2]> = BTreeMap::new();
    for result in bouts.map(of_bout) {
        let [a, b] = result.players;
        let (pair, score) =
            if a < b { ([a, b], result.score) } else { ([b, a], result.games - result.score) };
        let sum = pairs.entry(pair).or_default();
        *sum = [sum[0] + score, sum[1] + result.games];
    }
    let result =
        |(players, [score, games]): ([usize; 2], [f64; 2])| PairResult { players, score, games };
    pairs.into_iter().map(result).filter(|result| result.games > 0.0).collect()
}

fn expected(result: &PairResult, strengths: &[f64]) -> f64 {
    let [a, b] = result.players.map(|player| strengths[player]);
    result.games * WinCurve::Logistic.expected(a - b)
}

/// The expected score of each pair, and how many standard deviations the actual one is above it.
fn deviations(results: &[PairResult], strengths: &[f64]) -> Vec<[f64; 2]> {
    let of = |result: &PairResult| {
        let expected = expected(result, strengths);
        let variance = expected * (1.0 - expected / result.games);
        [expected, (result.score - expected) / variance.max(1e-9).sqrt()]
    };
    results.iter().map(of).collect()
}

fn squares(deviations: &[[f64; 2]]) -> f64 {
    deviations.iter().map(|[_, off]| off * off).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::progress::NoProgress;
    use crate::domain::rating::Totals;
    use crate::domain::score::Length;

    /// Matches of eight players with known strengths, each pair twenty
    /// times, in one game; the first beats the second as given.
    fn bouts(seed: u64, first: Option<f64>) -> Vec<Bout> {
        let mut chance = Chance::new(seed, 0);
        let mut bouts = Vec::new();
        for _ in 0..20 {
            for a in 0..8_u32 {
                for b in a + 1..8 {
                    let p = WinCurve::Logistic.expected(60.0 * (f64::from(a) - f64::from(b)));
                    let p = first.filter(|_| [a, b] == [0, 1]).unwrap_or(p);
                    let won = u16::from(chance.happens(p));
                    let totals = Totals { a: won, b: 1 - won, draws: 0 };
                    bouts.push(Bout {
                        players: [a, b],
                        length: Length::Games(1),
                        event: 1,
                        totals,
                    });
                }
            }
        }
        bouts
    }

    fn found(bouts: Vec<Bout>) -> Findings {
        NoProgress::whole(Affinity { seed: 9, sets: 60, bouts }.play(&NoProgress))
    }

    #[test]
    fn one_pair_that_strengths_do_not_explain_is_found() {
        let plain = found(bouts(3, None));
        assert!(plain.by_chance > 0.05 && plain.pairs[0].by_chance > 0.05, "{:?}", plain.pairs[0]);
        let odd = found(bouts(3, Some(0.97)));
        assert_eq!(odd.pairs[0].result.players, [0, 1]);
        assert!(
            odd.pairs[0].by_chance < 0.02 && odd.pairs[0].deviations > 3.0,
            "{:?}",
            odd.pairs[0]
        );
        assert!(odd.pairs[1].by_chance > 0.05, "{:?}", odd.pairs[1]);
    }

    /// Results are drawn from Elo's form, so another is no better.
    #[test]
    fn the_form_that_made_the_results_is_not_beaten() {
        let found = found((1..=4).flat_map(|seed| bouts(seed, None)).collect());
        assert_eq!((found.forms.len(), found.forms[0].worse.value), (4, 0.0));
        for one in &found.forms[1..] {
            let error = one.worse.error.expect("many matches");
            assert!(one.worse.value > -2.0 * error, "{one:?}");
        }
        let cauchy = found.forms[3].worse;
        assert!(cauchy.errors_from(0.0).expect("an error") > 1.0, "{cauchy:?}");
    }
}
