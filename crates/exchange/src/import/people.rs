//! The players that the names in a file of results stand for.

use std::collections::HashMap;

use super::draft::Draft;
use super::suspect::{Answer, Answers, Fresh, PlayerRef, ResolvedPlayer, suspects};
use super::{Note, Plan, Suspect, Why};
use crate::club::Club;
use crate::club::registry::NewPlayer;
use crate::domain::ids::ExternalId;
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, Stopped};

/// The players of a file, on a copy of the club that knows those it registers.
#[derive(Debug)]
pub(super) struct People<'a> {
    pub(super) draft: Draft,
    answers: &'a Answers,
    /// The player of each text; equal texts lead to one player all through the file.
    names: HashMap<String, PlayerId>,
    /// Texts that are no player's name, mapped to the player each one resolves to.
    taken: HashMap<String, ResolvedPlayer>,
    pub(super) fresh: Vec<Fresh>,
    pub(super) notes: Vec<Note>,
}

impl<'a> People<'a> {
    pub(super) fn new(
        club: &Club,
        answers: &'a Answers,
        taken: HashMap<String, ResolvedPlayer>,
    ) -> Self {
        Self {
            draft: Draft::new(club),
            answers,
            names: HashMap::new(),
            taken,
            fresh: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The registered player of this number, if this is one of their names: it tells namesakes apart.
    pub(super) fn numbered(&self, number: PlayerId, name: &str) -> Option<PlayerId> {
        let known = self.draft.club.player(number)?;
        known.names().any(|known| known == name).then_some(known.id)
    }

    /// The player of a cleaned text in a line, registered if unknown.
    pub(super) fn player(&mut self, line: u64, name: &str) -> Result<PlayerId, Why> {
        if let Some(&player) = self.names.get(name) {
            return Ok(player);
        }
        let taken = match self.taken.get(name) {
            Some(ResolvedPlayer::Player(player)) => Some(*player),
            Some(ResolvedPlayer::Named(first)) => self.names.get(first).copied(),
            None => self.answered(line, name),
        };
        let meant = match taken {
            None if !self.taken.contains_key(name) => self.draft.meant(name)?,
            taken => taken,
        };
        let player = if let Some(player) = meant {
            if taken.is_some() || !self.draft.is_exact(player, name) {
                self.notes.push(Note::Taken { line, text: name.to_owned(), player });
            }
            player
        } else {
            let player = self.draft.register(name)?;
            self.fresh.push(Fresh { line, player });
            player
        };
        self.names.insert(name.to_owned(), player);
        Ok(player)
    }

    /// The player with this number of another body, registered under it as a name if unknown. The text is no name of a
    /// list: it never leads to a player by name or registration number.
    pub(super) fn identified(&mut self, line: u64, id: ExternalId) -> Result<PlayerId, Why> {
        if let Some(known) = self.draft.club.registry().external(&id.scheme, &id.value) {
            return Ok(known);
        }
        let name = id.value.clone();
        if let Some(ResolvedPlayer::Player(player)) = self.taken.get(&name) {
            self.notes.push(Note::Taken { line, text: name, player: *player });
            return Ok(*player);
        }
        if let Some(player) = self.answered(line, &name) {
            return Ok(player);
        }
        let player = self.draft.club.next_player();
        let new = NewPlayer { external: vec![id], ..NewPlayer::named(name) };
        self.draft.perform(new.registration(player))?;
        self.fresh.push(Fresh { line, player });
        Ok(player)
    }

    /// Players whom the file registers and who may be registered already.
    pub(super) fn suspects(&self, progress: &dyn Progress) -> Result<Vec<Suspect>, Stopped> {
        suspects(&self.draft.club, &self.fresh, &HashMap::new(), self.answers, progress)
    }

    /// The plan of the import.
    pub(super) fn plan(self, suspects: Vec<Suspect>) -> Plan {
        let Self { draft: Draft { club, actions }, notes, fresh, .. } = self;
        Plan { actions, notes, suspects, fresh, club }
    }

    /// The player that the operator answered for a name, if still registered.
    fn answered(&self, line: u64, name: &str) -> Option<PlayerId> {
        match self.answers.of(line, name)? {
            Answer::New => None,
            Answer::Use(PlayerRef::Player(player)) => {
                self.draft.club.player(*player).map(|known| known.id)
            }
            Answer::Use(PlayerRef::Row { name, .. }) => self.names.get(name).copied(),
        }
    }
}
