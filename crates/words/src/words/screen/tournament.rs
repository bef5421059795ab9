//! The words of the screen of one tournament.

mod reason;

use crate::domain::exit::ExitReason;
use crate::domain::ids::MatchNo;
use crate::domain::slot::Branch;
use crate::domain::standings::TieDecision;
use crate::words::{Language, english, japanese, say, words};
pub use reason::ReasonWords;

/// How far a stage is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StageWord {
    Planned,
    Running,
    Finished,
}

/// The facts of one match for a line of text.
#[derive(Debug, Clone)]
pub struct MatchLine {
    pub no: MatchNo,
    pub round: String,
    /// Its length; empty where it is left out.
    pub length: String,
    /// Both sides: players, or what decides who they will be.
    pub sides: [String; 2],
    /// The score, or the state while there is none.
    pub outcome: String,
}
words! {
    /// The words of the screen of one tournament.
    pub TournamentWords {
        rooms: {
            marks: MarkWords,
            column: ColumnWords,
            /// Texts of empty tabs, with the key to press.
            empty: EmptyWords,
            /// The question before it closes.
            ask: AskWords,
            /// Why a command cannot be run.
            reason: ReasonWords,
        }
        /// The title: name, format.
        title(name: &str, format: &str): "{name}, {format}", "{name}（{format}）";
        gone:
            "This tournament no longer exists: its creation was undone, or it was deleted. Esc goes back.",
            "この大会は、作成が取り消されたか、削除されました。Esc で戻ります。";
        /// The tab of the bracket.
        bracket: "Bracket", "トーナメント表";
        /// The tab of the cross table.
        cross_table: "Cross table", "星取表";
        /// The tab of all matches.
        matches: "Matches", "試合";
        /// How many rounds of a Swiss are paired, of how many.
        round_of(round: u32, all: u32): "round {round} of {all}", "{round}回戦（全{all}回戦）";
        /// Below the pairings of a round: who is left over.
        bye(name: &str): "Bye: {name}", "BYE：{name}";
        /// Absent players.
        absent(names: &str): "Absent: {names}", "欠席：{names}";
        /// Pairs that are kept apart.
        forbidden(pairs: &str): "Not to be paired: {pairs}", "対戦禁止：{pairs}";
        /// The tab of the standings.
        standings: "Standings", "順位表";
        /// The tab of the entrants.
        entrants: "Entrants", "参加者";
        /// The criterion for the seeds.
        seeded(how: &str): "seeded {how}", "シード：{how}";
        /// The desk has put a match off.
        postponed: "postponed", "延期中";
        /// Beside the parts of a bracket, the keys that turn to them.
        turn_parts: "] and [ switch", "] と [ で切り替え";
        /// The part of a bracket that plays for first place, where losers have no part of their own.
        main_branch: "Main", "本戦";
        /// A group by its letter or number, as a heading.
        group(name: &str): "Group {name}", "{name}ブロック";
        /// Above those on the screen is another group.
        group_above(name: &str): "↑ Group {name} above", "↑ 上に{name}ブロック";
        /// Below those on the screen is another group.
        group_below(name: &str): "↓ Group {name} below", "↓ 下に{name}ブロック";
        /// Under standings of a later stage with those who did not reach it.
        own_stage:
            "Matches and games of each player: those of the last stage reached.",
            "試合とゲームの数は、選手ごとに最後に進んだステージのものです。";
        narrowed: "only ready ones, f lists all", "開始できる試合のみ（f ですべて）";
        only_missing: "only those not here, f lists all", "未来場のみ（f ですべて）";
        /// In a slot: the winner of that match.
        winner_of(no: MatchNo): "winner {no}", "第{no}試合の勝者";
        /// In a slot: the loser of that match.
        loser_of(no: MatchNo): "loser {no}", "第{no}試合の敗者";
        /// In the narrowest slot: the winner of that match.
        winner_of_short(no: MatchNo): "W{no}", "勝{no}";
        /// In the narrowest slot: the loser of that match.
        loser_of_short(no: MatchNo): "L{no}", "負{no}";
        /// A walkover, where games would stand; at most two columns.
        walkover: "wo", "不";
        /// Of a match of which no more is known than who won.
        won_mark: "W", "勝";
        won_alone: "won, games unknown", "勝ち（ゲーム数不明）";
        /// Behind the games of the side that retired; one or two columns.
        retired_mark: "r.", "途";
        /// Behind the games of the side that was disqualified; one or two columns.
        disqualified_mark: "d.", "反";
        /// Behind the score of a match in which a side retired; at most four columns.
        retired_short: "ret.", "途棄";
        /// Behind the score of a match in which a side was disqualified; at most five columns.
        disqualified_short: "disq.", "反則";
        double_walkover: "double walkover", "両者不戦敗";
        double_disqualification: "both disqualified", "両者反則負け";
        themself:
            "No match in this cell. Choose another cell.",
            "この欄に試合はありません。ほかの欄を選んでください。";
        /// Some share a rank at the end, which may be left so.
        tied_at_the_end: "tie, P decides it", "同順位（P で決着）";
        /// Over the tie-breaks of a player.
        why_here(name: &str): "Tie-breaks explained: {name}", "順位の決め手：{name}";
        /// Behind the tie-break that put a player below the one above.
        decides(name: &str): "   ^ This puts the player below {name}.", "   ^ この値で{name}の下になります。";
        /// The order among players who are tied on every tie-break.
        tie_decided(how: &str): "Order among the tied: {how}.", "同順位の中の順：{how}";
        /// Players who are tied with this one on every tie-break.
        level_with(names: &str):
            "Equal in all of these: {names}. P decides a tie.",
            "すべて同じ選手：{names}。P で決着できます。";
        /// The winner of an elimination's final.
        champion: "winner", "優勝";
        /// In an elimination, a player who is not out.
        still_in: "still in", "勝ち残り";
    }
}

