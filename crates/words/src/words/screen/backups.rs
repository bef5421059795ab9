//! The words of backups and of putting one back.

use std::path::Path;

use crate::words::words;

words! {
    /// The words of backups and of putting one back.
    pub BackupWords in "backups" {
        title; choose; kept; question(time: &str); restore; copy; failed(why: &str);
        unsound(backups: usize); backup(time: &str, entries: usize, kilobytes: u64);
        lost(entries: usize); gained(entries: usize); none(folder: &Path);
        restored(time: &str, entries: usize, kept: Option<&str>);
    }
}
