//! A copy of the club on which a file is tried out, row by row.

use crate::club::registry::Named;
use crate::club::{Action, Club, Place, Refusal, Seq};
use crate::domain::number::{NumberError, PlayerId};

use super::Why;

/// Whom a cell means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meant {
    /// A player, who writes it exactly so or is called by number.
    Player(PlayerId),
    /// A player who writes it in another width, case or kana script.
    Alike(PlayerId),
    /// Nobody yet.
    Nobody,
}

/// The club as it would be, and what brought it there.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) club: Club,
    pub(super) actions: Vec<Action>,
}

impl Draft {
    pub(super) fn new(club: &Club) -> Self {
        Self { club: club.clone(), actions: Vec::new() }
    }

    pub(super) fn perform(&mut self, action: Action) -> Result<(), Why> {
        let index = u32::try_from(self.actions.len()).unwrap_or(u32::MAX);
        // The copy is thrown away, so which entry its records name does not matter.
        self.club.perform(&action, Place { seq: Seq(u64::MAX), index }).map_err(Why::Refused)?;
        self.actions.push(action);
        Ok(())
    }

    /// Whom a cleaned text means: a name or alias, or a number written with its `P`.
    pub(super) fn meant(&self, text: &str) -> Result<Meant, Why> {
        match self.club.registry().named(text) {
            Named::One(id) => {
                let bears = |id| {
                    self.club.player(id).is_some_and(|found| found.names().any(|name| name == text))
                };
                Ok(if bears(id) { Meant::Player(id) } else { Meant::Alike(id) })
            }
            Named::Several(players) => Err(Why::Several(players)),
            Named::Nobody => match PlayerId::parse_full(text) {
                Ok(id) => match self.club.player(id) {
                    Some(player) => Ok(Meant::Player(player.id)),
                    None => Err(Why::Refused(Refusal::NoSuchPlayer(id))),
                },
                Err(fault @ NumberError::CheckDigit { .. }) => Err(Why::Number(fault)),
                Err(NumberError::Malformed | NumberError::Zero | NumberError::TooLarge) => {
                    Ok(Meant::Nobody)
                }
            },
        }
    }

    /// Registers somebody of whom only the name is known.
    pub(super) fn register(&mut self, name: &str) -> Result<PlayerId, Why> {
        let player = self.club.next_player();
        self.perform(Action::AddPlayer {
            player,
            name: name.to_owned(),
            reading: None,
            club: None,
            aliases: Vec::new(),
            born: None,
            external: Vec::new(),
        })?;
        Ok(player)
    }
}
