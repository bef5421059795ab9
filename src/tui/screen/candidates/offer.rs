//! The offers of an entry of players: those found, and names that lead to nobody or to several.

use std::collections::HashSet;

use super::draw::people;
use super::entered::Entered;
use crate::club::Tournament;
use crate::club::question::resolver::{Identity, Meant, Numbers};
use crate::club::registry::{Named, NewPlayer};
use crate::domain::matching::STRONG;
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
    /// The name, where it is not decided which player it means.
    pub(in crate::tui::screen) fn name(&self) -> Option<&str> {
        match self {
            Self::Anew(name) | Self::Several(name) | Self::Alike(name, _) => Some(name),
            Self::Player(_) => None,
        }
    }
}

/// The players and names in the lines that were pasted.
#[derive(Debug, Clone, Default)]
pub(in crate::tui::screen) struct Pasted {
    /// Players to be entered, each once, in the order of the lines.
    pub(in crate::tui::screen) players: Vec<PlayerId>,
    /// Players of further lines who are entered already.
    pub(in crate::tui::screen) again: Vec<PlayerId>,
    /// The lines by name; those that are not one player with what they may mean.
    pub(in crate::tui::screen) lines: Vec<(String, Option<Offer>)>,
}

/// The rows while `typed` stands in the field. While nothing does, the players who have not entered yet.
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
    // Of two players of one name, the one who has entered is hardly meant again.
    found.sort_by_key(|player| entered.contains(player));
    let mut offers: Vec<Offer> = found.into_iter().map(Offer::Player).collect();
    let is_number = PlayerId::parse(typed).is_ok();
    if !is_number && data.club.registry().named(typed) == Named::Nobody {
        offers.push(Offer::Anew(typed.to_owned()));
    }
    offers
}

/// Reads pasted lines by the one rule for everybody who enters: each is a player, or is to be looked at.
pub(in crate::tui::screen) fn read(text: &str, tournament: &Tournament, data: &Snapshot) -> Pasted {
    let mut pasted = Pasted::default();
    let mut entered: HashSet<PlayerId> = Entered::of(tournament, data).players;
    let mut seen: Vec<NewPlayer> = Vec::new();
    for line in people(text) {
        let name = line.name.clone();
        let left = match whom(&line, data) {
            Whom::Player(player) if entered.insert(player) => {
                pasted.players.push(player);
                None
            }
            Whom::Player(player) => {
                pasted.again.push(player);
                None
            }
            // A repeated line is left out; of several players of one name, each line may mean another.
            Whom::Nobody | Whom::Alike(_) if seen.iter().any(|one| one.covers(&line)) => continue,
            Whom::Nobody => Some(Offer::Anew(name.clone())),
            Whom::Alike(player) => {
                let other = format!("{} ({player})", data.name(player));
                Some(Offer::Alike(name.clone(), other))
            }
            Whom::Several => Some(Offer::Several(name.clone())),
        };
        pasted.lines.push((name, left));
        seen.push(line);
    }
    pasted
}

/// The pasted lines that are still to be dealt with: of a name as many as fewer of those who bear it have entered.
pub(in crate::tui::screen) fn still_open(
    lines: &[(String, Option<Offer>)],
    tournament: &Tournament,
    data: &Snapshot,
) -> Vec<Offer> {
    let mut open: Vec<Offer> = Vec::new();
    for (name, offer) in lines {
        let Some(offer) = offer else { continue };
        let of_name = |other: &&Offer| other.name() == Some(name);
        let has = |player: &&PlayerId| data.club.entered_as(tournament.id, **player).is_some();
        let bearers = data.club.registry().named(name);
        let entered = bearers.players().iter().filter(has).count();
        let all = lines.iter().filter(|(other, _)| other == name).count();
        if open.iter().filter(of_name).count() + entered < all {
            open.push(offer.clone());
        }
    }
    open
}

/// The player, or the players, that a line means.
pub(in crate::tui::screen) enum Whom {
    Player(PlayerId),
    Several,
    Alike(PlayerId),
    Nobody,
}

/// Looks up the player that a line of a list means; a name alone may be a registration number.
pub(in crate::tui::screen) fn whom(new_player: &NewPlayer, data: &Snapshot) -> Whom {
    if *new_player == NewPlayer::named(&new_player.name)
        && let Meant::Player(player) = data.club.meant(&new_player.name, Numbers::Full)
    {
        return Whom::Player(player);
    }
    let record = new_player.record();
    match data.club.candidates(&record) {
        Err(_) => Whom::Several,
        Ok(Some(found)) => match found.identity() {
            Identity::Known(player, _) => Whom::Player(player),
            Identity::Doubtful(several) => match several[..] {
                [player] if found.left.is_empty() => Whom::Alike(player),
                _ => Whom::Several,
            },
            Identity::Contradicted(player) => Whom::Alike(player),
        },
        Ok(None) => {
            let owners = data.owners(&record, 1);
            let strong = owners.first().filter(|owner| owner.score >= STRONG);
            strong.map_or(Whom::Nobody, |owner| Whom::Alike(owner.player))
        }
    }
}
