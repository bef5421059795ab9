//! The values of a tie-break for each line of a field.

use super::buchholz::Strength;
use super::criterion::Criterion;
use super::field::Column;
use super::field::{Bye, Field, MatchResult, Meeting, StandingsLine};
use super::performance;
use super::plan::{MatchPoints, StandingsPlan};
use super::tally::Tally;
use crate::draw::shuffle;

/// The column of a criterion that depends on nothing but the matches of `field`. The direct
/// encounter depends on who is level and has none.
pub(super) fn column(criterion: Criterion, field: &Field, plan: &StandingsPlan) -> Column {
    // The sum of nothing is −0.0, which is not to stand below 0.0.
    let positive = |value: Option<f64>| value.map(|value| value + 0.0);
    of_lines(criterion, field, plan).into_iter().map(positive).collect()
}

fn of_lines(criterion: Criterion, field: &Field, plan: &StandingsPlan) -> Column {
    let points = plan.points;
    let strength = || Strength::new(field, plan);
    match criterion {
        Criterion::MatchPoints => each(field, |line| line.points(points)),
        Criterion::Wins => each(field, |line| count(line, is_win)),
        Criterion::PlayedWins => each(field, |line| count(line, is_played_win)),
        Criterion::RoundsElected => {
            each(field, |line| count(line, |it| it.is_decided() && !it.is_voluntary()))
        }
        Criterion::DirectEncounter => vec![None; field.lines.len()],
        Criterion::SonnebornBerger { cut } => strength().sonneborn_berger(cut),
        Criterion::Koya => each(field, |line| koya(field, points, line)),
        Criterion::GamesDifference => each(field, |line| difference(tally(line))),
        Criterion::GamesWon => each(field, |line| f64::from(tally(line).games_won)),
        Criterion::GamesRatio => field.lines.iter().map(|line| ratio(tally(line))).collect(),
        Criterion::Buchholz { cut } => strength().buchholz(cut),
        Criterion::ForeBuchholz { cut } => Strength::before_last_round(field, plan).buchholz(cut),
        Criterion::AverageBuchholz => strength().average(),
        Criterion::SumBuchholz => strength().sum(),
        Criterion::Progressive { cut } => each(field, |line| progressive(points, line, cut.into())),
        Criterion::Rating => field.lines.iter().map(|line| line.rating).collect(),
        Criterion::AverageRating { cut } => performance::average_rating(field, cut),
        Criterion::Performance => performance::performance(field),
        Criterion::PerfectPerformance => performance::perfect(field),
        Criterion::AveragePerformance => {
            performance::average_of_opponents(field, &performance::performance(field))
        }
        Criterion::AveragePerfectPerformance => {
            performance::average_of_opponents(field, &performance::perfect(field))
        }
        Criterion::StartingRank => each(field, |line| line.start.into()),
        Criterion::Lots { seed } => lots(field, seed),
    }
}

fn each(field: &Field, value: impl Fn(&StandingsLine) -> f64) -> Column {
    field.lines.iter().map(|line| Some(value(line))).collect()
}

fn tally(line: &StandingsLine) -> Tally {
    Tally::of(&line.meetings)
}

fn count(line: &StandingsLine, counts: impl Fn(Meeting) -> bool) -> f64 {
    line.meetings.iter().map(|&meeting| f64::from(u8::from(counts(meeting)))).sum()
}

fn is_win(meeting: Meeting) -> bool {
    let unplayed = matches!(meeting, Meeting::Forfeit { won: true, .. } | Meeting::Bye(Bye::Full));
    unplayed || is_played_win(meeting)
}

fn is_played_win(meeting: Meeting) -> bool {
    matches!(meeting, Meeting::Played { result: MatchResult::Win, .. })
}

fn difference(tally: Tally) -> f64 {
    f64::from(tally.games_won) - f64::from(tally.games_lost)
}

fn ratio(tally: Tally) -> Option<f64> {
    let won = f64::from(tally.games_won) + f64::from(tally.games_drawn) / 2.0;
    (tally.games() > 0).then(|| won / f64::from(tally.games()))
}

/// 9.2; under way, half of what the opponent could have from the matches so far.
fn koya(field: &Field, points: MatchPoints, line: &StandingsLine) -> f64 {
    let is_strong = |opponent: usize| {
        let theirs = &field.lines[opponent].meetings;
        let met = theirs.iter().filter(|it| it.is_decided() && it.opponent().is_some());
        let most: f64 = met.map(|&meeting| points.most(meeting)).sum();
        points.total(theirs) * 2.0 >= most
    };
    let against = line.meetings.iter().filter(|it| it.opponent().is_some_and(is_strong));
    against.map(|&meeting| points.of(meeting)).sum()
}

/// 7.5; a round that is not decided adds nothing.
fn progressive(points: MatchPoints, line: &StandingsLine, cut: usize) -> f64 {
    let mut so_far = line.head_start;
    let mut sum = 0.0;
    for (round, meeting) in line.meetings.iter().enumerate() {
        so_far += points.of(*meeting);
        if round >= cut && meeting.is_decided() {
            sum += so_far;
        }
    }
    sum
}

/// The order in which the players are drawn, from 1; that of the lines plays no part.
fn lots(field: &Field, seed: u64) -> Column {
    let mut drawn: Vec<usize> = (0..field.lines.len()).collect();
    drawn.sort_by_key(|&at| field.lines[at].player);
    shuffle(&mut drawn, seed);
    let mut column = vec![None; drawn.len()];
    for (lot, at) in (1u32..).zip(drawn) {
        column[at] = Some(f64::from(lot));
    }
    column
}
