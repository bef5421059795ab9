//! Ratings fitted to all results of a list at once.

use std::sync::Arc;

use chrono::{Datelike as _, NaiveDate};
use rayon::prelude::*;

use crate::club::Club;
use crate::club::rated::Moved;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Stopped, Task};
use crate::domain::rating::bradley_terry::AgedRatings;
use crate::domain::rating::calibration::{Compared, Prediction, compared};
use crate::domain::rating::whole_history::{
    Bout, Curve, Prior, WholeHistory, components, fit_watched, held_out,
};
use crate::domain::rating::{HistoryRules, Interval, Strengths};
use crate::domain::rounding::rounded;

/// Several groups of players that have never met, not even by way of others: ratings compare only within a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Apart {
    /// How many there are.
    pub groups: usize,
    /// The players of the smallest group.
    pub smallest: Vec<PlayerId>,
}

/// The whole history of a list, fitted.
#[derive(Clone, Debug)]
pub struct History {
    fitted: WholeHistory,
}

impl History {
    /// A player's rating on a day with its interval; none before the first result.
    pub fn interval(&self, player: PlayerId, day: NaiveDate) -> Option<Interval> {
        self.fitted.on(player.0, day.num_days_from_ce())
    }

    /// The days of a player, each with rating and deviation.
    pub fn curve(&self, player: PlayerId) -> Vec<(NaiveDate, Interval)> {
        let points = self.fitted.curve(player.0).map(Curve::points).unwrap_or_default();
        let day = |day: i32| NaiveDate::from_num_days_from_ce_opt(day);
        points.iter().filter_map(|point| Some((day(point.day)?, point.interval()))).collect()
    }
}

/// The games between players by day.
#[derive(Clone, Debug)]
pub(super) struct Meetings {
    start: f64,
    pub(super) history: HistoryRules,
    /// One more than the highest player number among them: players are indexed by number.
    pub(super) players: usize,
    /// In the order of play: by day.
    pub(super) bouts: Vec<Bout>,
    /// The end of each match in `bouts`; a match at a table or with several hands has several bouts.
    ends: Vec<usize>,
    /// By player number: the rating in the list, and the points given or taken by hand.
    ratings: Vec<f64>,
    given: Vec<f64>,
}

impl Meetings {
    /// The ratings that fit it all best.
    pub(super) fn fit(&self, progress: &dyn Progress) -> Result<History, Stopped> {
        let fitted = fit_watched(self.prior(self.history), self.players, &self.bouts, progress)?;
        Ok(History { fitted })
    }

    /// The ratings on a day when games count less with age.
    pub(super) fn aged(
        &self,
        day: NaiveDate,
        progress: &dyn Progress,
    ) -> Result<AgedRatings, Stopped> {
        AgedRatings::fit(self.players, &self.bouts, day, progress)
    }

    pub(super) fn prior(&self, HistoryRules { w2, wins }: HistoryRules) -> Prior {
        Prior { start: self.start, drift: w2, wins, ..Prior::STANDARD }
    }

    /// The strengths by all results, beside the ratings of the list.
    pub(super) fn strengths(&self) -> Strengths {
        let fitted = Strengths::fit(&self.given, &self.bouts);
        fitted.beside(|player| {
            usize::try_from(player)
                .ok()
                .and_then(|at| self.ratings.get(at))
                .copied()
                .unwrap_or(self.start)
        })
    }

    /// The groups of players with no chain of games between them, if there are several.
    pub(super) fn apart(&self) -> Option<Apart> {
        let groups = components(self.players, &self.bouts);
        let smallest =
            groups.iter().min_by_key(|group| group.len()).filter(|_| groups.len() > 1)?;
        let smallest = smallest.iter().map(|&player| PlayerId(player)).collect();
        Some(Apart { groups: groups.len(), smallest })
    }
}

impl Club {
    /// The groups of players of a list that have never met, not even by way of others, if there are several.
    pub fn groups_apart(&self, list: ListId, as_of: Option<NaiveDate>) -> Option<Apart> {
        self.meetings(list, as_of).apart()
    }

    /// Fits the whole history of a list, up to the end of a day if one is given. What was corrected
    /// by hand has no part in it: it looks at results alone.
    pub fn whole_history_watched(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
        progress: &dyn Progress,
    ) -> Result<History, Stopped> {
        self.meetings(list, as_of).fit(progress)
    }

