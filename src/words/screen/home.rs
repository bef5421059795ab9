//! The words of the home screen.

/// The words of the home screen.
#[derive(Debug, Clone, Copy)]
pub struct HomeWords {
    /// Its title.
    pub title: &'static str,
    /// Over the ready matches: how many.
    pub ready: fn(usize) -> String,
    /// The same where all are of one tournament.
    pub ready_in: fn(usize, &str) -> String,
    /// Over the tournaments: how many.
    pub tournaments: fn(usize) -> String,
    /// Over the last entries of the journal.
    pub entries: &'static str,
    /// Behind a match that was called: its table, the minutes since.
    pub called: fn(&str, i64) -> String,
    /// Where no match is ready.
    pub no_ready: &'static str,
    /// Where there is no tournament.
    pub no_tournaments: &'static str,
    /// Where the journal is empty.
    pub no_entries: &'static str,
    /// An empty file: what to press, line by line.
    pub start: &'static [&'static str],
    /// How many have entered a tournament that takes entries.
    pub entered: fn(usize) -> String,
    /// In place of the phase of a tournament that only waits to be closed.
    pub all_played: &'static str,
    /// Matches finished, of all.
    pub progress: fn(usize, usize) -> String,
    /// Before an entry that was taken back.
    pub undone: &'static str,
    /// Pairs of players who are in all likelihood one person: how many.
    pub duplicates: fn(usize) -> String,
    /// Why nothing can be opened.
    pub nothing_to_open: &'static str,
    /// Why no result can be recorded: no ready match is selected.
    pub no_match_selected: &'static str,
}
