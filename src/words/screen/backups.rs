//! The words of backups and of putting one back.

use std::path::Path;

/// The words of backups and of putting one back.
#[derive(Debug, Clone, Copy)]
pub struct BackupWords {
    /// The title of the list.
    pub title: &'static str,
    /// Over the list: which one is to be put back.
    pub choose: &'static str,
    /// So many are left out, since they cannot be read.
    pub unsound: fn(usize) -> String,
    /// A backup: its time, its entries, its kilobytes.
    pub backup: fn(&str, usize, u64) -> String,
    /// Entries of the club that a backup does not have.
    pub lost: fn(usize) -> String,
    /// Entries of a backup that the club does not have.
    pub gained: fn(usize) -> String,
    /// What lies there now is kept.
    pub kept: &'static str,
    /// Asks whether to put back the backup of that time.
    pub question: fn(&str) -> String,
    /// The button that does it.
    pub restore: &'static str,
    /// There is none: the folder where they would be.
    pub none: fn(&Path) -> String,
    /// It was put back: its time, its entries, where the file before is kept.
    pub restored: fn(&str, usize, &str) -> String,
    /// A backup could not be made: why.
    pub failed: fn(&str) -> String,
}
