//! The rating list that a screen shows.

use crate::club::{Club, RatingList};
use crate::command::CommandId;
use crate::domain::ids::ListId;
use crate::words::Words;

/// A rating list, chosen by going left and right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ListChoice(pub(super) ListId);

impl ListChoice {
    /// The list beside it; the first and the last have one neighbour only.
    pub(super) fn step(self, command: CommandId, club: &Club) -> Self {
        let beside = match command {
            CommandId::Left => club.lists().take_while(|list| list.id != self.0).last(),
            CommandId::Right => club.lists().skip_while(|list| list.id != self.0).nth(1),
            _ => None,
        };
        beside.map_or(self, |list| Self(list.id))
    }

    /// The list, or the main one if it is gone.
    pub(super) fn kept(self, club: &Club) -> Self {
        club.list(self.0).map_or(Self(ListId::MAIN), |list| Self(list.id))
    }

    /// Why going left or right shows no other list.
    pub(super) fn reason(self, club: &Club, words: &Words) -> Option<String> {
        self.among(club).is_none().then(|| words.screen.lists.one_list().to_owned())
    }

    /// The list with its place and their number, where there are several to tell apart.
    pub(super) fn among(self, club: &Club) -> Option<(&RatingList, usize, usize)> {
        let count = club.lists().count();
        let (at, list) = club.lists().enumerate().find(|(_, list)| list.id == self.0)?;
        (count > 1).then_some((list, at + 1, count))
    }
}

impl Default for ListChoice {
    fn default() -> Self {
        Self(ListId::MAIN)
    }
}
