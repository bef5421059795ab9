//! Long work that an operator waits for, by what it does.

/// The work that is being done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doing {
    /// Recording what was decided.
    Recording,
    /// Taking an entry back.
    Undoing,
    /// Doing again what was undone.
    Redoing,
    /// Writing a sheet of this name to a file.
    Writing(String),
    /// Having a PDF made of a sheet of this name.
    MakingPdf(String),
    /// Looking through the backups.
    Verifying,
    /// Putting a backup in the place of the file.
    Restoring,
    /// Working out the odds of a tournament.
    Foretelling,
    /// Doing an experiment.
    Experimenting,
    /// Formats are compared.
    Comparing,
    /// Fitting ratings to all results of a list.
    Fitting,
    /// Reading what all entries of the journal say.
    ReadingJournal,
    /// Reading analysed games.
    ReadingRecords,
    /// Looking for files whose names begin so.
    Completing,
    /// Reading a file of this name.
    Reading(String),
    /// Recording what a file of this name holds.
    TakingIn(String),
}
