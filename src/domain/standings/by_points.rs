//! Standings by match points of matches that know no rounds.

use std::collections::HashMap;

use super::field::{Field, Games, Line, MatchResult, Meeting, System};
use super::finished::{Finished, Standing};
use super::plan::StandingsPlan;
use super::ranking::rank;
use crate::domain::number::PlayerId;
use crate::domain::score::Side;

/// Match points, then games difference, then games won; whoever is level in all three shares
/// the rank. The players of `finished` are among the `entrants`.
pub fn by_points(entrants: &[PlayerId], finished: &[Finished<'_>]) -> Vec<Standing> {
    let standing = |ranked: super::Ranked| Standing {
        rank: Some(ranked.rank),
        player: ranked.player,
        tally: ranked.tally,
        reached: None,
    };
    rank(&field(entrants, finished), &StandingsPlan::default()).into_iter().map(standing).collect()
}

/// The matches in the order in which they are given; equals stand in the order of `entrants`.
fn field(entrants: &[PlayerId], finished: &[Finished<'_>]) -> Field {
    let line = |(start, &player): (u32, &PlayerId)| Line::new(player, start);
    let mut lines: Vec<Line> = (1..).zip(entrants).map(line).collect();
    let index: HashMap<PlayerId, usize> =
        entrants.iter().enumerate().map(|(at, &player)| (player, at)).collect();
    for played in finished {
        let [Some(&a), Some(&b)] = played.sides.map(|player| index.get(&player)) else {
            continue;
        };
        for (side, [at, opponent]) in Side::BOTH.into_iter().zip([[a, b], [b, a]]) {
            lines[at].meetings.push(meeting(played, side, opponent));
        }
    }
    Field { lines, system: System::RoundRobin, rounds: None }
}

/// One match as seen from `side`.
fn meeting(played: &Finished<'_>, side: Side, opponent: usize) -> Meeting {
    let winner = played.outcome.winner();
    let Some(score) = played.outcome.played() else {
        return Meeting::Forfeit { opponent, won: winner == Some(side) };
    };
    let result = match winner {
        Some(winner) if winner == side => MatchResult::Win,
        Some(_) => MatchResult::Loss,
        None => MatchResult::Draw,
    };
    let (won, lost) = (score.won_by(side), score.won_by(side.other()));
    Meeting::Played { opponent, result, games: Games { won, lost, drawn: score.draws } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::round::RoundName;
    use crate::domain::score::{Outcome, Score};

    const ROUND: RoundName = RoundName::Round(1);

    fn played(a: u32, b: u32, score: (u32, u32)) -> Finished<'static> {
        Finished {
            sides: [PlayerId(a), PlayerId(b)],
            outcome: Outcome::Score(Score::new(score.0, score.1)),
            round: &ROUND,
            column: 0,
        }
    }

    fn ranks(standings: &[Standing]) -> Vec<(Option<u32>, u32)> {
        standings.iter().map(|standing| (standing.rank, standing.player.0)).collect()
    }

    #[test]
    fn equal_ranks_share_the_smaller_number() {
        let entrants: Vec<PlayerId> = (1..=5).map(PlayerId).collect();
        let matches = [played(1, 5, (2, 0)), played(2, 4, (2, 1)), played(3, 4, (2, 1))];
        let standings = by_points(&entrants, &matches);
        assert_eq!(
            ranks(&standings),
            [(Some(1), 1), (Some(2), 2), (Some(2), 3), (Some(4), 4), (Some(5), 5)]
        );
    }

    /// Three tied at two wins; the games difference separates them.
    #[test]
    fn a_three_way_tie_is_broken_by_games_difference() {
        let entrants: Vec<PlayerId> = [2, 7, 10, 15].map(PlayerId).to_vec();
        let matches = [
            played(2, 15, (2, 0)),
            played(7, 10, (2, 1)),
            played(15, 10, (0, 2)),
            played(2, 7, (2, 0)),
            played(7, 15, (2, 1)),
            played(10, 2, (2, 1)),
        ];
        let standings = by_points(&entrants, &matches);
        let line: Vec<_> = standings
            .iter()
            .map(|s| (s.player.0, s.tally.wins, s.tally.games_difference(), s.tally.games_won))
            .collect();
        assert_eq!(line, [(2, 2, 3, 5), (10, 2, 2, 5), (7, 2, 0, 4), (15, 0, -5, 1)]);
    }
}
