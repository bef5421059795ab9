//! One word of a name, with its keys for comparison.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;

use crate::name::{fold, romaji};

use any_ascii::any_ascii;

use super::{consonants, kana, kanji, latin, names, readings};

/// The script of a word; words in different scripts are compared only by sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Script {
    /// Latin letters, or Cyrillic and Greek spelled in Latin letters.
    Latin,
    /// Hiragana or katakana, folded to hiragana.
    Kana,
    /// At least one Chinese character; its sound is unknown.
    Kanji,
    /// Digits alone.
    Digits,
    /// Any other script; compared as it is written, and with Latin letters by its consonants.
    Other,
}

/// One word of a name. Few words make up most names, so those who bear one share it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token(Arc<Word>);

impl Deref for Token {
    type Target = Word;

    fn deref(&self) -> &Word {
        &self.0
    }
}

/// A word with its keys. All hashes are the same on every machine.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Word {
    text: Box<str>,
    sound: Box<str>,
    /// The formal names that it may stand for, as numbers of rows in the table of
    /// nicknames. Two words that share one are forms of one given name.
    pub(super) names: Box<[u16]>,
    readings: Box<[Box<str>]>,
    /// A hash of the text.
    pub(super) key: u32,
    /// A hash of the text that unites more spellings: small kana and long vowels, `ue` for `ü`, `Mac` for `Mc`.
    pub(super) loose: u32,
    /// A hash of a Western word by its sound (see [`latin::heard`]); none in other scripts.
    pub(super) heard: Option<u32>,
    /// A hash of the other Latin word that a word with Cyrillic or Greek letters may be.
    pub(super) look_alike: Option<u32>,
    /// A hash of its consonants in any alphabet; none if there are too few, and for kanji.
    pub(super) consonants: Option<u32>,
    halves: [u32; 2],
    /// A bit for each letter in the text; several letters share a bit.
    pub(super) letters: u32,
    /// The letter set of the romaji key.
    pub(super) sound_letters: u32,
    /// The number at its end, with a 1 put before it: 107 for `Kuma07`.
    pub(super) number: Option<u32>,
    /// A hash of the digits inside the word; 0 without digits.
    pub(super) digits: u32,
    /// The number of characters in the text.
    pub(super) length: usize,
    pub(super) script: Script,
    /// Whether it consists of Japanese syllables, in kana or in Latin letters.
    pub(super) is_japanese: bool,
}

/// The most words that a thread keeps to be shared: more than a large club has common ones.
const MOST_SHARED: usize = 16_384;

thread_local! {
    /// The words that this thread has read, by how they are written.
    static SHARED: RefCell<HashMap<Box<str>, Token>> = RefCell::default();
}

impl Word {
    fn read(word: &str) -> Self {
        let Written { folded, text, script, number } = Written::read(word);
        let is_japanese = match script {
            Script::Kana => true,
            Script::Latin => kana::is_romaji(&text),
            _ => false,
        };
        let loose = loose(&text, script);
        let sound = match script {
            // Many type づ as du or dzu.
            Script::Latin if is_japanese => romaji(&text.replace("cch", "tch").replace("du", "zu")),
            Script::Kana | Script::Latin => romaji(&text.replace("cch", "tch")),
            _ => String::new(),
        };
        let consonants = match script {
            Script::Kana => consonants::of_kana(&sound),
            Script::Latin => consonants::of_latin(&text),
            Script::Other => consonants::of_latin(&any_ascii(&text).to_lowercase()),
            Script::Kanji | Script::Digits => String::new(),
        };
        let heard = (script == Script::Latin).then(|| hash(&latin::heard(&loose)));
        let kanji = script == Script::Kanji;
        Self {
            halves: halves(&folded, script),
            names: names::formal(&text).into(),
            readings: if kanji { readings::of(&text) } else { Box::default() },
            key: hash(&text),
            loose: hash(&loose),
            heard,
            consonants: (consonants.len() >= 2).then(|| hash(&consonants)),
            look_alike: latin::look_alike(word).map(|shape| hash(&shape)),
            letters: letters(&text),
            sound_letters: letters(&sound),
            length: text.chars().count(),
            digits: digits(&text),
            text: text.into(),
            sound: sound.into(),
            number,
            script,
            is_japanese,
        }
    }
}

impl Token {
    /// Reads one word: composed (NFKC), without spaces, in any case.
    pub(super) fn read(word: &str) -> Self {
        if let Some(known) = SHARED.with_borrow(|shared| shared.get(word).cloned()) {
            return known;
        }
        let read = Self(Arc::new(Word::read(word)));
        SHARED.with_borrow_mut(|shared| {
            if shared.len() >= MOST_SHARED {
                shared.clear();
            }
            shared.insert(word.into(), read.clone());
        });
        read
    }

