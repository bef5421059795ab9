//! The score of two people and the facts behind it.

use super::commonness::Commonness;
use super::evidence;
use super::names;
use super::person::Person;

/// From this score on the registrar is warned.
pub const STRONG: f64 = 0.85;

/// From this score on a pair is worth a look later.
pub const POSSIBLE: f64 = 0.65;

/// What a score means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// At least [`STRONG`]: in all likelihood one person.
    Strong,
    /// At least [`POSSIBLE`]: may be one person; nobody is stopped for it.
    Possible,
    /// Two people as far as names can tell.
    Unlike,
}

impl Band {
    /// The band of a score.
    pub fn of(score: f64) -> Self {
        if score >= STRONG {
            Self::Strong
        } else if score >= POSSIBLE {
            Self::Possible
        } else {
            Self::Unlike
        }
    }
}

/// A fact for or against two people being one.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// The same name but for case, width, script of kana, accents, spaces and decoration.
    SameName,
    /// The same words in another order.
    OrderOfWords,
    /// Written in kana, kanji and Latin letters, the names sound the same.
    SameReading,
    /// Two romaji spellings of one sound.
    SameSound,
    /// Two spellings of one name: Mueller and Müller, Meyer and Maier, small and large kana.
    OtherSpelling,
    /// One name is written with variant kanji: 高 and 髙.
    VariantKanji,
    /// Letters of another alphabet that look the same.
    LookAlikeLetters,
    /// One letter is wrong, missing or too much.
    OneLetterApart,
    /// Two neighbouring letters are exchanged.
    LettersExchanged,
    /// A few letters differ in a long or rare name.
    FewLettersApart,
    /// A short form of the given name.
    Nickname,
    /// An initial stands for a name.
    Initials,
    /// One name has a further name or particle in the middle or at an end.
    MiddleNameDropped,
    /// One name has a form of address, or lacks it.
    Honorific,
    /// It is a name of the other person's list of aliases, or stands in brackets.
    Alias,
    /// A word the two share is rare among the players.
    RareName,
    /// The names are so common that they say little.
    CommonName,
    /// One word is shared that says something: a given name, or any where players are counted.
    SharedWord,
    /// The same number in this scheme.
    SameNumber(Box<str>),
    /// Both are of one club.
    SameClub,
    /// Born on the same day.
    SameBirthDate,
    /// The dates of birth differ by one digit, or day and month are exchanged.
    NearBirthDate,
    /// Against: other numbers in this scheme, of which a person has only one.
    OtherNumber(Box<str>),
    /// Against: different clubs.
    OtherClub,
    /// Against: not born on the same day.
    OtherBirthDate,
    /// Against: the numbers in the names differ, `Kuma07` and `Kuma08`.
    OtherNumberInName,
    /// Against: Jr and Sr, II and III.
    OtherGeneration,
    /// Against: a word differs, and both are good names: Tomoya and Tomoka.
    TwoNames,
    /// Against: the same kanji, but the stated readings differ.
    OtherReading,
    /// Against: the same sound, but other kanji.
    OtherKanji,
}

/// How alike two people are, and why.
#[derive(Debug, Clone, PartialEq)]
pub struct Likeness {
    /// From 0 (nothing in common) to 1 (nothing speaks against one person).
    pub score: f64,
    /// The facts, those for first.
    pub reasons: Vec<Reason>,
}

impl Likeness {
    /// What the score means.
    pub fn band(&self) -> Band {
        Band::of(self.score)
    }
}

/// How alike two people are, with the reasons. Symmetric.
pub fn compare(a: &Person, b: &Person, common: &Commonness) -> Likeness {
    let deep = evidence::agrees(a.further(), b.further());
    let named = names::best(a, b, common, deep);
    let score = evidence::weigh(named, a.further(), b.further());
    let mut reasons = named.facts.reasons();
    // One word in common says nothing more where all are.
    if named.score >= 1.0 {
        reasons.retain(|reason| *reason != Reason::SharedWord);
    }
    evidence::reasons(a.further(), b.further(), &mut reasons);
    reasons.sort();
    Likeness { score, reasons }
}

/// The score of [`compare`] alone, without an allocation for the reasons.
pub fn score(a: &Person, b: &Person, common: &Commonness) -> f64 {
    let deep = evidence::agrees(a.further(), b.further());
    evidence::weigh(names::best(a, b, common, deep), a.further(), b.further())
}