impl TournamentWords {
    /// So many have entered.
    pub fn entered(self, entrants: usize) -> String {
        self.language.count(entrants, "entrant", "entrants", "人")
    }

    /// How far it is: matches played, of all, ready.
    pub fn progress(self, played: usize, all: usize, ready: usize) -> String {
        let lang = self.language;
        match ready {
            0 => say!(lang, "{played} of {all} played", "{played}/{all}試合終了"),
            _ => say!(lang; "{played} of {all} played, {ready} ready",
                "{played}/{all}試合終了、開始可{ready}試合"),
        }
    }

    /// The stage in front: its number, how many there are, how far it is.
    pub fn stage(self, number: u32, all: u32, word: StageWord) -> String {
        let lang = self.language;
        let word = match word {
            StageWord::Planned => lang.pick("planned", "未開始"),
            StageWord::Running => lang.pick("running", "進行中"),
            StageWord::Finished => lang.pick("finished", "終了"),
        };
        say!(lang, "Stage {number} of {all}, {word}", "第{number}ステージ（全{all}）、{word}")
    }

    /// In place of the state of a match that was called: its table.
    pub fn at_table(self, table: &str) -> String {
        match self.language {
            Language::English => format!("at {table}"),
            Language::Japanese => japanese::table_called(table),
        }
    }

    /// A part of a bracket.
    pub fn branch(self, branch: Branch) -> String {
        let lang = self.language;
        match branch {
            Branch::Main => lang.pick("Winners", "勝者側").to_owned(),
            Branch::Losers => lang.pick("Losers", "敗者側").to_owned(),
            Branch::Places(first) => say!(lang, "From place {first}", "{first}位以下"),
        }
    }

    /// How table play goes: players at a table, games a round.
    pub fn tables(self, size: u32, games: u32) -> String {
        match self.language {
            Language::English => {
                let games =
                    english::count(usize::try_from(games).unwrap_or(usize::MAX), "game", "games");
                format!("pods of {size}, {games} a round")
            }
            Language::Japanese => format!("{size}人卓、1ラウンド{games}ゲーム"),
        }
    }

    /// The value that decided a player's place among the tied, in at most six columns.
    pub fn tie(self, tie: TieDecision) -> String {
        let lang = self.language;
        match tie {
            TieDecision::PlayOff(won) => format!("PO {won}"),
            TieDecision::Lots => lang.pick("lots", "抽選").to_owned(),
            TieDecision::Elsewhere => lang.pick("agreed", "別途").to_owned(),
        }
    }

