//! Whom the entry of players offers: those found, and names that lead to nobody or to several.

use std::collections::HashSet;

use super::entered::Entered;
use super::lines::lines;
use crate::club::Tournament;
use crate::club::question::resolver::{Meant, Numbers};
use crate::club::registry::Named;
use crate::domain::number::PlayerId;
use crate::tui::snapshot::Snapshot;

/// Players that are listed at most.
const MOST: usize = 200;

/// One row of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::tui::screen) enum Offer {
    Player(PlayerId),
    /// A name that nobody bears, to be registered.
    Anew(String),
    /// A name that several players bear, to be looked up.
    Several(String),
    /// A name that nobody bears but that is like somebody's, to be looked at: the name, whose it is
    /// like.
    Alike(String, String),
}

impl Offer {
    /// The name of somebody of whom it is not decided who it is.
    pub(in crate::tui::screen) fn name(&self) -> Option<&str> {
        match self {
            Self::Anew(name) | Self::Several(name) | Self::Alike(name, _) => Some(name),
            Self::Player(_) => None,
        }
    }
}

/// What stands in the lines that were pasted.
#[derive(Debug, Clone, Default)]
pub(in crate::tui::screen) struct Pasted {
    /// Players to be entered, each once, in the order of the lines.
    pub(in crate::tui::screen) players: Vec<PlayerId>,
    /// Lines that are not one player.
    pub(in crate::tui::screen) left: Vec<Offer>,
    /// How many lines said something.
    pub(in crate::tui::screen) lines: usize,
}

/// The rows while `typed` stands in the field. While nothing does, whoever has not entered yet.
pub(in crate::tui::screen) fn offers(
    typed: &str,
    entered: &Entered,
    data: &Snapshot,
) -> Vec<Offer> {
    let entered = &entered.players;
    if typed.is_empty() {
        let found = data.find(typed, MOST + entered.len()).into_iter();
        return found.filter(|id| !entered.contains(id)).map(Offer::Player).collect();
    }
    let mut found = data.find(typed, MOST);
    // Of two people of one name the one who has entered is hardly meant again.
    found.sort_by_key(|player| entered.contains(player));
    let mut offers: Vec<Offer> = found.into_iter().map(Offer::Player).collect();
    let is_number = PlayerId::parse(typed).is_ok();
    if !is_number && data.club.registry().named(typed) == Named::Nobody {
        offers.push(Offer::Anew(typed.to_owned()));
    }
    offers
}

/// Reads pasted lines: a name that one player bears, or a number that begins with `P`.
pub(in crate::tui::screen) fn read(text: &str, tournament: &Tournament, data: &Snapshot) -> Pasted {
    let mut pasted = Pasted::default();
    let mut entered: HashSet<PlayerId> = Entered::of(tournament, data).players;
    for line in lines(text) {
        pasted.lines += 1;
        match meant(&line, data) {
            Offer::Player(player) => {
                if entered.insert(player) {
                    pasted.players.push(player);
                }
            }
            left @ (Offer::Anew(_) | Offer::Several(_) | Offer::Alike(..)) => {
                if !pasted.left.contains(&left) {
                    pasted.left.push(left);
                }
            }
        }
    }
    pasted
}

/// Whom a line means.
pub(in crate::tui::screen) fn meant(line: &str, data: &Snapshot) -> Offer {
    match data.club.meant(line, Numbers::Full) {
        Meant::Player(player) => Offer::Player(player),
        Meant::Several(_) | Meant::NumberOrName(..) => Offer::Several(line.to_owned()),
        Meant::Nobody | Meant::NoPlayer(_) | Meant::NoNumber(_) => Offer::Anew(line.to_owned()),
    }
}

/// Whether a pasted name is still to be dealt with: nobody who bears it has entered.
pub(in crate::tui::screen) fn is_open(
    offer: &Offer,
    tournament: &Tournament,
    data: &Snapshot,
) -> bool {
    let Some(name) = offer.name() else { return false };
    let has = |player: &PlayerId| data.club.entered_as(tournament.id, *player).is_some();
    !data.club.registry().named(name).players().iter().any(has)
}
