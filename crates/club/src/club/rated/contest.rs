//! The content of a rated match: a duel of two, or games of a pod.

use std::cmp::Ordering;
use std::sync::Arc;

use crate::club::tournament::Pod;
use crate::domain::finish::Met;
use crate::domain::game::{Game, Hand, HandTable};
use crate::domain::number::PlayerId;
use crate::domain::rating::{GamesOfTwo, Played, TableMatch};
use crate::domain::score::{Outcome, Score, Side};
use crate::domain::standings::Tally;

/// The players and their games. A player is named by the index in [`Contest::players`].
#[derive(Clone, Debug, PartialEq)]
pub enum Contest {
    /// A match of two.
    Duel {
        sides: [PlayerId; 2],
        /// How it ended, with at least one rated game.
        outcome: Outcome,
        /// The games in order; none where only the score is known.
        games: Arc<[Game]>,
    },
    /// A match at a table, of at least one game.
    Table(Arc<Pod>),
}

impl Contest {
    /// The players: both sides, or the seats of the pod in order.
    pub fn players(&self) -> &[PlayerId] {
        match self {
            Self::Duel { sides, .. } => sides,
            Self::Table(pod) => &pod.seats,
        }
    }

    /// Whether it was played at a table of more than two.
    pub(super) const fn is_table(&self) -> bool {
        matches!(self, Self::Table(_))
    }

    pub fn games(&self) -> u32 {
        match self {
            Self::Duel { outcome, .. } => games_of(*outcome).games(),
            Self::Table(pod) => u32::try_from(pod.games.len()).unwrap_or(u32::MAX),
        }
    }

    /// A player's hand strength in each game, in a pod the mean over the opponents; none where no hand is known.
    pub fn hands(&self, player: usize) -> Vec<Option<f64>> {
        match self {
            Self::Duel { games, .. } => {
                let seen = |game: &Game| Some(game.hand?.seen_from(side(player)).p());
                games.iter().map(seen).collect()
            }
            Self::Table(pod) => {
                let own = pod.seats[player];
                let against = |hands: &HandTable| {
                    let others = pod.seats.iter().filter(move |&&other| other != own);
                    let hands = others.filter_map(|&other| hands.between(own, other));
                    mean(hands.map(Hand::p))
                };
                pod.games.iter().map(|game| against(&game.hands)).collect()
            }
        }
    }

    /// A player's mean hand strength over the games with known hands. None where no hand is known.
    pub fn hand(&self, player: usize) -> Option<f64> {
        mean(self.hands(player).into_iter().flatten())
    }

    /// The score as a player saw it: in a duel the own games first, `2-1`. At a table each game
    /// scores the share of the opponents that were beaten, level ones half: `2.25/3` of three games.
    pub fn score_of(&self, player: usize) -> String {
        match self {
            Self::Duel { outcome, .. } => games_of(*outcome).seen_from(side(player)).to_string(),
            Self::Table(pod) => {
                let share = f64::from(halves(pod, pod.seats[player])) / (2.0 * self.opponents());
                let share = format!("{share:.2}");
                let share = share.trim_end_matches('0').trim_end_matches('.');
                format!("{share}/{}", self.games())
            }
        }
    }

    /// Counts the match as a player saw it. The winner of a match of two wins it, at whatever score it ended.
    ///
    /// A game of a pod is won by its first and drawn by players tied for first; the match is won by the best score
    /// against the others over all games.
    pub fn count(&self, player: usize, tally: &mut Tally) {
        match self {
            Self::Duel { outcome, .. } => tally.add(*outcome, side(player)),
            Self::Table(pod) => count_table(pod, pod.seats[player], tally),
        }
    }

    /// The match in the form that the rating formula needs.
    pub(super) fn played(&self) -> Played {
        match self {
            Self::Duel { sides, outcome, games } if games.is_empty() => {
                Played::duel(sides.map(|player| player.0), games_of(*outcome))
            }
            Self::Duel { sides, games, .. } => {
                let (players, games) = (sides.map(|player| player.0), games.to_vec());
                Played::Games(Box::new(GamesOfTwo { players, games, event: 0 }))
            }
            Self::Table(pod) => {
                let games = pod.games.iter().map(|game| (&game.finish, Some(&game.hands)));
                Played::Table(Box::new(TableMatch::new(&pod.seats, games)))
            }
        }
    }

    /// How many opponents each player had.
    fn opponents(&self) -> f64 {
        u32::try_from(self.players().len()).map_or(f64::INFINITY, |n| f64::from(n) - 1.0)
    }
}

/// The mean of at least one value.
fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0_u32), |(sum, count), one| (sum + one, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}

/// The games that are rated.
fn games_of(outcome: Outcome) -> Score {
    outcome.rated().unwrap_or_default()
}

fn side(player: usize) -> Side {
    if player == 0 { Side::A } else { Side::B }
}

fn count_table(pod: &Pod, player: PlayerId, tally: &mut Tally) {
    let own = halves(pod, player);
    let others = pod.seats.iter().filter(|&&other| other != player);
    match others.map(|&other| halves(pod, other)).max().map(|best| own.cmp(&best)) {
        Some(Ordering::Greater) | None => tally.wins += 1,
        Some(Ordering::Equal) => tally.draws += 1,
        Some(Ordering::Less) => tally.losses += 1,
    }
    for met in pod.finishes().filter_map(|finish| finish.met(player)) {
        match (met.ahead, met.level) {
            (0, 0) => tally.games_won += 1,
            (0, _) => tally.games_drawn += 1,
            _ => tally.games_lost += 1,
        }
    }
}

/// Twice the score of a player against all opponents over all games.
fn halves(pod: &Pod, player: PlayerId) -> u32 {
    let met = pod.finishes().filter_map(|finish| finish.met(player));
    met.map(Met::halves).sum()
}
