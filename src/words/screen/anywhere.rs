//! What the commands say that are the same on every main screen.

/// The words of those commands.
#[derive(Debug, Clone, Copy)]
pub struct AnywhereWords {
    /// Why nothing can be corrected: no result counts.
    pub no_result: &'static str,
    /// Why no drawing can be shown.
    pub nothing_drawn: &'static str,
    /// Why nobody can be checked in.
    pub nothing_open: &'static str,
    /// Of which of several tournaments the drawing is to be shown.
    pub which_bracket: &'static str,
    /// In which of several tournaments somebody is to be entered.
    pub which_entry: &'static str,
    /// Why nothing can be undone while a question is open.
    pub answer_first: &'static str,
    /// What undo would take back: its key and the entry.
    pub takes_back: fn(&str, &str) -> String,
}
