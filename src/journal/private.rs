//! Private data, removed from a journal that is handed out.

use std::borrow::Cow;

use super::Entry;
use crate::club::Action;

/// The entry without days of birth, and how many there were. It decides the same otherwise, so the
/// journal folds into the same club but for those days; a registration has none, and the setting
/// of one clears it. A journal with and one without them are two journals: neither goes on from
/// the other.
pub fn without_births(entry: &Entry) -> (Cow<'_, Entry>, usize) {
    let has_birth = |action: &Action| match action {
        Action::AddPlayer { born, .. } | Action::SetBorn { born, .. } => born.is_some(),
        _ => false,
    };
    // An import may be a million actions, and few entries hold a day of birth.
    if !entry.actions.iter().any(has_birth) {
        return (Cow::Borrowed(entry), 0);
    }
    let mut entry = entry.clone();
    let mut left_out = 0;
    for action in &mut entry.actions {
        if let Action::AddPlayer { born, .. } | Action::SetBorn { born, .. } = action {
            left_out += usize::from(born.take().is_some());
        }
    }
    (Cow::Owned(entry), left_out)
}

/// The entry without the desk's notes on players, and how many there were: their setting clears them, and the journal
/// folds into the same club but for them. The chain of digests runs over notes, so it does not fit what is left.
pub fn without_notes(entry: &Entry) -> (Cow<'_, Entry>, usize) {
    let noted = |action: &Action| matches!(action, Action::SetNote { note: Some(_), .. });
    let left_out = entry.actions.iter().filter(|action| noted(action)).count();
    if left_out == 0 {
        return (Cow::Borrowed(entry), 0);
    }
    let mut entry = entry.clone();
    for action in &mut entry.actions {
        if let Action::SetNote { note, .. } = action {
            *note = None;
        }
    }
    (Cow::Owned(entry), left_out)
}
