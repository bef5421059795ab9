//! Rules of whole histories, tried on results of a list that were left out of their fit.

#[cfg(test)]
mod tests;

use rayon::prelude::*;

use super::Meetings;
use crate::club::Club;
use crate::domain::ids::ListId;
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Stopped, Task};
use crate::domain::rating::HistoryRules;
use crate::domain::rating::calibration::{Compared, Prediction, compared};
use crate::domain::rating::whole_history::{Bout, held_out};
use crate::domain::rounding::rounded;

/// The w² that are tried, in points² a day, and the priors, in wins.
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

    /// Whether they differ from the rules of the list in what is shown.
    fn differs(&self) -> bool {
        rounded(self.gain(), 1e4).abs() > 0.0
    }

    /// Whether the gain is more than chance: beyond two standard errors.
    fn is_sure(&self) -> bool {
        let Compared { matches, error, .. } = self.compared;
        matches >= FEWEST && self.differs() && self.gain() > 2.0 * error
    }

    /// Whether a value that is not the list's is the last of those tried, so that the best may lie beyond.
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

    /// Tries w² one after the other with the prior of the list, then priors with the best w², or with that of the list
    /// where none is better for certain.
    pub(super) fn try_rules(&self, progress: &dyn Progress) -> Result<RulesTried, Stopped> {
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
