//! The rules of a rating list.

use std::fmt;
use std::str::FromStr;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::performance::Odds;
use super::whole_history::Prior;
use crate::game::{Game, Hand};
use crate::name::fold;
use crate::score::Side;

/// The rules of a rating list. The journal may omit all but K and start; omitted rules are
/// those of the published formula: every match rated at once, draws count half, no damping.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scale {
    /// The K factor: the most that one game can move a rating, in points,
    /// if no step of `k_steps` applies. Above 0, at most 1000.
    pub k: f64,
    /// The rating before the first game, in points. From -10000 to 10000.
    pub start: f64,
    /// K by games and rating: the first step that fits. At most [`Scale::STEPS`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub k_steps: Vec<KStep>,
    /// Whether a lowered K never rises again, as FIDE's 10 once a rating has reached 2400.
    #[serde(default, skip_serializing_if = "is_default")]
    pub k_sticky: bool,
    /// The unit that is rated at once.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unit: Unit,
    /// The weight of a drawn game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub draws: Draws,
    /// How K falls if many games are rated at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damping: Option<Damping>,
    /// The win probability of the first move between equal players, used
    /// like a hand if the first mover is known. Above 0 and below 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_move: Option<f64>,
    /// The settings for whole histories of the list; they rate no match.
    #[serde(default, skip_serializing_if = "is_default")]
    pub history: HistoryRules,
}

/// The settings for fitting a whole history.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HistoryRules {
    /// w²: the variance that a strength gains in a day, in points². 0, or from 0.01 to 1,000,000.
    pub w2: f64,
    /// The number of assumed wins, and of losses, against a player at
    /// the start on each player's first day. From 0.001 to 1,000.
    pub wins: f64,
}

impl HistoryRules {
    /// The values of [`Prior::STANDARD`].
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

/// A K factor with its conditions, which must all hold.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KStep {
    /// The player has fewer rated games than this before the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_below: Option<u32>,
    /// The rating is below this before the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_below: Option<f64>,
    /// The match was played before this day, so that a changed K still applies to earlier matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<NaiveDate>,
    /// K. Above 0, at most 1000.
    pub k: f64,
}

/// The unit of games that is rated at once, from the ratings before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Unit {
    /// A match (S3).
    #[default]
    Match,
    /// A game. If only the totals of a match are known, each game scores the mean of
    /// the match, so that no order is invented and no side gains from one.
    Game,
    /// An event: a player's rating and K in it are those before the player's first match of it (S4).
    Event,
}

/// The weight of a drawn game (S4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Draws {
    /// Half a win.
    #[default]
    Half,
    /// Nothing, as if it had not been played.
    LeftOut,
}

/// How K falls for a player with N games rated at once. `D` is above 0, at most 10000.
///
/// Between equal players, a match of N games closes `2·K·N·E(1−E)·ln10/400` of the gap between the
/// ratings and the match result: at K = 32 more than the whole gap from N = 11 on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Damping {
    /// K · min(1, D/N): no match counts more than D games.
    Cap(f64),
    /// K · min(1, √(D/N)): in o!TR a match counts as the root of its games.
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

    /// The most K steps.
    pub const STEPS: usize = 20;

    /// These rules from a day on, with the old K steps for matches before that day.
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

    /// Whether only K and start differ from the published formula. Hands are part of it.
    pub fn is_plain(&self) -> bool {
        let published = Self { k: self.k, start: self.start, ..Self::STANDARD };
        *self == Self { k_sticky: self.k_sticky, history: self.history, ..published }
    }

    /// Whether the rating of a match depends on later ones: K is damped by all games of an event.
    pub fn looks_ahead(&self) -> bool {
        self.unit == Unit::Event && self.damping.is_some()
    }

    /// The K factor on a day for this rating after this number of rated games, if
    /// it was never lowered before; without a day, by today's rules.
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

// The rules of a rating list as text: typed on the command line and in forms, and shown there.

/// The reasons why a text is no rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleFault {
    /// It has not the form of a rule.
    Spelling,
    /// A number is out of its range.
    Range,
}

impl fmt::Display for KStep {
    /// `games<30,rating<2300:40`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.games_below.map(|games| format!("games<{games}"));
        let rating = self.rating_below.map(|rating| format!("rating<{rating}"));
        let day = self.before.map(|day| format!("day<{day}"));
        let conditions: Vec<String> = games.into_iter().chain(rating).chain(day).collect();
        write!(f, "{}:{}", conditions.join(","), self.k)
    }
}

