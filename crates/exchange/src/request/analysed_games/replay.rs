//! A game move by move.

use othello::{Position, Side, Square};

use crate::domain::records::{AnalysedMove, Filter, PlayerSide, Records};

/// The moves that are named as the worst.
const WORST: usize = 3;

/// A game move by move, with what each lost.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// Its name in the file.
    pub name: String,
    /// A year or a day, as its file says.
    pub date: Option<String>,
    /// As the records name the players, in the order of their first moves.
    pub players: Vec<String>,
    /// The score of each player, where it is known.
    pub scores: Vec<Option<f64>>,
    pub moves: Vec<ReplayedMove>,
    /// Before the first move and after each, where the moves make a game of Othello.
    pub positions: Option<Vec<Position>>,
    /// The places of the moves that lost most, the worst first.
    pub worst: Vec<usize>,
}

/// A move of such a game.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayedMove {
    /// Which of the players.
    pub player: usize,
    pub made: AnalysedMove,
    /// Whether it counts in the loss of its player.
    pub counts: bool,
}

impl Replay {
    pub(super) fn of(records: &Records, game: usize, filter: Filter) -> Self {
        let first = |side: &&PlayerSide| side.moves.iter().map(|made| made.ply).min();
        let mut sides: Vec<&PlayerSide> = records.game(game).iter().collect();
        sides.sort_by_key(first);
        let of_side = |(player, side): (usize, &&PlayerSide)| -> Vec<ReplayedMove> {
            let made = side.moves.iter().cloned();
            made.map(|made| ReplayedMove { player, counts: filter.takes(&made), made }).collect()
        };
        let mut moves: Vec<ReplayedMove> = sides.iter().enumerate().flat_map(of_side).collect();
        moves.sort_by_key(|one| one.made.ply);
        let mut worst: Vec<usize> = (0..moves.len()).collect();
        worst.retain(|at| moves[*at].made.loss() > 0.0);
        worst.sort_by(|a, b| moves[*b].made.loss().total_cmp(&moves[*a].made.loss()));
        worst.truncate(WORST);
        let record = &records.games[game];
        Self {
            name: record.name.clone(),
            date: record.date.as_deref().map(str::to_owned),
            players: sides.iter().map(|side| records.players[side.player].clone()).collect(),
            scores: sides.iter().map(|side| side.score).collect(),
            positions: positions(&moves),
            moves,
            worst,
        }
    }

    /// The value for the first player after a move.
    pub fn value(&self, at: usize) -> Option<f64> {
        let one = self.moves.get(at)?;
        Some(if one.player == 0 { one.made.played } else { -one.made.played })
    }
}

/// The positions of a game of Othello; none where a move is missing, unknown or illegal, or of the wrong player. Passes are
/// not written.
fn positions(moves: &[ReplayedMove]) -> Option<Vec<Position>> {
    let mut all = vec![Position::START];
    for (ply, one) in (1..).zip(moves) {
        let before = all[all.len() - 1];
        let square: Square = one.made.made.as_deref()?.parse().ok()?;
        let is_its_turn =
            one.made.ply == ply && (one.player == 0) == (before.side() == Side::Black);
        all.push(before.play(square).ok().filter(|_| is_its_turn)?);
    }
    (all.len() > 1).then_some(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::records::RecordsBuilder;

    /// Best and played are values for the player of the move.
    fn replay(moves: &[(&str, &str, f64, f64)]) -> Replay {
        let mut records = RecordsBuilder::default();
        for (ply, (player, made, best, played)) in (1..).zip(moves) {
            let (made, best, played) = (Some(Box::from(*made)), *best, *played);
            let made = AnalysedMove { ply, best, played, made, ..AnalysedMove::default() };
            records.add("A", player, None, made);
        }
        Replay::of(&records.finish(), 0, Filter::ALL)
    }

    #[test]
    fn a_game_of_othello_is_replayed_with_its_passes() {
        // The shortest game: white has no disc left after nine moves (Feinstein 2008).
        let squares = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];
        let player = |at: usize| if at.is_multiple_of(2) { "Ada" } else { "Bea" };
        let moves = squares.iter().enumerate().map(|(at, made)| (player(at), *made, 0.0, 0.0));
        let found = replay(&moves.collect::<Vec<_>>());
        let positions = found.positions.expect("a game of Othello");
        let last = positions.last().expect("ten positions");
        assert_eq!((positions.len(), last.is_over()), (10, true));
        assert_eq!(last.board().opponent().len() + last.board().mover().len(), 13);
    }

    #[test]
    fn other_moves_have_no_board_but_their_values() {
        let found = replay(&[("Ada", "7g7f", 30.0, 20.0), ("Bea", "3c3d", -20.0, -50.0)]);
        assert_eq!(found.positions, None);
        assert_eq!(
            [found.value(0), found.value(1), found.value(2)],
            [Some(20.0), Some(50.0), None]
        );
        assert_eq!((found.worst, found.players), (vec![1, 0], vec!["Ada".into(), "Bea".into()]));
    }

    #[test]
    fn a_move_of_the_wrong_player_or_square_makes_no_board() {
        for second in [("Ada", "d6"), ("Bea", "a1"), ("Bea", "z9")] {
            let found = replay(&[("Ada", "f5", 0.0, 0.0), (second.0, second.1, 0.0, 0.0)]);
            assert_eq!(found.positions, None, "{second:?}");
        }
        assert!(replay(&[("Ada", "f5", 0.0, 0.0), ("Bea", "d6", 0.0, 0.0)]).positions.is_some());
    }
}
