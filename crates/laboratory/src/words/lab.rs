//! Models learned from recorded games.

use primes::Feature;

use crate::words::words;

words! {
    /// Models learned from recorded games.
    pub LabWords in "lab";
}

impl LabWords {
    /// The win probability of the first move between equal hands.
    pub fn first_move_p(self, p: f64) -> String {
        let percent = 100.0 * p;
        self.first_move_win(format_args!("{percent:.1}"))
    }

    /// The name of a feature of a deal.
    pub fn feature(self, feature: Feature) -> String {
        let fixed = match feature {
            Feature::Jokers => self.jokers(),
            Feature::TwoDigit => self.two_digit(),
            Feature::JackQueenKing => self.jack_queen_king(),
            Feature::Kings => self.kings(),
            Feature::Evens => self.evens(),
            Feature::Ends => self.ends(),
            Feature::Whole => self.whole(),
            Feature::FewestPrimes => self.fewest_primes(),
            Feature::Trumps => self.trumps(),
            Feature::Plan => self.plan(),
            Feature::Larger(cards) => return self.larger(cards),
        };
        fixed.to_owned()
    }
}