    /// The strengths by all results of a list, up to the end of a day if one is given.
    pub(super) fn strengths(&self, list: ListId, as_of: Option<NaiveDate>) -> Arc<Strengths> {
        self.strengths_by(list, as_of, || self.meetings(list, as_of).strengths())
    }

    /// [`Self::strengths`], with the calculation to use where they are not known yet.
    pub(super) fn strengths_by(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
        calculate: impl FnOnce() -> Strengths,
    ) -> Arc<Strengths> {
        match self.ratings(list).filter(|_| as_of.is_none()) {
            Some(ratings) => ratings.strengths(calculate),
            None => Arc::new(calculate()),
        }
    }

    /// The games between players on a list, up to the end of a day if one is given.
    pub(super) fn meetings(&self, list: ListId, as_of: Option<NaiveDate>) -> Meetings {
        let known = self.list(list);
        let start = known.map_or(Prior::STANDARD.start, |list| list.scale.start);
        let history = known.map_or(HistoryRules::STANDARD, |list| list.scale.history);
        let Some(ratings) = self.ratings(list) else {
            let (ratings, given) = (Vec::new(), Vec::new());
            let (bouts, ends) = (Vec::new(), Vec::new());
            return Meetings { start, history, players: 0, bouts, ends, ratings, given };
        };
        let ratings = ratings.as_of(as_of);
        let (mut bouts, mut ends) = (Vec::new(), Vec::new());
        for line in ratings.lines() {
            let day = line.moved.on().num_days_from_ce();
            bouts.extend(Bout::of(day, &line.moved.played(), ratings.scale()));
            ends.push(bouts.len());
        }
        let highest = bouts.iter().flat_map(|bout| bout.players).max();
        let players = highest.and_then(|number| usize::try_from(number).ok()).map_or(0, |n| n + 1);
        let (mut now, mut given) = (vec![start; players], vec![0.0; players]);
        for line in ratings.lines() {
            // A change for all players changes nothing between them.
            let own = matches!(line.moved, Moved::ByHand(one) if one.by_hand.player.is_some());
            for (player, step) in line.moved.players().iter().zip(line.steps) {
                let Some(at) = usize::try_from(player.0).ok().filter(|at| *at < players) else {
                    continue;
                };
                now[at] = step.after;
                given[at] += if own { step.after - step.before } else { 0.0 };
            }
        }
        Meetings { start, history, players, bouts, ends, ratings: now, given }
    }
}

// Rules of whole histories, tried on results of a list that were left out of their fit.

/// The values of w² that are tried, in points² a day, and the priors, in wins.
const DRIFTS: [f64; 9] = [0.0, 1.0, 3.0, 7.0, 15.0, 30.0, 60.0, 120.0, 300.0];
const PRIORS: [f64; 7] = [0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0];

/// Fewer matches give no standard error to go by.
pub const FEWEST: u32 = 30;

/// How well rules of whole histories foretell, beside those of the list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TriedRules {
    pub rules: HistoryRules,
    /// The log-loss of games that were left out of the fit, beside that by the rules of the list, with the standard
    /// error of the difference.
    pub compared: Compared,
}

impl TriedRules {
    /// How much better they foretell a game than the rules of the list, in nats.
    pub fn gain(&self) -> f64 {
        self.compared.other - self.compared.log_loss
    }

    /// Whether they differ visibly from the rules of the list.
    fn differs(&self) -> bool {
        rounded(self.gain(), 1e4).abs() > 0.0
    }

    /// Whether the gain is more than chance: beyond two standard errors.
    fn is_sure(&self) -> bool {
        let Compared { matches, error, .. } = self.compared;
        matches >= FEWEST && self.differs() && self.gain() > 2.0 * error
    }

    /// Whether a value other than the list's is the first or last that was tried, so that the best may lie beyond.
    fn is_at_an_end(&self, own: HistoryRules) -> bool {
        let is_end = |row: &[f64], value: f64, own: f64| {
            let mut ends = row.first().into_iter().chain(row.last());
            value.total_cmp(&own).is_ne() && ends.any(|end| end.total_cmp(&value).is_eq())
        };
        is_end(&DRIFTS, self.rules.w2, own.w2) || is_end(&PRIORS, self.rules.wins, own.wins)
    }
}

/// All rules that were tried.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesTried {
    /// The rules of the list.
    pub own: HistoryRules,
    /// The best first, those of the list among them.
    pub all: Vec<TriedRules>,
}

