//! The words of the home screen.

use crate::words::words;

words! {
    /// The words of the home screen.
    pub HomeWords in "home" {
        title; ready(count: usize); ready_in(count: usize, tournament: &str);
        tournaments(count: usize); entries; of_screen(key: char, title: &str); no_ready;
        no_tournaments; no_entries; entered(count: usize); all_played; closes; draws(stage: u32);
        draws_round(round: u32); draws_round_short(round: u32); draws_or_closes(round: u32);
        recorded_on; tied; tied_short; nothing_to_start; nothing_to_close;
        progress(finished: usize, all: usize); stage_of(format: &str, stage: u32, stages: usize);
        undone; nothing_to_open; at_tables(count: usize); postponed(count: usize);
        early(count: usize); between; winner(name: &str, others: usize); duplicates(pairs: usize); no_match_selected;
        called_for(at: &str, minutes: i64); first_steps;
    }
}

impl HomeWords {
    /// Over the matches: how many are ready, of which tournament if of one alone, how many are at tables, and postponed.
    pub fn to_play(
        self,
        [ready, at_tables, postponed, early]: [usize; 4],
        tournament: Option<&str>,
    ) -> String {
        let first = tournament.map_or_else(|| self.ready(ready), |name| self.ready_in(ready, name));
        let mut parts = vec![first];
        if at_tables > 0 {
            parts.push(self.at_tables(at_tables));
        }
        if postponed > 0 {
            parts.push(self.postponed(postponed));
        }
        if early > 0 {
            parts.push(self.early(early));
        }
        parts.join(self.between())
    }

    /// Like [`Self::called`], without the minutes.
    pub fn at_table(self, table: &str) -> String {
        self.voice.words().term.at_table(table)
    }

    /// Behind a match that was called: its table, the minutes since.
    pub fn called(self, table: &str, minutes: i64) -> String {
        self.called_for(&self.at_table(table), minutes)
    }

    /// An empty file: what to press, line by line.
    pub fn start(self) -> Vec<&'static str> {
        self.first_steps().lines().collect()
    }
}
