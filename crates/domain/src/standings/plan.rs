//! The organiser's plan for standings.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::criterion::{Criterion, Cut, column};
use super::field::{Bye, Field, Games, MatchResult, Meeting, StandingsLine, System, Tally};
use crate::format::{Format, StagePlan};
use crate::length::{Length, Lengths};
use crate::number::PlayerId;

/// The points for a match, or for each of its games, in half-points: 2, 1, 0 are one point, half a point and none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchPoints {
    /// For a win, by walkover too, and for a full bye.
    pub win: u8,
    /// For a draw, and for a half bye.
    pub draw: u8,
    /// For a match lost by play; a no-show earns nothing.
    pub loss: u8,
    /// Whether each game earns points instead of the match; a walkover wins the games that a win needs.
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

    /// The most that a match still to be played can earn; infinite by games, since their number is unknown.
    pub(super) fn most_to_come(self) -> f64 {
        if self.by_games { f64::INFINITY } else { self.win() }
    }

    /// The most that an ended match could have earned.
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

    /// Points for a round as if it were drawn; by games, for all its planned `games` if their number is known.
    pub(super) fn as_drawn(self, meeting: Meeting, games: Option<u32>) -> f64 {
        let planned = games.filter(|_| self.by_games);
        self.draw() * f64::from(planned.unwrap_or_else(|| self.games_of(meeting)))
    }

    /// Points for matches of which only the totals are known.
    pub(super) fn of_tally(self, tally: Tally) -> f64 {
        self.win() * f64::from(tally.wins) + self.draw() * f64::from(tally.draws)
    }

    /// Points for the games of a played match.
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

    /// Points for a loss by play.
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

/// The edition of the Tie-Break Regulations, for rules that differ (16.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edition {
    /// In force until the end of February 2026: the dummy has as many points as the player.
    #[serde(rename = "2023")]
    Y2023,
    /// In force since 1 March 2026: the dummy has at most as many points as the
    /// absent opponent, or without one as many as for draws in all rounds.
    #[default]
    #[serde(rename = "2026")]
    Y2026,
}

/// The matches that a step considers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Context {
    /// All of them.
    #[default]
    All,
    /// Only matches among the still tied players; once a player is separated, the rest is compared again.
    AmongTied,
}

/// One criterion at its place in the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The tie-break.
    pub criterion: Criterion,
    /// The matches it considers.
    #[serde(default)]
    pub context: Context,
}

impl Step {
    /// A criterion over all matches.
    pub const fn over_all(criterion: Criterion) -> Self {
        Self { criterion, context: Context::All }
    }

    /// Whether the step depends on who is still tied, so that it is repeated among fewer players.
    pub(super) fn looks_among_tied(self) -> bool {
        self.context == Context::AmongTied || self.criterion == Criterion::DirectEncounter
    }
}

/// The rules for the standings of a stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandingsPlan {
    /// The points for matches.
    pub points: MatchPoints,
    /// The tie-breaks, the most important first. Players tied on all of them share a rank.
    pub steps: Vec<Step>,
    /// The regulations for unplayed rounds.
    #[serde(default)]
    pub edition: Edition,
}

impl StandingsPlan {
    /// The usual rules of a format: in a Swiss the strength of the opponents
    /// decides after points, as players met different opponents.
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

