//! The rating that a player's games suggest.

use super::estimate::Estimate;
use super::fit::Fit;
use super::loss::{GameLoss, pooled};
use super::moves::PlayerSide;

/// A rating that games suggest for a player, by the moves alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suggestion {
    /// The games in which a move counts. At least 1.
    pub games: usize,
    /// The mean over their moves.
    pub loss: f64,
    /// The rating.
    pub estimate: Estimate,
    /// Whether so few games say little.
    pub is_rough: bool,
    /// Whether the loss lies beyond all that the fit was learned from.
    pub is_outside: bool,
}

impl Fit {
    /// Suggests a rating from a player's games; none where no move counts.
    pub fn suggest<'a>(
        &self,
        sides: impl IntoIterator<Item = &'a PlayerSide>,
    ) -> Option<Suggestion> {
        let counted: Vec<GameLoss> =
            sides.into_iter().filter_map(|side| self.measure.of(side)).collect();
        let (loss, games) = (pooled(&counted)?, counted.len());
        Some(Suggestion {
            games,
            loss,
            estimate: self.estimate(loss, games),
            is_rough: Self::is_rough(games),
            is_outside: self.is_outside(loss),
        })
    }

    /// Whether moves were judged by another engine than those of the fit, as far as that is known.
    pub fn is_of_other(&self, engines: &[String]) -> bool {
        let other = |known: &String| engines.iter().any(|engine| engine != known);
        self.engine.as_ref().is_some_and(other)
    }
}
