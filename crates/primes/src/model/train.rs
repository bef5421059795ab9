//! Learning a model from games.

use crate::feature::Feature;
use crate::game::DuelGame;
use crate::logistic::{self, Seen};
use crate::model::{Model, Provenance};

/// The settings for learning a model: its features, and how strongly their weights are held back.
#[derive(Debug, Clone, PartialEq)]
pub struct Recipe {
    /// The features, each once.
    pub features: Vec<Feature>,
    /// The ridge penalty of a weight, for a feature in units of its own spread. The first move has no penalty.
    pub ridge: f64,
}

impl Recipe {
    /// The features of the default recipe; `docs/HANDS.md` says how much each adds.
    pub const FEATURES: [Feature; 3] =
        [Feature::Jokers, Feature::JackQueenKing, Feature::Larger(3)];

    /// The default ridge. Before any game is seen, one spread of a feature's differences is assumed to
    /// move the log-odds by 0.32, as the penalty is 1 / 0.32² ≈ 10. This value was chosen, not fitted.
    pub const RIDGE: f64 = 10.0;
}

impl Default for Recipe {
    fn default() -> Self {
        Self { features: Self::FEATURES.to_vec(), ridge: Self::RIDGE }
    }
}

impl Model {
    /// Learns a model with the default recipe.
    pub fn train(games: &[DuelGame]) -> Self {
        Self::train_with(games, &Recipe::default())
    }

    /// Learns a model by a recipe. Without games it finds everything equal. Weights have
    /// six decimals, so that the same games give the same text on every machine.
    pub fn train_with(games: &[DuelGame], recipe: &Recipe) -> Self {
        let seen = seen(games, &recipe.features);
        let weights = weights(&seen.iter().collect::<Vec<_>>(), recipe, 0.0);
        let features = recipe.features.iter().copied();
        Self {
            first_move: weights.first().copied().map(rounded).unwrap_or_default(),
            weights: features.zip(weights.iter().skip(1).copied().map(rounded)).collect(),
            provenance: Provenance::of(games),
        }
    }
}

fn rounded(weight: f64) -> f64 {
    (weight * 1e6).round() / 1e6
}

/// Games as rows of the regression: a constant for the first move, then the differences of features.
fn seen(games: &[DuelGame], features: &[Feature]) -> Vec<Seen> {
    let figures = |game: &DuelGame| {
        let [first, second] = game.hands;
        let differences = features.iter().map(|feature| feature.difference(first, second));
        std::iter::once(1.0).chain(differences).collect()
    };
    games.iter().map(|game| Seen { figures: figures(game), won: game.first_won }).collect()
}

/// The weights of the first move, of the features, and of the variables after them, each with
/// the penalty `behind`. The penalty of a feature is in units of its own spread: the mean
/// square of its differences, whose mean is 0 because either hand may move first.
pub(super) fn weights(seen: &[&Seen], recipe: &Recipe, behind: f64) -> Vec<f64> {
    let Some(one) = seen.first() else { return Vec::new() };
    #[expect(clippy::cast_precision_loss, reason = "counts of games")]
    let many = seen.len() as f64;
    let squares = |at: usize| seen.iter().map(|one| one.figures[at].powi(2)).sum::<f64>();
    let penalty = |at: usize| match at {
        0 => 0.0,
        at if at <= recipe.features.len() => recipe.ridge * squares(at) / many,
        _ => behind,
    };
    let penalties: Vec<f64> = (0..one.figures.len()).map(penalty).collect();
    logistic::fit(seen, &penalties)
}
