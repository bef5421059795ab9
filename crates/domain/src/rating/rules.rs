//! The rules of a rating list.

mod text;

pub use text::RuleFault;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::odds::Odds;
use super::whole_history::Prior;
use crate::game::{Game, Hand};
use crate::score::Side;

/// The rules of a rating list. All but K and start may be left out of the journal, and then count as
/// in the published formula: every match at once, draws half, no damping.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scale {
    /// The K factor: the most that one game can move a rating, in points, where no step of `k_steps` applies. Above 0,
    /// at most 1000.
    pub k: f64,
    /// The rating before the first game, in points. From -10000 to 10000.
    pub start: f64,
    /// K by games and rating: the first that fits. At most [`Scale::STEPS`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub k_steps: Vec<KStep>,
    /// Whether a lowered K never rises again, as FIDE's 10 after ever reaching 2400.
    #[serde(default, skip_serializing_if = "is_default")]
    pub k_sticky: bool,
    /// The unit that is rated at once.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unit: Unit,
    /// The weight of a drawn game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub draws: Draws,
    /// How K falls where many games are rated at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damping: Option<Damping>,
    /// The win probability that moving first gives between equals, as a hand does, in games of which
    /// it is known. Above 0 and below 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_move: Option<f64>,
    /// The figures with which whole histories of the list are fitted; no match is rated by them.
    #[serde(default, skip_serializing_if = "is_default")]
    pub history: HistoryRules,
}

/// The figures with which a whole history is fitted.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HistoryRules {
    /// w²: the variance that a strength gains in a day, in points². 0, or from 0.01 to 1,000,000.
    pub w2: f64,
    /// So many games won, and as many lost, against a player at the start on each player's first day. From 0.001 to
    /// 1,000.
    pub wins: f64,
}

impl HistoryRules {
    /// Those of [`Prior::STANDARD`].
    pub const STANDARD: Self = Self { w2: Prior::STANDARD.drift, wins: Prior::STANDARD.wins };

    /// Whether `w2` is in its range.
    pub fn is_drift(w2: f64) -> bool {
        w2 == 0.0 || (0.01..=1_000_000.0).contains(&w2)
    }

    /// Whether `wins` is in its range.
    pub fn is_prior(wins: f64) -> bool {
        (0.001..=1_000.0).contains(&wins)
    }
}

impl Default for HistoryRules {
    fn default() -> Self {
        Self::STANDARD
    }
}

/// A K factor under both conditions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KStep {
    /// Fewer rated games than so many before the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_below: Option<u32>,
    /// A rating below this one before the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_below: Option<f64>,
    /// A match played before this day: how a K that was changed still rates what was played under it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<NaiveDate>,
    /// K. Above 0, at most 1000.
    pub k: f64,
}

/// The unit rated at once, from the ratings before it.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Unit {
    /// A match (S3).
    #[default]
    Match,
    /// A game. Of a match whose games are known as totals only, each game scores the mean of the
    /// match, so that no order needs to be invented and neither side gains by one.
    Game,
    /// An event: a player's rating and K in it are those before the player's first match of it (S4).
    Event,
}

/// The weight of a drawn game (S4).
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Draws {
    /// Half a win.
    #[default]
    Half,
    /// Nothing: as if it had not been played.
    LeftOut,
}

