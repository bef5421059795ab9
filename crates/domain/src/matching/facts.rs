//! The facts found while two names are compared, as a set of bits.

use super::reason::Reason;

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
    /// How rare the words are that agree, in bits: two people have them by chance once in 2 to this.
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

    /// These facts, with the score multiplied for a reason.
    #[must_use]
    pub(super) fn times(self, factor: f64, facts: Facts) -> Self {
        Self { score: self.score * factor, facts: self.facts.and(facts), ..self }
    }

    #[must_use]
    pub(super) fn at_most(self, score: f64) -> Self {
        Self { score: self.score.min(score), ..self }
    }
}
