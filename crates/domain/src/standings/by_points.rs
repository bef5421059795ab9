//! Standings by match points of matches without rounds.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::best_first;
use super::criterion::Criterion;
use super::field::{
    Bye, Field, Finished, Games, MatchResult, Meeting, Standing, StandingsLine, System,
};
use super::plan::{Context, Step};
use crate::number::PlayerId;
use crate::round::RoundName;
use crate::rounding::compare;
use crate::score::{Outcome, Side};

/// An entrant, with the rating before the first round if ratings count.
pub type Entrant = (PlayerId, Option<f64>);

/// The field of the matches in the given order, those of the last
/// round at the end; the lines are in the order of `entrants`. `last` is the last round, if it is known.
pub fn by_matches(
    entrants: &[Entrant],
    finished: &[Finished<'_>],
    paired: &[[PlayerId; 2]],
    last: Option<&RoundName>,
) -> Field {
    let line = |(start, &(player, rating)): (u32, &Entrant)| StandingsLine {
        rating,
        ..StandingsLine::new(player, start)
    };
    let mut lines: Vec<StandingsLine> = (1..).zip(entrants).map(line).collect();
    let index: HashMap<PlayerId, usize> =
        entrants.iter().enumerate().map(|(at, &(player, _))| (player, at)).collect();
    let play = |lines: &mut Vec<StandingsLine>, played: &Finished<'_>| {
        let Some([a, b]) = lines_of(played.sides, &index) else { return };
        for (side, [at, opponent]) in Side::BOTH.into_iter().zip([[a, b], [b, a]]) {
            lines[at].meetings.push(meeting(played.outcome, played.awarded, side, opponent));
        }
    };
    let of_last = |played: &&Finished<'_>| last == Some(played.round);
    for played in finished.iter().filter(|played| !of_last(played)) {
        play(&mut lines, played);
    }
    if last.is_some() {
        for line in &mut lines {
            line.last_round = Some(line.meetings.len());
        }
    }
    for played in finished.iter().filter(of_last) {
        play(&mut lines, played);
    }
    for &sides in paired {
        let Some([a, b]) = lines_of(sides, &index) else { continue };
        lines[a].meetings.push(Meeting::Paired { opponent: b });
        lines[b].meetings.push(Meeting::Paired { opponent: a });
    }
    Field { lines, system: System::RoundRobin, games: Vec::new() }
}

/// The lines of two players; none if one of them is no entrant.
fn lines_of(sides: [PlayerId; 2], index: &HashMap<PlayerId, usize>) -> Option<[usize; 2]> {
    let [a, b] = sides.map(|player| index.get(&player).copied());
    Some([a?, b?])
}

/// One match from the view of `side`.
pub(super) fn meeting(outcome: Outcome, awarded: u32, side: Side, opponent: usize) -> Meeting {
    let winner = outcome.winner();
    if let Outcome::WinnerOnly(won) = outcome {
        let result = if won == side { MatchResult::Win } else { MatchResult::Loss };
        return Meeting::Played { opponent, result, games: Games::default() };
    }
    let Some(score) = outcome.played() else {
        return Meeting::Forfeit { opponent, won: winner == Some(side), awarded };
    };
    let result = match winner {
        Some(winner) if winner == side => MatchResult::Win,
        Some(_) => MatchResult::Loss,
        None => MatchResult::Draw,
    };
    let (won, lost) = (score.won_by(side), score.won_by(side.other()));
    let games = Games { won, lost, drawn: score.draws, awarded };
    Meeting::Played { opponent, result, games }
}

// Results of a stage that is paired round by round.

/// One round: its matches, and the players without a match.
#[derive(Clone, Debug, Default)]
pub struct PairedRound<'a> {
    /// The number of games that the winner of a match wins at least, or
    /// that are played; 1 if matches have no such number.
    pub games: u32,
    /// Matches that have ended.
    pub finished: Vec<Finished<'a>>,
    /// Matches still to be played.
    pub open: Vec<[PlayerId; 2]>,
    /// Players without a match, and their byes. A player in no match and not listed here was absent.
    pub byes: Vec<(PlayerId, Bye)>,
}

