//! The decisions of an entry, understood when they are asked for.
//!
//! Where a [snapshot](super::super::snapshot) holds what years of entries add up to, hardly one of them is looked at again.
//! Such an entry keeps the text of its row, which was read as actions when the snapshot was made.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::read_actions;
use crate::club::Action;

/// The decisions of an entry, in order.
#[derive(Clone, Default)]
pub struct Actions {
    read: OnceLock<Vec<Action>>,
    /// As their row has them.
    text: Option<Box<str>>,
}

impl Actions {
    /// Actions that were read of this text before.
    pub(in crate::journal) fn of_text(text: String) -> Self {
        Self { read: OnceLock::new(), text: Some(text.into()) }
    }

    /// Whether a row has them.
    pub(in crate::journal) fn are_in(&self, text: &str) -> bool {
        self.text.as_deref() == Some(text)
            || read_actions(text).is_ok_and(|actions| actions == **self)
    }

    /// Whether one of them may be of these kinds, without reading them all for that.
    pub(in crate::journal) fn may_be(&self, kinds: &[&str]) -> bool {
        let unread = self.text.as_deref().filter(|_| self.read.get().is_none());
        unread.is_none_or(|text| kinds.iter().any(|kind| text.contains(kind)))
    }

    /// Whether there are none, as in an undo.
    pub fn is_empty(&self) -> bool {
        self.text.as_deref().map_or_else(|| (**self).is_empty(), |text| text == "[]")
    }
}

impl Deref for Actions {
    type Target = Vec<Action>;

    fn deref(&self) -> &Vec<Action> {
        self.read.get_or_init(|| {
            let read = self.text.as_deref().map_or(Ok(Vec::new()), read_actions);
            read.unwrap_or_else(|fault| {
                log::error!("actions that were read before are unreadable: {fault:?}");
                Vec::new()
            })
        })
    }
}

impl DerefMut for Actions {
    fn deref_mut(&mut self) -> &mut Vec<Action> {
        let read = std::mem::take(self);
        *self = Vec::clone(&read).into();
        self.read.get_mut().expect("they were just put there")
    }
}

impl From<Vec<Action>> for Actions {
    fn from(actions: Vec<Action>) -> Self {
        Self { read: actions.into(), text: None }
    }
}

impl FromIterator<Action> for Actions {
    fn from_iter<T: IntoIterator<Item = Action>>(actions: T) -> Self {
        actions.into_iter().collect::<Vec<_>>().into()
    }
}

impl<'a> IntoIterator for &'a Actions {
    type Item = &'a Action;
    type IntoIter = std::slice::Iter<'a, Action>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for Actions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl PartialEq for Actions {
    fn eq(&self, other: &Self) -> bool {
        (self.text.is_some() && self.text == other.text) || **self == **other
    }
}

impl Serialize for Actions {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Actions {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::deserialize(from).map(Self::from)
    }
}
