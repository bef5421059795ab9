//! Backups in Japanese.

use crate::words::grouped;
use crate::words::japanese::count;
use crate::words::screen::backups::BackupWords;

pub(super) const BACKUPS: BackupWords = BackupWords {
    title: "バックアップから復元",
    choose: "どのバックアップをクラブのファイルにしますか？",
    unsound: |backups| format!("読み込めないバックアップ{}は除いています。", count(backups, "個")),
    backup: |time, entries, kilobytes| {
        let size = usize::try_from(kilobytes).map_or_else(|_| kilobytes.to_string(), grouped);
        format!("{time}  履歴{}  {size} KB", count(entries, "件"))
    },
    lost: |entries| match entries {
        0 => "このバックアップにない履歴は、今のクラブにはありません。".to_owned(),
        many => {
            format!("今のクラブには、このバックアップにない履歴が{}あります。", count(many, "件"))
        }
    },
    gained: |entries| {
        format!("バックアップには、今のクラブにない履歴が{}あります。", count(entries, "件"))
    },
    kept: "今のファイルは別の名前で隣に残します。",
    question: |time| format!("{time}のバックアップに戻しますか？"),
    restore: "復元する",
    none: |folder| {
        format!(
            "{} にバックアップはまだありません。履歴が増えている間、1時間ごとに作られます。",
            folder.display()
        )
    },
    restored: |time, entries, kept| {
        format!(
            "{time}のバックアップ（履歴{}）に戻しました。元のファイルは {kept} に残しました。",
            count(entries, "件")
        )
    },
    failed: |why| format!("記録はすべて残っていますが、バックアップを作れませんでした：{why}"),
};
