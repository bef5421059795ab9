//! The points that S2 prints.

use super::{EVALUATED, Measure, SEATS, TARGET};

/// The opponents of S2, the weakest first.
pub const OPPONENTS: [&str; 4] = ["default", "kou2", "snowl", "Blauweregen"];
/// A program of ours for which the last of them, a program of others, is printed: the strongest for the strongest.
const STAND_IN: &str = "yokozuna";

/// Opponents, evaluated player, and the mean points of P1 to P5 in 3,000 games (tables 2, 5, 8 and 11 of S2).
const TABLES: [(&str, &str, [f64; SEATS]); 16] = [
    ("default", "snowl", [7954.0, 7942.0, 7950.0, 7943.0, 13208.0]),
    ("kou2", "snowl", [8930.0, 8927.0, 8890.0, 8959.0, 9292.0]),
    ("snowl", "snowl", [8994.0, 8984.0, 9023.0, 8984.0, 9012.0]),
    ("Blauweregen", "snowl", [9406.0, 9447.0, 9433.0, 9373.0, 7338.0]),
    ("default", "snowl-i", [7392.0, 9013.0, 8986.0, 9023.0, 10584.0]),
    ("kou2", "snowl-i", [8537.0, 10026.0, 10022.0, 10032.0, 6380.0]),
    ("snowl", "snowl-i", [8798.0, 10096.0, 10076.0, 10078.0, 5949.0]),
    ("Blauweregen", "snowl-i", [9021.0, 10242.0, 10256.0, 10208.0, 5270.0]),
    ("default", "snowl-s", [11284.0, 9628.0, 9639.0, 9608.0, 4840.0]),
    ("kou2", "snowl-s", [11043.0, 10044.0, 10044.0, 10019.0, 3850.0]),
    ("snowl", "snowl-s", [11065.0, 10118.0, 10139.0, 10130.0, 3548.0]),
    ("Blauweregen", "snowl-s", [10964.0, 10144.0, 10108.0, 10161.0, 3623.0]),
    ("default", "jsnowl", [7639.0, 8379.0, 8373.0, 8393.0, 12214.0]),
    ("kou2", "jsnowl", [8684.0, 9452.0, 9422.0, 9427.0, 8012.0]),
    ("snowl", "jsnowl", [8855.0, 9535.0, 9523.0, 9538.0, 7548.0]),
    ("Blauweregen", "jsnowl", [9195.0, 9782.0, 9805.0, 9804.0, 6411.0]),
];

/// The games of a set of S2.
const GAMES: f64 = 3000.0;

/// A table in which S2 has snowl, snowl-i and jsnowl beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Its number.
    pub table: u32,
    pub measure: Measure,
    /// Whose figure it is.
    pub seat: usize,
}

/// The players that are beside each other.
pub const COMPARED: [&str; 3] = ["snowl", "snowl-i", "jsnowl"];

pub const COMPARISONS: [Comparison; 6] = [
    Comparison { table: 14, measure: Measure::Points, seat: EVALUATED },
    Comparison { table: 15, measure: Measure::Points, seat: TARGET },
    Comparison { table: 16, measure: Measure::Difference, seat: TARGET + 1 },
    Comparison { table: 16, measure: Measure::Ratio, seat: TARGET + 1 },
    Comparison { table: 17, measure: Measure::Difference, seat: EVALUATED },
    Comparison { table: 17, measure: Measure::Ratio, seat: EVALUATED },
];

/// The opponents that S2 has where a program of ours plays.
pub fn opponents(ours: &str) -> &str {
    if ours == STAND_IN { OPPONENTS[3] } else { ours }
}

/// What S2 prints of P1 to P5 in so many games, where it does.
pub fn figures(against: &str, player: &str, measure: Measure, games: u32) -> Option<[f64; SEATS]> {
    let against = opponents(against);
    let table = TABLES.iter().find(|(four, last, _)| (*four, *last) == (against, player));
    let share = f64::from(games) / GAMES;
    table.map(|(_, _, points)| {
        points.map(|of| match measure {
            Measure::Points => of * share,
            Measure::Difference => (of - points[TARGET]) * share,
            Measure::Ratio => of / points[TARGET],
        })
    })
}
