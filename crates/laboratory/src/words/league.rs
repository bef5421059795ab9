//! Texts of the league of card programs.

use crate::lab::league::{Findings, League, Milestone, Ratings};
use crate::words::own;
use crate::words::words;

words! {
    pub LeagueWords in "league" {
        milestone[Milestone];
    }
}

impl LeagueWords {
    /// The amount and settings of play.
    pub fn played(self, league: &League) -> String {
        let League { seed, sets, games, playouts, orders, .. } = league;
        let (programs, all) = (league.programs.len(), sets * games);
        let error = league.hand_error();
        self.games_five_programs(
            all,
            programs,
            sets,
            games,
            playouts,
            format_args!("{error:.3}"),
            orders,
            seed,
        )
    }

    /// The gain from known hands, a sentence for each K.
    pub fn verdict(self, found: &Findings) -> Vec<String> {
        let of_k = |[plain, corrected]: &[Ratings; 2]| {
            let k = plain.k;
            let right = [plain, corrected].map(|one| 100.0 * one.right.median());
            let loss = [plain, corrected].map(|one| one.log_loss);
            self.of_k(
                k,
                format_args!("{:.0}", right[0]),
                format_args!("{:.0}", right[1]),
                format_args!("{:.4}", loss[0]),
                format_args!("{:.4}", loss[1]),
            )
        };
        let mut said: Vec<String> = found.ratings.iter().map(of_k).collect();
        let faults = found.faults;
        said.extend((faults > 0).then(|| own(self.voice.words()).influence.faults(faults)));
        said
    }
}
