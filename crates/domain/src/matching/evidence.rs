//! The facts found while two people are compared, their reasons, and the
//! evidence besides the names: external IDs, birth date, club.

use chrono::{Datelike as _, NaiveDate};

use super::PersonRecord;
use super::token::hash;
use crate::name::fold;

/// Evidence besides the names; it counts if both records have it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Further {
    pub(super) club: Option<u32>,
    born: Option<NaiveDate>,
    external: Box<[(Box<str>, Box<str>)]>,
}

impl Further {
    pub(super) fn read(record: &PersonRecord<'_>) -> Self {
        let club = record.club.map(fold).filter(|club| !club.is_empty());
        let numbers = record
            .external
            .iter()
            .map(|id| (fold(&id.scheme).into_boxed_str(), fold(&id.value).into_boxed_str()));
        let mut external: Vec<_> = numbers.filter(|(_, value)| !value.is_empty()).collect();
        external.sort();
        Self { club: club.map(|club| hash(&club)), born: record.born, external: external.into() }
    }

    /// The day of birth, if it is known to be that day.
    pub(super) fn born(&self) -> Option<NaiveDate> {
        self.born.filter(|day| !is_of_a_year(*day))
    }

    /// The external IDs: scheme and value.
    pub(super) fn numbers(&self) -> impl Iterator<Item = (&str, &str)> {
        self.external.iter().map(|(scheme, value)| (&**scheme, &**value))
    }

    /// A scheme in which both have a number, and whether the numbers are
    /// equal; if there are several schemes, one with equal numbers.
    pub(super) fn number<'a>(&'a self, other: &Self) -> Option<(&'a str, bool)> {
        let shared = self.external.iter().flat_map(|(scheme, value)| {
            let others = other.external.iter().filter(move |(theirs, _)| theirs == scheme);
            others.map(move |(_, theirs)| (&**scheme, theirs == value))
        });
        shared.max_by_key(|&(_, same)| same)
    }
}

/// The result of comparing two dates of birth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Dates {
    Same,
    Near,
    Other,
}

/// Whether a date may stand for its year: a list of years is recorded as its first days.
fn is_of_a_year(date: NaiveDate) -> bool {
    date.ordinal() == 1
}

/// The dates of birth compared; none if that says nothing. Many are born in one year.
pub(super) fn dates(a: &Further, b: &Further) -> Option<Dates> {
    let (a, b) = (a.born?, b.born?);
    if is_of_a_year(a) || is_of_a_year(b) {
        return (a.year() != b.year()).then_some(Dates::Other);
    }
    if a == b {
        return Some(Dates::Same);
    }
    let exchanged = a.year() == b.year() && a.month() == b.day() && a.day() == b.month();
    let (mine, theirs) = (digits(a), digits(b));
    let differing = mine.iter().zip(&theirs).filter(|(a, b)| a != b).count();
    let swapped =
        mine.windows(2).zip(theirs.windows(2)).any(|(a, b)| a != b && a[0] == b[1] && a[1] == b[0]);
    let slip = differing == 1 || (differing == 2 && swapped);
    Some(if exchanged || slip { Dates::Near } else { Dates::Other })
}

/// Whether both are of one club; none if one has no club.
pub(super) fn same_club(a: &Further, b: &Further) -> Option<bool> {
    Some(a.club? == b.club?)
}

/// Year, month and day as eight digits, the highest first.
fn digits(date: NaiveDate) -> [u32; 8] {
    let number = date.year().unsigned_abs() * 10_000 + date.month() * 100 + date.day();
    [7, 6, 5, 4, 3, 2, 1, 0].map(|place| number / 10_u32.pow(place) % 10)
}

/// Whether something besides the names speaks for one person, so that very different names are compared too.
pub(super) fn agrees(a: &Further, b: &Further) -> bool {
    dates(a, b) == Some(Dates::Same) || a.number(b).is_some_and(|(_, same)| same)
}

/// The score of the names combined with the other evidence.
pub(super) fn weigh(named: Finding, a: &Further, b: &Further) -> f64 {
    if let Some((_, same)) = a.number(b) {
        return if same { named.score.max(0.97) } else { named.score * 0.6 };
    }
    if named.score < 0.3 && !agrees(a, b) {
        return named.score;
    }
    let mut score = match dates(a, b) {
        Some(Dates::Same) => born_together(named),
        Some(Dates::Near) => toward_one(named.score, 0.35),
        // A rare name with another date is worth a look, a common one less so.
        Some(Dates::Other) if named.facts.has(Facts::RARE) => named.score * 0.84,
        Some(Dates::Other) => named.score * 0.75,
        None => named.score,
    };
    if let (Some(mine), Some(theirs)) = (a.club, b.club) {
        score = if mine == theirs { toward_one(score, 0.1) } else { score * 0.98 };
    }
    score
}

/// Raises the score for equal birth dates. With one shared word it is strong, since names are mistaken, and changed
/// by marriage. It is not for two known names that differ by a letter (twins), nor for a word that many share.
fn born_together(named: Finding) -> f64 {
    let Finding { score, facts, .. } = named;
    let raised = if facts.has(Facts::SHARED) {
        toward_one(score, 0.75).max(0.86)
    } else {
        toward_one(score, if score >= 0.4 { 0.75 } else { 0.3 })
    };
    let little = score < 0.4 && named.bits < TELLING;
    if facts.has(Facts::TWO_NAMES) || little { raised.min(0.84) } else { raised }
}

