//! The one line that tells what just happened.

use std::time::{Duration, Instant};

use super::text::{self, capital};
use crate::club::Action;
use crate::command::CommandId;
use crate::words::message::{Part, Sentence};

/// How long a piece of information stays.
pub const INFO_TIME: Duration = Duration::from_secs(4);

/// Columns of a name in the message on a call.
const CALLED: usize = 30;

/// A message on the status line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toast {
    /// A sentence, from the words.
    pub text: String,
    /// How it looks and how long it stays.
    pub severity: Severity,
    /// The command that takes it back: undo, or redo. Its key is told behind the sentence, as the screen in front has it.
    pub back: Option<CommandId>,
}

/// How grave a toast is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    /// Gone at this moment.
    Info { until: Instant },
    /// Stays until a key is pressed.
    Error,
    /// Stays until a key is pressed, and is nothing that went wrong.
    Hint,
}

impl Toast {
    /// Information that goes by itself, [`INFO_TIME`] after `now`.
    pub fn info(text: impl Into<Sentence>, now: Instant) -> Self {
        Self::verbatim(written(&text.into()), now)
    }

    /// A message written as it stands: it may begin with a name.
    pub fn verbatim(text: String, now: Instant) -> Self {
        Self { text, severity: Severity::Info { until: now + INFO_TIME }, back: None }
    }

    /// A refusal or failure that stays until a key is pressed.
    pub fn error(said: impl Into<Sentence>) -> Self {
        Self::failure(written(&said.into()))
    }

    /// A failure as it stands.
    pub const fn failure(text: String) -> Self {
        Self { text, severity: Severity::Error, back: None }
    }

    /// A message, as it stands, about a key that does nothing.
    pub fn hint(text: String) -> Self {
        Self { text, severity: Severity::Hint, back: None }
    }

    /// When it goes by itself; any other stays until a key is pressed.
    pub const fn until(&self) -> Option<Instant> {
        match self.severity {
            Severity::Info { until } => Some(until),
            Severity::Error | Severity::Hint => None,
        }
    }
}

/// A sentence about what was done. A name is written as it is stored, since who reads the message looks for a slip; but
/// the names of a call are cut to [`CALLED`], since the message lies over the floor, which shows them too.
pub fn told(said: &Sentence, done: &[Action]) -> String {
    let is_call = matches!(done, [Action::CallMatch(_)]);
    let told = said.with(|part| match part {
        Part::Player(name) if is_call => text::fit(name, CALLED).into(),
        other => other.text().into(),
    });
    capital_of(said, told)
}

/// A sentence as it is written on the status line.
pub fn written(said: &Sentence) -> String {
    capital_of(said, said.with(|part| part.text().into()))
}

/// The text of a sentence with a capital to begin with, unless that is a name, which is written as it is stored, or no
/// word of English: a file, a number, a key.
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
