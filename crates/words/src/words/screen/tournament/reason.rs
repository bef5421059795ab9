//! Why a command of the page of a tournament cannot be run.

use crate::words::{say, words};

words! {
    /// Why a command cannot be run; each follows the command's title and a colon.
    pub ReasonWords {
        nothing_here: "this list is empty", "まだ何もありません";
        no_match: "go to a tab with matches first", "先に試合のあるタブに移ってください";
        themself: "no match in this cell", "この欄に試合はありません";
        only_entrants: "go to the tab Entrants first", "先に「参加者」のタブに移ってください";
        only_bracket: "go to the tab Bracket first", "先に「トーナメント表」のタブに移ってください";
        only_matches: "go to the tab Matches first", "先に「試合」のタブに移ってください";
        no_sideways: "there is nothing to the side", "横には何もありません";
        entries_closed:
            "it has started; w withdraws, R replaces, a adds a late entry",
            "開始済みです（w 大会棄権、R 入れ替え、a 途中参加）";
        recorded:
            "entrants come from the matches recorded here",
            "参加者は、ここに記録する試合で決まります";
        no_odds: "the opponents are not known yet", "対戦相手がまだ決まっていません";
        started: "it has started", "すでに開始しています";
        tied: "all is played, and a tie waits: P decides it", "全試合終了。同順位は P で決着します";
        not_closed: "it is not closed; c closes it", "まだ終了していません（c で終了）";
        not_started: "it has not started; s starts it", "まだ開始していません（s で開始）";
        closed: "it is closed", "終了しています";
        no_stage_before: "this is the first stage", "最初のステージです";
        no_stage_after: "this is the last stage", "最後のステージです";
        no_play_off:
            "needs two tied players at a rank that decides who advances",
            "進出を左右する同順位の二人が必要です";
        seeded(how: &str):
            "the order has no effect, seeded {how}",
            "シードは{how}なので、並び順は関係ありません";
        no_line: "select a line of the standings", "順位表の行を選んでください";
        only_swiss: "only in a Swiss", "スイス式だけで使います";
        not_paired: "no round is paired yet", "まだどのラウンドも組んでいません";
        at_the_end: "there is no further place", "この先に順位はありません";
    }
}

impl ReasonWords {
    /// The number of entrants does not do: the least, the most, those entered.
    pub fn entrants(self, least: usize, most: usize, entered: usize) -> String {
        say!(self.language; "needs {least} to {most} entrants, has {entered}",
            "この形式は{least}人から{most}人までですが、参加者は{entered}人です")
    }

    /// A later stage is to be drawn first.
    pub fn stage_not_drawn(self, stage: u32) -> String {
        say!(self.language; "stage {stage} has no pairings; s creates them",
            "第{stage}ステージの組み合わせがまだです（s で作成）")
    }

    /// A round of a Swiss is to be paired first.
    pub fn round_not_paired(self, round: usize) -> String {
        say!(self.language; "round {round} is still to be paired; s pairs it",
            "{round}回戦の組み合わせがまだです（s で作成）")
    }

    /// Tables have games to play: how many.
    pub fn open_tables(self, open: usize) -> String {
        let lang = self.language;
        let tables = lang.count(open, "pod has", "pods have", "卓");
        say!(lang, "{tables} games still to be played", "{tables}にゲームが残っています")
    }

    /// Matches are to be played: how many.
    pub fn open(self, open: usize) -> String {
        let lang = self.language;
        let matches = lang.count(open, "match is", "matches are", "試合");
        say!(lang, "{matches} still to be played", "{matches}が残っています")
    }
}