/// How K falls for a player who has N games rated at once. `D` is above 0, at most 10000.
///
/// Between equals one match of N games closes `2·K·N·E(1−E)·ln10/400` of the gap between what the
/// ratings and what the match says: at K = 32 more than all of it from N = 11 on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Damping {
    /// K · min(1, D/N): no match counts more than D games.
    Cap(f64),
    /// K · min(1, √(D/N)): o!TR lets a match count as the root of its games.
    Root(f64),
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Scale {
    /// S3: K = 32, everyone starts at 1500.
    pub const STANDARD: Self = Self {
        k: 32.0,
        start: 1500.0,
        k_steps: Vec::new(),
        k_sticky: false,
        unit: Unit::Match,
        draws: Draws::Half,
        damping: None,
        first_move: None,
        history: HistoryRules::STANDARD,
    };

    /// The most steps that K may have.
    pub const STEPS: usize = 20;

    /// These rules from a day on, and those of K that were in force before it for what was played until then.
    #[must_use]
    pub fn in_force_from(self, day: NaiveDate, old: &Self) -> Self {
        let until = |step: &KStep| KStep {
            before: Some(step.before.map_or(day, |it| it.min(day))),
            ..*step
        };
        let last = KStep { games_below: None, rating_below: None, before: None, k: old.k };
        let before = old.k_steps.iter().chain([&last]).map(until);
        let after =
            self.k_steps.iter().filter(|step| step.before.is_none_or(|it| it > day)).copied();
        Self { k_steps: before.chain(after).collect(), ..self }
    }

    /// Whether all numbers are in their ranges.
    pub fn is_sound(&self) -> bool {
        let is_k = |k: f64| k > 0.0 && k <= 1000.0;
        let is_start = |rating: f64| rating.abs() <= 10_000.0;
        let is_step = |step: &KStep| is_k(step.k) && step.rating_below.is_none_or(is_start);
        is_k(self.k)
            && is_start(self.start)
            && self.k_steps.len() <= Self::STEPS
            && self.k_steps.iter().all(is_step)
            && self.damping.is_none_or(Damping::is_sound)
            && self.first_move.is_none_or(|p| Hand::new(p).is_ok())
            && HistoryRules::is_drift(self.history.w2)
            && HistoryRules::is_prior(self.history.wins)
    }

    /// Whether it is the published formula with nothing but K and start of its own. Hands count in it.
    pub fn is_plain(&self) -> bool {
        let published = Self { k: self.k, start: self.start, ..Self::STANDARD };
        *self == Self { k_sticky: self.k_sticky, history: self.history, ..published }
    }

    /// Whether what is rated of a match depends on later ones: K is damped by all games of an event.
    pub fn looks_ahead(&self) -> bool {
        self.unit == Unit::Event && self.damping.is_some()
    }

    /// The K factor on a day at this rating after so many rated games, if it was never lowered before; where no day is
    /// given, that of today's rules.
    pub fn k_at(&self, games: u32, rating: f64, on: Option<NaiveDate>) -> f64 {
        let fits = |step: &&KStep| {
            step.games_below.is_none_or(|most| games < most)
                && step.rating_below.is_none_or(|most| rating < most)
                && step.before.is_none_or(|day| on.is_some_and(|on| on < day))
        };
        self.k_steps.iter().find(fits).map_or(self.k, |step| step.k)
    }

    /// The odds of the hand and the first move for the first side of a game.
    pub fn odds(&self, game: &Game) -> Odds {
        let hand = game.hand.map_or(Odds::EVEN, Odds::from);
        let first = self.first_move.and_then(|p| Hand::new(p).ok()).zip(game.first);
        first.map_or(hand, |(p, side)| hand.and(p.seen_from(side).into()))
    }
}

impl Draws {
    /// Whether a game with this winner, or none, counts.
    #[inline]
    pub fn count(self, winner: Option<Side>) -> bool {
        self == Self::Half || winner.is_some()
    }
}

impl Damping {
    /// Whether D is in its range.
    pub fn is_sound(self) -> bool {
        let (Self::Cap(games) | Self::Root(games)) = self;
        games > 0.0 && games <= 10_000.0
    }

    /// The factor of K where `games` are rated at once, above 0 and at most 1.
    pub fn factor(self, games: f64) -> f64 {
        match self {
            Self::Cap(most) => (most / games).min(1.0),
            Self::Root(most) => (most / games).min(1.0).sqrt(),
        }
    }
}

#[cfg(test)]
mod tests;
