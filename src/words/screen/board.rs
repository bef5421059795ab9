//! The words of the public board.

/// The words of the public board.
#[derive(Debug, Clone, Copy)]
pub struct BoardWords {
    /// Above the matches that are at tables.
    pub called: &'static str,
    /// Above the matches that are called next.
    pub next: &'static str,
    /// A table by its name.
    pub table: fn(&str) -> String,
    /// Marks a match that was called just now; also before the call on other pages.
    pub new: &'static str,
    /// How long ago a match was called: the clock, minutes, how often it was called.
    pub since: fn(&str, i64, usize) -> String,
    /// A match is being played since: the clock, minutes.
    pub playing: fn(&str, i64) -> String,
    /// One of the two plays elsewhere: where.
    pub busy: fn(&str) -> String,
    /// A match is put off.
    pub postponed: &'static str,
    /// A tournament and a part of it.
    pub part: fn(&str, &str) -> String,
    /// Groups from one to another, by their letters.
    pub groups: fn(&str, &str) -> String,
    /// Seats of table play, in that round.
    pub seats: fn(u32) -> String,
    /// Games played at a table: so many of so many.
    pub games: fn(usize, u32) -> String,
    /// Above the places of a ladder.
    pub ladder: &'static str,
    /// Above the winners.
    pub podium: &'static str,
    /// Above the places at the end.
    pub result: &'static str,
    /// Above those who have entered: how many.
    pub entrants: fn(usize) -> String,
    /// What the marks of a bracket mean: ready, at a table, winner.
    pub marks: fn(&str, &str, &str) -> String,
    /// What the marks of a cross table mean: ready, at a table, going on.
    pub cross_marks: fn(&str, &str, &str) -> String,
    /// Where the board is: page, of so many.
    pub page: fn(usize, usize) -> String,
    /// How long a page is shown.
    pub seconds: fn(u64) -> String,
    /// The board stands still.
    pub paused: &'static str,
    /// The file cannot be read; the time since when follows.
    pub unread: &'static str,
    /// Nothing is played.
    pub idle: &'static str,
    /// A tournament takes entries: its name, how many have entered.
    pub registering: fn(&str, usize) -> String,
    /// A stage is drawn next: its name, which stage.
    pub next_stage: fn(&str, u32) -> String,
    /// A tournament is over: its name.
    pub over: fn(&str) -> String,
    /// The tournament that was asked for is no longer there.
    pub gone: &'static str,
}
