//! The organiser's plan for standings.

mod idle;
mod text;

pub use text::{NotAStep, NotPoints};

use serde::{Deserialize, Serialize};

use super::criterion::{Criterion, Cut};
use super::field::{Bye, Games, MatchResult, Meeting};
use super::tally::Tally;
use crate::format::Format;

/// Points for a match, or for each of its games, in half-points: 2, 1, 0 are one point, half a point and none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchPoints {
    /// For a win, by walkover too, and for a full bye.
    pub win: u8,
    /// For a draw, and for a half bye.
    pub draw: u8,
    /// For a match that was lost by playing; not to appear earns nothing.
    pub loss: u8,
    /// Whether each game earns them instead of the match; a walkover wins the games that a win needs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_games: bool,
}

impl Default for MatchPoints {
    fn default() -> Self {
        Self::STANDARD
    }
}

impl MatchPoints {
    /// 1 – ½ – 0.
    pub const STANDARD: Self = Self { win: 2, draw: 1, loss: 0, by_games: false };
    /// 3 – 1 – 0.
    pub const FOOTBALL: Self = Self { win: 6, draw: 2, ..Self::STANDARD };
    /// A point for each game won, half a point for each drawn.
    pub const BY_GAMES: Self = Self { by_games: true, ..Self::STANDARD };

    /// Points for a win.
    pub(super) fn win(self) -> f64 {
        f64::from(self.win) / 2.0
    }

    /// The most that a match still to be played can earn; by games nobody knows.
    pub(super) fn most_to_come(self) -> f64 {
        if self.by_games { f64::INFINITY } else { self.win() }
    }

    /// The most that a match which has ended could have earned.
    pub(super) fn most(self, meeting: Meeting) -> f64 {
        self.win() * f64::from(self.games_of(meeting))
    }

    /// How often a match earns points: once, or for each of its games.
    fn games_of(self, meeting: Meeting) -> u32 {
        match meeting {
            _ if !self.by_games => 1,
            Meeting::Played { games, .. } => games.won + games.lost + games.drawn + games.awarded,
            Meeting::Forfeit { awarded, .. } => awarded,
            Meeting::Bye(_) | Meeting::Paired { .. } => 1,
        }
    }

    /// Points for a round as if it had been drawn; by games, in all of its `games` where their number is known.
    pub(super) fn as_drawn(self, meeting: Meeting, games: Option<u32>) -> f64 {
        let planned = games.filter(|_| self.by_games);
        self.draw() * f64::from(planned.unwrap_or_else(|| self.games_of(meeting)))
    }

    /// Points for matches of which only the sums are known.
    pub(super) fn of_tally(self, tally: Tally) -> f64 {
        self.win() * f64::from(tally.wins) + self.draw() * f64::from(tally.draws)
    }

    /// Points for the games of a match that was played.
    fn of_games(self, result: MatchResult, games: Games) -> f64 {
        let awarded = if result == MatchResult::Win { games.awarded } else { 0 };
        self.win() * f64::from(games.won + awarded)
            + self.draw() * f64::from(games.drawn)
            + self.loss() * f64::from(games.lost)
    }

    /// Points for a draw.
    pub(super) fn draw(self) -> f64 {
        f64::from(self.draw) / 2.0
    }

    /// Points for a loss by playing.
    pub(super) fn loss(self) -> f64 {
        f64::from(self.loss) / 2.0
    }

    /// Whether a win is worth more than a loss, and a draw no more than a win and no less than a loss.
    pub fn are_sound(self) -> bool {
        self.win > self.loss && (self.loss..=self.win).contains(&self.draw)
    }

    /// Points for one round.
    pub fn of(self, meeting: Meeting) -> f64 {
        match meeting {
            Meeting::Bye(Bye::Given(halves) | Bye::Asked(halves)) => f64::from(halves) / 2.0,
            Meeting::Played { result, games, .. } if self.by_games => self.of_games(result, games),
            Meeting::Forfeit { won: true, awarded, .. } if self.by_games => {
                self.win() * f64::from(awarded)
            }
            Meeting::Played { result: MatchResult::Win, .. }
            | Meeting::Forfeit { won: true, .. }
            | Meeting::Bye(Bye::Full) => self.win(),
            Meeting::Played { result: MatchResult::Draw, .. } | Meeting::Bye(Bye::Half) => {
                self.draw()
            }
            Meeting::Played { result: MatchResult::Loss, .. } => self.loss(),
            Meeting::Forfeit { won: false, .. }
            | Meeting::Bye(Bye::Zero)
            | Meeting::Paired { .. } => 0.0,
        }
    }

