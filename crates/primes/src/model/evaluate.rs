//! The quality of a model on games that it has not seen.

use std::collections::{BTreeMap, BTreeSet};

use crate::feature::Feature;
use crate::game::DuelGame;
use crate::logistic::{self, Seen};
use crate::model::{Recipe, train};

/// The ridge penalty of player strengths: a spread of 0.5 in log-odds
/// (some 87 points of Elo) is assumed; the penalty is 1 / spread².
const PLAYER_RIDGE: f64 = 4.0;

/// The results of leaving out one match after another.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// The number of predicted games.
    pub games: usize,
    /// The number of matches, each left out once.
    pub matches: usize,
    /// The mean log-loss (natural logarithm; a coin has 0.693).
    pub log_loss: f64,
    /// The mean log-loss of a model with the first move alone, learned from the same games.
    pub base: f64,
    /// The slope of the results on the predicted log-odds. 1 is calibrated, below 1 overconfident.
    pub slope: f64,
    /// The predicted log-odds of the player who moved first, in the order of the games.
    pub log_odds: Vec<f64>,
}

/// Games with their features calculated once, to try several recipes on.
pub struct Evaluation<'a> {
    games: &'a [DuelGame],
    /// For each feature, its value in each game.
    columns: Vec<(Feature, Vec<f64>)>,
    /// The places of the games of each match.
    matches: Vec<BTreeSet<usize>>,
}

impl<'a> Evaluation<'a> {
    /// Calculates the features of games. Recipes may use only these.
    pub fn new(games: &'a [DuelGame], features: &[Feature]) -> Self {
        let column = |&feature: &Feature| {
            let value = |game: &DuelGame| feature.difference(game.hands[0], game.hands[1]);
            (feature, games.iter().map(value).collect())
        };
        let mut matches: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
        for (at, game) in games.iter().enumerate() {
            matches.entry(&game.match_id).or_default().insert(at);
        }
        Self {
            games,
            columns: features.iter().map(column).collect(),
            matches: matches.into_values().collect(),
        }
    }

    /// Evaluates a recipe: for each match, learns from the games of all others and predicts its games.
    pub fn report(&self, recipe: &Recipe) -> Report {
        self.judged(self.foretold(&self.seen(recipe, &[]), recipe))
    }

    /// Evaluates a recipe that also learns the strength of each player.
    pub fn report_with_players(&self, recipe: &Recipe) -> Report {
        let names: BTreeSet<&str> =
            self.games.iter().flat_map(|game| &game.players).map(String::as_str).collect();
        let names: Vec<&str> = names.into_iter().collect();
        self.judged(self.foretold(&self.seen(recipe, &names), recipe))
    }

    /// Evaluates the choice among recipes. For each match left out, it takes the recipe
    /// that is best on the other matches, which are again left out one after another.
    pub fn report_of_choice(&self, recipes: &[Recipe]) -> Report {
        let seen: Vec<Vec<Seen>> = recipes.iter().map(|recipe| self.seen(recipe, &[])).collect();
        let mut log_odds = vec![0.0; self.games.len()];
        for left_out in &self.matches {
            let loss = |at: usize| self.loss_without(left_out, &seen[at], &recipes[at]);
            let losses: Vec<f64> = (0..recipes.len()).map(loss).collect();
            let best = (0..recipes.len()).min_by(|&a, &b| losses[a].total_cmp(&losses[b]));
            let Some(best) = best else { continue };
            for (at, x) in foretold_of(left_out, &[], &seen[best], &recipes[best]) {
                log_odds[at] = x;
            }
        }
        self.judged(log_odds)
    }

    /// The log-loss of a recipe on the other matches, each left out in turn, when one is left out for good.
    fn loss_without(&self, left_out: &BTreeSet<usize>, seen: &[Seen], recipe: &Recipe) -> f64 {
        let others = self.matches.iter().filter(|other| *other != left_out);
        let of = |other: &BTreeSet<usize>| -> f64 {
            let foretold = foretold_of(other, &[left_out], seen, recipe);
            foretold.into_iter().map(|(at, x)| logistic::loss(x, seen[at].won)).sum()
        };
        others.map(of).sum()
    }

    /// The rows of the regression: a constant for the first move, the features, and the players.
    fn seen(&self, recipe: &Recipe, players: &[&str]) -> Vec<Seen> {
        let column = |feature: &Feature| {
            let found = self.columns.iter().find(|(known, _)| known == feature);
            &found.expect("recipes use the features that were worked out").1
        };
        let columns: Vec<&Vec<f64>> = recipe.features.iter().map(column).collect();
        let row = |(at, game): (usize, &DuelGame)| {
            let mut figures = vec![1.0];
            figures.extend(columns.iter().map(|column| column[at]));
            let is = |side: usize, name: &str| f64::from(u8::from(game.players[side] == name));
            figures.extend(players.iter().map(|name| is(0, name) - is(1, name)));
            Seen { figures, won: game.first_won }
        };
        self.games.iter().enumerate().map(row).collect()
    }

    /// The predicted log-odds of the first mover in each game, by the games of all other matches.
    fn foretold(&self, seen: &[Seen], recipe: &Recipe) -> Vec<f64> {
        let mut log_odds = vec![0.0; seen.len()];
        for left_out in &self.matches {
            for (at, x) in foretold_of(left_out, &[], seen, recipe) {
                log_odds[at] = x;
            }
        }
        log_odds
    }

    fn judged(&self, log_odds: Vec<f64>) -> Report {
        let alone = Recipe { features: Vec::new(), ridge: 0.0 };
        let base = self.foretold(&self.seen(&alone, &[]), &alone);
        Report {
            games: self.games.len(),
            matches: self.matches.len(),
            log_loss: self.mean_loss(&log_odds),
            base: self.mean_loss(&base),
            slope: self.slope(&log_odds),
            log_odds,
        }
    }

    /// The mean log-loss of predicted log-odds of the player who moved first.
    fn mean_loss(&self, log_odds: &[f64]) -> f64 {
        let games = self.games.iter().zip(log_odds);
        let losses = games.map(|(game, &x)| logistic::loss(x, game.first_won));
        #[expect(clippy::cast_precision_loss, reason = "counts of games")]
        let many = self.games.len().max(1) as f64;
        losses.sum::<f64>() / many
    }

    /// The slope of the logistic regression, with a constant, of the results on the predictions.
    fn slope(&self, log_odds: &[f64]) -> f64 {
        let games = self.games.iter().zip(log_odds);
        let seen: Vec<Seen> =
            games.map(|(game, &x)| Seen { figures: vec![1.0, x], won: game.first_won }).collect();
        logistic::fit(&seen.iter().collect::<Vec<_>>(), &[0.0, 0.0])[1]
    }
}

/// The predicted log-odds in the games of one match, by all other matches except the hidden ones.
fn foretold_of(
    left_out: &BTreeSet<usize>,
    hidden: &[&BTreeSet<usize>],
    seen: &[Seen],
    recipe: &Recipe,
) -> Vec<(usize, f64)> {
    let is_known =
        |at: &usize| !left_out.contains(at) && hidden.iter().all(|hidden| !hidden.contains(at));
    let known: Vec<&Seen> = (0..seen.len()).filter(is_known).map(|at| &seen[at]).collect();
    let weights = train::weights(&known, recipe, PLAYER_RIDGE);
    left_out.iter().map(|&at| (at, logistic::dot(&weights, &seen[at].figures))).collect()
}