/// A shared word of more than one in 250 people says little; in bits.
const TELLING: f64 = 7.9;

/// Reduces the distance of a score to 1 by this share.
fn toward_one(score: f64, part: f64) -> f64 {
    1.0 - (1.0 - score) * (1.0 - part)
}

/// Adds the reasons besides the names.
pub(super) fn reasons(a: &Further, b: &Further, reasons: &mut Vec<Reason>) {
    if let Some((scheme, same)) = a.number(b) {
        let scheme = scheme.into();
        reasons.push(if same { Reason::SameNumber(scheme) } else { Reason::OtherNumber(scheme) });
    }
    reasons.extend(dates(a, b).map(|dates| match dates {
        Dates::Same => Reason::SameBirthDate,
        Dates::Near => Reason::NearBirthDate,
        Dates::Other => Reason::OtherBirthDate,
    }));
    if let (Some(mine), Some(theirs)) = (a.club, b.club) {
        reasons.push(if mine == theirs { Reason::SameClub } else { Reason::OtherClub });
    }
}

/// A fact for or against two people being one.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// The names are equal except for case, width, script of kana, spaces and decoration.
    SameName,
    /// The words are equal, in another order.
    OrderOfWords,
    /// The names, in kana, kanji or Latin letters, sound the same.
    SameReading,
    /// A likely reading of kanji, without a stated one, is the other name.
    MayBeRead,
    /// Two romaji spellings of the same sound.
    SameSound,
    /// Two spellings of one name: Mueller and Müller, José and Jose, Meyer and Maier, small and large kana.
    OtherSpelling,
    /// One name is written with variant kanji: 高 and 髙.
    VariantKanji,
    /// Letters of another alphabet that look the same.
    LookAlikeLetters,
    /// One letter is wrong, missing or extra.
    OneLetterApart,
    /// Two neighbouring letters are swapped.
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
    /// The name is an alias of the other person, or stands in brackets.
    Alias,
    /// A word the two share is rare among the players.
    RareName,
    /// The names are so common that their likeness says little.
    CommonName,
    /// One informative word is shared: a given name, or any word if the players are counted.
    SharedWord,
    /// The external IDs of this scheme are equal.
    SameNumber(Box<str>),
    /// Both are members of one club.
    SameClub,
    /// Born on the same day.
    SameBirthDate,
    /// The dates of birth differ by one digit, or day and month are exchanged.
    NearBirthDate,
    /// Against: different external IDs in this scheme, of which a person has only one.
    OtherNumber(Box<str>),
    /// Against: different clubs.
    OtherClub,
    /// Against: both took part in one event.
    MetInEvent,
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

/// A set of facts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Facts(u32);

macro_rules! facts {
    ($($constant:ident = $bit:literal: $reason:ident,)*) => {
        impl Facts {
            $(pub(super) const $constant: Self = Self(1 << $bit);)*

            /// The facts as reasons, those for one person first.
            pub(super) fn reasons(self) -> Vec<Reason> {
                let all = [$((Self::$constant, Reason::$reason)),*];
                all.into_iter().filter(|(fact, _)| self.has(*fact)).map(|(_, reason)| reason).collect()
            }
        }
    };
}

facts! {
    SAME_NAME = 0: SameName,
    ORDER = 1: OrderOfWords,
    READING = 2: SameReading,
    SOUND = 3: SameSound,
    SPELLING = 4: OtherSpelling,
    VARIANT = 5: VariantKanji,
    LOOK_ALIKE = 6: LookAlikeLetters,
    ONE_LETTER = 7: OneLetterApart,
    EXCHANGED = 8: LettersExchanged,
    FEW_LETTERS = 9: FewLettersApart,
    NICKNAME = 10: Nickname,
    INITIALS = 11: Initials,
    MIDDLE = 12: MiddleNameDropped,
    HONORIFIC = 13: Honorific,
    ALIAS = 14: Alias,
    RARE = 15: RareName,
    COMMON = 16: CommonName,
    NUMBER = 17: OtherNumberInName,
    GENERATION = 18: OtherGeneration,
    OTHER_READING = 19: OtherReading,
    OTHER_KANJI = 20: OtherKanji,
    SHARED = 21: SharedWord,
    TWO_NAMES = 22: TwoNames,
    MAY_BE_READ = 23: MayBeRead,
    INITIALS_ALONE = 24: Initials,
}

impl Facts {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn has(self, fact: Self) -> bool {
        self.0 & fact.0 != 0
    }

    #[must_use]
    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// A score with the facts behind it.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Finding {
    pub(super) score: f64,
    pub(super) facts: Facts,
    /// How rare the shared words are, in bits: two people share them by chance once in 2 to this power.
    pub(super) bits: f64,
}

impl Finding {
    pub(super) const fn new(score: f64, facts: Facts) -> Self {
        Self { score, facts, bits: 0.0 }
    }

    #[must_use]
    pub(super) const fn with_bits(self, bits: f64) -> Self {
        Self { bits, ..self }
    }

    /// The higher score; the first where they are equal.
    #[must_use]
    pub(super) fn or(self, other: Self) -> Self {
        if other.score > self.score { other } else { self }
    }

    /// Multiplies the score by a factor and adds the facts that explain it.
    #[must_use]
    pub(super) fn times(self, factor: f64, facts: Facts) -> Self {
        Self { score: self.score * factor, facts: self.facts.and(facts), ..self }
    }

    #[must_use]
    pub(super) fn at_most(self, score: f64) -> Self {
        Self { score: self.score.min(score), ..self }
    }
}
