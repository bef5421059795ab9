//! The quality of predictions from dealt hands: a model for prime Daifugō is learned and evaluated.

use primes::model::evaluate::{Evaluation, Report};
use primes::model::{Provenance, Recipe};
use primes::{DuelGame, Feature, Model};

/// A model with its evaluations. Every report leaves out one match after another.
pub struct Study {
    /// The model, learned from all games.
    pub model: Model,
    /// A model with the first move alone.
    pub first_move: Report,
    /// Jokers and cards of two digits.
    pub counts: Report,
    /// The features of the model.
    pub hands: Report,
    /// One of several sets of features, chosen without the match that is left out.
    pub chosen: Report,
    /// The first move and the players.
    pub players: Report,
    /// The features of the model and the players.
    pub hands_and_players: Report,
    /// The model without each of its features.
    pub without: Vec<(Feature, Report)>,
    /// The model with each of the other features.
    pub with: Vec<(Feature, Report)>,
}

impl Study {
    /// Learns from games; `data` describes their origin, `date` is the day.
    pub fn of(games: &[DuelGame], data: &str, date: &str) -> Self {
        let recipe = Recipe::default();
        let evaluation = Evaluation::new(games, &Feature::ALL);
        let report = |features: Vec<Feature>| evaluation.report(&with_features(features));
        let (hands, first_move) = (evaluation.report(&recipe), report(Vec::new()));
        let mut model = Model::train_with(games, &recipe);
        model.provenance = Provenance {
            data: data.to_owned(),
            date: date.to_owned(),
            log_loss: Some(rounded(hands.log_loss)),
            first_move_log_loss: Some(rounded(first_move.log_loss)),
            slope: Some(rounded(hands.slope)),
            ..model.provenance
        };
        let (ours, others): (Vec<Feature>, Vec<Feature>) =
            Feature::ALL.into_iter().partition(|feature| recipe.features.contains(feature));
        let all_but = |left_out: Feature| {
            let kept = recipe.features.iter().copied().filter(|feature| *feature != left_out);
            (left_out, report(kept.collect()))
        };
        let and = |more: Feature| {
            let features = recipe.features.iter().copied().chain([more]);
            (more, report(features.collect()))
        };
        Self {
            first_move,
            counts: report(COUNTS.to_vec()),
            chosen: evaluation.report_of_choice(&candidates()),
            players: evaluation.report_with_players(&with_features(Vec::new())),
            hands_and_players: evaluation.report_with_players(&recipe),
            without: ours.into_iter().map(all_but).collect(),
            with: others.into_iter().map(and).collect(),
            model,
            hands,
        }
    }
}

/// A number rounded to four decimals, its precision.
fn rounded(figure: f64) -> f64 {
    (figure * 1e4).round() / 1e4
}

/// The features that mattered in a first look at games.
const COUNTS: [Feature; 2] = [Feature::Jokers, Feature::TwoDigit];

fn with_features(features: Vec<Feature>) -> Recipe {
    Recipe { features, ..Recipe::default() }
}

/// The sets of features that could reasonably have been chosen: a count of good cards,
/// alone or with one other feature, and the model's features with one other.
fn candidates() -> Vec<Recipe> {
    let bases =
        [COUNTS.to_vec(), vec![Feature::Jokers, Feature::JackQueenKing], Recipe::FEATURES.to_vec()];
    let and = |base: &Vec<Feature>| -> Vec<Vec<Feature>> {
        let others = Feature::ALL.into_iter().filter(|more| !base.contains(more));
        others.map(|more| base.iter().copied().chain([more]).collect()).collect()
    };
    let larger = bases.iter().flat_map(and).collect::<Vec<_>>();
    let all = [Vec::new(), vec![Feature::Jokers]].into_iter().chain(bases).chain(larger);
    all.map(with_features).collect()
}