    /// Points for all rounds so far.
    pub(super) fn total(self, meetings: &[Meeting]) -> f64 {
        meetings.iter().map(|&meeting| self.of(meeting)).sum()
    }
}

/// The edition of the Tie-Break Regulations that counts, where they differ (16.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edition {
    /// In force until the end of February 2026: the dummy has as many points as the player.
    #[serde(rename = "2023")]
    Y2023,
    /// In force since 1 March 2026: the dummy has at most as many as the absent opponent, or
    /// without one as many as from draws in all rounds.
    #[default]
    #[serde(rename = "2026")]
    Y2026,
}

/// Which matches a step looks at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Context {
    /// All of them.
    #[default]
    All,
    /// Only matches among the still tied players; once a player is separated, the rest is compared again.
    AmongTied,
}

/// One criterion in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The tie-break.
    pub criterion: Criterion,
    /// Over which matches.
    #[serde(default)]
    pub context: Context,
}

impl Step {
    /// A criterion over all matches.
    pub const fn over_all(criterion: Criterion) -> Self {
        Self { criterion, context: Context::All }
    }

    /// Whether the step depends on who is still level, so that it is taken again among fewer.
    pub(super) fn looks_among_tied(self) -> bool {
        self.context == Context::AmongTied || self.criterion == Criterion::DirectEncounter
    }
}

/// How the standings of a stage are worked out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandingsPlan {
    /// The points for matches.
    pub points: MatchPoints,
    /// The tie-breaks, the most important first. Players tied on all of them share a rank.
    pub steps: Vec<Step>,
    /// The regulations for rounds without play.
    #[serde(default)]
    pub edition: Edition,
}

impl StandingsPlan {
    /// How standings of a format are worked out unless something else is said: in a Swiss the opponents' strength
    /// decides after points, as everybody met others.
    pub fn usual(format: Format) -> Self {
        if !format.is_swiss() {
            return Self::default();
        }
        let steps = [
            Criterion::MatchPoints,
            Criterion::Buchholz { cut: Cut::Lowest(1) },
            Criterion::Buchholz { cut: Cut::None },
            Criterion::SonnebornBerger { cut: 0 },
        ];
        Self { steps: steps.map(Step::over_all).to_vec(), ..Self::default() }
    }

    /// Whether any step looks at the ratings before the first round.
    pub fn needs_ratings(&self) -> bool {
        self.steps.iter().any(|step| step.criterion.needs_ratings())
    }

    /// Whether there are steps, each once.
    pub fn is_sound(&self) -> bool {
        let once = (1..self.steps.len()).all(|at| !self.steps[..at].contains(&self.steps[at]));
        once && !self.steps.is_empty()
    }
}

impl Default for StandingsPlan {
    /// Match points 1 – ½ – 0, then games difference, then games won.
    fn default() -> Self {
        let order = [Criterion::MatchPoints, Criterion::GamesDifference, Criterion::GamesWon];
        Self {
            points: MatchPoints::STANDARD,
            steps: order.map(Step::over_all).to_vec(),
            edition: Edition::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_is_kept_as_written() {
        let plan = StandingsPlan::default();
        let text = serde_json::to_string(&plan).unwrap();
        assert_eq!(
            text,
            r#"{"points":{"win":2,"draw":1,"loss":0},"steps":[{"criterion":"match_points","context":"all"},{"criterion":"games_difference","context":"all"},{"criterion":"games_won","context":"all"}],"edition":"2026"}"#
        );
        assert_eq!(serde_json::from_str::<StandingsPlan>(&text).unwrap(), plan);
        let by_games = serde_json::to_string(&MatchPoints::BY_GAMES).unwrap();
        assert_eq!(by_games, r#"{"win":2,"draw":1,"loss":0,"by_games":true}"#);
        let strange = r#"{"win":2,"draw":1,"loss":0,"bonus":1}"#;
        assert!(serde_json::from_str::<MatchPoints>(strange).is_err());
    }
}
