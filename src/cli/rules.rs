//! The options for the rules of a rating list.

use super::value::{hand, k, start};
use crate::cli::prelude::*;
use crate::domain::rating::{
    Damping, Draws, Established, HistoryRules, KStep, RuleFault, Scale, Unit,
};

/// The given rules. The others stay as they are.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Rules {
    #[arg(long, value_parser = k)]
    k: Option<f64>,
    #[arg(long, value_parser = start, allow_negative_numbers = true)]
    start: Option<f64>,
    #[arg(long, value_name = "STEP", value_parser = k_step)]
    k_step: Vec<OrNone<KStep>>,
    #[arg(long, value_name = "YES", num_args = 0..=1, default_missing_value = "true")]
    k_sticky: Option<bool>,
    #[arg(long, value_parser = one_of::<Unit>())]
    unit: Option<Unit>,
    #[arg(long, value_parser = one_of::<Draws>())]
    draws: Option<Draws>,
    #[arg(long, value_name = "RULE", value_parser = damping)]
    damping: Option<OrNone<Damping>>,
    #[arg(long, value_name = "P", value_parser = first_move)]
    first_move: Option<OrNone<Hand>>,
    #[command(flatten)]
    history: HistorySaid,
    #[arg(long, value_name = "RULES", value_parser = established)]
    established: Option<EstablishedSaid>,
}

/// The given parameters for fits of whole histories. The others stay as in the list.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(super) struct HistorySaid {
    #[arg(long, value_name = "POINTS2", value_parser = drift)]
    w2: Option<f64>,
    #[arg(long, value_name = "GAMES", value_parser = prior)]
    prior_wins: Option<f64>,
}

impl HistorySaid {
    pub(super) fn is_empty(self) -> bool {
        self.w2.is_none() && self.prior_wins.is_none()
    }

    /// The rules `before`, changed by the given ones.
    pub(super) fn applied(self, before: HistoryRules) -> HistoryRules {
        HistoryRules {
            w2: self.w2.unwrap_or(before.w2),
            wins: self.prior_wins.unwrap_or(before.wins),
        }
    }
}

/// A value, or `none` to remove it. Under its own name, since `clap` takes an `Option` as an optional argument.
pub type OrNone<T> = Option<T>;

/// The given conditions. The others stay as they are.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct EstablishedSaid {
    games: Option<u32>,
    half_width: Option<OrNone<f64>>,
    months: Option<OrNone<u32>>,
}

impl Rules {
    pub(super) fn is_empty(&self) -> bool {
        self.k.is_none()
            && self.start.is_none()
            && self.k_step.is_empty()
            && self.k_sticky.is_none()
            && self.unit.is_none()
            && self.draws.is_none()
            && self.damping.is_none()
            && self.first_move.is_none()
            && self.history.is_empty()
            && self.established.is_none()
    }

    /// Whether a rule about K is given.
    pub(super) fn has_k(&self) -> bool {
        self.k.is_some() || !self.k_step.is_empty()
    }

    /// The request that changes a list by the given rules, or
    /// creates one if `before` is none. K may begin on a later day.
    pub(super) fn request(
        &self,
        before: Option<&RatingList>,
        name: String,
        from: Option<NaiveDate>,
    ) -> Request {
        let old = before.map_or(Scale::STANDARD, |list| list.scale.clone());
        let new = self.applied(&old);
        let scale = match from {
            Some(day) => new.in_force_from(day, &old),
            None => new,
        };
        let established = before.map_or(Established::STANDARD, |list| list.established);
        let established = self.established(established);
        Request::SetList { list: before.map(|list| list.id), name, scale, established }
    }

    /// The rules of `scale`, changed by the given ones.
    fn applied(&self, scale: &Scale) -> Scale {
        let steps = self.k_step.iter().copied().flatten();
        Scale {
            k: self.k.unwrap_or(scale.k),
            start: self.start.unwrap_or(scale.start),
            k_steps: if self.k_step.is_empty() { scale.k_steps.clone() } else { steps.collect() },
            k_sticky: self.k_sticky.unwrap_or(scale.k_sticky),
            unit: self.unit.unwrap_or(scale.unit),
            draws: self.draws.unwrap_or(scale.draws),
            damping: self.damping.unwrap_or(scale.damping),
            first_move: self.first_move.map_or(scale.first_move, |first| first.map(Hand::p)),
            history: self.history.applied(scale.history),
        }
    }

