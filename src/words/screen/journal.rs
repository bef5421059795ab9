//! The words of the journal.

use crate::club::Seq;
use crate::words::{Language, english, grouped, japanese, say, words};

words! {
    /// The words of the journal.
    pub JournalWords {
        empty:
            "Nothing has been decided yet. Every change will be listed here, and can be undone.",
            "まだ何も行われていません。変更はすべてここに並び、取り消せます。";
        none(typed: &str):
            "No entry says \"{typed}\". Esc shows all.",
            "「{typed}」を含む履歴はありません。Esc ですべて表示します。";
        undone_by(by: Seq): "undone by {by}", "履歴{by}で取消";
        struck(by: Seq, what: &str): "[undone by {by}] {what}", "［履歴{by}で取消］{what}";
        already(seq: Seq, by: Seq):
            "entry {seq} was undone by {by}",
            "履歴{seq}は履歴{by}で取り消されています";
        question(seq: Seq):
            "Undo entry {seq}, which is not the last?",
            "履歴{seq}は最後の履歴ではありません。取り消しますか？";
        question_last(seq: Seq): "Undo entry {seq}?", "履歴{seq}を取り消しますか？";
        /// The button that undoes it.
        undo: "Undo it", "取り消す";
        /// The title of an entry's details: number, time, desk.
        details(seq: Seq, time: &str, desk: &str):
            "Entry {seq}  {time}  {desk}",
            "履歴{seq}  {time}  {desk}";
        /// Heading of the numbers.
        seq: "No", "番号";
        /// Heading of the times.
        time: "Time", "時刻";
        /// Heading of the desks.
        desk: "Desk", "記録係";
        /// Heading of what was decided.
        what: "What", "内容";
    }
}

impl JournalWords {
    /// The title: how many entries there are.
    pub fn title(self, entries: usize) -> String {
        let lang = self.language;
        say!(lang, "Journal  {}", "履歴  {}", lang.count(entries, "entry", "entries", "件"))
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
                format!("履歴  {}中{}", japanese::count(all, "件"), japanese::count(shown, "件"))
            }
        }
    }

    /// Asks whether to undo the last entry, which is another desk's: its number, that desk.
    pub fn question_foreign(self, seq: Seq, desk: &str) -> String {
        say!(self.language; "The last entry, {seq}, is from desk {desk}. Undo it?",
            "最後の履歴{seq}は記録係{desk}のものです。取り消しますか？")
    }

    /// What undoing it means: what the entry says.
    pub fn consequence(self, what: &str) -> String {
        say!(self.language; "{what}. Later entries stay; if one of them needs it, nothing is changed.",
            "{what}。後の履歴は残ります。これを必要とする履歴があれば、何も変更しません。")
    }
}
