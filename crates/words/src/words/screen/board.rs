//! The words of the public board.

use crate::club::tournament::Venue;
use crate::words::{Language, say, words};

words! {
    /// The words of the public board.
    pub BoardWords {
        /// Above the matches that are at tables.
        called: "Called now", "呼び出し中の試合";
        /// Above the matches that are called next.
        next: "Next", "次の試合";
        /// Marks a match that was called just now; also before the call on other pages.
        new_call: "NEW", "【新】";
        /// A match is put off.
        postponed: "postponed", "延期中";
        /// A tournament and a part of it.
        part(name: &str, part: &str): "{name}: {part}", "{name}　{part}";
        /// Groups from one to another, by their letters.
        groups(first: &str, last: &str): "Groups {first}-{last}", "{first}〜{last}ブロック";
        seats(round: u32): "Pods of round {round}", "{round}回戦の席";
        /// Above the pairings of a round in the order of names, and by board.
        by_name(round: u32): "Round {round}: where do I play?", "{round}回戦：名前順";
        by_board(round: u32): "Round {round} by board", "{round}回戦の組み合わせ";
        against: "against", "相手";
        table_of: "Table", "卓";
        board_of: "Board", "ボード";
        bye: "bye", "BYE";
        /// Points of both players before the round.
        points(a: &str, b: &str): "{a} and {b} points", "{a}点と{b}点";
        games(played: usize, planned: u32):
            "{played} of {planned} games",
            "{planned}ゲーム中{played}ゲーム終了";
        /// Above the places of a ladder.
        ladder: "Ladder", "ラダー順位";
        /// Half of a double elimination.
        half(name: &str): "{name}' bracket", "{name}";
        podium: "Final places", "入賞者";
        /// Above the places at the end.
        result: "Final result", "最終結果";
        marks(ready: &str, at_table: &str, won: &str):
            "{ready} ready  {at_table} at a table  {won} winner",
            "{ready} 開始可  {at_table} 卓で試合中  {won} 勝者";
        page(page: usize, pages: usize): "page {page} of {pages}", "{page}/{pages}ページ";
        /// How long a page is shown.
        seconds(seconds: u64): "{seconds} s", "{seconds}秒";
        /// The board stands still.
        paused: "paused", "一時停止中";
        unread: "the file cannot be read; shown as of", "ファイルを読み取れません。最終更新";
        idle: "Nothing is being played right now.", "今は試合がありません。";
        next_stage(name: &str, stage: u32):
            "{name}: stage {stage} comes next.",
            "{name}：次は第{stage}ステージです。";
        over(name: &str): "{name}: all matches finished.", "{name}：全試合が終わりました。";
        gone: "This tournament no longer exists.", "この大会はもうありません。";
    }
}

impl BoardWords {
    /// How long ago a match was called: the clock, minutes, how often it was called.
    pub fn since(self, clock: &str, minutes: i64, calls: usize) -> String {
        let lang = self.language;
        match lang {
            Language::English => {
                let called = match calls {
                    0 | 1 => "called at".to_owned(),
                    2 => "called twice, first at".to_owned(),
                    calls => format!("called {calls} times, first at"),
                };
                format!("{called} {clock}{}", lasting(lang, minutes))
            }
            Language::Japanese => {
                let times = if calls > 1 { format!("（{calls}回目）") } else { String::new() };
                format!("{clock} 呼び出し{times}{}", lasting(lang, minutes))
            }
        }
    }

    /// A match is being played since: the clock, minutes.
    pub fn playing(self, clock: &str, minutes: i64) -> String {
        let lang = self.language;
        say!(lang, "playing since {clock}{}", "{clock} 開始{}", lasting(lang, minutes))
    }

    /// One of the two plays elsewhere: who, and where.
    pub fn busy(self, name: &str, spot: &Venue) -> String {
        let lang = self.language;
        let spot = lang.words().term.venue(spot);
        say!(lang, "still at {spot}: {name}", "{spot}で試合中：{name}")
    }

    /// Above those who have entered: how many.
    pub fn entrants(self, entrants: usize) -> String {
        let lang = self.language;
        say!(lang, "{}", "参加者{}", lang.count(entrants, "entrant", "entrants", "人"))
    }

    /// The meaning of the marks in a cross table: ready, at a table, advances.
    pub fn cross_marks(self, ready: &str, at_table: &str, on: &str) -> String {
        say!(self.language; "{ready} to play  {at_table} at a table  {on} advances",
            "{ready} 開始可  {at_table} 卓で試合中  {on} 進出")
    }

    /// A tournament takes entries: its name, how many have entered.
    pub fn registering(self, name: &str, entrants: usize) -> String {
        let lang = self.language;
        say!(lang; "{name}: entries are open, {} so far.",
            "{name}：受付中、現在{}。", lang.count(entrants, "entrant", "entrants", "人"))
    }
}

/// `, 3 min`; nothing in the first minute.
fn lasting(lang: Language, minutes: i64) -> String {
    match minutes {
        0 => String::new(),
        minutes => say!(lang, ", {minutes} min", "、{minutes}分経過"),
    }
}
