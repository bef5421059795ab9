//! The searchable texts of a player, in the form in which they are compared.

use super::letter_set::LetterSet;
use super::rank::Spelling;
use crate::name::{fold, romaji, romaji_by_kana};
use crate::number::PlayerId;

/// The search keys of one player: number, and name, reading and aliases folded and in romaji.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchKeys {
    number: PlayerId,
    /// Further numbers of the same person.
    further: Box<[PlayerId]>,
    written: Lines,
    spoken: Lines,
}

impl SearchKeys {
    /// Builds the keys; the club is not searched.
    pub fn new<'a>(
        number: PlayerId,
        name: &'a str,
        reading: Option<&'a str>,
        aliases: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        let texts = std::iter::once(name).chain(reading).chain(aliases);
        let written: Vec<String> = texts.map(fold).collect();
        let spoken = written.iter().flat_map(|key| [romaji(key), romaji_by_kana(key)]).collect();
        Self {
            number,
            further: Box::default(),
            written: Lines::new(written),
            spoken: Lines::new(spoken),
        }
    }

    /// The player's keys with further numbers.
    #[must_use]
    pub fn with_numbers(mut self, further: &[PlayerId]) -> Self {
        self.further = further.into();
        self
    }

    pub(super) fn numbers(&self) -> impl Iterator<Item = PlayerId> {
        std::iter::once(self.number).chain(self.further.iter().copied())
    }

    pub(super) const fn spelled(&self, spelling: Spelling) -> &Lines {
        match spelling {
            Spelling::Written => &self.written,
            Spelling::Romaji => &self.spoken,
        }
    }
}

/// The keys of one spelling, in one allocation: ten thousand players are scanned at each keystroke.
///
/// Folding leaves no line break inside a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Lines {
    text: Box<str>,
    glance: LetterSet,
    /// One for each of [`Lines::parts`].
    part_glances: Box<[LetterSet]>,
}

impl Lines {
    pub(super) fn new(keys: Vec<String>) -> Self {
        let mut different: Vec<String> = Vec::with_capacity(keys.len());
        for key in keys {
            if !different.contains(&key) {
                different.push(key);
            }
        }
        let text = different.join("\n").into_boxed_str();
        Self {
            glance: LetterSet::of(&text),
            part_glances: parts(&text).map(LetterSet::of).collect(),
            text,
        }
    }

    /// All keys at a glance.
    pub(super) const fn glance(&self) -> LetterSet {
        self.glance
    }

    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.text.split('\n')
    }

    /// The keys and words of keys that look right at a glance.
    pub(super) fn parts_like(
        &self,
        looks_right: impl Fn(LetterSet) -> bool,
    ) -> impl Iterator<Item = &str> {
        let glances = self.part_glances.iter().enumerate();
        let right = glances.filter(move |(_, glance)| looks_right(**glance));
        right.filter_map(|(at, _)| parts(&self.text).nth(at))
    }
}

/// Each key, and behind it its words if it has several.
fn parts(lines: &str) -> impl Iterator<Item = &str> {
    lines.split('\n').flat_map(|key| {
        let words = key.contains(' ').then(|| key.split(' '));
        std::iter::once(key).chain(words.into_iter().flatten())
    })
}