    /// Whether any step uses the ratings before the first round.
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

// Tie-breaks that follow from the points, and so never separate players.

/// The largest difference of two values that count as equal.
const NEAR: f64 = 1e-9;

impl StagePlan {
    /// The tie-breaks of a round robin that never separate players after all matches, as long as
    /// no game is drawn: their values follow from the points, by the length of the matches.
    pub fn idle_tie_breaks(&self) -> Vec<Criterion> {
        let plan = self.standings();
        let points = Step::over_all(Criterion::MatchPoints);
        let after = plan.steps.iter().position(|step| *step == points).map(|at| at + 1);
        let Some(after) = after.filter(|_| self.format.is_round_robin()) else {
            return Vec::new();
        };
        let results = results(&self.lengths);
        let over_all = plan.steps[after..].iter().filter(|step| step.context == Context::All);
        let counted = over_all.map(|step| step.criterion);
        counted.filter(|criterion| follows(*criterion, &results, &plan)).collect()
    }
}

/// The possible results of a match of these lengths without a drawn game, from one side; none for an open length.
fn results(lengths: &Lengths) -> Vec<Meeting> {
    let all = std::iter::once(lengths.usual).chain(lengths.rounds.iter().map(|rule| rule.length));
    let scores = all.map(|length| match length {
        Length::FirstTo(n) => (0..n).flat_map(|lost| [(n, lost), (lost, n)]).collect(),
        Length::Games(n) => (0..=n).map(|won| (won, n - won)).collect(),
        Length::Open => Vec::new(),
    });
    let scores: Vec<Vec<(u32, u32)>> = scores.collect();
    if scores.iter().any(Vec::is_empty) {
        return Vec::new();
    }
    scores.into_iter().flatten().map(|(won, lost)| played(won, lost)).collect()
}

fn played(won: u32, lost: u32) -> Meeting {
    let result = match won.cmp(&lost) {
        std::cmp::Ordering::Greater => MatchResult::Win,
        std::cmp::Ordering::Equal => MatchResult::Draw,
        std::cmp::Ordering::Less => MatchResult::Loss,
    };
    Meeting::Played { opponent: 0, result, games: Games { won, lost, ..Games::default() } }
}

/// Whether a sum over matches follows from the points: each match
/// adds a fixed multiple of its points plus a constant.
fn follows(criterion: Criterion, results: &[Meeting], plan: &StandingsPlan) -> bool {
    let is_sum = matches!(
        criterion,
        Criterion::Wins | Criterion::PlayedWins | Criterion::GamesDifference | Criterion::GamesWon
    );
    let worth = |meeting: Meeting| {
        let line = StandingsLine { meetings: vec![meeting], ..StandingsLine::new(PlayerId(1), 1) };
        let field = Field { lines: vec![line], system: System::RoundRobin, games: Vec::new() };
        let value = column(criterion, &field, plan).first().copied().flatten();
        (plan.points.of(meeting), value.unwrap_or_default())
    };
    let mut worths = results.iter().copied().map(worth);
    let Some((points, value)) = worths.next().filter(|_| is_sum) else { return false };
    let others: Vec<(f64, f64)> = worths.map(|(p, v)| (p - points, v - value)).collect();
    let Some(&(run, rise)) = others.iter().find(|(run, _)| run.abs() > NEAR) else { return false };
    others.iter().all(|(p, v)| (v * run - p * rise).abs() < NEAR * (1.0 + run.abs()))
}

// Points and tie-breaks as an organiser types them.

/// A text that gives no points for win, draw and loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPoints;

/// The word for points by games instead of matches.
const GAMES: &str = "games";

impl fmt::Display for MatchPoints {
    /// Writes `3-1-0`, `1-0.5-0`; by games `games`, or `games:3-1-0` if the points for a game are not the usual ones.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            &Self::BY_GAMES => return f.write_str(GAMES),
            Self { by_games: true, .. } => write!(f, "{GAMES}:")?,
            Self { by_games: false, .. } => {}
        }
        let [win, draw, loss] =
            [self.win, self.draw, self.loss].map(|halves| f64::from(halves) / 2.0);
        write!(f, "{win}-{draw}-{loss}")
    }
}

impl FromStr for MatchPoints {
    type Err = NotPoints;

    /// Reads win, draw and loss: `3-1-0`, `1-½-0`, `1-0.5-0`; with
    /// `games` before them, or alone, points are by games.
    fn from_str(text: &str) -> Result<Self, NotPoints> {
        let text = text.trim().to_ascii_lowercase();
        let (by_games, points) = match text.strip_prefix(GAMES) {
            None => (false, text.as_str()),
            Some("") => return Ok(Self::BY_GAMES),
            Some(rest) => (true, rest.strip_prefix(':').ok_or(NotPoints)?),
        };
        let parts: Option<Vec<u8>> = points.split(['-', '–', '−']).map(half_points).collect();
        match parts.as_deref() {
            Some(&[win, draw, loss]) => Ok(Self { win, draw, loss, by_games }),
            _ => Err(NotPoints),
        }
    }
}

/// Reads a number of points as half-points.
fn half_points(text: &str) -> Option<u8> {
    let text = text.trim();
    let (whole, half) = match text.strip_suffix('½').or_else(|| text.strip_suffix(".5")) {
        Some("") => return Some(1),
        Some(whole) => (whole, 1),
        None => (text, 0),
    };
    whole.parse::<u8>().ok()?.checked_mul(2)?.checked_add(half)
}

/// The reasons why a text is no tie-break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAStep {
    /// No criterion has this name.
    NoCriterion(String),
    /// The only context is `:tied`, not this.
    NoContext(String),
}

