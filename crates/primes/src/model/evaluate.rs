//! How good a model is on games that it has not seen.

use std::collections::BTreeSet;

use crate::game::Game;
use crate::logistic::{self, Seen};
use crate::model::{Recipe, train};

/// What leaving out one match after the other showed.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// Games foretold.
    pub games: usize,
    /// Matches left out, one after the other.
    pub matches: usize,
    /// Mean log-loss (natural logarithm; a coin has 0.693).
    pub log_loss: f64,
    /// The same with the first move alone, learned from the same games.
    pub base: f64,
    /// The slope of what happened on the log-odds that were foretold. 1 is calibrated, below 1 overconfident.
    pub slope: f64,
    /// The log-odds foretold for whoever moved first, in the order of the games.
    pub log_odds: Vec<f64>,
}

/// Learns from the games of all matches but one, foretells those of that one, and so on for every match.
pub fn leave_one_match_out(games: &[Game], recipe: &Recipe) -> Report {
    let log_odds = foretold(games, recipe);
    let base = foretold(games, &Recipe { features: Vec::new(), ..recipe.clone() });
    Report {
        games: games.len(),
        matches: matches(games).len(),
        log_loss: mean_loss(games, &log_odds),
        base: mean_loss(games, &base),
        slope: slope(games, &log_odds),
        log_odds,
    }
}

/// The names of the matches.
fn matches(games: &[Game]) -> BTreeSet<&str> {
    games.iter().map(|game| game.match_id.as_str()).collect()
}

/// The log-odds that each game's first move is given by who has seen the games of all other matches.
fn foretold(games: &[Game], recipe: &Recipe) -> Vec<f64> {
    let seen = train::seen(games, &recipe.features);
    let mut foretold = vec![0.0; games.len()];
    for left_out in matches(games) {
        let is_inside = |at: &usize| games[*at].match_id == left_out;
        let (inside, others): (Vec<usize>, Vec<usize>) = (0..games.len()).partition(is_inside);
        let others: Vec<&Seen> = others.into_iter().map(|at| &seen[at]).collect();
        let weights = train::weights(&others, recipe.ridge);
        for at in inside {
            foretold[at] = logistic::dot(&weights, &seen[at].figures);
        }
    }
    foretold
}

/// The mean log-loss of log-odds that were foretold for whoever moved first.
fn mean_loss(games: &[Game], log_odds: &[f64]) -> f64 {
    let losses = games.iter().zip(log_odds).map(|(game, &x)| logistic::loss(x, game.first_won));
    #[expect(clippy::cast_precision_loss, reason = "counts of games")]
    let many = games.len().max(1) as f64;
    losses.sum::<f64>() / many
}

/// The slope of the logistic regression, with a constant, of what happened on what was foretold.
fn slope(games: &[Game], log_odds: &[f64]) -> f64 {
    let seen = games.iter().zip(log_odds);
    let seen: Vec<Seen> =
        seen.map(|(game, &x)| Seen { figures: vec![1.0, x], won: game.first_won }).collect();
    logistic::fit(&seen.iter().collect::<Vec<_>>(), &[0.0, 0.0])[1]
}