/// The field with a line for each of `entrants`, in order, with one
/// meeting for each round. `planned` is the number of planned rounds.
pub fn by_rounds(entrants: &[Entrant], rounds: &[PairedRound<'_>], planned: usize) -> Field {
    let index: HashMap<PlayerId, usize> =
        entrants.iter().enumerate().map(|(at, &(player, _))| (player, at)).collect();
    let line = |(start, &(player, rating)): (u32, &Entrant)| StandingsLine {
        rating,
        last_round: (rounds.len() >= planned).then(|| rounds.len().saturating_sub(1)),
        ..StandingsLine::new(player, start)
    };
    let mut lines: Vec<StandingsLine> = (1..).zip(entrants).map(line).collect();
    for round in rounds {
        for (line, met) in lines.iter_mut().zip(meetings(round, &index)) {
            line.meetings.push(met);
        }
    }
    let games = rounds.iter().map(|round| round.games).collect();
    Field { lines, system: System::Swiss, games }
}

/// The meeting of each player in a round.
fn meetings(round: &PairedRound<'_>, index: &HashMap<PlayerId, usize>) -> Vec<Meeting> {
    let mut meetings = vec![Meeting::Bye(Bye::Zero); index.len()];
    for (player, bye) in &round.byes {
        if let Some(&at) = index.get(player) {
            meetings[at] = Meeting::Bye(*bye);
        }
    }
    for played in &round.finished {
        let Some([a, b]) = lines_of(played.sides, index) else { continue };
        meetings[a] = meeting(played.outcome, played.awarded, Side::A, b);
        meetings[b] = meeting(played.outcome, played.awarded, Side::B, a);
    }
    for [a, b] in round.open.iter().filter_map(|sides| lines_of(*sides, index)) {
        meetings[a] = Meeting::Paired { opponent: b };
        meetings[b] = Meeting::Paired { opponent: a };
    }
    meetings
}

// Players of one rank in different groups.

/// Ranks lines of different groups by points per match, then by the steps that
/// are comparable between groups; tied players share the smaller number.
pub fn across_groups(mut lines: Vec<Standing>, steps: &[Step]) -> Vec<Standing> {
    let compare = |a: &Standing, b: &Standing| {
        let first = compare(b.points_per_match(), a.points_per_match());
        let value = |line: &Standing, at: usize| line.values.get(at).copied().flatten();
        let step =
            |(at, step): (usize, &Step)| best_first(step.criterion, value(a, at), value(b, at));
        let steps = steps.iter().enumerate().filter(|(_, step)| step.compares_groups());
        steps.map(step).fold(first, Ordering::then)
    };
    lines.sort_by(compare);
    let mut rank = 1;
    for at in 0..lines.len() {
        if at > 0 && compare(&lines[at - 1], &lines[at]).is_ne() {
            rank = u32::try_from(at + 1).unwrap_or(u32::MAX);
        }
        lines[at].rank = Some(rank);
    }
    lines
}

impl Standing {
    /// The match points for each match that counts; 0 without any.
    pub fn points_per_match(&self) -> f64 {
        self.points / f64::from(self.tally.matches().max(1))
    }
}

impl Step {
    /// Whether the value of the step does not depend on the other players of the group, or on a place in its list.
    pub fn compares_groups(self) -> bool {
        let own = matches!(
            self.criterion,
            Criterion::DirectEncounter | Criterion::StartingRank | Criterion::Lots { .. }
        );
        self.context == Context::All && !own
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{Outcome, Score};
    use crate::standings::{StandingsPlan, of_field};

    const ROUND: RoundName = RoundName::Round(1);

    fn played(a: u32, b: u32, score: (u32, u32)) -> Finished<'static> {
        Finished {
            sides: [PlayerId(a), PlayerId(b)],
            outcome: Outcome::Score(Score::new(score.0, score.1)),
            awarded: 0,
            round: &ROUND,
        }
    }

    fn ranks(standings: &[Standing]) -> Vec<(Option<u32>, u32)> {
        standings.iter().map(|standing| (standing.rank, standing.player.0)).collect()
    }

    #[test]
    fn equal_ranks_share_the_smaller_number() {
        let entrants: Vec<Entrant> = (1..=5).map(|n| (PlayerId(n), None)).collect();
        let matches = [played(1, 5, (2, 0)), played(2, 4, (2, 1)), played(3, 4, (2, 1))];
        let standings =
            of_field(&by_matches(&entrants, &matches, &[], None), &StandingsPlan::default());
        assert_eq!(
            ranks(&standings),
            [(Some(1), 1), (Some(2), 2), (Some(2), 3), (Some(4), 4), (Some(5), 5)]
        );
    }

    /// Three tied at two wins; the games difference separates them.
    #[test]
    fn a_three_way_tie_is_broken_by_games_difference() {
        let entrants = [2, 7, 10, 15].map(|n| (PlayerId(n), None));
        let matches = [
            played(2, 15, (2, 0)),
            played(7, 10, (2, 1)),
            played(15, 10, (0, 2)),
            played(2, 7, (2, 0)),
            played(7, 15, (2, 1)),
            played(10, 2, (2, 1)),
        ];
        let standings =
            of_field(&by_matches(&entrants, &matches, &[], None), &StandingsPlan::default());
        let line: Vec<_> = standings
            .iter()
            .map(|s| (s.player.0, s.tally.wins, s.tally.games_difference(), s.tally.games_won))
            .collect();
        assert_eq!(line, [(2, 2, 3, 5), (10, 2, 2, 5), (7, 2, 0, 4), (15, 0, -5, 1)]);
    }
}
