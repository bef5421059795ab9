//! Targeted influence (S2): one player who has an eye on another, among four of one kind.

mod claims;
pub mod printed;

use daihinmin::player::Player;
use daihinmin::table::Match;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

pub use claims::{Claim, Clause, FalseAlarms, Verdict};

use super::checkpoints::Kept;
use super::estimate::Estimate;
use super::program::Program;
use crate::domain::chance::SEED;
use crate::domain::progress::{Progress, ProgressCounter, Stopped, Task};

/// The players of a table.
pub const SEATS: usize = 5;
/// The seat of the target, P1.
const TARGET: usize = 0;
/// The seat of the evaluated player, P5.
const EVALUATED: usize = 4;

/// The experiment: every evaluated player among four of every opponent. The same seed deals the same cards to all.
#[derive(Clone, Debug, PartialEq)]
pub struct Influence {
    pub seed: u64,
    /// The opponents, the weakest first.
    pub against: Vec<Program>,
    /// The evaluated players.
    pub players: Vec<Program>,
    /// Above 0.
    pub sets: u32,
    /// The games of a set; above 0.
    pub games: u32,
}

/// The points of P1 to P5 in games with the same classes, which do not depend on those of other parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    games: u32,
    points: [u32; SEATS],
    /// How many plays and gifts were illegal.
    faults: u32,
}

/// The settings that decide the figures of a part.
#[derive(Serialize)]
struct Plan {
    seed: u64,
    games: u32,
}

impl Influence {
    /// The games of a set of S2.
    pub const GAMES: u32 = 3000;
    /// The players that S2 evaluates.
    pub const PLAYERS: &str = "snowl,snowl-i,snowl-s,jsnowl";
    /// Its weakest opponent.
    pub const AGAINST: &str = "default";

    /// A tenth of a set against the weakest opponent.
    pub fn short() -> Self {
        let [against, players] = [Self::AGAINST, Self::PLAYERS].map(Program::list);
        Self { seed: SEED, against, players, sets: 1, games: Self::GAMES / 10 }
    }

    /// The name of the experiment in a file of parts, and the settings that decide them.
    pub fn plan(&self) -> (&'static str, impl Serialize + use<>) {
        ("influence", Plan { seed: self.seed, games: self.games })
    }

    /// Plays what was not kept.
    ///
    /// # Errors
    /// [`Stopped`] where `progress` stops it or a part cannot be kept.
    pub fn play(&self, kept: &Kept<Part>, progress: &dyn Progress) -> Result<Findings, Stopped> {
        let pairs: Vec<[&Program; 2]> = self
            .against
            .iter()
            .flat_map(|four| self.players.iter().map(move |last| [four, last]))
            .collect();
        let tables: Vec<[Box<dyn Player>; SEATS]> = pairs
            .iter()
            .map(|[four, last]| {
                std::array::from_fn(|seat| {
                    if seat == EVALUATED { last } else { four }.player(TARGET)
                })
            })
            .collect();
        let parts = self.games.div_ceil(daihinmin::GAMES_OF_CLASSES);
        let each = (self.sets * parts) as usize;
        let counter = ProgressCounter::new(progress, Task::Simulating, pairs.len() * each);
        let played = (0..pairs.len() * each).into_par_iter().map(|at| {
            #[expect(clippy::cast_possible_truncation, reason = "below sets times parts")]
            let (pair, number) = (at / each, (at % each) as u32);
            let [four, last] = pairs[pair];
            let part = kept.part(format!("{four} {last} {number}"), || {
                self.part(&tables[pair], number / parts, number % parts)
            })?;
            counter.one().map(|()| part)
        });
        let played = played.collect::<Result<Vec<_>, Stopped>>()?;
        let lines =
            pairs.iter().zip(played.chunks(each)).map(|([four, last], parts)| EvaluatedPlayer {
                against: (*four).clone(),
                player: (*last).clone(),
                games: self.games,
                parts: parts.to_vec(),
            });
        Ok(Findings { influence: self.clone(), lines: lines.collect() })
    }

    /// The games of a set from one reset of the classes to the next.
    fn part(&self, table: &[Box<dyn Player>; SEATS], set: u32, number: u32) -> Part {
        let players = table.each_ref().map(|player| &**player);
        let seed = self.seed.wrapping_add(u64::from(set) << 32);
        let part = Match { players: &players, games: self.games, seed }.part(number);
        let points = std::array::from_fn(|player| part.points(player));
        Part { games: part.games(), points, faults: part.faults() }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    pub influence: Influence,
    /// By opponents and evaluated player.
    pub lines: Vec<EvaluatedPlayer>,
}

/// One evaluated player among four of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct EvaluatedPlayer {
    pub against: Program,
    pub player: Program,
    /// The games of a set.
    games: u32,
    parts: Vec<Part>,
}

/// The three tables that S2 has of each evaluated player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Measure {
    /// Mean points of a set.
    Points,
    /// Those less the points of P1.
    Difference,
    /// Those divided by the points of P1.
    Ratio,
}

impl Measure {
    pub const ALL: [Self; 3] = [Self::Points, Self::Difference, Self::Ratio];
}

impl EvaluatedPlayer {
    /// A figure of each seat.
    pub fn figures(&self, measure: Measure) -> [Estimate; SEATS] {
        let games = f64::from(self.games);
        std::array::from_fn(|seat| match measure {
            Measure::Points => self.mean(|points| points[seat]).times(games),
            Measure::Difference => self.mean(|points| points[seat] - points[TARGET]).times(games),
            Measure::Ratio => self.ratio(|points| points[seat], |points| points[TARGET]),
        })
    }

    /// The figures that S2 prints, for as many games.
    pub fn printed(&self, measure: Measure) -> Option<[f64; SEATS]> {
        printed::figures(self.against.name(), self.player.name(), measure, self.games)
    }

    /// How many plays and gifts were illegal.
    pub fn faults(&self) -> u32 {
        self.parts.iter().map(|part| part.faults).sum()
    }

    /// The mean of something in a game.
    fn mean(&self, of: impl Fn([f64; SEATS]) -> f64 + Copy) -> Estimate {
        let parts = self.parts.iter();
        Estimate::ratio(parts.map(|part| [of(part.points()), f64::from(part.games)]))
    }

    fn ratio(
        &self,
        above: impl Fn([f64; SEATS]) -> f64 + Copy,
        below: impl Fn([f64; SEATS]) -> f64 + Copy,
    ) -> Estimate {
        let parts = self.parts.iter().map(Part::points);
        Estimate::ratio(parts.map(|points| [above(points), below(points)]))
    }
}

impl Part {
    fn points(&self) -> [f64; SEATS] {
        self.points.map(f64::from)
    }
}

#[cfg(test)]
mod tests;
