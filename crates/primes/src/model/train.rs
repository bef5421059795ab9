//! Learning a model from games.

use crate::feature::Feature;
use crate::game::Game;
use crate::logistic::{self, Seen};
use crate::model::{Model, Provenance};

/// How a model is made: which features it has, and how strongly they are held back.
#[derive(Debug, Clone, PartialEq)]
pub struct Recipe {
    /// The features, each once.
    pub features: Vec<Feature>,
    /// The ridge: what a weight costs for a feature in units of its own spread. The first move is never held back.
    pub ridge: f64,
}

impl Default for Recipe {
    fn default() -> Self {
        Self { features: Feature::ALL.to_vec(), ridge: 1.0 }
    }
}

impl Model {
    /// Learns a model with the default recipe.
    pub fn train(games: &[Game]) -> Self {
        Self::train_with(games, &Recipe::default())
    }

    /// Learns a model as a recipe says. Without games it finds everything equal.
    pub fn train_with(games: &[Game], recipe: &Recipe) -> Self {
        let seen = seen(games, &recipe.features);
        let weights = weights(&seen.iter().collect::<Vec<_>>(), recipe.ridge);
        let features = recipe.features.iter().copied();
        Self {
            first_move: weights.first().copied().unwrap_or_default(),
            weights: features.zip(weights.iter().skip(1).copied()).collect(),
            provenance: Provenance::of(games),
        }
    }
}

/// Games as the regression sees them: a constant for the first move, then the differences of features.
pub(super) fn seen(games: &[Game], features: &[Feature]) -> Vec<Seen> {
    let figures = |game: &Game| {
        let [first, second] = game.hands;
        let differences = features.iter().map(|feature| feature.difference(first, second));
        std::iter::once(1.0).chain(differences).collect()
    };
    games.iter().map(|game| Seen { figures: figures(game), won: game.first_won }).collect()
}

/// The weights of the first move and of the features. A feature is held back in units of its own spread: the mean
/// square of its differences, whose mean is 0 because either hand may move first.
pub(super) fn weights(seen: &[&Seen], ridge: f64) -> Vec<f64> {
    let Some(one) = seen.first() else { return Vec::new() };
    #[expect(clippy::cast_precision_loss, reason = "counts of games")]
    let many = seen.len() as f64;
    let squares = |at: usize| seen.iter().map(|one| one.figures[at].powi(2)).sum::<f64>();
    let penalty = |at: usize| if at == 0 { 0.0 } else { ridge * squares(at) / many };
    let penalties: Vec<f64> = (0..one.figures.len()).map(penalty).collect();
    logistic::fit(seen, &penalties)
}
