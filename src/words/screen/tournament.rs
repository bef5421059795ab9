//! The words of the screen of one tournament.

use crate::domain::exit::ExitReason;
use crate::domain::ids::MatchNo;
use crate::domain::slot::Branch;

/// The words of the screen of one tournament.
#[derive(Debug, Clone, Copy)]
pub struct TournamentWords {
    /// The title: name, format.
    pub title: fn(&str, &str) -> String,
    /// The tournament is no longer there; what to press.
    pub gone: &'static str,
    /// The tab of the bracket.
    pub bracket: &'static str,
    /// The tab of the cross table.
    pub cross_table: &'static str,
    /// The tab of all matches.
    pub matches: &'static str,
    /// The tab of the standings.
    pub standings: &'static str,
    /// The tab of the entrants.
    pub entrants: &'static str,
    /// What decides the seeds.
    pub seeded: fn(&str) -> String,
    /// So many have entered.
    pub entered: fn(usize) -> String,
    /// How far it is: matches played, of all, ready.
    pub progress: fn(usize, usize, usize) -> String,
    /// The stage in front: its number, how many there are, how far it is.
    pub stage: fn(u32, u32, StageWord) -> String,
    /// The desk has put a match off.
    pub postponed: &'static str,
    /// A match is at that table, in eight columns.
    pub at_table: fn(&str) -> String,
    /// A part of a bracket.
    pub branch: fn(Branch) -> String,
    /// The same for the part that plays for first place, where losers have no side of their own.
    pub main_branch: &'static str,
    /// A group by its letter or number, as a heading.
    pub group: fn(&str) -> String,
    /// What marks mean.
    pub marks: MarkWords,
    /// How table play goes: players at a table, games a round.
    pub tables: fn(u32, u32) -> String,
    /// Somebody has left, after the name: why, and whether their results count for nobody.
    pub left: fn(ExitReason, bool) -> &'static str,
    /// Only ready matches are listed; what to press.
    pub narrowed: &'static str,
    /// The games that the sides begin with.
    pub start: fn([u32; 2]) -> String,
    /// What stands in a slot: the winner of that match.
    pub winner_of: fn(MatchNo) -> String,
    /// What stands in a slot: the loser of that match.
    pub loser_of: fn(MatchNo) -> String,
    /// The same in the least room: the winner of that match.
    pub winner_of_short: fn(MatchNo) -> String,
    /// The same in the least room: the loser of that match.
    pub loser_of_short: fn(MatchNo) -> String,
    /// A walkover, where games would stand; at most two columns.
    pub walkover: &'static str,
    /// A walkover in a line of text, for the first and for the second side.
    pub by_walkover: [&'static str; 2],
    /// The first, or the second, gave up.
    pub retired: [&'static str; 2],
    /// The first, or the second, was disqualified.
    pub disqualified: [&'static str; 2],
    /// Neither played.
    pub double_walkover: &'static str,
    /// Both were disqualified.
    pub double_disqualification: &'static str,
    /// One match in a line: number, round, length, both sides, and its score or state.
    pub match_line: fn(&MatchLine) -> String,
    /// A match cannot be scored yet: number, what it waits for.
    pub waits: fn(MatchNo, &[String]) -> String,
    /// One match as something waited for: number, both sides.
    pub awaited: fn(MatchNo, &[String; 2]) -> String,
    /// The cell is where a player would meet themself, as a sentence.
    pub themself: &'static str,
    /// In an elimination, whoever won the final.
    pub champion: &'static str,
    /// In an elimination, somebody who has not lost.
    pub still_in: &'static str,
    /// Headings of columns.
    pub column: ColumnWords,
    /// What empty tabs say, with what to press.
    pub empty: EmptyWords,
    /// The question before it closes.
    pub ask: AskWords,
    /// Why a command cannot be run.
    pub reason: ReasonWords,
}

/// What marks mean, a word each.
#[derive(Debug, Clone, Copy)]
pub struct MarkWords {
    /// Counts for nobody.
    pub void: &'static str,
    /// A match can be played.
    pub ready: &'static str,
    /// A match is at a table.
    pub called: &'static str,
    /// The winner of a match.
    pub winner: &'static str,
    /// Whoever won since the other did not come.
    pub walkover: &'static str,
    /// Somebody goes on to the next stage as it stands.
    pub goes_on: &'static str,
    /// The value that put a line below the one above.
    pub decided: &'static str,
}

/// How far a stage is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StageWord {
    /// Not drawn.
    Planned,
    /// Being played.
    Running,
    /// Played.
    Finished,
}

/// The facts of one match for a line of text.
#[derive(Debug, Clone)]
pub struct MatchLine {
    /// Its number.
    pub no: MatchNo,
    /// Its round.
    pub round: String,
    /// Its length; empty where it is left out.
    pub length: String,
    /// Both sides: players, or what decides who they will be.
    pub sides: [String; 2],
    /// The score, or the state while there is none.
    pub outcome: String,
}

/// Headings of columns.
#[derive(Debug, Clone, Copy)]
pub struct ColumnWords {
    /// The number of a match or a player.
    pub number: &'static str,
    /// The group, in two columns.
    pub group: &'static str,
    /// How often each place was taken.
    pub places: &'static str,
    /// Games played.
    pub games_played: &'static str,
    /// The table; five columns at most.
    pub table: &'static str,
    /// The players at a table.
    pub players: &'static str,
    /// The round.
    pub round: &'static str,
    /// The first side.
    pub first: &'static str,
    /// The second side.
    pub second: &'static str,
    /// The score.
    pub score: &'static str,
    /// The state.
    pub state: &'static str,
    /// The length.
    pub length: &'static str,
    /// The place; six columns at most.
    pub rank: &'static str,
    /// The player.
    pub name: &'static str,
    /// Matches played.
    pub matches: &'static str,
    /// The same in three columns.
    pub matches_short: &'static str,
    /// Wins, draws, losses.
    pub results: &'static str,
    /// Match points; five columns at most.
    pub points: &'static str,
    /// Games won less games lost; five columns at most.
    pub difference: &'static str,
    /// Games won.
    pub games: &'static str,
    /// The same in four columns.
    pub games_short: &'static str,
    /// The round somebody reached.
    pub reached: &'static str,
    /// The place among the seeds.
    pub seed: &'static str,
    /// The place in the order of entry.
    pub position: &'static str,
    /// The player's club.
    pub club: &'static str,
    /// The rating.
    pub rating: &'static str,
}

/// What empty tabs say.
#[derive(Debug, Clone, Copy)]
pub struct EmptyWords {
    /// There are no matches before the draw.
    pub not_drawn: &'static str,
    /// There is nothing before the draw of a later stage.
    pub later: &'static str,
    /// Nobody has entered.
    pub entrants: &'static str,
    /// No match is recorded where none is drawn.
    pub recorded: &'static str,
    /// No match is ready while only ready ones are listed.
    pub ready: &'static str,
}

/// The question before a tournament closes.
#[derive(Debug, Clone, Copy)]
pub struct AskWords {
    /// Whether to close: the tournament.
    pub close: fn(&str) -> String,
    /// What closing means: matches played.
    pub close_consequence: fn(usize) -> String,
    /// The button that closes.
    pub close_yes: &'static str,
}

/// Why a command cannot be run; each follows the command's title and a colon.
#[derive(Debug, Clone, Copy)]
pub struct ReasonWords {
    /// There is nothing to select.
    pub nothing_here: &'static str,
    /// The tab shows no matches.
    pub no_match: &'static str,
    /// The cell is where a player would meet themself.
    pub themself: &'static str,
    /// Only entrants can be moved and removed.
    pub only_entrants: &'static str,
    /// Only a bracket has names to zoom.
    pub only_bracket: &'static str,
    /// Only the list of matches is narrowed.
    pub only_matches: &'static str,
    /// The tab has nothing to the left or right.
    pub no_sideways: &'static str,
    /// Entries ended with the draw.
    pub entries_closed: &'static str,
    /// A recorded tournament has neither entries nor a draw.
    pub recorded: &'static str,
    /// There is no draw that odds could follow from.
    pub no_odds: &'static str,
    /// It was started before.
    pub started: &'static str,
    /// It was not started.
    pub not_started: &'static str,
    /// It is closed.
    pub closed: &'static str,
    /// The number of entrants does not do: the least, the most, those entered.
    pub entrants: fn(usize, usize, usize) -> String,
    /// The first stage has none before it.
    pub no_stage_before: &'static str,
    /// The last stage has none after it.
    pub no_stage_after: &'static str,
    /// No two share a rank that matters.
    pub no_play_off: &'static str,
    /// A later stage is to be drawn first.
    pub stage_not_drawn: fn(u32) -> String,
    /// Tables have games to play: how many.
    pub open_tables: fn(usize) -> String,
    /// Matches are to be played: how many.
    pub open: fn(usize) -> String,
    /// Seeds follow from something else than the order: how they are found.
    pub seeded: fn(&str) -> String,
    /// There is no place above or below.
    pub at_the_end: &'static str,
}
