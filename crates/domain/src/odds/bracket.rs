//! The odds of an elimination.
//!
//! Where the two who come to a match can never have met on their way there, who comes to one side
//! says nothing about who comes to the other, and the probabilities of each match follow from
//! those of the two before it. That is so in a single elimination, with a match for third place
//! and with all places played out. In a double elimination two may meet again; then all ways the
//! rest may go are gone through where few matches are open, and played out at random where many
//! are.

mod fate;
mod graph;
mod ways;

use graph::Graph;
use ways::Ways;

use super::{Chances, Method, Odds, Places, Simulation};
use crate::elimination::final_place;
use crate::ids::MatchNo;
use crate::number::PlayerId;
use crate::progress::{Progress, Stopped};
use crate::score::Side;
use crate::slot::{Slot, Stakes};

/// As many open matches are gone through in all ways: 2¹⁶ at most.
const FEW: usize = 16;

/// A match of an elimination, as far as it matters to who goes where.
#[derive(Clone, Debug, PartialEq)]
pub struct Tie {
    /// Its number.
    pub no: MatchNo,
    /// The source of each side; `None` for a side that stays empty. A rank of a previous stage is given as the entrant
    /// who took it.
    pub slots: [Option<Slot>; 2],
    /// The places that it decides.
    pub stakes: Stakes,
    /// The grand final that it resets: it is played only where the second side has won that.
    pub resets: Option<MatchNo>,
    /// How it ended, if it has.
    pub ended: Option<Ended>,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// One side goes on.
    Won(Side),
    /// Neither does.
    LostByBoth,
}

/// The odds of each place among `players`, in an elimination of these matches. Those in `left`
/// have gone and lose every match still to be played. `win` is the probability that the first of
/// two wins a match. Watched match by match or run by run.
pub fn bracket(
    players: &[PlayerId],
    ties: &[Tie],
    left: &[PlayerId],
    win: impl Fn(MatchNo, [PlayerId; 2]) -> f64,
    simulation: Simulation,
    progress: &dyn Progress,
) -> Result<Odds, Stopped> {
    let graph = Graph::new(players, ties, left);
    let mut ways =
        Ways::new(&graph, |at, [a, b]| win(graph.nodes[at].no, [players[a], players[b]]));
    let open = graph.nodes.iter().filter(|node| node.ended.is_none()).count();
    let (method, whole) = if graph.is_independent() {
        ways.propagate(progress)?;
        (Method::Exact, 1.0)
    } else if open <= FEW {
        ways.each();
        (Method::Exact, 1.0)
    } else {
        ways.by_luck(simulation, progress)?;
        (Method::Simulated(simulation), f64::from(simulation.runs.max(1)))
    };
    let players = ways.gathered.chances(players, whole);
    Ok(without_holes(Odds { players, places: graph.places, method }))
}

/// The odds of the places that players have in the end, without those that nobody takes. Who wins changes nothing of how
/// many take a place.
fn without_holes(odds: Odds) -> Odds {
    let mut better = 0;
    let mut columns = Vec::new();
    let mut places = Vec::new();
    for (column, at) in odds.places.iter().enumerate() {
        let taken = taken(&odds.players, column);
        if taken > 0 {
            let first = final_place(at.first, better);
            better += taken;
            places.push(Places { first, last: better.max(first) });
            columns.push(column);
        }
    }
    let of = |one: Chances| Chances {
        probabilities: columns.iter().map(|&column| one.probabilities[column]).collect(),
        ..one
    };
    Odds { places, players: odds.players.into_iter().map(of).collect(), ..odds }
}

/// How many players take the places of a column.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the sum of the chances of a place, a number of players"
)]
fn taken(players: &[Chances], column: usize) -> u32 {
    players.iter().map(|one| one.probabilities[column]).sum::<f64>().round() as u32
}

#[cfg(test)]
mod tests;
