//! Tie-breaks that follow from the points, and so separate nobody.

use super::{Context, StandingsPlan, Step};
use crate::format::StagePlan;
use crate::length::{Length, Lengths};
use crate::number::PlayerId;
use crate::standings::column::column;
use crate::standings::criterion::Criterion;
use crate::standings::field::{Field, Games, MatchResult, Meeting, StandingsLine, System};

/// The greatest difference of two values that count as equal.
const NEAR: f64 = 1e-9;

impl StagePlan {
    /// The tie-breaks of a round robin that never separate players with all their matches played, as long as no game is
    /// drawn: what they count follows from the points before them, by the length of the matches.
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

/// How a match of these lengths can end without a drawn game, as one side counts it; nothing where it has no length.
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

/// Whether a sum over matches follows from the points: then each match adds the points times a number plus a number.
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

#[cfg(test)]
mod tests {
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
