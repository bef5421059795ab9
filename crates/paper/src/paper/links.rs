//! Addresses of the pages that a hall's host serves to phones, printed as QR codes.

use std::fmt::Debug;

use maud::{Markup, PreEscaped, html};

use crate::club::question::floor::Where;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::drawing::qr;

/// The addresses of a hall's pages.
pub trait Links: Debug {
    /// Where the players of a match report its result.
    fn of_match(&self, at: Where) -> String;
    /// Where those at a table report the result of the match that is called there, as long as one of these events goes on.
    fn of_table(&self, events: &[TournamentId], table: &str) -> String;
    /// Where a player sees the next match.
    fn of_player(&self, player: PlayerId) -> String;
}

/// An address as a code to be scanned.
pub(super) fn scanned(address: &str) -> Markup {
    html! { (PreEscaped(qr::svg(address))) }
}
