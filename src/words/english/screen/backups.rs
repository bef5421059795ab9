//! Backups in English.

use crate::words::english::count;
use crate::words::grouped;
use crate::words::screen::backups::BackupWords;

pub(super) const BACKUPS: BackupWords = BackupWords {
    title: "Restore a backup",
    choose: "Which backup is to become the club's file?",
    unsound: |backups| {
        format!("{} cannot be read and left out.", count(backups, "backup", "backups"))
    },
    backup: |time, entries, kilobytes| {
        let size = usize::try_from(kilobytes).map_or_else(|_| kilobytes.to_string(), grouped);
        format!("{time}  {}  {size} KB", count(entries, "entry", "entries"))
    },
    lost: |entries| match entries {
        0 => "The club has no entries that this backup does not have.".to_owned(),
        1 => "The club has 1 entry that this backup does not have.".to_owned(),
        many => format!("The club has {} entries that this backup does not have.", grouped(many)),
    },
    gained: |entries| {
        format!(
            "The backup has {} that the club does not have.",
            count(entries, "entry", "entries")
        )
    },
    kept: "The file as it is now is kept beside it.",
    question: |time| format!("Restore the backup of {time}?"),
    restore: "Restore it",
    none: |folder| {
        format!(
            "There are no backups in {} yet; one is made every hour while entries are added",
            folder.display()
        )
    },
    restored: |time, entries, kept| {
        format!(
            "Restored: the backup of {time}, {}. The file before is kept as {kept}",
            count(entries, "entry", "entries")
        )
    },
    failed: |why| format!("Everything is recorded, but no backup could be made: {why}"),
};