/// Advice on the rules of a list, from how well rules foretell its results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FitAdvice {
    /// All rules foretell these results equally well.
    AllEqual,
    /// None foretells better than those of the list.
    Keep,
    /// Only so many matches could be judged.
    TooFew(u32),
    /// These foretell better, but by no more than chance may give.
    Unsure(TriedRules),
    /// These foretell better; `at_an_end` where the best may lie beyond what was tried.
    Change { best: TriedRules, at_an_end: bool },
}

impl RulesTried {
    /// The advice; none where nothing can be foretold.
    pub fn advice(&self) -> Option<FitAdvice> {
        let best = *self.all.first()?;
        Some(if !self.all.iter().any(TriedRules::differs) {
            FitAdvice::AllEqual
        } else if best.rules == self.own || !best.differs() {
            FitAdvice::Keep
        } else if best.compared.matches < FEWEST {
            FitAdvice::TooFew(best.compared.matches)
        } else if best.is_sure() {
            FitAdvice::Change { best, at_an_end: best.is_at_an_end(self.own) }
        } else {
            FitAdvice::Unsure(best)
        })
    }
}

impl Meetings {
    /// The matches, each with its bouts.
    fn matches(&self) -> Vec<&[Bout]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        let matches = starts.zip(&self.ends).filter_map(|(start, &end)| self.bouts.get(start..end));
        matches.filter(|bouts| !bouts.is_empty()).collect()
    }

    /// Tries the values of w² with the prior of the list, then priors with
    /// the best w², or with that of the list unless one is certainly better.
    fn try_rules(&self, progress: &dyn Progress) -> Result<RulesTried, Stopped> {
        let own = self.history;
        let counter = ProgressCounter::new(progress, Task::Fitting, DRIFTS.len() + PRIORS.len());
        let matches = self.matches();
        let foretell = |rules| held_out(self.prior(rules), self.players, &matches, &NoProgress);
        let by_own = foretell(own)?;
        if by_own.is_empty() {
            return Ok(RulesTried { own, all: Vec::new() });
        }
        let judge =
            |rules, found: &[Prediction]| TriedRules { rules, compared: compared(found, &by_own) };
        let try_all = |rules: Vec<HistoryRules>| {
            let others = rules.into_par_iter().filter(|rules| *rules != own);
            let tried = others.map(|rules| {
                let found = judge(rules, &foretell(rules)?);
                counter.one()?;
                Ok(found)
            });
            tried.collect::<Result<Vec<_>, Stopped>>()
        };
        let mut all = vec![judge(own, &by_own)];
        all.extend(try_all(DRIFTS.map(|w2| HistoryRules { w2, ..own }).to_vec())?);
        let best = all.iter().min_by(|a, b| a.compared.log_loss.total_cmp(&b.compared.log_loss));
        let w2 = best.filter(|best| best.is_sure()).map_or(own.w2, |best| best.rules.w2);
        let priors = PRIORS.into_iter().filter(|wins| wins.total_cmp(&own.wins).is_ne());
        all.extend(try_all(priors.map(|wins| HistoryRules { w2, wins }).collect())?);
        all.sort_by(|a, b| a.compared.log_loss.total_cmp(&b.compared.log_loss));
        Ok(RulesTried { own, all })
    }
}

