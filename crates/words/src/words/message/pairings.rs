//! Swiss pairings of other programs, paired again, and tournaments made up for them.

use crate::domain::swiss::{Board, Difference, NoRound, ReportFault};
use crate::words::message::Message;
use crate::words::words;

words! {
    /// Swiss pairings apart from a club.
    pub PairingsWords in "pairings" {
        in_file(file: &str, line: &str); bye(start: u32); pair(white: u32, black: u32);
        impossible(round); not_at_all; round_paired_here(round, recorded, paired);
        paired_here_as(files, rounds); paired_otherwise(files, rounds, differing); not_read(unread);
        no_games(file) -> Message; empty_round(file, round) -> Message;
        unread(file, line, code) -> Message; not_followed(file, line, code, text) -> Message;
        round_cannot_paired(round) -> Message;
    }
}

impl PairingsWords {
    fn board(self, board: Board) -> String {
        match board {
            Board::Pair([white, black]) => self.pair(white, black),
            Board::Bye(start) => self.bye(start),
        }
    }

    /// A difference between the pairings of a round and those made here.
    pub fn difference(self, difference: &Difference) -> String {
        match *difference {
            Difference::Impossible(round) => self.impossible(round),
            Difference::Board { round, recorded, paired } => {
                let recorded = self.board(recorded);
                let paired = paired
                    .map_or_else(|| self.not_at_all().to_owned(), |paired| self.board(paired));
                self.round_paired_here(round, recorded, paired)
            }
        }
    }

    /// The totals: files read, their rounds, rounds that differ, files not read.
    pub fn totals(self, files: usize, rounds: usize, differing: usize, unread: usize) -> String {
        let mut told = match differing {
            0 => self.paired_here_as(files, rounds),
            _ => self.paired_otherwise(files, rounds, differing),
        };
        if unread > 0 {
            told += &self.not_read(unread);
        }
        told
    }

    /// Why the rounds of a report are not paired again.
    pub fn fault(self, file: &str, fault: &ReportFault) -> Message {
        match fault {
            ReportFault::NoGames => self.no_games(file),
            ReportFault::EmptyRound(round) => self.empty_round(file, round),
            ReportFault::Unread { line, code } => self.unread(file, line, code),
            ReportFault::NotFollowed { line, code, text } => {
                self.not_followed(file, line, code, text)
            }
        }
    }

    /// A made-up tournament comes to an end too early.
    pub fn no_round(self, NoRound(round): NoRound) -> Message {
        self.round_cannot_paired(round)
    }
}
