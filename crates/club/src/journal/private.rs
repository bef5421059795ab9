//! Private data, removed from a journal that is handed out.

use std::borrow::Cow;

use super::Entry;
use crate::club::Action;
use crate::club::action::{AddPlayer, SetBorn, SetNote};

/// The entry without days of birth, and how many there were. It decides the same otherwise, so the
/// journal folds into the same club but for those days; a registration has none, and the setting
/// of one clears it. A journal with and one without them are two journals: neither goes on from
/// the other.
pub fn without_births(entry: &Entry) -> (Cow<'_, Entry>, usize) {
    without(entry, |action| match action {
        Action::AddPlayer(AddPlayer { born, .. }) | Action::SetBorn(SetBorn { born, .. }) => {
            born.is_some()
        }
        _ => false,
    })
}

/// The entry without the desk's notes on players, and how many there were: their setting clears them, and the journal
/// folds into the same club but for them. The chain of digests runs over notes, so it does not fit what is left.
pub fn without_notes(entry: &Entry) -> (Cow<'_, Entry>, usize) {
    without(entry, has_note)
}

/// How many of the desk's notes on players an entry sets.
pub fn notes(entry: &Entry) -> usize {
    entry.actions.iter().filter(|action| has_note(action)).count()
}

fn has_note(action: &Action) -> bool {
    matches!(action, Action::SetNote(SetNote { note: Some(_), .. }))
}

/// The entry with the private part of these actions taken out, and how many there are.
fn without(entry: &Entry, is_private: impl Fn(&Action) -> bool) -> (Cow<'_, Entry>, usize) {
    // An import may be a million actions, and few entries hold anything private.
    let left_out = entry.actions.iter().filter(|action| is_private(action)).count();
    if left_out == 0 {
        return (Cow::Borrowed(entry), 0);
    }
    let mut entry = entry.clone();
    for action in entry.actions.iter_mut().filter(|action| is_private(action)) {
        match action {
            Action::AddPlayer(AddPlayer { born, .. }) | Action::SetBorn(SetBorn { born, .. }) => {
                *born = None;
            }
            Action::SetNote(SetNote { note, .. }) => *note = None,
            _ => {}
        }
    }
    (Cow::Owned(entry), left_out)
}
