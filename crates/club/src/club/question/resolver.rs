//! The one rule by which a text or record leads to a player, for commands, files and screens.

use std::sync::Arc;

use crate::club::{Club, Player, RatingList, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::matching::PersonRecord;
use crate::domain::name;
use crate::domain::number::{NumberError, PlayerId};

/// How registration numbers are written where a text stands. One with its `P` is never a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// `P0002-7`, or `2` as people type it.
    Bare,
    /// Only with the `P`: in a list, digits alone may be a name.
    Full,
}

/// The player that a text leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// One player, by number, name or alias.
    Player(PlayerId),
    /// Several players who bear the name.
    Several(Vec<PlayerId>),
    /// Digits that are the number of the first and a name of the others.
    NumberOrName(PlayerId, Vec<PlayerId>),
    /// A number that no player has.
    NoPlayer(PlayerId),
    /// A number that cannot be one.
    NoNumber(NumberError),
    /// A name that no player bears.
    Nobody,
}

/// The part of a record that leads to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clue {
    /// The number of another body.
    External,
    Name,
    Alias,
}

/// The players to whom a record leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    pub clue: Clue,
    pub all: Vec<PlayerId>,
    /// The players without a contradiction in the record.
    pub left: Vec<PlayerId>,
    /// The players confirmed by more than the name.
    pub confirmed: Vec<PlayerId>,
}

/// A number and a name in a record, or two of them, mean different players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The clue that leads elsewhere.
    pub clue: Clue,
    pub players: Vec<PlayerId>,
}

/// The player that a record leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Identity {
    /// One player; whether nothing but the name says so.
    Known(PlayerId, bool),
    /// One of these, or another person: each is contradicted, or none has more for it than another.
    Doubtful(Vec<PlayerId>),
    /// The player with an ID of the record, contradicted by something else in it.
    Contradicted(PlayerId),
}

impl Candidates {
    /// Which of them the record means.
    pub fn identity(&self) -> Identity {
        match (&self.left[..], &self.confirmed[..]) {
            ([], _) if self.clue == Clue::External => Identity::Contradicted(self.all[0]),
            ([], _) => Identity::Doubtful(self.all.clone()),
            (_, [one]) => Identity::Known(*one, false),
            ([one], []) => Identity::Known(*one, true),
            (several, []) | (_, several) => Identity::Doubtful(several.to_vec()),
        }
    }
}

impl Club {
    /// The player that a cleaned text leads to, by number, name or alias.
    pub fn meant(&self, text: &str, numbers: Numbers) -> Meant {
        let named = self.registry().named(text).players();
        let is_full = PlayerId::parse_full(text).is_ok();
        let number = match numbers {
            Numbers::Bare => PlayerId::parse(text),
            Numbers::Full => PlayerId::parse_full(text),
        };
        let registered = number.ok().and_then(|id| Some(self.player(id)?.id));
        match (registered, &named[..]) {
            (Some(id), _) if is_full => Meant::Player(id),
            (Some(id), []) => Meant::Player(id),
            (Some(id), [one]) if id == *one => Meant::Player(id),
            (Some(id), _) => Meant::NumberOrName(id, named),
            (None, [one]) => Meant::Player(*one),
            (None, [_, ..]) => Meant::Several(named),
            (None, []) => match number {
                Ok(id) => Meant::NoPlayer(id),
                Err(NumberError::Malformed) => Meant::Nobody,
                Err(fault @ NumberError::CheckDigit { .. }) => Meant::NoNumber(fault),
                Err(_) if numbers == Numbers::Full => Meant::Nobody,
                Err(fault) => Meant::NoNumber(fault),
            },
        }
    }

    /// The registered players to whom a record leads by external IDs, name and aliases, which all must lead to the same
    /// ones. None if they lead to no player.
    pub fn candidates(&self, record: &PersonRecord<'_>) -> Result<Option<Candidates>, Conflict> {
        let registry = self.registry();
        let numbered = record.external.iter().filter_map(|id| {
            Some((Clue::External, vec![registry.external(&id.scheme, &id.value)?]))
        });
        let named = std::iter::once((Clue::Name, record.name))
            .chain(record.aliases.iter().map(|alias| (Clue::Alias, alias.as_str())))
            .map(|(clue, text)| (clue, registry.named(text).players()))
            .filter(|(_, bearers)| !bearers.is_empty());
        let mut clues = numbered.chain(named);
        let Some((clue, mut all)) = clues.next() else { return Ok(None) };
        for (other, bearers) in clues {
            if !all.iter().any(|player| bearers.contains(player)) {
                all.extend(bearers);
                return Err(Conflict { clue: other, players: all });
            }
            all.retain(|player| bearers.contains(player));
        }
        let is = |fact: fn(&Player, &PersonRecord<'_>) -> bool| {
            move |id: &PlayerId| self.player(*id).is_some_and(|known| fact(known, record))
        };
        // Namesakes with other numbers of one register are other people. A person who was registered twice may have had two.
        let is_another: fn(&Player, &PersonRecord<'_>) -> bool =
            |known, record| known.absorbed.is_empty() && known.is_numbered_otherwise(record);
        if clue != Clue::External && all.iter().all(is(is_another)) {
            return Ok(None);
        }
        let contradicted = is(Player::is_contradicted_by);
        let left: Vec<_> = all.iter().copied().filter(|id| !contradicted(id)).collect();
        let confirmed = left.iter().copied().filter(is(Player::is_confirmed_by)).collect();
        Ok(Some(Candidates { clue, all, left, confirmed }))
    }

    /// The tournament of a name, in any width and case, or of a number written `T3`.
    pub fn tournament_named(&self, text: &str) -> Option<&Arc<Tournament>> {
        self.tournament_called(text).or_else(|| {
            let key = name::fold(text);
            let number = key.strip_prefix('t')?.parse().ok()?;
            self.tournament(TournamentId(number))
        })
    }

    /// The rating list of a name, in any width and case.
    pub fn list_named(&self, text: &str) -> Option<&RatingList> {
        let key = name::fold(text);
        self.lists().find(|list| name::fold(&list.name) == key)
    }
}
