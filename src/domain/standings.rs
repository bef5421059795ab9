//! Who stands where.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::number::PlayerId;
use super::round::RoundName;
use super::score::{Outcome, Side};

/// What a player has done so far, walkovers counting as matches but not as games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches won.
    pub wins: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Matches lost.
    pub losses: u32,
    /// Games won.
    pub games_won: u32,
    /// Games lost.
    pub games_lost: u32,
    /// Games drawn.
    pub games_drawn: u32,
}

impl Tally {
    /// Counts one match as seen from `side`.
    pub fn add(&mut self, outcome: Outcome, side: Side) {
        match outcome.winner() {
            Some(winner) if winner == side => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
        if let Some(score) = outcome.played() {
            self.games_won += score.won_by(side);
            self.games_lost += score.won_by(side.other());
            self.games_drawn += score.draws;
        }
    }

    /// Matches finished.
    pub fn matches(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Games played.
    pub fn games(self) -> u32 {
        self.games_won + self.games_lost + self.games_drawn
    }

    /// Match points, 1 for a win and ½ for a draw.
    pub fn points(self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }

    /// Games won less games lost.
    pub fn games_difference(self) -> i64 {
        i64::from(self.games_won) - i64::from(self.games_lost)
    }
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The place, shared by equals, who all take the smaller number; `None` for somebody still
    /// in the running of an elimination.
    pub rank: Option<u32>,
    /// The player.
    pub player: PlayerId,
    /// What the place rests on.
    pub tally: Tally,
    /// In an elimination, the round a player went out in, or the final for its winner.
    pub reached: Option<RoundName>,
}

/// A finished match.
#[derive(Clone, Copy, Debug)]
pub struct Finished<'a> {
    /// Who played.
    pub sides: [PlayerId; 2],
    /// How it ended.
    pub outcome: Outcome,
    /// In which round.
    pub round: &'a RoundName,
    /// The column of the bracket, 0 in formats without one.
    pub column: u32,
}

/// Match points, then games difference, then games won; whoever is level in all three shares
/// the rank.
pub fn by_points(entrants: &[PlayerId], finished: &[Finished<'_>]) -> Vec<Standing> {
    let tallies = tallies(entrants, finished);
    let key = |player: PlayerId| {
        let tally = tallies[&player];
        let half_points = tally.wins * 2 + tally.draws;
        Reverse((half_points, tally.games_difference(), tally.games_won))
    };
    let mut order = entrants.to_vec();
    order.sort_by_key(|&player| key(player));
    let rank_of = |player: PlayerId| order.partition_point(|&other| key(other) < key(player));
    let standing = |&player: &PlayerId| Standing {
        rank: u32::try_from(rank_of(player) + 1).ok(),
        player,
        tally: tallies[&player],
        reached: None,
    };
    order.iter().map(standing).collect()
}

/// How far somebody came: the later the exit, the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Exit {
    Lost { column: u32, played_for_third: Option<bool> },
    Champion,
    StillIn,
}

/// Elimination: the later the round somebody went out in, the better; `third_place` says that
/// the losers of the semi-finals play on.
pub fn by_exit(
    entrants: &[PlayerId],
    finished: &[Finished<'_>],
    third_place: bool,
) -> Vec<Standing> {
    let tallies = tallies(entrants, finished);
    let mut exits: HashMap<PlayerId, (Exit, Option<RoundName>)> =
        entrants.iter().map(|&player| (player, (Exit::StillIn, None))).collect();
    for played in finished {
        let Some(winner) = played.outcome.winner() else {
            continue;
        };
        let [won, lost] = [winner, winner.other()].map(|side| played.sides[side.index()]);
        let reached = Some(played.round.clone());
        match played.round {
            // Behind both finalists, but the rank is still played for.
            RoundName::SemiFinal if third_place => {
                let exit = Exit::Lost { column: played.column, played_for_third: None };
                exits.insert(lost, (exit, None));
            }
            RoundName::ThirdPlace => {
                let exit = |won| Exit::Lost {
                    column: played.column.saturating_sub(1),
                    played_for_third: Some(won),
                };
                exits.insert(won, (exit(true), reached.clone()));
                exits.insert(lost, (exit(false), reached));
            }
            round => {
                let exit = Exit::Lost { column: played.column, played_for_third: None };
                exits.insert(lost, (exit, reached.clone()));
                if *round == RoundName::Final {
                    exits.insert(won, (Exit::Champion, reached));
                }
            }
        }
    }
    let exit = |player: PlayerId| exits.get(&player).map_or(Exit::StillIn, |(exit, _)| *exit);
    let mut order = entrants.to_vec();
    order.sort_by_key(|&player| Reverse(exit(player)));
    let rank_of = |player: PlayerId| order.partition_point(|&other| exit(other) > exit(player));
    let standing = |&player: &PlayerId| {
        let reached = exits.get(&player).and_then(|(_, reached)| reached.clone());
        Standing {
            rank: reached.as_ref().and_then(|_| u32::try_from(rank_of(player) + 1).ok()),
            player,
            tally: tallies[&player],
            reached,
        }
    };
    order.iter().map(standing).collect()
}

fn tallies(entrants: &[PlayerId], finished: &[Finished<'_>]) -> HashMap<PlayerId, Tally> {
    let mut tallies: HashMap<PlayerId, Tally> =
        entrants.iter().map(|&player| (player, Tally::default())).collect();
    for played in finished {
        for side in Side::BOTH {
            tallies.entry(played.sides[side.index()]).or_default().add(played.outcome, side);
        }
    }
    tallies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::score::Score;

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

    #[test]
    fn an_elimination_ranks_by_exit_and_leaves_those_still_in_unranked() {
        let entrants: Vec<PlayerId> = (1..=4).map(PlayerId).collect();
        let semi = RoundName::SemiFinal;
        let finals = RoundName::Final;
        let third = RoundName::ThirdPlace;
        let at = |round, column, a, b| Finished { round, column, ..played(a, b, (2, 0)) };
        let semis = [at(&semi, 0, 1, 4), at(&semi, 0, 2, 3)];
        assert_eq!(
            ranks(&by_exit(&entrants, &semis, false)),
            [(None, 1), (None, 2), (Some(3), 3), (Some(3), 4)]
        );
        assert!(by_exit(&entrants, &semis, true).iter().all(|standing| standing.rank.is_none()));
        let no_third = [&semis[..], &[at(&finals, 1, 2, 1)]].concat();
        assert_eq!(
            ranks(&by_exit(&entrants, &no_third, true)),
            [(Some(1), 2), (Some(2), 1), (None, 3), (None, 4)],
            "the final may be played before the match for third place"
        );
        let all = [&semis[..], &[at(&third, 1, 4, 3), at(&finals, 1, 2, 1)]].concat();
        assert_eq!(
            ranks(&by_exit(&entrants, &all, true)),
            [(Some(1), 2), (Some(2), 1), (Some(3), 4), (Some(4), 3)]
        );
    }
}
