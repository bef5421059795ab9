//! The words of the sheet on which many results are typed.

use crate::domain::ids::MatchNo;
use crate::words::{say, words};

words! {
    pub ResultSheetWords {
        title: "Results", "結果の入力";
        /// The title where all matches are of one tournament.
        title_of(tournament: &str): "Results, {tournament}", "結果の入力（{tournament}）";
        /// Before the line that is typed.
        prompt: "Match and result: ", "試合と結果：";
        hint:
            "The number of a match and its result: 12 2-1; or its table: t3 2-1; or a player, whose games \
           come first: tarn 2-1. 12 w1: the first player did not come, w2 \
           the second, w0 both. 12 g2 1-0: the second gave up; d1: the first was disqualified.",
            "試合番号と結果を 12 2-1 のように入力。卓なら t3 2-1、選手なら 辻 2-1（その選手の勝ち数が先）。12 w1 は一人目、w2 は二人目、w0 は両者の不戦敗。\
           12 g2 1-0 は二人目の途中棄権、d1 は一人目の反則負け。";
        /// With the tag of another event.
        hint_many(tag: &str):
            "Of another event: its tag, or part of its name, first: {tag}4 2-1.",
            "別の大会は、先に略称か大会名の一部を付けます：{tag}4 2-1。";
        /// Where Down would propose another match over a line that is half typed.
        line_first:
            "Finish this line first, or clear it with Ctrl-U.",
            "先にこの行を入力し終えるか、Ctrl-U で消してください。";
        no_number:
            "Type a match, a table or a player first: 12 2-1, t3 2-1, tarn 2-1.",
            "先に試合番号、卓、選手名のどれかを入力します：12 2-1、t3 2-1、辻 2-1。";
        no_match(no: MatchNo): "No tournament being played has a match {no}.", "進行中の大会に第{no}試合はありません。";
        type_result: "Type the result: 2-1.", "結果を 2-1 のように入力します。";
        unreadable:
            "Type a result like 2-1, w1, g2 1-0 or d1.",
            "結果は 2-1、w1、g2 1-0、d1 のように入力します。";
        /// The match of a line, with its round and players.
        meant(no: MatchNo, round: &str, a: &str, b: &str):
            "Match {no}, {round}: {a} against {b}",
            "第{no}試合、{round}：{a} 対 {b}";
        pod(no: MatchNo):
            "Match {no} is a pod: Enter opens it.",
            "第{no}試合は多人数戦の卓です。Enter で開きます。";
        recorded(result: &str): "Recorded: {result}.", "記録済み：{result}。";
        /// The match of that number in another tournament is over: which, its result.
        recorded_elsewhere(tournament: &str, result: &str):
            "Not of {tournament}: its match of this number is recorded, {result}.",
            "{tournament}の同じ番号の試合は記録済みです（{result}）。そちらではありません。";
        asks_correction(result: &str):
            "Enter asks whether to correct it to {result}.",
            "Enter で{result}への訂正を確認します。";
        correct_question(no: MatchNo, tournament: &str, old: &str, new: &str):
            "Match {no} of {tournament} is recorded as {old}. Correct it to {new}?",
            "{tournament}の第{no}試合は{old}で記録済みです。{new}に訂正しますか？";
        /// The match has a result already; it would be corrected.
        is_correction(result: &str):
            "This is a correction, recorded is {result}.",
            "これは訂正です。記録済みの結果：{result}。";
        /// The match has this result already.
        nothing_changes: "It is recorded so already: nothing changes.", "すでにこの結果です。変わりません。";
        /// Like `which`, where the matches have several numbers.
        which_match: "Which match?", "どの試合ですか？";
        which(no: MatchNo): "Match {no} of which tournament?", "どの大会の第{no}試合ですか？";
        /// Below the matches of that question.
        which_keys:
            "Enter takes the one selected, Tab the next, Esc none. Lines typed now wait.",
            "Enter で決定、Tab で次、Esc で中止。続く行は待ちます。";
        /// The effect of Enter on a line typed during a question.
        waits: "Enter keeps this line until the question is answered.", "Enter でこの行を控え、回答後に読み取ります。";
        takes_waiting: "Enter takes the next line that waits.", "Enter で待っている行を読み取ります。";
        not_recorded(line: &str): "Not recorded: {line}", "記録していません：{line}";
        /// Below a line that cannot be recorded, after Enter.
        refused: "Not recorded. Mend it, or type the next line over it.",
            "記録していません。この行を直すか、続けて次の行を入力します。";
        /// Why a pasted line waits that would be recorded after a question.
        needs_enter: "it asks first, press Enter.", "確認があります。Enter を押してください。";
        /// A pasted line waits because another tournament has that result under that number.
        stands_elsewhere:
            "another event has this result under this number. Enter records it here; a line that names its event is not held.",
            "別の大会の同じ番号に同じ結果があります。Enter でここに記録します。大会名を付けた行は止まりません。";
        /// A player was typed of whom no match can be recorded now.
        no_open_match(player: &str):
            "{player} has no open match: it waits for another one, or is over.",
            "{player}に記録できる試合はありません（相手が未定か、終了済みです）。";
        asks_which_match: "Enter asks which match is meant.", "Enter で試合を選びます。";
        asks_which: "Enter asks which tournament is meant.", "Enter で大会を選びます。";
        /// A way to go on: the tournament, the players, the result.
        way(tournament: &str, a: &str, b: &str, result: &str):
            "{tournament}: {a} against {b}, {result}",
            "{tournament}：{a} 対 {b}、{result}";
        none_open: "No match is open.", "残っている試合はありません。";
        recorded_title: "Recorded here", "ここで記録した結果";
        undone(entry: &str): "undone: {entry}", "取消：{entry}";
        none_recorded: "Nothing yet.", "まだありません。";
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
