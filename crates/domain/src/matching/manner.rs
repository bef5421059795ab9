//! The manner of an entered name: its script, capitals, a missing space.
//!
//! Two records of one person are often entered in different manners, by two people or from two lists. Two people of
//! one name are mostly entered in the usual manner of the registry. How much this says differs between lists, and is
//! learned from each list by expectation and maximisation, like the weights of Fellegi and Sunter.

use super::form::Form;
use super::token::{Script, Token};
use crate::name::clean;

/// The manner of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Manner {
    writing: Writing,
    look: Look,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Writing {
    /// Kanji with a reading.
    Read,
    /// Kanji alone.
    Kanji,
    Kana,
    /// Japanese syllables in Latin letters.
    Romaji,
    /// Words that are not Japanese syllables.
    Other,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    Capitals,
    /// Kanji or kana in one word; in Latin letters, only half a name.
    Joined,
    Initial,
    /// `Family, Given`.
    Comma,
    /// With a form of address, a tag or decoration.
    Signs,
}

const WRITINGS: usize = Writing::Other as usize + 1;
const LOOKS: usize = Look::Signs as usize + 1;

impl Manner {
    pub(super) fn of(name: &str, forms: &[Form]) -> Self {
        let Some(form) = forms.first() else {
            return Self { writing: Writing::Other, look: Look::Plain };
        };
        let writing = match form.tokens().first().map(|token| token.script) {
            _ if form.has_kanji && form.reading().is_some() => Writing::Read,
            _ if form.has_kanji => Writing::Kanji,
            Some(Script::Kana) => Writing::Kana,
            Some(Script::Latin) if form.is_japanese() => Writing::Romaji,
            _ => Writing::Other,
        };
        Self { writing, look: Look::of(&clean(name), form) }
    }
}

impl Look {
    fn of(name: &str, form: &Form) -> Self {
        let between = |c: char| c.is_whitespace() || "-'’.・･ー=＝".contains(c);
        let is_sign = |c: char| !c.is_alphanumeric() && !between(c);
        let cased = || name.chars().filter(|c| c.is_lowercase() || c.is_uppercase());
        if name.contains(',') {
            Self::Comma
        } else if form.is_stripped || name.chars().any(is_sign) {
            Self::Signs
        } else if form.tokens().iter().any(Token::is_initial) {
            Self::Initial
        } else if cased().nth(FEW).is_some() && cased().all(char::is_uppercase) {
            Self::Capitals
        } else if matches!(form.tokens(), [word] if word.script != Script::Latin) {
            Self::Joined
        } else {
            Self::Plain
        }
    }
}

/// The most letters that may be initials.
const FEW: usize = 3;

/// A number for every two manners.
type Table<const N: usize> = [[f64; N]; N];

/// The evidence in the manners of two records.
#[derive(Debug, Clone)]
pub(super) struct Manners {
    writings: Weights<WRITINGS>,
    looks: Weights<LOOKS>,
}

/// How often two manners occur together by chance, and their evidence for one person, in bits.
#[derive(Debug, Clone)]
struct Weights<const N: usize> {
    by_chance: Table<N>,
    bits: Table<N>,
}

/// The evidence of scripts is partly in the weights of reasons: an equal reading, a likely reading of kanji.
const OF_WRITINGS: f64 = 0.4;

/// The number of pairs of any two manners, found and expected, that are assumed before those of the list.
const BELIEVED: f64 = 3.0;

/// The most evidence of two manners, in bits.
const MOST: f64 = 3.0;

impl Manners {
    /// The weights for people of whom no pairs are known yet.
    pub(super) fn among(people: impl Iterator<Item = Manner>) -> Self {
        let (mut writings, mut looks) = ([0.0; WRITINGS], [0.0; LOOKS]);
        for Manner { writing, look } in people {
            writings[writing as usize] += 1.0;
            looks[look as usize] += 1.0;
        }
        let mut by_chance = met(writings);
        // Hardly any name is Japanese in one record and not in another; for Latin letters a slip decides it.
        let other = Writing::Other as usize;
        by_chance[other] = [0.0; WRITINGS];
        for row in &mut by_chance {
            row[other] = 0.0;
        }
        by_chance[Writing::Romaji as usize][Writing::Romaji as usize] = 0.0;
        Self { writings: Weights::new(by_chance), looks: Weights::new(met(looks)) }
    }

    /// The evidence of two manners for one person, in bits.
    pub(super) fn bits(&self, a: Manner, b: Manner) -> f64 {
        OF_WRITINGS * self.writings.bits[a.writing as usize][b.writing as usize]
            + self.looks.bits[a.look as usize][b.look as usize]
    }

    /// Learns from pairs, each with the probability that it is one person.
    pub(super) fn learn(&mut self, pairs: impl Iterator<Item = (f64, (Manner, Manner))>) {
        let (mut writings, mut looks) = ([[0.0; WRITINGS]; WRITINGS], [[0.0; LOOKS]; LOOKS]);
        for (probability, (a, b)) in pairs {
            for (a, b) in [(a, b), (b, a)] {
                writings[a.writing as usize][b.writing as usize] += probability;
                looks[a.look as usize][b.look as usize] += probability;
            }
        }
        self.writings.learn(&writings);
        self.looks.learn(&looks);
    }
}

fn met<const N: usize>(counts: [f64; N]) -> Table<N> {
    counts.map(|mine| counts.map(|theirs| mine * theirs))
}

fn sum<const N: usize>(table: &Table<N>) -> f64 {
    table.iter().flatten().sum()
}

impl<const N: usize> Weights<N> {
    fn new(met: Table<N>) -> Self {
        let all = sum(&met).max(1.0);
        Self { by_chance: met.map(|row| row.map(|cell| cell / all)), bits: [[0.0; N]; N] }
    }

    fn learn(&mut self, found: &Table<N>) {
        let all = sum(found);
        let cells = self.by_chance.as_flattened().iter().zip(found.as_flattened());
        for (bits, (chance, found)) in self.bits.as_flattened_mut().iter_mut().zip(cells) {
            if *chance > 0.0 {
                let found = found + BELIEVED;
                let told = (found / (chance * all + BELIEVED)).log2();
                // A difference within one standard error of this number of pairs may be chance.
                let chance = std::f64::consts::LOG2_E / found.sqrt();
                *bits = told.signum() * (told.abs() - chance).clamp(0.0, MOST);
            }
        }
    }
}
