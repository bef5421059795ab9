//! The games of two players on a day.

use super::POINTS;
use crate::rating::{Duel, GamesOfTwo, Odds, Played, Scale, TableMatch, Totals, expected};
use crate::score::Side;

/// The games of two players on one day, seen from the first. Counts may be weights: in a pod of n every pair counts
/// 1/(n−1).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bout {
    /// The day, as a number that grows by one a day.
    pub day: i32,
    /// The two, by their places in the list.
    pub players: [u32; 2],
    /// Games the first won, 0 or more.
    pub won: f64,
    /// Drawn games, 0 or more.
    pub drawn: f64,
    /// Games the first lost, 0 or more.
    pub lost: f64,
    /// The first player's advantage from the hands, in natural log-odds: ln(p/(1−p)) of the hand strength p. 0 for
    /// none; finite.
    pub offset: f64,
}

impl Bout {
    /// The bouts of one rated match of that day, under a list's rules: one of two players for each hand, or all pairs
    /// of a pod.
    ///
    /// A match of a pod keeps only the points of a pair, so tied players count half as having won and half as having
    /// lost; it tells nothing about the share of drawn games.
    pub fn of(day: i32, played: &Played, scale: &Scale) -> Vec<Self> {
        match played {
            Played::Duel { players, totals, .. } => vec![Self::duel(day, *players, *totals)],
            Played::Games(two) => Self::games_of_two(day, two, scale),
            Played::Table(table) => Self::table(day, table),
            Played::Adjustment(_) => Vec::new(),
        }
    }

    fn duel(day: i32, players: [u32; 2], totals: Totals) -> Self {
        let [won, drawn, lost] = [totals.a, totals.draws, totals.b].map(f64::from);
        Self { day, players, won, drawn, lost, offset: 0.0 }
    }

    fn games_of_two(day: i32, two: &GamesOfTwo, scale: &Scale) -> Vec<Self> {
        let mut bouts: Vec<Self> = Vec::new();
        for game in &two.games {
            let offset = log_odds(scale.odds(game));
            let same = |bout: &Self| bout.offset.to_bits() == offset.to_bits();
            let at = bouts.iter().position(same).unwrap_or_else(|| {
                bouts.push(Self { day, players: two.players, offset, ..Self::default() });
                bouts.len() - 1
            });
            match game.winner {
                Some(Side::A) => bouts[at].won += 1.0,
                None => bouts[at].drawn += 1.0,
                Some(Side::B) => bouts[at].lost += 1.0,
            }
        }
        bouts
    }

    fn table(day: i32, table: &TableMatch) -> Vec<Self> {
        let opponents = u32::try_from(table.players.len()).map_or(f64::INFINITY, f64::from) - 1.0;
        let bout = |pair: &Duel| Self {
            day,
            players: pair.players.map(|seat| table.players[seat]),
            won: pair.score / opponents,
            drawn: 0.0,
            lost: (pair.games - pair.score) / opponents,
            offset: log_odds(pair.odds),
        };
        table.pairs().iter().map(bout).collect()
    }

    /// How many games, drawn ones as well.
    pub fn games(&self) -> f64 {
        self.won + self.drawn + self.lost
    }

    /// The expected score of the first in a game, by their difference in points and the hands.
    pub fn expected(&self, difference: f64) -> f64 {
        expected(difference + self.offset * POINTS, Odds::EVEN)
    }

    /// The share that the first scored, drawn games half.
    pub fn score(&self) -> f64 {
        (self.won + self.drawn / 2.0) / self.games()
    }

    /// The bout with the lower index first, so that both sides give the same one.
    pub(in crate::rating) fn ordered(self) -> Self {
        let Self { players: [a, b], won, lost, offset, .. } = self;
        if a <= b {
            return self;
        }
        Self { players: [b, a], won: lost, lost: won, offset: -offset, ..self }
    }

    /// Whether anything was played between two.
    pub(in crate::rating) fn counts(&self) -> bool {
        self.players[0] != self.players[1] && self.games() > 0.0
    }
}

/// ln(p/(1−p)).
fn log_odds(odds: Odds) -> f64 {
    -odds.against().ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finish::Finish;
    use crate::game::parse;
    use crate::number::PlayerId;
    use crate::score::Score;

    /// Two games dealt alike are one bout, and the hand is an offset.
    #[test]
    fn hands_are_offsets() {
        let games = parse("w@0.75 l d@0.75").expect("games");
        let two = Played::Games(Box::new(GamesOfTwo { players: [1, 2], games, event: 0 }));
        let bouts = Bout::of(3, &two, &Scale::STANDARD);
        let counted = |bout: &Bout| (bout.won, bout.drawn, bout.lost);
        assert_eq!(
            bouts.iter().map(counted).collect::<Vec<_>>(),
            [(1.0, 1.0, 0.0), (0.0, 0.0, 1.0)]
        );
        assert!((bouts[0].offset - 3.0_f64.ln()).abs() < 1e-12 && bouts[1].offset == 0.0);
    }

    #[test]
    fn a_match_of_two_is_one_bout() {
        let score = Score { a: 3, b: 1, draws: 2, ..Score::default() };
        let bouts = Bout::of(9, &Played::duel([4, 2], score), &Scale::STANDARD);
        let wanted = Bout { day: 9, players: [4, 2], won: 3.0, drawn: 2.0, lost: 1.0, offset: 0.0 };
        assert_eq!(bouts, [wanted]);
    }

    /// Three at a table: each pair half, level ones a quarter to each side.
    #[test]
    fn a_table_is_its_pairs_shared_among_opponents() {
        let seats = [5, 6, 8].map(PlayerId);
        let game = Finish(vec![vec![seats[1]], vec![seats[0], seats[2]]]);
        let played = Played::Table(Box::new(TableMatch::new(&seats, [(&game, None)])));
        let bouts = Bout::of(1, &played, &Scale::STANDARD).into_iter();
        let bouts = bouts.map(|bout| (bout.players, bout.won, bout.lost));
        let wanted = [([5, 6], 0.0, 0.5), ([5, 8], 0.25, 0.25), ([6, 8], 0.5, 0.0)];
        assert_eq!(bouts.collect::<Vec<_>>(), wanted);
    }
}