impl FromStr for KStep {
    type Err = RuleFault;

    fn from_str(text: &str) -> Result<Self, RuleFault> {
        match *Self::read_all(text)? {
            [step] => Ok(step),
            _ => Err(RuleFault::Spelling),
        }
    }
}

impl KStep {
    /// Reads steps like `games<30:40, rating<2400:20`; none in an empty text. A step ends with its K.
    pub fn read_all(text: &str) -> Result<Vec<Self>, RuleFault> {
        let text = fold(text).replace(" <", "<").replace("< ", "<");
        let text = text.replace(" :", ":").replace(": ", ":");
        let (mut steps, mut open) = (Vec::new(), None);
        for word in text.split([',', '、', ' ']).filter(|word| !word.is_empty()) {
            let (condition, k) = match word.split_once(':') {
                Some((condition, k)) => (condition, Some(number(k)?)),
                None => (word, None),
            };
            let unconditional =
                Self { games_below: None, rating_below: None, before: None, k: Scale::STANDARD.k };
            let step = open.get_or_insert(unconditional);
            match condition.split_once('<').ok_or(RuleFault::Spelling)? {
                ("games", most) => {
                    step.games_below = Some(most.parse().map_err(|_fault| RuleFault::Spelling)?);
                }
                ("rating", most) => step.rating_below = Some(number(most)?),
                ("day", day) => {
                    step.before = Some(day.parse().map_err(|_fault| RuleFault::Spelling)?);
                }
                _ => return Err(RuleFault::Spelling),
            }
            if let Some(k) = k {
                steps.extend(open.take().map(|step| Self { k, ..step }));
            }
        }
        let scale = Scale { k_steps: steps, ..Scale::STANDARD };
        match open {
            Some(_) => Err(RuleFault::Spelling),
            None if scale.is_sound() => Ok(scale.k_steps),
            None => Err(RuleFault::Range),
        }
    }
}

impl fmt::Display for Damping {
    /// `cap:10` or `root:8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cap(games) => write!(f, "cap:{games}"),
            Self::Root(games) => write!(f, "root:{games}"),
        }
    }
}

impl FromStr for Damping {
    type Err = RuleFault;

    /// Reads `cap:10`, or the same with a space instead of the colon.
    fn from_str(text: &str) -> Result<Self, RuleFault> {
        let folded = fold(text);
        let (kind, games) = folded.split_once([':', ' ']).ok_or(RuleFault::Spelling)?;
        let games = number(games.trim())?;
        let damping = match kind.trim() {
            "cap" => Self::Cap(games),
            "root" => Self::Root(games),
            _ => return Err(RuleFault::Spelling),
        };
        if damping.is_sound() { Ok(damping) } else { Err(RuleFault::Range) }
    }
}

fn number(text: &str) -> Result<f64, RuleFault> {
    text.parse().map_err(|_fault| RuleFault::Spelling)
}

#[cfg(test)]
mod text_tests {
    use super::*;

    #[test]
    fn steps_of_k_are_read_as_they_are_written() {
        let step =
            |games_below, rating_below, k| KStep { games_below, rating_below, before: None, k };
        for (text, wanted, written) in [
            ("games<30:40", step(Some(30), None, 40.0), "games<30:40"),
            ("Rating < 2400 : 20", step(None, Some(2400.0), 20.0), "rating<2400:20"),
            (
                "games<30,rating<2300:40",
                step(Some(30), Some(2300.0), 40.0),
                "games<30,rating<2300:40",
            ),
            (
                "games<30 rating<2300:40",
                step(Some(30), Some(2300.0), 40.0),
                "games<30,rating<2300:40",
            ),
        ] {
            assert_eq!(text.parse(), Ok(wanted), "{text}");
            assert_eq!(wanted.to_string(), written);
        }
        for text in ["", "40", "games:40", "games<x:40", "age<18:40", "games<30:", "games>30:40"] {
            assert_eq!(text.parse::<KStep>(), Err(RuleFault::Spelling), "{text}");
        }
        assert_eq!("games<30:0".parse::<KStep>(), Err(RuleFault::Range));
    }

