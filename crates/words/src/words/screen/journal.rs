//! The words of the journal.

use crate::club::Seq;
use crate::words::{Language, english, grouped, japanese, pick, say, words};

words! {
    pub JournalWords {
        empty:
            "No entries yet. Every change is listed here and can be undone.",
            "まだ操作がありません。変更はすべてここに並び、取り消せます。";
        none(typed: &str):
            "No entries with \"{typed}\". Esc shows all.",
            "「{typed}」を含む操作はありません。Esc ですべて表示します。";
        undone_by(by: Seq): "undone by {by}", "操作{by}で取消";
        struck(by: Seq, what: &str): "[undone by {by}] {what}", "［操作{by}で取消］{what}";
        already(seq: Seq, by: Seq):
            "entry {seq} is already undone by {by}",
            "操作{seq}は操作{by}で取り消されています";
        question(seq: Seq):
            "Undo entry {seq}, which is not the last?",
            "操作{seq}は最後の操作ではありません。取り消しますか？";
        /// The button that undoes it.
        undo: "Undo it", "取り消す";
        /// The title of an entry's details: number, time, desk.
        details(seq: Seq, time: &str, desk: &str):
            "Entry {seq}  {time}  {desk}",
            "操作{seq}  {time}  {desk}";
        /// Heading of the numbers.
        seq: "No", "番号";
        /// Heading of the times.
        time: "Time", "時刻";
        /// Heading of the desks.
        desk: "Desk", "本部PC";
        /// Heading of what was decided.
        what: "What", "内容";
    }
}

/// An entry that is the last of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    Entry,
    Undo,
    Result,
}

impl JournalWords {
    /// The title: how many entries there are.
    pub fn title(self, entries: usize) -> String {
        let lang = self.language;
        say!(lang, "Journal  {}", "操作履歴  {}", lang.count(entries, "entry", "entries", "件"))
    }

    /// The title of a narrowed list: how many are shown, of how many.
    pub fn narrowed(self, shown: usize, all: usize) -> String {
        match self.language {
            Language::English => format!(
                "Journal  {} of {}",
                grouped(shown),
                english::count(all, "entry", "entries")
            ),
            Language::Japanese => {
                format!(
                    "操作履歴  {}中{}",
                    japanese::count(all, "件"),
                    japanese::count(shown, "件")
                )
            }
        }
    }

    /// Asks about the last entry, undo or result, which this process did not make: its number, and the desk that did,
    /// unless that has the name of this one.
    pub fn question_foreign(self, last: Last, seq: Seq, desk: Option<&str>) -> String {
        let lang = self.language;
        let whose = desk.map_or_else(
            || {
                pick!(lang; "was made in another window, or before this one was opened",
                    "別のウィンドウか、この画面を開く前に記録されたもの")
                .to_owned()
            },
            |desk| say!(lang, "is from desk {desk}", "本部PC「{desk}」のもの"),
        );
        match last {
            Last::Entry => say!(lang; "The last entry, {seq}, {whose}. Undo it?",
                "最後の操作{seq}は{whose}です。取り消しますか？"),
            Last::Undo => say!(lang; "The last undo, entry {seq}, {whose}. Redo what it undid?",
                "最後の取り消し（操作{seq}）は{whose}です。やり直しますか？"),
            Last::Result => say!(lang; "The last result, entry {seq}, {whose}. Correct it?",
                "最後の結果（操作{seq}）は{whose}です。訂正しますか？"),
        }
    }

    /// The button that does what [`Self::question_foreign`] asks.
    pub fn act(self, last: Last) -> &'static str {
        let lang = self.language;
        match last {
            Last::Entry => self.undo(),
            Last::Undo => lang.pick("Redo", "やり直す"),
            Last::Result => lang.pick("Correct", "訂正する"),
        }
    }

    /// The consequence of an undo; `what` describes the entry.
    pub fn consequence(self, what: &str) -> String {
        say!(self.language; "{what}. Later entries stay. If one of them depends on it, nothing is changed.",
            "{what}。後の操作は残ります。この操作を前提とする操作があれば、取り消しません。")
    }
}
