//! The ladder: the winner takes a higher opponent's place.

use super::number::PlayerId;
use super::standings::{Finished, Standing, tallies};

/// The ladder after `finished`, the first played first. It begins in the order of `entrants`. A winner from below takes
/// the loser's place, and the players between them move down by one. Other results leave it.
pub fn ladder(entrants: &[PlayerId], finished: &[Finished<'_>]) -> Vec<Standing> {
    let tallies = tallies(entrants, finished);
    let mut order = entrants.to_vec();
    for played in finished {
        let Some(winner) = played.outcome.winner() else { continue };
        let [won, lost] = [winner, winner.other()].map(|side| played.sides[side.index()]);
        let place = |player| order.iter().position(|&other| other == player);
        if let (Some(from), Some(to)) = (place(won), place(lost))
            && from > to
        {
            order[to..=from].rotate_right(1);
        }
    }
    let standing = |(rank, player): (u32, &PlayerId)| Standing {
        rank: Some(rank),
        ..Standing::new(*player, tallies[player])
    };
    (1..).zip(&order).map(standing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::round::RoundName;
    use crate::score::{Outcome, Score};

    #[test]
    fn a_challenger_who_wins_takes_the_place_and_the_others_move_down() {
        let entrants: Vec<PlayerId> = (1..=5).map(PlayerId).collect();
        let round = RoundName::Round(1);
        let played = |a, b, score: (u32, u32)| Finished {
            sides: [PlayerId(a), PlayerId(b)],
            outcome: Outcome::Score(Score::new(score.0, score.1)),
            awarded: 0,
            round: &round,
        };
        let order = |finished: &[Finished<'_>]| -> Vec<u32> {
            ladder(&entrants, finished).iter().map(|line| line.player.0).collect()
        };
        assert_eq!(order(&[]), [1, 2, 3, 4, 5]);
        let challenged = played(4, 2, (2, 1));
        assert_eq!(order(&[challenged]), [1, 4, 2, 3, 5]);
        assert_eq!(order(&[challenged, played(5, 1, (0, 2))]), [1, 4, 2, 3, 5], "defended");
        assert_eq!(order(&[challenged, played(4, 3, (2, 0))]), [1, 4, 2, 3, 5], "from above");
        assert_eq!(order(&[challenged, played(3, 1, (1, 1))]), [1, 4, 2, 3, 5], "drawn");
    }
}
