//! Standings of an elimination.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::finished::{Finished, Standing, tallies};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;

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

#[cfg(test)]
mod tests {
    use super::*;
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
