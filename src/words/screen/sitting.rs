//! The words of the entry of games at a table.

/// The words of the entry of games at a table.
#[derive(Debug, Clone, Copy)]
pub struct SittingWords {
    /// Its title.
    pub title: &'static str,
    /// Over the window: table, round, tournament.
    pub window: fn(u32, u32, &str) -> String,
    /// Which game, of how many planned, and whether it is recorded.
    pub game: fn(u32, u32, bool) -> String,
    /// Heading of the places.
    pub place: &'static str,
    /// Heading of the points of the game.
    pub points: &'static str,
    /// Heading of the points at the table.
    pub total: &'static str,
    /// Before the order as it is typed.
    pub order: &'static str,
    /// What to type.
    pub hint: &'static str,
    /// How many seats are still to be typed, before the one that is left over.
    pub missing: fn(usize) -> String,
    /// What Enter does: records the game.
    pub records: &'static str,
    /// What Enter does: corrects the game.
    pub corrects: &'static str,
    /// A table in a list of what can be played: its number, its players.
    pub seated: fn(u32, &[String]) -> String,
    /// The next game of a table: which, of how many.
    pub next: fn(usize, u32) -> String,
}