    /// After the name of a player who has left: why, and whether their results do not count.
    pub fn left(self, reason: ExitReason, void: bool) -> &'static str {
        let lang = self.language;
        match (reason, void) {
            (ExitReason::Withdrawn, false) => lang.pick("withdrawn", "大会棄権"),
            (ExitReason::Withdrawn, true) => lang.pick("withdrawn, void", "大会棄権、無効"),
            (ExitReason::Disqualified, false) => lang.pick("disqualified", "失格"),
            (ExitReason::Disqualified, true) => lang.pick("disqualified, void", "失格、無効"),
        }
    }

    /// A tie-break of a player: name, value, what it counts, what it adds up from.
    pub fn tie_break(self, name: &str, value: &str, meaning: &str, working: &str) -> String {
        let lang = self.language;
        let working = if working.is_empty() {
            String::new()
        } else {
            say!(lang, " = {working}", "＝{working}")
        };
        say!(lang, "{name} {value}{working}: {meaning}", "{name} {value}{working}：{meaning}")
    }

    /// The games that the sides begin with.
    pub fn start(self, [a, b]: [u32; 2]) -> String {
        say!(self.language, "from {a}-{b}", "{a}-{b}から")
    }

    /// A walkover in a line of text, for the first and for the second side.
    pub const fn by_walkover(self) -> [&'static str; 2] {
        self.language.pick(
            ["the first by walkover", "the second by walkover"],
            ["一人目の不戦勝", "二人目の不戦勝"],
        )
    }

    /// The first, or the second, gave up.
    pub const fn retired(self) -> [&'static str; 2] {
        self.language.pick(
            ["(first retired)", "(second retired)"],
            ["（一人目が途中棄権）", "（二人目が途中棄権）"],
        )
    }

    /// The first, or the second, was disqualified.
    pub const fn disqualified(self) -> [&'static str; 2] {
        self.language.pick(
            ["(first disqualified)", "(second disqualified)"],
            ["（一人目が反則負け）", "（二人目が反則負け）"],
        )
    }

    /// One match in a line: number, round, length, both sides, and its score or state.
    pub fn match_line(self, line: &MatchLine) -> String {
        let lang = self.language;
        let MatchLine { no, round, length, sides: [a, b], outcome } = line;
        let length =
            if length.is_empty() { String::new() } else { say!(lang, ", {length}", "、{length}") };
        say!(lang; "Match {no}, {round}{length}: {a} - {b}, {outcome}",
            "第{no}試合、{round}{length}：{a} - {b}、{outcome}")
    }

    /// A match cannot be scored yet: number, what it waits for.
    pub fn waits(self, no: MatchNo, sources: &[String]) -> String {
        let lang = self.language;
        say!(lang; "Match {no} waits for {}.",
            "第{no}試合は{}の結果を待っています。", sources.join(lang.pick(" and ", "と")))
    }

    /// One match as something waited for: number, both sides.
    pub fn awaited(self, no: MatchNo, [a, b]: &[String; 2]) -> String {
        say!(self.language, "match {no} ({a} - {b})", "第{no}試合（{a} - {b}）")
    }
}

words! {
    /// The questions before a tournament closes, and before it is deleted.
    pub AskWords {
        /// Whether to close: the tournament.
        close(name: &str): "Close {name}?", "{name}を終了しますか？";
        /// Whether to close before the last round: the tournament, the last round paired, how many were planned.
        close_early(name: &str, rounds: u32, planned: u32):
            "End {name} after round {rounds} of {planned}?",
            "{name}を{rounds}回戦まで（全{planned}回戦）で終了しますか？";
        /// The button that closes.
        close_yes: "Close", "大会を終了";
        delete(name: &str): "Delete {name}?", "{name}を削除しますか？";
        /// The button that deletes.
        delete_yes: "Delete", "削除";
    }
}

impl AskWords {
    /// The consequence of closing, with the number of matches played.
    pub fn close_consequence(self, first: Option<&str>, played: usize) -> String {
        let lang = self.language;
        let played = lang.count(played, "match", "matches", "試合");
        let first = first.map(|first| say!(lang, "First place: {first}. ", "1位：{first}。"));
        let first = first.unwrap_or_default();
        say!(lang; "{first}{played} played. No more results after this; corrections stay possible.",
            "{first}{played}が終わっています。以後は結果を記録できませんが、訂正はできます。")
    }

