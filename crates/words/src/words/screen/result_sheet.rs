//! The words of the sheet on which many results are typed.

use crate::domain::ids::MatchNo;
use crate::words::words;

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
        taken(recorded: usize); recorded_so_far(recorded: usize);
        waiting_then(lines: usize, next: &str); stopped_at(why: &str); not_taken(rest: usize);
        waiting(lines: usize); open(count: usize);
    }
}

impl ResultSheetWords {
    /// Lines were typed ahead and the sheet is to be left.
    pub fn still_waiting(self, lines: &[String]) -> String {
        self.waiting_then(lines.len(), lines.first().map_or("", |line| line.trim()))
    }

    /// Pasted lines were taken up to one that was not recorded: how many were before it, why, and how many follow it.
    pub fn stopped(self, recorded: usize, why: &str, rest: usize) -> String {
        let stopped = self.stopped_at(why.trim_end_matches(['.', '。']));
        let more = (rest > 0).then(|| self.not_taken(rest));
        // The reason stands on the sheet too, so it comes last where there is much to say.
        let parts: Vec<String> = match (recorded > 0).then(|| self.recorded_so_far(recorded)) {
            None => std::iter::once(stopped).chain(more).collect(),
            Some(before) => std::iter::once(before).chain(more).chain([stopped]).collect(),
        };
        self.voice.words().term.text(&parts)
    }
}
