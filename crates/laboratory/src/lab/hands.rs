//! How well dealt hands predict results: a model for prime Daifugō is learned and judged.

use primes::model::evaluate::{Evaluation, Report};
use primes::model::{Provenance, Recipe};
use primes::{DuelGame, Feature, Model};

/// A model with what it is worth. Every report leaves one match out after the other.
pub struct Study {
    /// The model, learned from all games.
    pub model: Model,
    /// The first move alone.
    pub first_move: Report,
    /// Jokers and cards of two digits.
    pub counts: Report,
    /// The features of the model.
    pub hands: Report,
    /// One of several sets of features, chosen without the match that is left out.
    pub chosen: Report,
    /// The first move and who plays.
    pub players: Report,
    /// The features of the model and who plays.
    pub hands_and_players: Report,
    /// The model without each of its features.
    pub without: Vec<(Feature, Report)>,
    /// The model with each of the other features.
    pub with: Vec<(Feature, Report)>,
}

impl Study {
    /// Learns from games; `data` says where they come from, `date` on which day.
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

/// Four decimals, as many as the figure bears.
fn rounded(figure: f64) -> f64 {
    (figure * 1e4).round() / 1e4
}

/// The counts that a first look at games found to matter.
const COUNTS: [Feature; 2] = [Feature::Jokers, Feature::TwoDigit];

fn with_features(features: Vec<Feature>) -> Recipe {
    Recipe { features, ..Recipe::default() }
}

/// Sets of features of which one could reasonably have been chosen: a count of good cards, alone or with one other feature,
/// and those of the model with one other.
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