impl Club {
    /// The quality of rules of whole histories, by results of a list that were left out of their fit.
    pub fn history_rules_tried(
        &self,
        list: ListId,
        progress: &dyn Progress,
    ) -> Result<RulesTried, Stopped> {
        self.meetings(list, None).try_rules(progress)
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

    use super::*;
    use crate::domain::rating::whole_history::Prior;

    const PLAYERS: u32 = 40;
    const DAYS: i32 = 365;

    struct Luck(ChaCha8Rng);

    impl Luck {
        fn even(&mut self) -> f64 {
            f64::from(self.0.next_u32()) / 2_f64.powi(32)
        }

        fn below(&mut self, bound: u32) -> u32 {
            self.0.next_u32() % bound
        }

        /// The sum of twelve even numbers less six, which is all but normal.
        fn normal(&mut self) -> f64 {
            (0..12).map(|_| self.even()).sum::<f64>() - 6.0
        }

        /// A strength as the prior of half a win and half a loss has it, in points.
        fn strength(&mut self) -> f64 {
            let share = (std::f64::consts::FRAC_PI_2 * self.even()).sin().powi(2);
            400.0 * (share / (1.0 - share)).log10()
        }
    }

    /// A year of single games between any two, whose strengths gain this variance in a day.
    fn club(seed: u64, drift: f64, history: HistoryRules, days: i32) -> Meetings {
        let mut luck = Luck(ChaCha8Rng::seed_from_u64(seed));
        let mut strengths: Vec<f64> = (0..PLAYERS).map(|_| luck.strength()).collect();
        let mut bouts = Vec::new();
        for day in 0..DAYS {
            for strength in &mut strengths {
                *strength += drift.sqrt() * luck.normal();
            }
            for _ in 0..3 {
                let a = luck.below(PLAYERS);
                let players = [a, (a + 1 + luck.below(PLAYERS - 1)) % PLAYERS];
                let [ours, theirs] = players.map(|player| strengths[player as usize]);
                let chance = 1.0 / (1.0 + 10_f64.powf((theirs - ours) / 400.0));
                let won = f64::from(u8::from(luck.even() < chance));
                bouts.push(Bout {
                    day: day.min(days),
                    players,
                    won,
                    lost: 1.0 - won,
                    ..Bout::default()
                });
            }
        }
        let count = usize::try_from(PLAYERS).expect("few");
        let ends = (1..=bouts.len()).collect();
        let (ratings, given) = (vec![1500.0; count], vec![0.0; count]);
        Meetings {
            start: Prior::STANDARD.start,
            history,
            players: count,
            bouts,
            ends,
            ratings,
            given,
        }
    }

    fn tried(met: &Meetings) -> RulesTried {
        met.try_rules(&NoProgress).expect("not stopped")
    }

    /// A true w² of 7 is left alone; before, 0 to 120 were advised.
    #[test]
    fn the_true_rules_are_kept() {
        let advised: Vec<FitAdvice> = (0..12)
            .map(|seed| tried(&club(seed, 7.0, HistoryRules::STANDARD, DAYS)))
            .filter_map(|found| found.advice())
            .filter(|advice| matches!(advice, FitAdvice::Change { .. }))
            .collect();
        assert!(advised.len() <= 1, "{advised:?}");
    }

    #[test]
    fn rules_that_are_far_off_are_changed() {
        let rules = HistoryRules { w2: 0.0, ..HistoryRules::STANDARD };
        let found = tried(&club(1, 600.0, rules, DAYS));
        let Some(FitAdvice::Change { best, at_an_end }) = found.advice() else {
            panic!("{:?}", found.advice());
        };
        assert!(best.rules.w2 >= 120.0, "{best:?}");
        assert_eq!(at_an_end, best.rules.w2 > 299.0 || best.rules.wins < 0.2, "{best:?}");
    }

    /// All games on one day say nothing about what happens between days.
    #[test]
    fn one_day_says_nothing_about_time() {
        let found = tried(&club(3, 0.0, HistoryRules::STANDARD, 0));
        let by_w2 = found.all.iter().filter(|one| one.rules.wins.total_cmp(&0.5).is_eq());
        assert!(by_w2.clone().count() == 9 && by_w2.clone().all(|one| !one.differs()), "{found:?}");
        if let Some(FitAdvice::Change { best, .. }) = found.advice() {
            assert_eq!(best.rules.w2.to_bits(), 7.0_f64.to_bits(), "{best:?}");
        }
    }

    #[test]
    fn equal_rules_and_no_results_advise_nothing() {
        let none = RulesTried { own: HistoryRules::STANDARD, all: Vec::new() };
        assert_eq!(none.advice(), None);
        let equal = TriedRules {
            rules: HistoryRules { w2: 0.0, ..HistoryRules::STANDARD },
            compared: Compared {
                matches: 900,
                games: 900.0,
                log_loss: 0.5,
                other: 0.5,
                error: 0.0,
            },
        };
        let all = RulesTried { all: vec![equal; 2], ..none };
        assert_eq!(all.advice(), Some(FitAdvice::AllEqual));
        // A sure gain of which too few matches are known is none.
        let few = Compared { matches: 29, log_loss: 0.4, ..equal.compared };
        let few = TriedRules { compared: few, ..equal };
        let found = RulesTried { all: vec![few], ..all.clone() };
        assert_eq!(found.advice(), Some(FitAdvice::TooFew(29)));
        let many = TriedRules { compared: Compared { matches: 30, ..few.compared }, ..few };
        let found = RulesTried { all: vec![many], ..all.clone() };
        assert_eq!(found.advice(), Some(FitAdvice::Change { best: many, at_an_end: true }));
        let unsure = TriedRules { compared: Compared { error: 0.05, ..many.compared }, ..many };
        let found = RulesTried { all: vec![unsure], ..all };
        assert_eq!(found.advice(), Some(FitAdvice::Unsure(unsure)));
    }
}
