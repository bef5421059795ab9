//! The words of the list of players.

/// The words of the list of players.
#[derive(Debug, Clone, Copy)]
pub struct PlayersWords {
    /// The title: how many there are.
    pub title: fn(usize) -> String,
    /// The title of a narrowed list: how many are shown, of how many.
    pub narrowed: fn(usize, usize) -> String,
    /// While nobody is registered.
    pub empty: &'static str,
    /// Nobody is found: what was typed.
    pub none: fn(&str) -> String,
    /// Heading of the registration numbers.
    pub number: &'static str,
    /// Heading of the names.
    pub name: &'static str,
    /// Heading of the readings.
    pub reading: &'static str,
    /// Heading of the clubs.
    pub club: &'static str,
    /// Heading of the ratings on the main list.
    pub rating: &'static str,
}
