//! The points that S2 prints.

/// Opponents, evaluated player, and the mean points of P1 to P5 in 3,000 games (tables 2, 5, 8 and 11 of S2). Its fourth
/// opponent is not among our programs.
const TABLES: [(&str, &str, [f64; 5]); 12] = [
    ("default", "snowl", [7954.0, 7942.0, 7950.0, 7943.0, 13208.0]),
    ("kou2", "snowl", [8930.0, 8927.0, 8890.0, 8959.0, 9292.0]),
    ("snowl", "snowl", [8994.0, 8984.0, 9023.0, 8984.0, 9012.0]),
    ("default", "snowl-i", [7392.0, 9013.0, 8986.0, 9023.0, 10584.0]),
    ("kou2", "snowl-i", [8537.0, 10026.0, 10022.0, 10032.0, 6380.0]),
    ("snowl", "snowl-i", [8798.0, 10096.0, 10076.0, 10078.0, 5949.0]),
    ("default", "snowl-s", [11284.0, 9628.0, 9639.0, 9608.0, 4840.0]),
    ("kou2", "snowl-s", [11043.0, 10044.0, 10044.0, 10019.0, 3850.0]),
    ("snowl", "snowl-s", [11065.0, 10118.0, 10139.0, 10130.0, 3548.0]),
    ("default", "jsnowl", [7639.0, 8379.0, 8373.0, 8393.0, 12214.0]),
    ("kou2", "jsnowl", [8684.0, 9452.0, 9422.0, 9427.0, 8012.0]),
    ("snowl", "jsnowl", [8855.0, 9535.0, 9523.0, 9538.0, 7548.0]),
];

/// The games of a set of S2.
pub(super) const GAMES: f64 = 3000.0;

/// The points of P1 to P5 in 3,000 games, where S2 has them.
pub(super) fn points(against: &str, player: &str) -> Option<[f64; 5]> {
    let table = TABLES.iter().find(|(four, last, _)| (*four, *last) == (against, player));
    table.map(|(_, _, points)| *points)
}
