//! What of a player can be found, in the form in which it is compared.

use super::rank::Spelling;
use crate::domain::name::{fold, romaji};
use crate::domain::number::PlayerId;

/// The search keys of one player: number, and name, reading and aliases folded and in romaji.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchKeys {
    number: PlayerId,
    /// Lines by turns written and romaji, in one allocation: ten thousand players are scanned at
    /// each keystroke. Folding leaves no line break inside a key.
    lines: Box<str>,
}

impl SearchKeys {
    /// Builds the keys; the club is not searched.
    pub fn new<'a>(
        number: PlayerId,
        name: &'a str,
        reading: Option<&'a str>,
        aliases: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        let mut keys: Vec<String> = Vec::new();
        for text in std::iter::once(name).chain(reading).chain(aliases) {
            let written = fold(text);
            if !written.is_empty() && !keys.iter().step_by(2).any(|key| *key == written) {
                let spoken = romaji(&written);
                keys.extend([written, spoken]);
            }
        }
        Self {
            number,
            lines: keys.join("\n").into_boxed_str(),
        }
    }

    pub(super) const fn number(&self) -> PlayerId {
        self.number
    }

    /// Every key with the way it is spelled.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Spelling, &str)> {
        let spellings = [Spelling::Written, Spelling::Romaji].into_iter().cycle();
        spellings.zip(self.lines.split('\n'))
    }
}