    /// The hash [`Word::loose`] of a text that was not read as a word.
    pub(super) fn loose_key_of(word: &str) -> u32 {
        let written = Written::read(word);
        hash(&loose(&written.text, written.script))
    }

    /// The folded text. Words with equal texts are the same except for case, width, accents and the like.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The romaji key (see [`crate::name::romaji`]) of a word in kana or
    /// Latin letters, of any language; empty for other scripts.
    pub(super) fn sound(&self) -> &str {
        &self.sound
    }

    /// The romaji keys of the likely readings of kanji, the likeliest first; empty for other scripts.
    pub(super) fn readings(&self) -> impl Iterator<Item = &str> {
        self.readings.iter().map(|key| &**key)
    }

    /// Whether both have the same digits, at the end and inside.
    pub(super) fn counts_like(&self, other: &Self) -> bool {
        self.number == other.number && self.digits == other.digits
    }

    /// The text with its number.
    pub(super) fn written(&self) -> String {
        self.number.map_or_else(|| self.text.to_string(), |number| format!("{}{number}", self.text))
    }

    /// The first letter of its text; none if it is only a number.
    pub(super) fn initial(&self) -> Option<char> {
        self.text.chars().next()
    }

    /// Whether it is only an initial: one Latin letter.
    pub(super) fn is_initial(&self) -> bool {
        self.length == 1 && self.script == Script::Latin && self.number.is_none()
    }

    /// Whether the other word is the first or the last part of this one, a double name.
    pub(super) fn is_double_of(&self, other: &Self) -> bool {
        self.halves.contains(&other.key)
    }
}

/// A word as written.
struct Written {
    folded: String,
    text: String,
    script: Script,
    number: Option<u32>,
}

impl Written {
    fn read(word: &str) -> Self {
        let plain = latin::straighten(word);
        let (stem, number) = split_number(&plain);
        let folded = fold(stem);
        let script = script_of(&folded);
        let text = match script {
            Script::Latin => latin::fold(&folded),
            Script::Kana => kana::strict(&folded),
            Script::Kanji => kanji::fold(&folded),
            Script::Digits | Script::Other => folded.replace('-', ""),
        };
        Self { folded, text, script, number }
    }
}

fn loose(text: &str, script: Script) -> String {
    match script {
        Script::Latin => latin::loose(text),
        Script::Kana => kana::loose(text),
        Script::Kanji => kanji::loose(text),
        Script::Digits | Script::Other => text.to_owned(),
    }
}

/// FNV-1a, 32 bits, over the bytes.
pub(super) fn hash(text: &str) -> u32 {
    text.bytes()
        .fold(0x811c_9dc5, |sum: u32, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The keys of the first and the last part of a double name with a hyphen, each of some length.
fn halves(folded: &str, script: Script) -> [u32; 2] {
    let parts: Vec<&str> = folded.split('-').collect();
    match parts.as_slice() {
        [first, .., last] if script == Script::Latin => [first, last].map(|part| {
            let text = latin::fold(part);
            if text.len() >= 4 { hash(&text) } else { 0 }
        }),
        _ => [0; 2],
    }
}

fn letters(text: &str) -> u32 {
    text.chars().fold(0, |all, c| all | 1 << (u32::from(c) % 32))
}

/// Cuts the digits off the end of a word, `Kuma07` into `Kuma` and 107.
fn split_number(word: &str) -> (&str, Option<u32>) {
    let stem = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = word.strip_prefix(stem).unwrap_or_default();
    // With a 1 before it, so that 07 is not 7: leading zeros are part of a handle.
    let counted = format!("1{digits}");
    if stem.is_empty() || digits.is_empty() {
        return (word, None);
    }
    // A number with too many digits still distinguishes the words.
    (stem.trim_end_matches(['-', '_']), Some(counted.parse().unwrap_or_else(|_| hash(digits))))
}

fn script_of(folded: &str) -> Script {
    let mut kana = false;
    let mut other = false;
    let mut letters = false;
    for c in folded.chars().filter(|&c| c.is_alphabetic()) {
        if kanji::is_kanji(c) {
            return Script::Kanji;
        }
        kana |= kana::is_kana(c);
        other |= !kana::is_kana(c) && !latin::is_spelled_in_latin(c);
        letters = true;
    }
    match (letters, other, kana) {
        (false, ..) if !folded.is_empty() && folded.chars().all(|c| c.is_ascii_digit()) => {
            Script::Digits
        }
        (true, false, false) => Script::Latin,
        (true, false, true) if folded.chars().all(kana::is_kana) => Script::Kana,
        _ => Script::Other,
    }
}

/// A hash of the digits in a text; 0 where there are none.
fn digits(text: &str) -> u32 {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    if digits.is_empty() { 0 } else { hash(&digits) }
}
