//! The words of the home screen.

use crate::words::{Language, japanese, say, words};

words! {
    /// The words of the home screen.
    pub HomeWords {
        title: "Home", "ホーム";
        ready(count: usize): "Ready to play: {count}", "開始できる試合：{count}";
        ready_in(count: usize, tournament: &str):
            "Ready to play: {count} in {tournament}",
            "開始できる試合：{tournament}の{count}試合";
        /// Over the tournaments: how many.
        tournaments(count: usize): "Tournaments: {count}", "大会：{count}";
        /// Over the last entries of the journal.
        entries: "Last entries", "最近の操作";
        /// The title of a panel that has a screen of its own, behind the key for that.
        of_screen(key: char, title: &str): "[{key}] {title}", "[{key}] {title}";
        no_ready:
            "No match is ready. Enter on a tournament opens it.",
            "開始できる試合はありません。大会は Enter で開きます。";
        no_tournaments: "No tournaments yet. n makes one.", "まだ大会がありません。n で作ります。";
        no_entries: "No entries yet.", "まだ何も記録されていません。";
        /// How many have entered a tournament that takes entries.
        entered(count: usize): "{count} entrants", "{count}人";
        /// In place of the phase of a tournament that only waits to be closed, with the key for it.
        all_played: "all played, c closes", "全試合終了（c で終了）";
        /// Like `all_played`, in the least room.
        closes: "c closes", "c で終了";
        /// Its next stage can be drawn.
        draws(stage: u32): "s pairs stage {stage}", "s で第{stage}ステージ作成";
        /// The next round of a Swiss can be paired.
        draws_round(round: u32): "s pairs round {round}", "s で{round}回戦作成";
        /// Like `draws_round`, in the least room.
        draws_round_short(round: u32): "s: round {round}", "s {round}回戦";
        /// The next round of pods can be drawn, or this was the last.
        draws_or_closes(round: u32):
            "s pairs round {round}, c closes",
            "s で{round}回戦作成、c で終了";
        /// Matches are recorded as they are played, until it is closed.
        recorded_on: "recorded, c closes", "記録済み（c で終了）";
        /// Some share a rank that decides who advances.
        tied: "tie, s breaks it", "同順位（s で決着）";
        /// Like `tied`, in the least room.
        tied_short: "s: tie", "s 同順位";
        /// No tournament waits for a draw.
        nothing_to_start: "no tournament is ready for pairings", "組み合わせを作る大会がありません";
        /// No selected tournament has all its matches played.
        nothing_to_close:
            "select a tournament with all matches played",
            "全試合が終わった大会を選んでください";
        /// Matches finished, of all.
        progress(finished: usize, all: usize): "{finished}/{all}", "{finished}/{all}";
        /// The format of the first of several stages, which of them is played, and how many there are.
        stage_of(format: &str, stage: u32, stages: usize):
            "{format}, {stage}/{stages}",
            "{format}、{stage}/{stages}";
        /// Before an entry that was taken back.
        undone: "(undone) ", "（取消）";
        nothing_to_open: "this list is empty", "この一覧には何もありません";
        no_match_selected:
            "no match is selected; press Tab for the matches",
            "試合が選ばれていません（Tab で移ります）";
    }
}

impl HomeWords {
    /// Over the matches: how many are ready, of which tournament if of one alone, how many are at tables, and postponed.
    pub fn to_play(
        self,
        [ready, at_tables, postponed, early]: [usize; 4],
        tournament: Option<&str>,
    ) -> String {
        let lang = self.language;
        let first = tournament.map_or_else(|| self.ready(ready), |name| self.ready_in(ready, name));
        let mut parts = vec![first];
        if at_tables > 0 {
            parts.push(say!(lang, "at tables: {at_tables}", "卓で試合中：{at_tables}"));
        }
        if postponed > 0 {
            parts.push(say!(lang, "postponed: {postponed}", "延期：{postponed}"));
        }
        if early > 0 {
            parts.push(say!(lang, "not yet: {early}", "開始前：{early}"));
        }
        parts.join(lang.pick(", ", "、"))
    }

    /// Like [`Self::called`], without the minutes.
    pub fn at_table(self, table: &str) -> String {
        match self.language {
            Language::English => format!("at {table}"),
            Language::Japanese => japanese::table_called(table),
        }
    }

    /// Behind a match that was called: its table, the minutes since.
    pub fn called(self, table: &str, minutes: i64) -> String {
        match self.language {
            Language::English => format!("at {table}, {minutes} min"),
            Language::Japanese => format!("{} {minutes}分", japanese::table_called(table)),
        }
    }

    /// The winner of a closed tournament, and how many share the first place.
    pub fn winner(self, name: &str, others: usize) -> String {
        match others {
            0 => say!(self.language, "won by {name}", "優勝 {name}"),
            _ => say!(self.language, "won by {name} +{others}", "優勝 {name} ほか{others}人"),
        }
    }

    /// An empty file: what to press, line by line.
    pub const fn start(self) -> &'static [&'static str] {
        self.language.pick(
            &[
                "This file is empty. Three steps to the first match:",
                "",
                "2 then a   register the players",
                "n          create a tournament and add the entrants",
                "s          start it; its matches appear here",
                "",
                "Everything is saved immediately. u undoes the last action.",
            ],
            &[
                "まだ記録がありません。最初の試合までの3つの手順：",
                "",
                "2 → a      選手を登録します",
                "n          大会を作り、参加者を追加します",
                "s          大会を開始すると、ここに試合が並びます",
                "",
                "すべてすぐに保存されます。u で最後の操作を取り消せます。",
            ],
        )
    }

    /// Pairs of players who are in all likelihood one person: how many.
    pub fn duplicates(self, pairs: usize) -> String {
        match self.language {
            Language::English => match pairs {
                1 => "1 pair of players may be duplicates. D shows it.".to_owned(),
                _ => format!("{pairs} pairs of players may be duplicates. D shows them."),
            },
            Language::Japanese => format!("重複登録らしい選手が{pairs}組います。D で表示します。"),
        }
    }
}