    /// Entrants and results that go with a deleted tournament.
    pub fn delete_consequence(self, entrants: usize, results: u32) -> String {
        let lang = self.language;
        let entrants = lang.count(entrants, "entry", "entries", "件の参加登録");
        let (mut lost, mut rated) = (String::new(), "");
        if results > 0 {
            let results = usize::try_from(results).unwrap_or(usize::MAX);
            let results = lang.count(results, "result", "results", "件の結果");
            lost = say!(lang, " and {results}", "と{results}");
            rated = lang.pick(" Ratings are recalculated.", "レーティングは計算し直されます。");
        }
        say!(lang; "{entrants}{lost} will be lost.{rated} Players stay registered; u undoes it.",
            "{entrants}{lost}が失われます。{rated}選手の登録は残ります。u で元に戻せます。")
    }
}

words! {
    /// Texts of empty tabs.
    pub EmptyWords {
        not_drawn:
            "No pairings yet. a adds entrants, s starts the tournament.",
            "まだ組み合わせがありません。a で参加者追加、s で開始します。";
        later:
            "No pairings yet. After the previous stage, s creates them.",
            "まだ組み合わせがありません。前のステージが終わったら s で作ります。";
        entrants:
            "No entrants yet. a adds entrants.",
            "まだ参加者がいません。a で追加します。";
        recorded:
            "No matches yet. a records one.",
            "まだ試合の記録がありません。a で記録します。";
        missing:
            "All entrants are here. f lists them all.",
            "全員来場しています。f ですべて表示します。";
        ready:
            "No match is ready. f lists all matches.",
            "開始できる試合はありません。f ですべて表示します。";
    }
}

words! {
    pub ColumnWords {
        /// The number of a match or a player.
        number: "No", "番号";
        /// The group, in two columns.
        group: "Gr", "組";
        /// How often each place was taken.
        places: "Places", "着順別回数";
        /// Points before a round; four columns at most.
        points_before: "Pts", "点";
        games_played: "Games", "ゲーム";
        /// The board of a Swiss; six columns at most.
        board: "Board", "ボード";
        /// The pod; five columns at most.
        pod: "Pod", "組";
        /// The players at a table.
        players: "Players", "選手";
        round: "Round", "ラウンド";
        first: "A", "一人目";
        second: "B", "二人目";
        score: "Score", "結果";
        state: "State", "状態";
        length: "Length", "方式";
        /// The place; six columns at most.
        rank: "Rank", "順位";
        /// The rank among all players, beside that in a category.
        overall: "All", "総合";
        name: "Name", "名前";
        matches: "Matches", "試合";
        /// Matches, in three columns.
        matches_short: "M", "試";
        /// Match points; five columns at most.
        points: "Pts", "勝点";
        /// Games won less games lost; five columns at most.
        difference: "+/-", "得失";
        /// The value that decided among tied players; four columns at most.
        tie: "Tie", "決定";
        games: "Games won", "取得";
        /// Games won, in four columns.
        games_short: "Won", "取得";
        /// The round that a player reached.
        reached: "Reached", "到達";
        /// The place among the seeds.
        seed: "Seed", "シード";
        /// The place in the order of entry.
        position: "No", "番号";
        club: "Club", "所属";
        rating: "Rating", "レート";
    }
}

words! {
    /// Meanings of marks, a word each.
    pub MarkWords {
        void: "void", "無効";
        /// A match can be played.
        ready: "ready", "開始可";
        /// A match is at a table.
        called: "called", "呼出中";
        /// The winner of a match.
        winner: "winner", "勝者";
        /// A walkover win.
        walkover: "walkover", "不戦勝";
        /// A side gave up.
        retired: "retired", "途中棄権";
        disqualified: "disqualified", "反則負け";
        /// The player advances to the next stage as it stands.
        goes_on: "advances", "進出";
        /// The player would advance by the standings so far, while matches are open.
        would_go_on: "advances so far", "現時点で進出";
        /// The value that put a line below the one above.
        decided: "lower by this", "この値で下位";
    }
}