/// As it is read: `GD`, and `GD:tied`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.context {
            Context::All => self.criterion.fmt(f),
            Context::AmongTied => write!(f, "{}:tied", self.criterion),
        }
    }
}

impl FromStr for Step {
    type Err = NotAStep;

    /// Reads the abbreviation of a criterion, with `:tied` for matches among tied players only: `SB`, `GD:tied`.
    fn from_str(text: &str) -> Result<Self, NotAStep> {
        let (name, context) = match text.split_once(':') {
            None => (text, Context::All),
            Some((name, among)) if among.eq_ignore_ascii_case("tied") => (name, Context::AmongTied),
            Some((_, other)) => return Err(NotAStep::NoContext(other.to_owned())),
        };
        let criterion = name.parse().map_err(|_fault| NotAStep::NoCriterion(name.to_owned()))?;
        Ok(Self { criterion, context })
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

#[cfg(test)]
mod idle_tests {
    use super::*;
    use crate::format::{Format, Seeding};
    use crate::standings::MatchPoints;

    fn idle(length: Length, points: MatchPoints, steps: &str) -> String {
        let format = Format::RoundRobin { double: false };
        let steps = steps.split(',').map(|step| step.parse().expect("a step")).collect();
        let standings = Some(StandingsPlan { points, steps, ..StandingsPlan::default() });
        let plan =
            StagePlan { standings, ..StagePlan::new(format, Lengths::all(length), Seeding::Entry) };
        let found: Vec<String> = plan.idle_tie_breaks().iter().map(ToString::to_string).collect();
        found.join(",")
    }

    /// By hand. Two games: 2-0, 1-1 and 0-2 are 1, ½ and 0 points, +2, 0 and -2 games, which is 4 × points - 2, and 2, 1, 0
    /// games won, 2 × points. First to 1: 1 and 0 points, +1 and -1. At 3-1-0, 1-1 is no longer half of 2-0. Three games: 3-0
    /// and 2-1 are one point each and +3 and +1. A point a game: always the games won.
    #[test]
    fn what_follows_from_the_points_is_found() {
        let usual = "PTS,GD,GW";
        let (standard, football) = (MatchPoints::STANDARD, MatchPoints::FOOTBALL);
        assert_eq!(idle(Length::Games(2), standard, usual), "GD,GW");
        assert_eq!(idle(Length::Games(2), standard, "PTS,DE,SB,GD,WIN"), "GD");
        assert_eq!(idle(Length::Games(2), football, usual), "");
        assert_eq!(idle(Length::FirstTo(1), standard, "PTS,WIN,GD,GW,SB"), "WIN,GD,GW");
        assert_eq!(idle(Length::FirstTo(2), standard, "PTS,WIN,GD,GW"), "WIN");
        assert_eq!(idle(Length::Games(3), standard, usual), "");
        assert_eq!(idle(Length::Games(3), MatchPoints::BY_GAMES, usual), "GD,GW");
        assert_eq!(idle(Length::Games(2), standard, "GD,PTS,GW"), "GW");
        assert_eq!(idle(Length::Games(2), standard, "PTS,GD:tied"), "");
        assert_eq!(idle(Length::Open, standard, usual), "");
    }
}

#[cfg(test)]
mod text_tests {
    use super::*;

    #[test]
    fn points_are_read_in_halves() {
        let points = |win, draw, loss| Ok(MatchPoints { win, draw, loss, by_games: false });
        assert_eq!("3-1-0".parse(), points(6, 2, 0));
        assert_eq!("1-½-0".parse(), points(2, 1, 0));
        assert_eq!("1–0.5–0".parse(), points(2, 1, 0));
        assert_eq!("Games".parse(), Ok(MatchPoints::BY_GAMES));
        for text in ["3-1-0", "1-0.5-0", "games", "games:2-1-0", "0.5-0.5-0"] {
            assert_eq!(text.parse::<MatchPoints>().unwrap().to_string(), text);
        }
        for text in ["", "3-1", "1-0.3-0", "200-1-0", "a-b-c", "games2", "games:games"] {
            assert_eq!(text.parse::<MatchPoints>(), Err(NotPoints), "{text}");
        }
    }

    #[test]
    fn a_step_may_look_among_the_tied() {
        assert_eq!("gd:TIED".parse::<Step>().unwrap().context, Context::AmongTied);
        assert_eq!("SB".parse::<Step>().unwrap().context, Context::All);
        for text in ["", "XX", "GD:all"] {
            assert!(text.parse::<Step>().is_err(), "{text}");
        }
    }
}
