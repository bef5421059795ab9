//! The question before a player leaves an event.

use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::format::Format;
use crate::words::words;

words! {
    /// The question before a player leaves an event.
    pub ExitWords in "exit" {
        title; question(name: &str, tournament: &str); from_which(name: &str); which_player;
        not_playing; offered(name: &str, tournament: &str); goes_on; not_paired; unlisted;
        pod_plays_on; stays; plays_on; way(reason: &str, effect: &str); nobody;
        back; back_question(name: &str, tournament: &str); stays_away; back_from(rounds: &str);
        back_for_all; exchange; exchange_with(name: &str); exchange_question(a: &str, b: &str);
        first_match(player: &str, no: u32, opponent: &str); nobody_to_exchange;
        proposed(played: usize, all: usize, less: bool, effect: &str);
        reason[ExitReason: Withdrawn, Disqualified];
        no_rank_any_more; others_go_on; rest_walkovers; rest_void; all_void;
    }
}

impl ExitWords {
    /// Why an effect is proposed: matches played, of all, the effect.
    pub fn proposal(self, played: usize, all: usize, effect: &str) -> String {
        self.proposed(played, all, played * 2 < all, effect)
    }

    /// The effect on the matches of a stage of that format.
    pub fn effect(self, effect: ExitEffect, format: Option<Format>) -> &'static str {
        match effect {
            ExitEffect::ForfeitRest if format.is_some_and(|format| !format.has_draw()) => {
                self.no_rank_any_more()
            }
            ExitEffect::ForfeitRest if format.is_some_and(Format::has_seats) => self.others_go_on(),
            ExitEffect::ForfeitRest => self.rest_walkovers(),
            ExitEffect::VoidUnplayed => self.rest_void(),
            ExitEffect::VoidAll => self.all_void(),
        }
    }
}
