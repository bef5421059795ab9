//! The words of backups and of putting one back.

use std::path::Path;

use crate::words::{Language, grouped, japanese, say, words};

words! {
    /// The words of backups and of putting one back.
    pub BackupWords {
        title: "Restore a backup", "バックアップから復元";
        choose:
            "Which backup is to become the club's file?",
            "どのバックアップをクラブのファイルにしますか？";
        kept: "The file as it is now is kept beside it.", "今のファイルは別の名前で隣に残します。";
        question(time: &str): "Restore the backup of {time}?", "{time}のバックアップに戻しますか？";
        /// The button that does it.
        restore: "Restore it", "復元する";
        failed(why: &str):
            "Everything is recorded, but no backup could be made: {why}",
            "記録はすべて残っていますが、バックアップを作れませんでした：{why}";
    }
}

impl BackupWords {
    /// So many are left out, since they cannot be read.
    pub fn unsound(self, backups: usize) -> String {
        let lang = self.language;
        say!(lang; "{} cannot be read and left out.",
            "読み込めないバックアップ{}は除いています。",
            lang.count(backups, "backup", "backups", "個"))
    }

    /// A backup: its time, its entries, its kilobytes.
    pub fn backup(self, time: &str, entries: usize, kilobytes: u64) -> String {
        let lang = self.language;
        let size = usize::try_from(kilobytes).map_or_else(|_| kilobytes.to_string(), grouped);
        say!(lang; "{time}  {}  {size} KB",
            "{time}  履歴{}  {size} KB", lang.count(entries, "entry", "entries", "件"))
    }

    /// Entries of the club that a backup does not have.
    pub fn lost(self, entries: usize) -> String {
        match self.language {
            Language::English => match entries {
                0 => "The club has no entries that this backup does not have.".to_owned(),
                1 => "The club has 1 entry that this backup does not have.".to_owned(),
                many => format!(
                    "The club has {} entries that this backup does not have.",
                    grouped(many)
                ),
            },
            Language::Japanese => match entries {
                0 => "このバックアップにない履歴は、今のクラブにはありません。".to_owned(),
                many => format!(
                    "今のクラブには、このバックアップにない履歴が{}あります。",
                    japanese::count(many, "件")
                ),
            },
        }
    }

    /// Entries of a backup that the club does not have.
    pub fn gained(self, entries: usize) -> String {
        let lang = self.language;
        say!(lang; "The backup has {} that the club does not have.",
            "バックアップには、今のクラブにない履歴が{}あります。",
            lang.count(entries, "entry", "entries", "件"))
    }

    /// There is none: the folder where they would be.
    pub fn none(self, folder: &Path) -> String {
        say!(self.language; "There are no backups in {} yet; one is made every hour while entries are added",
            "{} にバックアップはまだありません。履歴が増えている間、1時間ごとに作られます。",
            folder.display())
    }

    /// It was put back: its time, its entries, where the file before is kept.
    pub fn restored(self, time: &str, entries: usize, kept: &str) -> String {
        let lang = self.language;
        say!(lang; "Restored: the backup of {time}, {}. The file before is kept as {kept}",
            "{time}のバックアップ（履歴{}）に戻しました。元のファイルは {kept} に残しました。",
            lang.count(entries, "entry", "entries", "件"))
    }
}
