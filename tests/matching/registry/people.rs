//! People of the registry: names drawn from pools.

use std::collections::HashMap;

use super::lots::Lots;
use super::spell::{Romaji, katakana};

/// A word in kanji with its reading in hiragana.
#[derive(Clone, Copy)]
pub(super) struct Kanji {
    pub(super) written: &'static str,
    pub(super) read: &'static str,
}

/// A person, whatever the spelling of the name.
#[derive(Clone)]
pub(super) enum Who {
    Japanese { surname: Kanji, given: Kanji },
    Western { given: &'static str, middle: Option<&'static str>, surname: &'static str },
    KanaHandle { first: &'static str, last: &'static str },
    LatinHandle { first: &'static str, last: &'static str },
}

/// All words that names are made of.
pub(super) struct Pools {
    surnames: Vec<Kanji>,
    given: Vec<Kanji>,
    western_surnames: Vec<&'static str>,
    western_given: Vec<&'static str>,
    handles: [Vec<&'static str>; 4],
    nicknames: HashMap<&'static str, &'static str>,
}

impl Pools {
    pub(super) fn new() -> Self {
        let words = |text: &'static str| text.split_whitespace().collect::<Vec<_>>();
        let pair = |word: &'static str| word.split_once(':').expect("two words");
        let kanji = |text| {
            let pairs = words(text).into_iter().map(pair);
            pairs.map(|(written, read)| Kanji { written, read }).collect()
        };
        let line = |at| {
            let line = include_str!("pools/handles.txt").lines().nth(at).expect("a line");
            line.split(' ').skip(1).collect()
        };
        Self {
            surnames: kanji(include_str!("pools/japanese_surnames.txt")),
            given: kanji(include_str!("pools/japanese_given.txt")),
            western_surnames: words(include_str!("pools/western_surnames.txt")),
            western_given: words(include_str!("pools/western_given.txt")),
            handles: std::array::from_fn(line),
            nicknames: words(include_str!("pools/nicknames.txt")).into_iter().map(pair).collect(),
        }
    }

    /// The usual short form of a given name.
    pub(super) fn nickname(&self, given: &str) -> Option<&'static str> {
        self.nicknames.get(given).copied()
    }

    /// A random person: half have Japanese names, a third Western ones, the rest handles.
    pub(super) fn anybody(&self, lots: &mut Lots) -> Who {
        let [first, last, adjective, noun] = &self.handles;
        match lots.below(100) {
            0..50 => {
                Who::Japanese { surname: lots.pick(&self.surnames), given: lots.pick(&self.given) }
            }
            50..85 => Who::Western {
                given: lots.pick(&self.western_given),
                middle: lots.percent(20).then(|| lots.pick(&self.western_given)),
                surname: lots.pick(&self.western_surnames),
            },
            85..95 => Who::KanaHandle { first: lots.pick(first), last: lots.pick(last) },
            _ => Who::LatinHandle { first: lots.pick(adjective), last: lots.pick(noun) },
        }
    }
}

impl Who {
    /// The pronunciation; no two players share it.
    pub(super) fn sound(&self) -> String {
        let spell = |hiragana| Romaji::PASSPORT.spell(hiragana);
        match self {
            Self::Japanese { surname, given } => {
                format!("{} {}", spell(surname.read), spell(given.read))
            }
            Self::Western { given, surname, .. } => format!("{surname} {given}"),
            Self::KanaHandle { first, last } => spell(&format!("{first}{last}")),
            Self::LatinHandle { first, last } => format!("{first}{last}"),
        }
    }

    /// Name and reading of the first record.
    pub(super) fn first_entered(&self, lots: &mut Lots) -> (String, Option<String>) {
        match self {
            Self::Japanese { surname, given } => {
                let kanji = format!("{} {}", surname.written, given.written);
                let kana = format!("{} {}", surname.read, given.read);
                match lots.below(10) {
                    0..5 => (kanji, Some(kana)),
                    5 | 6 => (format!("{kanji}（{kana}）"), None),
                    7 => (kana, None),
                    8 => (katakana(&kana), None),
                    _ => {
                        let spell = |read| Romaji::PASSPORT.spell(read);
                        (format!("{} {}", spell(surname.read), spell(given.read)), None)
                    }
                }
            }
            Self::Western { given, middle, surname } => {
                let words = std::iter::once(*given).chain(*middle).chain([*surname]);
                (words.collect::<Vec<_>>().join(" "), None)
            }
            Self::KanaHandle { first, last } => (format!("{first}{last}"), None),
            Self::LatinHandle { first, last } => (format!("{first} {last}"), None),
        }
    }
}
