//! The words of the public board.

use crate::club::tournament::Venue;
use crate::words::words;

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
        since(clock: &str, minutes: i64, calls: usize); playing(clock: &str, minutes: i64);
        busy_at(name: &str, spot: &str); entrants(entrants: usize);
        cross_marks(ready: &str, at_table: &str, on: &str);
        registering(name: &str, entrants: usize);
    }
}

impl BoardWords {
    /// One of the two plays elsewhere: who, and where.
    pub fn busy(self, name: &str, spot: &Venue) -> String {
        self.busy_at(name, &self.voice.words().term.venue(spot))
    }
}