    #[test]
    fn several_steps_stand_one_behind_the_other() {
        let steps = KStep::read_all("games<30,rating<2300:40、rating<2400:20").expect("steps");
        assert_eq!(steps.iter().map(|step| step.k).collect::<Vec<_>>(), [40.0, 20.0]);
        assert_eq!(steps[1].games_below, None);
        assert_eq!(KStep::read_all(" "), Ok(Vec::new()));
        assert_eq!(KStep::read_all("games<30:40, games<50"), Err(RuleFault::Spelling));
    }

    #[test]
    fn damping_is_read_as_it_is_written() {
        for (text, damping, written) in
            [("cap:10", Damping::Cap(10.0), "cap:10"), ("Root 8", Damping::Root(8.0), "root:8")]
        {
            assert_eq!(text.parse(), Ok(damping), "{text}");
            assert_eq!(damping.to_string(), written);
        }
        for (text, fault) in [
            ("", RuleFault::Spelling),
            ("cap", RuleFault::Spelling),
            ("half:2", RuleFault::Spelling),
            ("cap:0", RuleFault::Range),
            ("cap:-1", RuleFault::Range),
            ("cap:nan", RuleFault::Range),
        ] {
            assert_eq!(text.parse::<Damping>(), Err(fault), "{text}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Scale, serde_json::Error> {
        serde_json::from_str(text)
    }

    #[test]
    fn lists_of_the_published_formula_are_written_as_ever() {
        let text = r#"{"k":32.0,"start":1500.0}"#;
        assert_eq!(serde_json::to_string(&Scale::STANDARD).unwrap(), text);
        assert_eq!(read(text).unwrap(), Scale::STANDARD);
        assert_eq!(read(r#"{"k":32,"start":1500}"#).unwrap(), Scale::STANDARD);
        assert!(read(r#"{"k":32,"start":1500,"floor":100}"#).is_err());
        assert!(read(r#"{"k":32}"#).is_err());
    }

    #[test]
    fn rules_are_read_as_they_were_written() {
        let step = KStep { games_below: Some(30), rating_below: None, before: None, k: 40.0 };
        let scale = Scale {
            k_steps: vec![step],
            k_sticky: true,
            unit: Unit::Event,
            draws: Draws::LeftOut,
            damping: Some(Damping::Cap(10.0)),
            first_move: Some(0.55),
            ..Scale::STANDARD
        };
        let text = r#"{"k":32.0,"start":1500.0,"k_steps":[{"games_below":30,"k":40.0}],"k_sticky":true,"unit":"event","draws":"left_out","damping":{"cap":10.0},"first_move":0.55}"#;
        assert_eq!(serde_json::to_string(&scale).unwrap(), text);
        assert_eq!(read(text).unwrap(), scale);
        assert!(read(r#"{"k":32,"start":1500,"k_steps":[{"k":40,"years":3}]}"#).is_err());
    }

    #[test]
    fn rules_out_of_range_are_not_sound() {
        let standard = || Scale::STANDARD;
        let step = |k, rating_below| KStep { games_below: None, rating_below, before: None, k };
        assert!(standard().is_sound());
        assert!(Scale { k_steps: vec![step(40.0, Some(2300.0))], ..standard() }.is_sound());
        for wrong in [
            Scale { k: 0.0, ..standard() },
            Scale { k: f64::NAN, ..standard() },
            Scale { start: 10_001.0, ..standard() },
            Scale { k_steps: vec![step(1001.0, None)], ..standard() },
            Scale { k_steps: vec![step(20.0, Some(f64::NAN))], ..standard() },
            Scale { k_steps: vec![step(20.0, None); Scale::STEPS + 1], ..standard() },
            Scale { damping: Some(Damping::Cap(0.0)), ..standard() },
            Scale { damping: Some(Damping::Root(f64::INFINITY)), ..standard() },
            Scale { first_move: Some(0.0), ..standard() },
            Scale { first_move: Some(1.0), ..standard() },
        ] {
            assert!(!wrong.is_sound(), "{wrong:?}");
        }
    }

    #[test]
    fn only_rules_that_can_matter_leave_the_fast_way() {
        assert!(Scale { k: 16.0, start: 0.0, k_sticky: true, ..Scale::STANDARD }.is_plain());
        for other in [
            Scale { unit: Unit::Game, ..Scale::STANDARD },
            Scale { draws: Draws::LeftOut, ..Scale::STANDARD },
            Scale { damping: Some(Damping::Cap(10.0)), ..Scale::STANDARD },
            Scale { first_move: Some(0.6), ..Scale::STANDARD },
        ] {
            assert!(!other.is_plain(), "{other:?}");
        }
    }
}
