//! Rules of a rating list as text: typed on the command line and into forms, shown in both.

use std::fmt;
use std::str::FromStr;

use super::{Damping, KStep, Scale};
use crate::name::fold;

/// Why a text is no rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleFault {
    /// It is not written as rules are.
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
    /// Reads steps one behind the other, `games<30:40, rating<2400:20`; none in an empty text. A step ends with its K.
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

    /// `cap:10`, or with a blank in place of the colon.
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
mod tests {
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
