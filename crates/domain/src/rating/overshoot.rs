//! Where so many games are rated at once that ratings go beyond what the match itself says.

use super::rules::{Damping, Scale, Unit};
use super::uncertainty::LOGIT;

/// A match that moves ratings too far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Overshoot {
    /// The highest K of the list, after damping.
    pub k: f64,
    /// Games rated at once.
    pub games: u32,
    /// The most games at once that would not.
    pub at_most: u32,
    /// The share of the gap between what the ratings and what the match says that it closes between
    /// equals; above 1.
    pub share: f64,
}

impl Overshoot {
    /// The K·N up to which a match between equals closes no more than the whole gap: the g of
    /// `2·K·N·E(1−E)·ln10/400` is 1 at 800/ln10, 347.4.
    pub const LIMIT: f64 = 2.0 / LOGIT;

    /// K·N, in points.
    pub fn product(self) -> f64 {
        self.k * f64::from(self.games)
    }
}

impl Scale {
    /// Whether a match of so many games between equals overshoots on this list; of several K the
    /// highest is looked at.
    pub fn overshoot(&self, games: u32) -> Option<Overshoot> {
        let games = if self.unit == Unit::Game { games.min(1) } else { games };
        let steps = self.k_steps.iter().map(|step| step.k);
        let highest = steps.fold(self.k, f64::max);
        let damping = |damping: Damping| damping.factor(f64::from(games.max(1)));
        let k = highest * self.damping.map_or(1.0, damping);
        let share = k * f64::from(games) / Overshoot::LIMIT;
        let fits = |games: &u32| highest * f64::from(*games) <= Overshoot::LIMIT;
        let at_most = (1..=games).take_while(fits).last().unwrap_or(0);
        (share > 1.0).then_some(Overshoot { k, games, at_most, share })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::KStep;

    /// RATINGS 5.1: at K = 32 eleven games close 1.013 of the gap, twenty 1.84; 347 is the limit.
    #[test]
    fn more_than_ten_games_overshoot_at_k_32() {
        assert!((Overshoot::LIMIT - 347.4).abs() < 0.05);
        assert_eq!(Scale::STANDARD.overshoot(10), None);
        for (games, share) in [(11, 1.013), (20, 1.84), (22, 2.03)] {
            let found = Scale::STANDARD.overshoot(games).expect("too far");
            assert!((found.share - share).abs() < 5e-3, "{games}: {}", found.share);
            assert_eq!(found.at_most, 10);
        }
        let slow = Scale { k: 16.0, ..Scale::STANDARD };
        assert!(slow.overshoot(21).is_none() && slow.overshoot(22).is_some());
    }

    #[test]
    fn what_a_list_may_do_about_it() {
        let by_game = Scale { unit: Unit::Game, ..Scale::STANDARD };
        let capped = Scale { damping: Some(Damping::Cap(10.0)), ..Scale::STANDARD };
        assert_eq!((by_game.overshoot(999), capped.overshoot(999)), (None, None));
        let step = KStep { games_below: Some(30), rating_below: None, before: None, k: 40.0 };
        let newcomers = Scale { k: 10.0, k_steps: vec![step], ..Scale::STANDARD };
        assert!(newcomers.overshoot(9).is_some(), "the highest K counts");
    }
}
