//! The words of the search for somebody after the start of a tournament.

/// The words of the search for somebody after the start of a tournament.
#[derive(Debug, Clone, Copy)]
pub struct NewcomerWords {
    /// Its title for a late entry: the tournament's name.
    pub late_title: fn(&str) -> String,
    /// Its title for an exchange: who was entered by mistake, the tournament's name.
    pub instead_title: fn(&str, &str) -> String,
    /// Over the question for the place of a late entry.
    pub late: &'static str,
    /// Which place somebody takes.
    pub which_place: fn(&str) -> String,
    /// Over the question before an exchange.
    pub instead: &'static str,
    /// Who was entered, who should have been.
    pub exchange: fn(&str, &str) -> String,
    /// What an exchange does with results.
    pub results_too: &'static str,
    /// The way that changes nothing.
    pub leave: &'static str,
    /// The way that exchanges.
    pub replace: &'static str,
    /// Where nobody is found.
    pub nobody: &'static str,
    /// Why nobody can enter late.
    pub no_place: &'static str,
}
