//! Names that are only initials, and the names that they may stand for: JFK, `H. F.`

use super::Person;
use super::evidence::{Facts, Finding};
use super::form::Form;
use super::token::{Script, Token};

/// The score of fitting initials. They fit too many people to be more than possible.
const FITTING: f64 = 0.7;

/// The rarity of an initial, in bits: one letter in eleven, by the
/// distribution of first letters in Japanese and Western names.
const LETTER: f64 = 3.5;

/// The rarity of a later syllable in a name of one word, in bits: one
/// of three or four syllables fits a letter in four cases.
const SYLLABLE: f64 = 2.0;

/// Longer words in capitals are names, not initials.
const MOST_LETTERS: usize = 4;

/// The number of readings of kanji that are tried, if none is stated.
const READINGS: usize = 3;

/// The most initials of one name that are tried.
const MOST: usize = 24;

/// The initials in lower case if the words are nothing else; otherwise
/// empty. A word in lower case counts as initials if it has no vowel.
pub(super) fn alone(words: &[String]) -> Box<str> {
    let letter = |word: &String| word.len() == 1 && word.bytes().all(|b| b.is_ascii_alphabetic());
    let is_alone = match words {
        [word] => {
            let is_short = (2..=MOST_LETTERS).contains(&word.len());
            let capitals = word.bytes().all(|b| b.is_ascii_uppercase());
            let unspoken = |b: u8| b.is_ascii_lowercase() && !b"aeiouy".contains(&b);
            is_short && (capitals || word.bytes().all(unspoken))
        }
        several => (2..=MOST_LETTERS).contains(&several.len()) && several.iter().all(letter),
    };
    if is_alone { words.concat().to_ascii_lowercase().into() } else { Box::default() }
}

/// Compares initials of the one person with fitting names of the other.
pub(super) fn between(a: &Person, b: &Person) -> Option<Finding> {
    let fitting = |short: &Form, long: &Form| {
        let letters = &*short.initials;
        let is_fitting = !letters.is_empty()
            && long.initials.is_empty()
            && written(long).any(|form| of(form).iter().any(|other| fits(letters, other)));
        is_fitting.then(|| bits(long, letters.len()))
    };
    let pairs =
        a.forms().iter().flat_map(|mine| b.forms().iter().map(move |theirs| (mine, theirs)));
    let bits =
        pairs.filter_map(|(mine, theirs)| fitting(mine, theirs).or_else(|| fitting(theirs, mine)));
    let bits = bits.reduce(f64::max)?;
    Some(Finding::new(FITTING, Facts::INITIALS_ALONE).with_bits(bits))
}

/// The form, and its stated reading.
pub(super) fn written(form: &Form) -> impl Iterator<Item = &Form> {
    std::iter::once(form).chain(form.reading())
}

/// All possible initials of a name, in the order of its words. A name of one word has its
/// first letter and that of a later syllable (はなぶさ: HF, as ぶ is the voiced ふ).
pub(super) fn of(form: &Form) -> Vec<String> {
    let words = form.tokens().len();
    if words == 1 {
        return of_one_word(form);
    }
    let mut all = vec![String::new()];
    for place in 0..words.min(MOST_LETTERS + 1) {
        let letters = first_letters(form, place);
        let longer = |begun: &String| -> Vec<String> {
            letters.iter().map(|letter| format!("{begun}{letter}")).collect()
        };
        all = all.iter().flat_map(longer).take(MOST).collect();
    }
    all.retain(|letters| (2..=MOST_LETTERS).contains(&letters.len()));
    all
}

