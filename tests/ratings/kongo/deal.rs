//! The dealt hands, and their worth by a logistic regression on two counts of cards.

use banzuke::domain::game::{Game, Hand};
use banzuke::domain::rating::calibration::Prediction;
use banzuke::domain::score::Side;

use super::Match;

/// One game and its deal.
pub(super) struct Deal {
    first: Side,
    winner: Side,
    /// How many more jokers the first mover's hand had.
    jokers: f64,
    /// How many more cards of two digits it had: ten, jack, queen and king.
    tall: f64,
}

/// The worth of advantages, in log-odds (natural logarithm).
#[derive(Clone, Copy, Default)]
pub(super) struct Worth {
    /// The first move.
    pub(super) first: f64,
    /// One more joker.
    pub(super) joker: f64,
    /// One more card of two digits.
    pub(super) tall: f64,
}

fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

impl Worth {
    /// The win probability of the first move between equal players.
    pub(super) fn first_move(self) -> f64 {
        logistic(self.first)
    }
}

impl Deal {
    /// The game in the program's form, with or without its hand.
    pub(super) fn game(&self, worth: Worth, dealt: bool) -> Game {
        let p = logistic(worth.joker * self.jokers + worth.tall * self.tall);
        let hand = Hand::new(p).expect("between 0 and 1").seen_from(self.first);
        Game { winner: Some(self.winner), hand: dealt.then_some(hand), first: Some(self.first) }
    }

    /// The forecast for the first of the two players, for the player with the first move.
    pub(super) fn seen_by_first(&self, expected: f64, gap: f64) -> Prediction {
        let (expected, gap) = match self.first {
            Side::A => (expected, gap),
            Side::B => (1.0 - expected, -gap),
        };
        let actual = if self.winner == self.first { 1.0 } else { 0.0 };
        Prediction { expected, actual, games: 1.0, matches: 1, before: [0, 0], gap, hand: true }
    }

    fn values(&self) -> [f64; 3] {
        [1.0, self.jokers, self.tall]
    }
}

/// The most likely worths for these matches, with all players equal: Newton's step for
/// one number after another until nothing changes. The log-likelihood is concave.
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

/// The games, with an empty line between matches: the first mover, the second, the winner, and the hand of each.
const GAMES: &str = include_str!("games.txt");

/// The matches of the table in order.
pub(super) fn season() -> Vec<Match> {
    let number = |cell: &str| cell.parse::<u32>().expect("the number of a player");
    let one = |text: &str| {
        let games: Vec<Vec<&str>> = text.lines().map(|game| game.split(' ').collect()).collect();
        let players = [0, 1].map(|column| number(games[0][column]));
        let side = |cell: &str| if number(cell) == players[0] { Side::A } else { Side::B };
        let deal = |game: &Vec<&str>| {
            let more = |cards: &str| {
                let count = |hand: &str| hand.chars().filter(|&card| cards.contains(card)).count();
                let [first, second] = [game[3], game[4]]
                    .map(|hand| f64::from(u8::try_from(count(hand)).expect("11 cards")));
                first - second
            };
            let (first, winner) = (side(game[0]), side(game[2]));
            Deal { first, winner, jokers: more("X"), tall: more("TJQK") }
        };
        Match { players, deals: games.iter().map(deal).collect() }
    };
    GAMES.split("\n\n").map(one).collect()
}
