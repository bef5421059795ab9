//! Recovery of a damaged file: entries that were saved, and entries that were lost.

use std::path::Path;

use crate::clock::in_the_hall;
use crate::club::{Club, Seq};
use crate::journal::EntryFault;
use crate::journal::rescue::{Loss, Part, StandIns, Why};
use crate::words::message::list;
use crate::words::{Language, english, pick, say, words};

words! {
    pub RescueWords {
        missing(first: Seq, last: Seq):
            "entries {first} to {last}: not found",
            "操作{first}〜{last}：見つかりません。";
    }
}

impl RescueWords {
    /// An entry that was not taken as it was, with the club that came out in the end.
    pub fn loss(self, loss: &Loss, club: &Club) -> String {
        let lang = self.language;
        let time = loss.at.map(|at| in_the_hall(at).format("%Y-%m-%d %H:%M:%S").to_string());
        let known: Vec<String> = time.into_iter().chain(loss.desk.clone()).collect();
        let known = if known.is_empty() {
            String::new()
        } else {
            say!(lang, " ({})", "（{}）", known.join(lang.pick(", ", "、")))
        };
        let mut parts = match lang {
            Language::English => {
                vec![format!("entry {}{known}: {}", loss.seq, why(lang, &loss.why))]
            }
            Language::Japanese => {
                vec![format!("操作{}{known}：{}", loss.seq, why(lang, &loss.why))]
            }
        };
        if let Some(undone) = loss.undoes {
            parts.push(say!(lang; "; restored as an undo of entry {undone}",
                "操作{undone}の取り消しとして復元しました。"));
        }
        if let Some(undo) = loss.retired_by {
            parts.push(say!(lang;
                "; its match numbers stay used (undone by the added entry {undo})",
                "試合番号は欠番にしました（末尾に加えた操作{undo}で取り消し）。"));
        }
        if !loss.instead.is_empty() {
            parts.push(say!(lang; "; replaced by: {}",
                "代わりの内容：{}", super::entry::actions(lang, &loss.instead, None, club)));
        }
        parts.concat()
    }

    /// How many entries of how many were taken out of that file.
    pub fn taken(self, taken: usize, known: usize, file: &Path) -> String {
        match self.language {
            Language::English => {
                let known = english::count(known, "entry", "entries");
                format!("{taken} of {known} recovered from {}", file.display())
            }
            Language::Japanese => {
                format!("{} の操作{known}件のうち{taken}件を取り出しました。", file.display())
            }
        }
    }

    /// They were written to a new file, and the old one was not touched: both.
    pub fn written(self, new: &Path, old: &Path) -> String {
        say!(self.language; "{} written; {} was not changed",
            "{} に書き出しました。{} は変更していません。", new.display(), old.display())
    }

    /// Nothing was written, since only the report was asked for.
    pub fn dry(self, old: &Path) -> String {
        say!(self.language; "nothing was written (--dry-run); {} was not changed",
            "何も書き出していません（--dry-run）。{} は変更していません。", old.display())
    }

    /// A log was left out that another file had left beside the old one.
    pub fn foreign_log(self, old: &Path) -> String {
        say!(self.language; "the log beside {} belongs to another file and was left out",
            "{} の隣のログは別のファイルのものなので、使っていません。", old.display())
    }

    /// The use of the new file, depending on whether anything is missing in it.
    pub fn next(self, new: &Path, incomplete: bool) -> String {
        let lang = self.language;
        let use_it = say!(lang; "use the new file: banzuke --db {}",
            "新しいファイルを使ってください：`banzuke --db {}`", new.display());
        if incomplete {
            say!(lang; "enter the missing changes of the list above again, and {use_it}",
                "上の一覧で欠けているものを入力し直し、{use_it}")
        } else {
            use_it
        }
    }

    /// Names for what is lost and needed.
    pub const fn stand_ins(self) -> StandIns {
        self.language.pick(
            StandIns {
                player: |player| format!("(lost {player})"),
                tournament: |tournament| format!("(lost tournament {tournament})"),
            },
            StandIns {
                player: |player| format!("（不明 {player}）"),
                tournament: |tournament| format!("（不明の大会 {tournament}）"),
            },
        )
    }
}

fn why(lang: Language, why: &Why) -> String {
    match why {
        Why::Missing => lang.pick("not found", "見つかりません。").to_owned(),
        Why::Unreadable(None) => lang
            .pick("damaged: part of its text is missing", "壊れています（内容が欠けています）。")
            .to_owned(),
        Why::Unreadable(Some(EntryFault::Damaged(why))) => {
            say!(lang, "damaged: {why}", "壊れています：{why}。")
        }
        Why::Unreadable(Some(EntryFault::Newer(kind))) => say!(lang;
            "damaged, or written by a newer version: {kind}",
            "壊れているか、新しいバージョンで書かれたものです：{kind}。"),
        Why::NotAllowed(fault) => {
            let (refusal, club, without) = &**fault;
            let refused = super::refusal::refusal(lang, refusal, club).what;
            say!(lang; "left out completely: {refused}{}",
                "全体を除きました：{refused}{}", depended(lang, without))
        }
        Why::Unsound(fault) => say!(lang; "left out: it {}",
            "除きました。この操作{}。", super::store::unsound(lang, *fault)),
        Why::Mended(parts) => match lang {
            Language::English => {
                let parts = list(lang, parts.iter().map(|part| mended(lang, *part).to_owned()));
                format!("recovered; {parts}")
            }
            Language::Japanese => {
                let parts: Vec<&str> = parts.iter().map(|part| mended(lang, *part)).collect();
                format!("取り出しました。{}", parts.concat())
            }
        },
    }
}

fn depended(lang: Language, without: &[Seq]) -> String {
    match without {
        [] => String::new(),
        [one] => say!(lang; "; it probably depends on lost entry {one}",
            "失われた操作{one}が前提だったと思われます。"),
        several => {
            let several = several
                .iter()
                .rev()
                .map(Seq::to_string)
                .collect::<Vec<_>>()
                .join(lang.pick(", ", "、"));
            say!(lang; "; it probably depends on one of the lost entries {several}",
                "失われた操作{several}のどれかが前提だったと思われます。")
        }
    }
}

fn mended(lang: Language, part: Part) -> &'static str {
    match part {
        Part::Number => {
            pick!(lang; "its number was damaged, and is taken from its place",
                "番号は壊れていたため、位置から補いました。")
        }
        Part::Time => {
            pick!(lang; "its time was damaged, and is taken from the entry before",
                "時刻は壊れていたため、直前の操作の時刻にしました。")
        }
        Part::Desk => {
            pick!(lang; "its desk's name was damaged",
                "本部PCの名前は壊れていました。")
        }
        Part::Operation => {
            pick!(lang; "its operation ID was damaged",
                "操作の識別番号は壊れていました。")
        }
        Part::Actions => {
            pick!(lang; "it is an undo; its empty list was damaged",
                "取り消しなので、壊れていた空の内容を補いました。")
        }
        Part::Letter => {
            pick!(lang; "one damaged letter is corrected, proved by its digest",
                "壊れていた1文字を復元しました（ダイジェストで確認済み）。")
        }
        Part::Altered => {
            pick!(lang; "its digest differs from what was written: compare it with your records",
                "ダイジェストが合わず、書かれたときの内容ではありません。手元の記録と照らし合わせてください。")
        }
        Part::Undoes => {
            pick!(lang; "it holds decisions, so its damaged undo was dropped",
                "決定を含むため、壊れていた取り消し先は除きました。")
        }
    }
}