    /// The conditions of established ratings, changed by the given ones.
    fn established(&self, before: Established) -> Established {
        let said = self.established.unwrap_or_default();
        Established {
            games: said.games.unwrap_or(before.games),
            half_width: said.half_width.unwrap_or(before.half_width),
            months: said.months.unwrap_or(before.months),
        }
    }
}

/// Reads a value, or `none`.
pub(super) fn maybe<T>(
    text: &str,
    read: impl FnOnce(&str) -> Result<T, ValueFault>,
) -> Result<OrNone<T>, ValueFault> {
    if fold(text) == "none" { Ok(None) } else { read(text).map(Some) }
}

/// Reads a win probability, or `none`.
pub(super) fn first_move(text: &str) -> Result<OrNone<Hand>, ValueFault> {
    maybe(text, hand)
}

fn drift(text: &str) -> Result<f64, ValueFault> {
    let read = text.parse().ok().filter(|w2| HistoryRules::is_drift(*w2));
    read.ok_or(ValueFault::Within(0.0, 1_000_000.0))
}

fn prior(text: &str) -> Result<f64, ValueFault> {
    let read = text.parse().ok().filter(|wins| HistoryRules::is_prior(*wins));
    read.ok_or(ValueFault::Within(0.001, 1_000.0))
}

pub fn k_step(text: &str) -> Result<OrNone<KStep>, ValueFault> {
    maybe(text, |text| text.parse().map_err(|fault| wrong(fault, Form::KStep, 1000.0)))
}

pub fn damping(text: &str) -> Result<OrNone<Damping>, ValueFault> {
    maybe(text, |text| text.parse().map_err(|fault| wrong(fault, Form::Damping, 10_000.0)))
}

/// The fault in words: the form of the rule, or a number that must lie above 0 and up to `most`.
fn wrong(fault: RuleFault, form: Form, most: f64) -> ValueFault {
    match fault {
        RuleFault::Spelling => ValueFault::Written(form),
        RuleFault::Range => ValueFault::Above(0.0, most),
    }
}

fn established(text: &str) -> Result<EstablishedSaid, ValueFault> {
    let wrong = || ValueFault::Written(Form::Established);
    let mut said = EstablishedSaid::default();
    for rule in fold(text).split(',') {
        let (what, value) = rule.split_once('=').ok_or_else(wrong)?;
        let value = value.trim();
        match what.trim() {
            "games" => said.games = Some(value.parse().map_err(|_fault| wrong())?),
            "months" => {
                let months = |text: &str| text.parse().map_err(|_fault| wrong());
                said.months = Some(maybe(value, months)?);
            }
            "half-width" => {
                let width = |text: &str| {
                    text.parse().ok().filter(|width: &f64| width.is_finite() && *width > 0.0)
                };
                said.half_width = Some(maybe(value, |text| width(text).ok_or_else(wrong))?);
            }
            _ => return Err(wrong()),
        }
    }
    Ok(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_may_be_taken_away() {
        assert_eq!(k_step("none"), Ok(None));
        assert_eq!(damping("None"), Ok(None));
        assert_eq!(damping("cap:10"), Ok(Some(Damping::Cap(10.0))));
    }

    #[test]
    fn what_makes_established_is_read() {
        let said = established("games=5,half-width=200").expect("rules");
        let width = Some(Some(200.0));
        assert_eq!((said.games, said.half_width, said.months), (Some(5), width, None));
        let said = established("half-width=none,months=none").expect("rules");
        assert_eq!((said.half_width, said.months), (Some(None), Some(None)));
        for text in ["", "games", "games=x", "half-width=0", "half-width=inf", "years=2"] {
            assert!(established(text).is_err(), "{text}");
        }
    }
}
