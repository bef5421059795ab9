//! The message on the status line.

use std::time::{Duration, Instant};

use super::text::{self, capital};
use crate::club::Action;
use crate::command::CommandId;
use crate::words::message::{Part, Sentence};

pub const INFO_TIME: Duration = Duration::from_secs(4);

/// Columns of each name in the message about a call.
const CALLED: usize = 30;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toast {
    pub text: String,
    pub severity: Severity,
    /// The command that undoes the reported change: undo or redo. Its
    /// key is shown behind the sentence, if the screen in front has one.
    pub back: Option<CommandId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    /// Disappears at this moment.
    Info { until: Instant },
    /// Stays until a key is pressed.
    Error,
    /// Stays until a key is pressed. It is not an error.
    Hint,
}

impl Toast {
    /// A message that disappears [`INFO_TIME`] after `now`.
    pub fn info(text: impl Into<Sentence>, now: Instant) -> Self {
        Self::verbatim(written(&text.into()), now)
    }

    /// A message without a capital added: it may begin with a name.
    pub fn verbatim(text: String, now: Instant) -> Self {
        Self { text, severity: Severity::Info { until: now + INFO_TIME }, back: None }
    }

    pub fn error(said: impl Into<Sentence>) -> Self {
        Self::failure(written(&said.into()))
    }

    /// A failure without a capital added.
    pub const fn failure(text: String) -> Self {
        Self { text, severity: Severity::Error, back: None }
    }

    /// A message about a key without effect.
    pub fn hint(text: String) -> Self {
        Self { text, severity: Severity::Hint, back: None }
    }

    /// When the message disappears; none if it stays until a key is pressed.
    pub const fn until(&self) -> Option<Instant> {
        match self.severity {
            Severity::Info { until } => Some(until),
            Severity::Error | Severity::Hint => None,
        }
    }
}

/// A sentence about recorded actions. Names are written whole, so that the reader finds slips. A call's
/// names are cut to [`CALLED`] columns: the message covers the page of the hall, which shows them too.
pub fn told(said: &Sentence, done: &[Action]) -> String {
    let is_call = matches!(done, [Action::CallMatch(_)]);
    let told = said.with(|part| match part {
        Part::Player(name) if is_call => text::fit(name, CALLED).into(),
        other => other.text().into(),
    });
    capital_of(said, told)
}

/// The text for the status line, with a capital.
pub fn written(said: &Sentence) -> String {
    capital_of(said, said.with(|part| part.text().into()))
}

/// The text with a capital, unless it begins with a name or with
/// something that is no English word: a file, a number, a key.
fn capital_of(said: &Sentence, text: String) -> String {
    let first = text.split(' ').next().unwrap_or_default();
    let is_word = first.bytes().all(|letter| letter.is_ascii_lowercase());
    if is_word && !said.is_name_first() { capital(&text) } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::{Club, Place, Refusal, Seq};
    use crate::domain::ids::TournamentId;
    use crate::domain::number::PlayerId;
    use crate::words::ENGLISH;

    #[test]
    fn a_message_begins_with_a_capital_unless_it_begins_with_what_is_written_so() {
        let told = |text: &str| Toast::error(text).text;
        assert_eq!(told("no table is free"), "No table is free");
        assert_eq!(told("cup.csv cannot be read"), "cup.csv cannot be read");
        assert_eq!(told("卓が空いていません"), "卓が空いていません");
        assert_eq!(told(""), "");
        let refused = |sentence: Sentence| Toast::error(sentence).text;
        let mut club = Club::default();
        let m = PlayerId(1);
        let add = Action::add_player(m, "m".to_owned());
        club.perform(&add, Place { seq: Seq(1), index: 0 }).expect("allowed");
        let not_entered = Refusal::NotEntered(TournamentId(1), m);
        let sentence = ENGLISH.message.refused(&not_entered, &club);
        assert!(refused(sentence).starts_with("m "), "a name stays as it is stored");
    }
}
