//! The dealt hands, and what they are worth by a logistic regression on two counts of cards.

use std::path::Path;

use banzuke::domain::game::{Game, Hand};
use banzuke::domain::rating::calibration::Prediction;
use banzuke::domain::score::Side;

use super::Match;

/// One game and its deal.
pub(super) struct Deal {
    first: Side,
    winner: Side,
    /// How many jokers the hand of whoever moved first had more than the other.
    jokers: f64,
    /// The same of ten, jack, queen and king, which are two digits each.
    tall: f64,
}

/// What advantages are worth, in log-odds (natural logarithm).
#[derive(Clone, Copy, Default)]
pub(super) struct Worth {
    /// To move first.
    pub(super) first: f64,
    /// A joker more.
    pub(super) joker: f64,
    /// A card of two digits more.
    pub(super) tall: f64,
}

fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

impl Worth {
    /// The win probability that moving first gives between equals.
    pub(super) fn first_move(self) -> f64 {
        logistic(self.first)
    }
}

impl Deal {
    /// The game as the program takes it, with its hand or without.
    pub(super) fn game(&self, worth: Worth, dealt: bool) -> Game {
        let p = logistic(worth.joker * self.jokers + worth.tall * self.tall);
        let hand = Hand::new(p).expect("between 0 and 1").seen_from(self.first);
        Game { winner: Some(self.winner), hand: dealt.then_some(hand), first: Some(self.first) }
    }

    /// What was foretold for the first of the two players, seen by whoever moved first.
    pub(super) fn seen_by_first(&self, expected: f64, gap: f64) -> Prediction {
        let (expected, gap) = match self.first {
            Side::A => (expected, gap),
            Side::B => (1.0 - expected, -gap),
        };
        let actual = if self.winner == self.first { 1.0 } else { 0.0 };
        Prediction { expected, actual, games: 1.0, before: [0, 0], gap, hand: true }
    }

    fn values(&self) -> [f64; 3] {
        [1.0, self.jokers, self.tall]
    }
}

/// The worth under which these matches are most likely, everybody taken for equals: Newton's step
/// for one number after the other until nothing moves. The logarithm of the likelihood is concave.
pub(super) fn fit(matches: &[Match]) -> Worth {
    let deals: Vec<&Deal> = matches.iter().flat_map(|one| &one.deals).collect();
    let mut worth = [0.0; 3];
    for _ in 0..100 {
        for at in 0..worth.len() {
            let (mut slope, mut bend) = (0.0, 0.0);
            for deal in &deals {
                let values = deal.values();
                let p = logistic(values.iter().zip(worth).map(|(value, each)| value * each).sum());
                let won = if deal.winner == deal.first { 1.0 } else { 0.0 };
                slope += values[at] * (won - p);
                bend += values[at] * values[at] * p * (1.0 - p);
            }
            worth[at] += slope / bend;
        }
    }
    let [first, joker, tall] = worth;
    Worth { first, joker, tall }
}

/// The matches of the file in order.
pub(super) fn season(path: &Path) -> Vec<Match> {
    let mut names: Vec<String> = Vec::new();
    let mut number = |name: &str| {
        let at = names.iter().position(|known| known == name).unwrap_or_else(|| {
            names.push(name.to_owned());
            names.len() - 1
        });
        u32::try_from(at).expect("few players")
    };
    let mut matches: Vec<(String, Match)> = Vec::new();
    let mut reader = csv::Reader::from_path(path).expect("the file");
    for row in reader.records() {
        let row = row.expect("a game");
        let [first, second, winner] = [5, 6, 7].map(|column| number(&row[column]));
        if matches.last().is_none_or(|(id, _)| *id != row[3]) {
            matches
                .push((row[3].to_owned(), Match { players: [first, second], deals: Vec::new() }));
        }
        let (_, own) = matches.last_mut().expect("just begun");
        let side = |player| if player == own.players[0] { Side::A } else { Side::B };
        let more = |cards: &str| {
            let count = |hand: &str| hand.chars().filter(|&card| cards.contains(card)).count();
            let count = |column: usize| f64::from(u8::try_from(count(&row[column])).expect("11"));
            count(8) - count(9)
        };
        let (first, winner) = (side(first), side(winner));
        own.deals.push(Deal { first, winner, jokers: more("X"), tall: more("TJQK") });
    }
    matches.into_iter().map(|(_, one)| one).collect()
}
