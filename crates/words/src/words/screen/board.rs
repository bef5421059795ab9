//! The words of the public board.

use crate::club::tournament::Venue;
use crate::words::{Language, say, words};

words! {
    /// The words of the public board.
    pub BoardWords in "board" {
        called; next; new_call; postponed; part(name: &str, part: &str);
        groups(first: &str, last: &str); seats(round: u32); by_name(round: u32);
        by_board(round: u32); against; table_of; board_of; bye; points(a: &str, b: &str);
        games(played: usize, planned: u32); ladder; half(name: &str); podium; result;
        marks(ready: &str, at_table: &str, won: &str); page(page: usize, pages: usize);
        seconds(seconds: u64); paused; unread; idle; next_stage(name: &str, stage: u32);
        over(name: &str); gone;
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
