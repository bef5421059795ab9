//! The rules of a rating list, as an organiser says them.

use clap::ValueEnum;

use super::value::{hand, k, start};
use crate::domain::game::Hand;
use crate::domain::name::fold;
use crate::domain::rating::{Damping, Draws, Established, KStep, Scale, Unit};
use crate::words::message::{Form, ValueFault};

/// What a list is calculated with. What is not said stays as it is.
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
    #[arg(long, value_enum)]
    unit: Option<UnitName>,
    #[arg(long, value_enum)]
    draws: Option<DrawsName>,
    #[arg(long, value_name = "RULE", value_parser = damping)]
    damping: Option<OrNone<Damping>>,
    #[arg(long, value_name = "P", value_parser = first_move)]
    first_move: Option<OrNone<Hand>>,
    #[arg(long, value_name = "RULES", value_parser = established)]
    established: Option<EstablishedSaid>,
}

/// Something, or its absence, which is said as `none`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum OrNone<T> {
    Some(T),
    None,
}

impl<T> OrNone<T> {
    pub(super) fn option(self) -> Option<T> {
        match self {
            Self::Some(value) => Some(value),
            Self::None => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum UnitName {
    Match,
    Game,
    Event,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DrawsName {
    Half,
    LeftOut,
}

/// The conditions that are said; the others stay as they are.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct EstablishedSaid {
    games: Option<u32>,
    half_width: Option<f64>,
    months: Option<u32>,
}

impl Rules {
    /// Whether anything is said.
    pub(super) fn is_empty(&self) -> bool {
        self.k.is_none()
            && self.start.is_none()
            && self.k_step.is_empty()
            && self.k_sticky.is_none()
            && self.unit.is_none()
            && self.draws.is_none()
            && self.damping.is_none()
            && self.first_move.is_none()
            && self.established.is_none()
    }

    /// Those rules, with what is said in place of what was.
    pub(super) fn applied(&self, scale: &Scale) -> Scale {
        let steps = self.k_step.iter().filter_map(|step| step.option());
        Scale {
            k: self.k.unwrap_or(scale.k),
            start: self.start.unwrap_or(scale.start),
            k_steps: if self.k_step.is_empty() { scale.k_steps.clone() } else { steps.collect() },
            k_sticky: self.k_sticky.unwrap_or(scale.k_sticky),
            unit: self.unit.map_or(scale.unit, UnitName::unit),
            draws: self.draws.map_or(scale.draws, DrawsName::draws),
            damping: self.damping.map_or(scale.damping, OrNone::option),
            first_move: self
                .first_move
                .map_or(scale.first_move, |first| first.option().map(Hand::p)),
        }
    }

    /// When somebody is established, likewise.
    pub(super) fn established(&self, before: Established) -> Established {
        let said = self.established.unwrap_or_default();
        Established {
            games: said.games.unwrap_or(before.games),
            half_width: said.half_width.unwrap_or(before.half_width),
            months: said.months.unwrap_or(before.months),
        }
    }
}

impl UnitName {
    fn unit(self) -> Unit {
        match self {
            Self::Match => Unit::Match,
            Self::Game => Unit::Game,
            Self::Event => Unit::Event,
        }
    }
}

impl DrawsName {
    fn draws(self) -> Draws {
        match self {
            Self::Half => Draws::Half,
            Self::LeftOut => Draws::LeftOut,
        }
    }
}

/// Reads something that `none` takes away.
pub(super) fn maybe<T>(
    text: &str,
    read: impl FnOnce(&str) -> Result<T, ValueFault>,
) -> Result<OrNone<T>, ValueFault> {
    if fold(text) == "none" { Ok(OrNone::None) } else { read(text).map(OrNone::Some) }
}

/// Reads a win probability, or none.
pub(super) fn first_move(text: &str) -> Result<OrNone<Hand>, ValueFault> {
    maybe(text, hand)
}

fn k_step(text: &str) -> Result<OrNone<KStep>, ValueFault> {
    maybe(text, |text| {
        let wrong = || ValueFault::Written(Form::KStep);
        let folded = fold(text);
        let (conditions, value) = folded.rsplit_once(':').ok_or_else(wrong)?;
        let mut step = KStep { games_below: None, rating_below: None, k: k(value.trim())? };
        for condition in conditions.split(',') {
            match condition.split_once('<').map(|(what, most)| (what.trim(), most.trim())) {
                Some(("games", most)) => {
                    step.games_below = Some(most.parse().map_err(|_fault| wrong())?);
                }
                Some(("rating", most)) => step.rating_below = Some(start(most)?),
                _ => return Err(wrong()),
            }
        }
        Ok(step)
    })
}

fn damping(text: &str) -> Result<OrNone<Damping>, ValueFault> {
    maybe(text, |text| {
        let wrong = || ValueFault::Written(Form::Damping);
        let folded = fold(text);
        let (kind, games) = folded.split_once(':').ok_or_else(wrong)?;
        let games: f64 = games.trim().parse().map_err(|_fault| wrong())?;
        let damping = match kind.trim() {
            "cap" => Damping::Cap(games),
            "root" => Damping::Root(games),
            _ => return Err(wrong()),
        };
        let sound = damping.is_sound();
        sound.then_some(damping).ok_or(ValueFault::Above(0.0, 10_000.0))
    })
}

fn established(text: &str) -> Result<EstablishedSaid, ValueFault> {
    let wrong = || ValueFault::Written(Form::Established);
    let mut said = EstablishedSaid::default();
    for rule in fold(text).split(',') {
        let (what, value) = rule.split_once('=').ok_or_else(wrong)?;
        let value = value.trim();
        match what.trim() {
            "games" => said.games = Some(value.parse().map_err(|_fault| wrong())?),
            "months" => said.months = Some(value.parse().map_err(|_fault| wrong())?),
            "half-width" => {
                let width: f64 = value.parse().map_err(|_fault| wrong())?;
                said.half_width = Some(width).filter(|width| width.is_finite() && *width > 0.0);
                said.half_width.ok_or_else(wrong)?;
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
    fn steps_of_k_are_read() {
        let step =
            |games_below, rating_below, k| Ok(OrNone::Some(KStep { games_below, rating_below, k }));
        assert_eq!(k_step("games<30:40"), step(Some(30), None, 40.0));
        assert_eq!(k_step("Rating < 2400 : 20"), step(None, Some(2400.0), 20.0));
        assert_eq!(k_step("games<30,rating<2300:40"), step(Some(30), Some(2300.0), 40.0));
        assert_eq!(k_step("none"), Ok(OrNone::None));
        for text in ["", "40", "games:40", "games<x:40", "age<18:40", "games<30:0", "games<30:"] {
            assert!(k_step(text).is_err(), "{text}");
        }
    }

    #[test]
    fn damping_and_what_makes_established_are_read() {
        assert_eq!(damping("cap:10"), Ok(OrNone::Some(Damping::Cap(10.0))));
        assert_eq!(damping("root:8"), Ok(OrNone::Some(Damping::Root(8.0))));
        assert_eq!(damping("None"), Ok(OrNone::None));
        for text in ["", "cap", "cap:0", "cap:-1", "cap:nan", "half:2"] {
            assert!(damping(text).is_err(), "{text}");
        }
        let said = established("games=5,half-width=200").expect("rules");
        assert_eq!((said.games, said.half_width, said.months), (Some(5), Some(200.0), None));
        for text in ["", "games", "games=x", "half-width=0", "half-width=inf", "years=2"] {
            assert!(established(text).is_err(), "{text}");
        }
    }
}