/// The letters, sorted, so that the order of a name's words does not matter.
pub(super) fn in_any_order(letters: &str) -> String {
    let mut letters: Vec<char> = letters.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

/// Whether the letters fit in the order written, or with the family name at the other end.
fn fits(letters: &str, other: &str) -> bool {
    let turned = |at: usize| {
        let halves = other.split_at_checked(at);
        halves.is_some_and(|(first, last)| letters == [last, first].concat())
    };
    letters.len() == other.len() && [0, 1, other.len() - 1].into_iter().any(turned)
}

fn bits(long: &Form, letters: usize) -> f64 {
    let letters = [0.0, 1.0, 2.0, 3.0, 4.0][letters.min(MOST_LETTERS)];
    if long.tokens().len() == 1 { LETTER + SYLLABLE } else { LETTER * letters }
}

fn of_one_word(form: &Form) -> Vec<String> {
    let first = first_letters(form, 0);
    let mut all = Vec::new();
    for sound in form.sounds(0).take(READINGS) {
        let later = sound.char_indices().skip(1).filter(|(_, c)| !"aiueoyn".contains(*c));
        for (at, _) in later {
            let (_, rest) = sound.split_at(at);
            for letter in spelled(rest).into_iter().chain(spelled(&unvoiced(rest))) {
                all.extend(first.iter().map(|first| format!("{first}{letter}")));
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all.truncate(MOST);
    all
}

/// The possible first letters of a word in Latin spellings.
fn first_letters(form: &Form, place: usize) -> Vec<char> {
    let latin = |token: &&Token| token.script == Script::Latin;
    let written = form.tokens().get(place).filter(latin).and_then(Token::initial);
    let spoken = form.sounds(place).take(READINGS).flat_map(spelled);
    let mut letters: Vec<char> = written.into_iter().chain(spoken).collect();
    letters.sort_unstable();
    letters.dedup();
    letters
}

/// The first letter of a romaji key, which is close to Kunrei, and that of Hepburn's spelling.
fn spelled(sound: &str) -> Vec<char> {
    let hepburn = match sound.as_bytes() {
        [b'h', b'u', ..] => Some('f'),
        [b't', b'i' | b'y', ..] => Some('c'),
        [b'z', b'i' | b'y', ..] => Some('j'),
        _ => None,
    };
    sound.chars().take(1).chain(hepburn).collect()
}

/// The sound before it was voiced after another word; empty if it is not voiced.
fn unvoiced(sound: &str) -> String {
    let pairs = [('b', "h"), ('g', "k"), ('z', "s"), ('d', "t")];
    let plain = pairs
        .into_iter()
        .find_map(|(voiced, plain)| sound.strip_prefix(voiced).map(|rest| [plain, rest].concat()));
    plain.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use crate::matching::{
        CERTAIN, Commonness, Index, LIKELY, Person, PersonRecord, Reason, compare,
    };

    /// The probability in the duplicates list of a club of sixty.
    fn listed(a: &str, b: &str) -> Option<f64> {
        let others = (0..58).map(|no| Person::named(&format!("Bel{no} Kordo{no}")));
        let club: Vec<Person> = [a, b].map(Person::named).into_iter().chain(others).collect();
        let common: Commonness = club.iter().collect();
        let index = Index::build((0..).zip(&club));
        let found = index.duplicates(|id| club.get(id as usize), &common, LIKELY);
        found
            .iter()
            .find(|pair| (pair.a, pair.b) == (0, 1))
            .map(super::super::index::Pair::probability)
    }

    #[test]
    fn initials_that_fit_a_name_are_likely_and_never_certain() {
        for (initials, name) in [
            ("HF", "はなぶさん"),
            ("HF", "Fujita Hanako"),
            ("H. F.", "はなぶさ"),
            ("JFK", "John Fitzgerald Kennedy"),
            ("J.F.K.", "Kennedy, John Fitzgerald"),
            ("TS", "佐藤 拓也"),
            ("CM", "みやけ ちか"),
        ] {
            for (a, b) in [(initials, name), (name, initials)] {
                let told = listed(a, b).unwrap_or_else(|| panic!("{a} | {b}"));
                assert!((LIKELY..CERTAIN).contains(&told), "{a} | {b} {told}");
                let [a, b] = [a, b].map(Person::named);
                let likeness = compare(&a, &b, &Commonness::default());
                assert_eq!(likeness.reasons, [Reason::Initials]);
            }
        }
    }

    #[test]
    fn other_initials_and_names_in_capitals_are_nobody_elses() {
        for (a, b) in [
            ("HM", "はなぶさん"),
            ("JFK", "John Kennedy"),
            ("JKF", "John Fitzgerald Kennedy"),
            ("HF", "JFK"),
            ("ANNA", "Alan Norman"),
            ("Ken", "Kaori Endo Nakamura"),
        ] {
            assert_eq!(listed(a, b), None, "{a} | {b}");
        }
    }

    #[test]
    fn letters_with_a_reading_are_a_name() {
        let read = |name, reading| {
            Person::read(&PersonRecord { name, reading, ..PersonRecord::default() })
        };
        let tsuji = read("辻 素子", Some("つじ もとこ"));
        for (reading, alike) in [(None, true), (Some("てぃーえむ"), false)] {
            let found = super::between(&read("TM", reading), &tsuji);
            assert_eq!(found.is_some(), alike, "{reading:?}");
        }
    }

    #[test]
    fn each_of_several_who_fit_is_less_likely() {
        let club: Vec<Person> = ["HF", "Hanako Fujita", "Haruto Fujii", "Hiroshi Fukuda"]
            .into_iter()
            .map(Person::named)
            .chain((0..56).map(|no| Person::named(&format!("Bel{no} Kordo{no}"))))
            .collect();
        let common: Commonness = club.iter().collect();
        let index = Index::build((0..).zip(&club));
        let all = index.duplicates(|id| club.get(id as usize), &common, 0.1);
        let sum: f64 =
            all.iter().filter(|pair| pair.a == 0).map(super::super::index::Pair::probability).sum();
        assert!((0.3..1.0).contains(&sum), "{sum} {all:?}");
    }

    #[test]
    fn initials_that_are_typed_find_the_name() {
        let club = ["John Fitzgerald Kennedy", "はなぶさん", "Uwe Schmidt"].map(Person::named);
        let common: Commonness = club.iter().collect();
        let index = Index::build((0..).zip(&club));
        for (typed, owner) in [("jfk", 0), ("HF", 1), ("hf", 1)] {
            let found = index.lookup(typed, |id| club.get(id as usize), &common, 5);
            assert_eq!(found.iter().map(|one| one.id).collect::<Vec<_>>(), [owner], "{typed}");
        }
    }
}
