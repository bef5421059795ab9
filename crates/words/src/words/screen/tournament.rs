//! The words of the screen of one tournament.

use crate::domain::exit::ExitReason;
use crate::domain::ids::MatchNo;
use crate::domain::slot::Branch;
use crate::domain::standings::TieDecision;
use crate::words::words;

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
    pub TournamentWords in "tournament" {
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
        title(name: &str, format: &str); gone; bracket; cross_table; matches;
        round_of(round: u32, all: u32); bye(name: &str); absent(names: &str);
        forbidden(pairs: &str); standings; entrants; seeded(how: &str); postponed; turn_parts;
        main_branch; group(name: &str); group_above(name: &str); group_below(name: &str); own_stage;
        narrowed; only_missing; winner_of(no: MatchNo); loser_of(no: MatchNo);
        winner_of_short(no: MatchNo); loser_of_short(no: MatchNo); walkover; won_mark; won_alone;
        retired_mark; disqualified_mark; retired_short; disqualified_short; double_walkover;
        double_disqualification; themself; tied_at_the_end; why_here(name: &str);
        decides(name: &str); tie_decided(how: &str); level_with(names: &str); champion; still_in;
        entered(entrants: usize); progress(played: usize, all: usize, ready: usize);
        word[StageWord: Planned, Running, Finished]; stage_of(number: u32, all: u32, word: &str);
        winners; losers; from_place(first: u32); tables(size: u32, games: u32); by_play_off(won);
        by_lots; elsewhere; withdrawn; withdrawn_void; sent_out; sent_out_void;
        tie_break_of(name: &str, value: &str, working: Option<&str>, meaning: &str);
        starts_at(a: u32, b: u32); walkover_first; walkover_second; retired_first; retired_second;
        disqualified_first; disqualified_second;
        line(no: MatchNo, round: &str, length: Option<&str>, a: &str, b: &str, outcome: &str);
        waits_for(no: MatchNo, matches: &str); awaited_match(no: MatchNo, a: &str, b: &str);
    }
}

impl TournamentWords {
    /// The stage in front: its number, how many there are, how far it is.
    pub fn stage(self, number: u32, all: u32, word: StageWord) -> String {
        self.stage_of(number, all, self.word(word))
    }

    /// In place of the state of a match that was called: its table.
    pub fn at_table(self, table: &str) -> String {
        self.voice.words().term.at_table(table)
    }

    /// A part of a bracket.
    pub fn branch(self, branch: Branch) -> String {
        match branch {
            Branch::Main => self.winners().to_owned(),
            Branch::Losers => self.losers().to_owned(),
            Branch::Places(first) => self.from_place(first),
        }
    }

    /// The value that decided a player's place among the tied, in at most six columns.
    pub fn tie(self, tie: TieDecision) -> String {
        match tie {
            TieDecision::PlayOff(won) => self.by_play_off(won),
            TieDecision::Lots => self.by_lots().to_owned(),
            TieDecision::Elsewhere => self.elsewhere().to_owned(),
        }
    }

    /// After the name of a player who has left: why, and whether their results do not count.
    pub fn left(self, reason: ExitReason, void: bool) -> &'static str {
        match (reason, void) {
            (ExitReason::Withdrawn, false) => self.withdrawn(),
            (ExitReason::Withdrawn, true) => self.withdrawn_void(),
            (ExitReason::Disqualified, false) => self.sent_out(),
            (ExitReason::Disqualified, true) => self.sent_out_void(),
        }
    }

    /// A tie-break of a player: name, value, what it counts, what it adds up from.
    pub fn tie_break(self, name: &str, value: &str, meaning: &str, working: &str) -> String {
        self.tie_break_of(name, value, (!working.is_empty()).then_some(working), meaning)
    }

    /// The games that the sides begin with.
    pub fn start(self, [a, b]: [u32; 2]) -> String {
        self.starts_at(a, b)
    }

    /// A walkover in a line of text, for the first and for the second side.
    pub fn by_walkover(self) -> [&'static str; 2] {
        [self.walkover_first(), self.walkover_second()]
    }

    /// The first, or the second, gave up.
    pub fn retired(self) -> [&'static str; 2] {
        [self.retired_first(), self.retired_second()]
    }

    /// The first, or the second, was disqualified.
    pub fn disqualified(self) -> [&'static str; 2] {
        [self.disqualified_first(), self.disqualified_second()]
    }

    /// One match in a line: number, round, length, both sides, and its score or state.
    pub fn match_line(self, line: &MatchLine) -> String {
        let MatchLine { no, round, length, sides: [a, b], outcome } = line;
        let length = (!length.is_empty()).then_some(length.as_str());
        self.line(*no, round, length, a, b, outcome)
    }

    /// A match cannot be scored yet: number, what it waits for.
    pub fn waits(self, no: MatchNo, sources: &[String]) -> String {
        self.waits_for(no, &sources.join(self.voice.words().term.and()))
    }

    /// One match as something waited for: number, both sides.
    pub fn awaited(self, no: MatchNo, [a, b]: &[String; 2]) -> String {
        self.awaited_match(no, a, b)
    }
}

words! {
    /// The questions before a tournament closes, and before it is deleted.
    pub AskWords in "tournament-questions" {
        close(name: &str); close_early(name: &str, rounds: u32, planned: u32); close_yes;
        delete(name: &str); delete_yes;
        close_consequence(first: Option<&str>, played: usize);
        delete_consequence(entrants: usize, results: u32);
    }
}

words! {
    /// Texts of empty tabs.
    pub EmptyWords in "tournament-empty" {
        not_drawn; later; entrants; recorded; missing; ready;
    }
}

words! {
    pub ColumnWords in "tournament-columns" {
        number; group; places; points_before; games_played; board; pod; players; round; first;
        second; score; state; length; rank; overall; name; matches; matches_short; points;
        difference; tie; games; games_short; reached; seed; position; club; rating;
    }
}

words! {
    /// Meanings of marks, a word each.
    pub MarkWords in "tournament-marks" {
        void; ready; called; winner; walkover; retired; disqualified; goes_on; would_go_on; decided;
    }
}

words! {
    /// Why a command cannot be run; each follows the command's title and a colon.
    pub ReasonWords in "tournament-reasons" {
        nothing_here; no_match; themself; only_entrants; only_bracket; only_matches; no_sideways;
        entries_closed; recorded; no_odds; started; tied; not_closed; not_started; closed;
        no_stage_before; no_stage_after; no_play_off; seeded(how: &str); no_line; only_swiss;
        not_paired; at_the_end;
        entrants(least: usize, most: usize, entered: usize); stage_not_drawn(stage: u32);
        round_not_paired(round: usize); open_tables(open: usize); open(open: usize);
    }
}
