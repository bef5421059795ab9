//! Why a command of the page of a tournament cannot be run.

use crate::words::words;

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
