//! Sentences whose names are known as names, so that they can be cut, replaced by a tag or left without a capital when
//! the sentence is drawn.

use std::borrow::Cow;
use std::ops::Deref;

use crate::words::prelude::*;

/// Marks around a name: Unicode's isolates for text within other text. They have no width.
const PLAYER: char = '\u{2068}';
const EVENT: char = '\u{2066}';
const END: char = '\u{2069}';

/// A sentence in parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part<'a> {
    Words(&'a str),
    Player(&'a str),
    /// The name of a tournament or a rating list.
    Event(&'a str),
}

impl Sentence {
    pub(super) const fn new(marked: String) -> Self {
        Self(marked)
    }

    /// A longer sentence, in which this one stands.
    #[must_use]
    pub fn within(&self, say: impl FnOnce(&str) -> String) -> Self {
        Self(say(&self.0))
    }

    pub fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let mut rest = self.0.as_str();
        std::iter::from_fn(move || {
            let first = rest.chars().next()?;
            let named = rest.strip_prefix([PLAYER, EVENT]);
            let text = named.unwrap_or(rest);
            let end = text.find(if named.is_some() { &[END][..] } else { &[PLAYER, EVENT] });
            let (part, behind) = text.split_at_checked(end.unwrap_or(text.len()))?;
            rest = behind.strip_prefix(END).unwrap_or(behind);
            Some(match first {
                PLAYER => Part::Player(part),
                EVENT => Part::Event(part),
                _ => Part::Words(part),
            })
        })
    }

    /// The sentence with each part as `written`.
    pub fn with<'a>(&'a self, written: impl FnMut(Part<'a>) -> Cow<'a, str>) -> String {
        self.parts().map(written).collect()
    }

    /// Whether it begins with a name, which is written as it is stored.
    pub fn is_name_first(&self) -> bool {
        self.parts().next().is_some_and(|part| !matches!(part, Part::Words(_)))
    }
}

/// A sentence whose names are not marked.
impl<T: Into<String>> From<T> for Sentence {
    fn from(plain: T) -> Self {
        Self::new(plain.into())
    }
}

impl<'a> Part<'a> {
    pub const fn text(self) -> &'a str {
        match self {
            Self::Words(text) | Self::Player(text) | Self::Event(text) => text,
        }
    }
}

/// A club as a sentence names what is in it: plainly, or as parts of a [`Sentence`].
#[derive(Debug, Clone, Copy)]
pub struct Naming<'a> {
    club: &'a Club,
    marked: bool,
}

impl<'a> Naming<'a> {
    pub(super) const fn marked(club: &'a Club) -> Self {
        Self { club, marked: true }
    }

    pub(super) fn as_player(self, name: &str) -> String {
        self.mark(PLAYER, name)
    }

    pub(super) fn as_event(self, name: &str) -> String {
        self.mark(EVENT, name)
    }

    fn mark(self, sign: char, name: &str) -> String {
        if self.marked { format!("{sign}{name}{END}") } else { name.to_owned() }
    }
}

impl<'a> From<&'a Club> for Naming<'a> {
    fn from(club: &'a Club) -> Self {
        Self { club, marked: false }
    }
}

impl Deref for Naming<'_> {
    type Target = Club;

    fn deref(&self) -> &Club {
        self.club
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_comes_apart_at_its_names() {
        let club = Club::default();
        let on = Naming::marked(&club);
        let (m, cup) = (on.as_player("m"), on.as_event("match"));
        let said = Sentence::new(format!("{m} 2-1 TM, match 7 of {cup}"));
        let parts: Vec<Part<'_>> = said.parts().collect();
        let words = |text| Part::Words(text);
        assert_eq!(parts, [Part::Player("m"), words(" 2-1 TM, match 7 of "), Part::Event("match")]);
        assert!(said.is_name_first());
        let tags = said.with(|part| match part {
            Part::Event(_) => "SD".into(),
            other => other.text().into(),
        });
        assert_eq!(tags, "m 2-1 TM, match 7 of SD");
        let undone = said.within(|said| format!("Undone: {said}."));
        assert!(!undone.is_name_first());
        assert_eq!(undone.with(|part| part.text().into()), "Undone: m 2-1 TM, match 7 of match.");
    }

    #[test]
    fn a_name_that_holds_a_sign_loses_nothing_else() {
        let club = Club::default();
        let on = Naming::marked(&club);
        for name in ["", "a\u{2069}b", "\u{2068}a", "\u{2066}"] {
            let said = Sentence::new(format!("{} won", on.as_player(name)));
            let shown = said.with(|part| part.text().into());
            assert!(shown.ends_with(" won"), "{shown:?}");
        }
    }
}
