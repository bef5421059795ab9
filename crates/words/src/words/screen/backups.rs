//! The words of backups and of putting one back.

use std::path::Path;

use crate::words::{Language, grouped, japanese, say, words};

words! {
    /// The words of backups and of putting one back.
    pub BackupWords in "backups" {
        title; choose; kept; question(time: &str); restore; copy; failed(why: &str);
    }
}

impl BackupWords {
    /// So many are left out, since they cannot be read.
    pub fn unsound(self, backups: usize) -> String {
        let lang = self.language;
        say!(lang; "{} not readable, left out.",
            "読み込めないバックアップ{}は除いています。",
            lang.count(backups, "backup", "backups", "個"))
    }

    /// A backup: its time, its entries, its kilobytes.
    pub fn backup(self, time: &str, entries: usize, kilobytes: u64) -> String {
        let lang = self.language;
        let size = usize::try_from(kilobytes).map_or_else(|_| kilobytes.to_string(), grouped);
        say!(lang; "{time}  {}  {size} KB",
            "{time}  操作{}  {size} KB", lang.count(entries, "entry", "entries", "件"))
    }

    /// Entries of the club that a backup does not have.
    pub fn lost(self, entries: usize) -> String {
        match self.language {
            Language::English => match entries {
                0 => "No entries will be lost.".to_owned(),
                1 => "1 entry made since this backup will be removed.".to_owned(),
                many => {
                    format!("{} entries made since this backup will be removed.", grouped(many))
                }
            },
            Language::Japanese => match entries {
                0 => "失われる操作はありません。".to_owned(),
                many => format!(
                    "このバックアップの後の操作{}がなくなります。",
                    japanese::count(many, "件")
                ),
            },
        }
    }

    /// Entries of a backup that the club does not have.
    pub fn gained(self, entries: usize) -> String {
        let lang = self.language;
        say!(lang; "The backup has {} that the present file does not have.",
            "バックアップには、今のファイルにない操作が{}あります。",
            lang.count(entries, "entry", "entries", "件"))
    }

    /// There is none: the folder where they would be.
    pub fn none(self, folder: &Path) -> String {
        say!(self.language; "No backups in {} yet. One is made every hour while entries are added; Alt-b makes one now",
            "{} にバックアップはまだありません。操作が記録される間、1時間ごとに作られます（Alt-b で今すぐ）。",
            folder.display())
    }

    /// It was put back: its time, its entries, where the file before is kept, if there was one.
    pub fn restored(self, time: &str, entries: usize, kept: Option<&str>) -> String {
        let lang = self.language;
        let entries = lang.count(entries, "entry", "entries", "件");
        match kept {
            Some(kept) => say!(lang;
                "Restored: the backup of {time}, {entries}. The previous file is kept as {kept}",
                "{time}のバックアップ（操作{entries}）に戻しました。元のファイルは {kept} に残しました。"),
            None => say!(lang;
                "Restored: the backup of {time}, {entries}. There was no previous file to keep",
                "{time}のバックアップ（操作{entries}）に戻しました。元のファイルはありませんでした。"),
        }
    }
}
