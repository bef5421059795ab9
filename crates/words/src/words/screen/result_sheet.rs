//! The words of the sheet on which many results are typed.

use crate::domain::ids::MatchNo;
use crate::words::{say, words};

words! {
    pub ResultSheetWords in "result-sheet" {
        title; title_of(tournament: &str); prompt; hint; hint_many(tag: &str); line_first;
        no_number; no_match(no: MatchNo); type_result; unreadable;
        meant(no: MatchNo, round: &str, a: &str, b: &str); pod(no: MatchNo); recorded(result: &str);
        recorded_elsewhere(tournament: &str, result: &str); asks_correction(result: &str);
        correct_question(no: MatchNo, tournament: &str, old: &str, new: &str);
        is_correction(result: &str); nothing_changes; which_match; which(no: MatchNo); which_keys;
        waits; takes_waiting; not_recorded(line: &str); refused; needs_enter; stands_elsewhere;
        no_open_match(player: &str); asks_which_match; asks_which;
        way(tournament: &str, a: &str, b: &str, result: &str); none_open; recorded_title;
        undone(entry: &str); none_recorded;
    }
}

impl ResultSheetWords {
    /// So many pasted results were recorded, an entry each.
    pub fn taken(self, recorded: usize) -> String {
        let (lang, recorded) = (self.language, self.recorded_so_far(recorded));
        say!(
            lang,
            "{recorded} Undo takes them back one by one.",
            "{recorded}取り消しは1件ずつです。"
        )
    }

    fn recorded_so_far(self, recorded: usize) -> String {
        let lang = self.language;
        say!(lang; "{} recorded.", "{}を記録しました。",
            lang.count(recorded, "result", "results", "件の結果"))
    }

    /// Lines were typed ahead and the sheet is to be left.
    pub fn still_waiting(self, lines: &[String]) -> String {
        let lang = self.language;
        let next = lines.first().map_or("", |line| line.trim());
        say!(lang; "Not recorded: {} waiting, the next one {next}. Enter takes it, Esc again drops them.",
            "記録していません：待っている入力が{}あります（次は {next}）。Enter で読み取り、もう一度 Esc で捨てます。",
            lang.count(lines.len(), "line", "lines", "行"))
    }

    /// Pasted lines were taken up to one that was not recorded: how many were before it, why, and how many follow it.
    pub fn stopped(self, recorded: usize, why: &str, rest: usize) -> String {
        let (lang, why) = (self.language, why.trim_end_matches(['.', '。']));
        let before = (recorded > 0).then(|| self.recorded_so_far(recorded));
        let more = (rest > 0).then(|| {
            say!(lang; "Not taken: {} after it.", "続く{}は読み込んでいません。",
                lang.count(rest, "line", "lines", "行"))
        });
        let stopped = say!(lang; "Stopped at this line: {why}.", "この行で止まりました：{why}。");
        // The reason stands on the sheet too, so it comes last where there is much to say.
        let parts: Vec<String> = match before {
            None => std::iter::once(stopped).chain(more).collect(),
            Some(before) => std::iter::once(before).chain(more).chain([stopped]).collect(),
        };
        parts.join(lang.pick(" ", ""))
    }

    /// So many lines were typed ahead.
    pub fn waiting(self, lines: usize) -> String {
        let lang = self.language;
        say!(lang, "Waiting: {}", "待っている入力：{}", lang.count(lines, "line", "lines", "行"))
    }

    /// Over the matches that can be played: so many.
    pub fn open(self, count: usize) -> String {
        say!(self.language; "Open matches ({count})", "残りの試合（{count}）")
    }
}
