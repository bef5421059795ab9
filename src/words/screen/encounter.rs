//! The words of the entry of a match that no draw made.

/// The words of the entry of a match that no draw made.
#[derive(Debug, Clone, Copy)]
pub struct EncounterWords {
    /// Its title: the tournament's name.
    pub title: fn(&str) -> String,
    /// Before the field for the first player.
    pub first: &'static str,
    /// Before the field for the second player: who the first is.
    pub second: fn(&str) -> String,
    /// Where nobody is found.
    pub nobody: &'static str,
    /// Who played, over the score.
    pub players: fn(&str, &str) -> String,
    /// Before the field for the score.
    pub score: &'static str,
    /// What to type there.
    pub hint: &'static str,
    /// A match without games cannot be recorded here.
    pub no_games: &'static str,
    /// What Enter does.
    pub records: &'static str,
    /// Why there is no next field.
    pub last_field: &'static str,
}
