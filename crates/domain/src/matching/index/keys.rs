//! The keys under which a person is filed: like people share at least one.
//!
//! A key is a hash; two different keys with one hash cost a comparison, never a mistake. Slips are found by
//! symmetric deletion (Wolf Garbe's `SymSpell`): two words that differ by one letter, whether wrong,
//! missing, extra or swapped with its neighbour, share a word with one letter less. One word alone would
//! give everyone in a family, so it is filed together with the beginning of another word of the name.

use super::super::evidence::Further;
use super::super::form::Form;
use super::super::token::{Script, Token, hash};
use super::super::{Person, initials};
use super::lookup::spoken;
use crate::name::romaji;

/// Words with fewer letters must match exactly.
const FORGIVEN: usize = 4;

/// In a longer word, only one of its first letters, this many, may differ.
const LONGEST: usize = 24;

/// The kind of a key, so that a name does not match the reading of another.
#[derive(Clone, Copy)]
enum Kind {
    Joined = 1,
    JoinedSound,
    JoinedLoose,
    Words,
    Heard,
    Shapes,
    Consonants,
    BesideInitial,
    BesideName,
    Alone,
    AloneInKana,
    Born,
    Number,
    Initials,
    HasInitials,
}

/// The keys that a person is both filed under and searched by, each once.
fn of(person: &Person) -> Vec<u32> {
    let mut keys = Vec::with_capacity(64);
    for form in person.forms() {
        of_form(form, &mut keys);
        keys.extend(of_consonants(form));
        if let Some(reading) = form.reading() {
            of_form(reading, &mut keys);
        }
    }
    of_further(&person.further, &mut keys);
    for key in &mut keys {
        *key &= !OF_INITIALS;
    }
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// The bit that only keys of initials have.
const OF_INITIALS: u32 = 1;

/// Whether people who are filed under a key are searched by it too.
pub(super) const fn is_asked(key: u32) -> bool {
    key & OF_INITIALS == 0
}

/// The keys that a person is filed under. Initials are searched by names that have them,
/// and names by initials, so that two names with the same initials do not match.
pub(super) fn filed(person: &Person) -> Vec<u32> {
    let mut keys = of(person);
    of_initials(person, [Kind::Initials, Kind::HasInitials], &mut keys);
    keys
}

/// The keys under which possible duplicates of this person are filed.
pub(super) fn asked(person: &Person) -> Vec<u32> {
    let mut keys = of(person);
    asked_alone(person, &mut keys);
    keys
}

/// Adds the search keys under which the person is not filed.
pub(super) fn asked_alone(person: &Person, keys: &mut Vec<u32>) {
    of_initials(person, [Kind::HasInitials, Kind::Initials], keys);
}

fn of_initials(person: &Person, [alone, named]: [Kind; 2], keys: &mut Vec<u32>) {
    let all = keys.len();
    let mut file = |kind, letters: &str| {
        keys.push(Hash::new(kind).text(&initials::in_any_order(letters)).key() | OF_INITIALS);
    };
    for form in person.forms() {
        match &*form.initials {
            "" => initials::written(form).flat_map(initials::of).for_each(|has| file(named, &has)),
            letters => file(alone, letters),
        }
    }
    keys[all..].sort_unstable();
    keys.dedup();
}

fn of_form(form: &Form, keys: &mut Vec<u32>) {
    let tokens = form.tokens();
    keys.push(Hash::new(Kind::JoinedLoose).number(form.joined_loose).key());
    in_one(&form.joined, form.joined_sound, keys);
    if let Some((joined, sound)) = form.exchanged() {
        in_one(&joined, sound, keys);
    }
    keys.push(in_any_order(Kind::Words, tokens, |token| token.loose));
    let heard = |token: &Token| token.heard.unwrap_or_else(|| token.loose);
    keys.push(in_any_order(Kind::Heard, tokens, heard));
    let shape = |token: &Token| token.look_alike.unwrap_or_else(|| token.key);
    keys.push(in_any_order(Kind::Shapes, tokens, shape));
    keys.extend(likely_sounds(form));
    match tokens {
        [only] => alone(only, keys),
        _ => beside(tokens, keys),
    }
}

/// All words joined, as written and by their sound.
fn in_one(joined: &str, sound: Option<u32>, keys: &mut Vec<u32>) {
    keys.push(Hash::new(Kind::Joined).text(joined).key());
    keys.extend(sound.map(|sound| Hash::new(Kind::JoinedSound).number(sound).key()));
}

/// The key of a foreign name by its consonants, if every word has enough of them.
fn of_consonants(form: &Form) -> Option<u32> {
    let tokens = form.tokens();
    let latin = tokens.iter().all(|token| token.script == Script::Latin);
    let all = tokens.iter().all(|token| token.consonants.is_some());
    let filed = |token: &Token| token.consonants.unwrap_or_default();
    (all && !(latin && form.is_japanese())).then(|| in_any_order(Kind::Consonants, tokens, filed))
}

/// The number of likely readings of each word that are filed for names of two words; all for one word.
const READINGS: usize = 6;

/// All words joined with likely readings, if no reading is stated.
fn likely_sounds(form: &Form) -> Vec<u32> {
    let filed = |sound: &str| Hash::new(Kind::JoinedSound).number(hash(&romaji(sound))).key();
    match form.tokens() {
        [only] if only.script == Script::Kanji && form.reading().is_none() => {
            form.sounds(0).map(filed).collect()
        }
        [first, last]
            if form.reading().is_none()
                && [first, last].iter().any(|word| word.script == Script::Kanji) =>
        {
            let both = form.sounds(0).take(READINGS).flat_map(|first| {
                form.sounds(1).take(READINGS).map(move |last| format!("{first}{last}"))
            });
            both.map(|sound| filed(&sound)).collect()
        }
        _ => Vec::new(),
    }
}

/// A key of the words that does not depend on their order.
fn in_any_order(kind: Kind, tokens: &[Token], hash: impl Fn(&Token) -> u32) -> u32 {
    let words = tokens.iter().map(|token| Hash::new(kind).number(hash(token)).of(token).key());
    words.fold(0, u32::wrapping_add)
}

/// Files a name of one word with one letter less.
fn alone(token: &Token, keys: &mut Vec<u32>) {
    let file = |kind| move |hash: Hash| hash.of(token).number(kind as u32).key();
    each_with_one_less(Kind::Alone, token.sound(), FORGIVEN, &mut |hash| {
        keys.push(file(Kind::Alone)(hash));
    });
    if token.script == Script::Kana {
        let filed = &mut |hash| keys.push(file(Kind::AloneInKana)(hash));
        each_with_one_less(Kind::AloneInKana, token.text(), FORGIVEN, filed);
    }
}

/// Files each word with one letter less, together with the beginning of each other word.
fn beside(tokens: &[Token], keys: &mut Vec<u32>) {
    for (at, token) in tokens.iter().enumerate().filter(|(_, token)| token.length > 1) {
        let others = || tokens.iter().enumerate().filter(move |(other, _)| *other != at);
        let word = spoken(token);
        each_with_one_less(Kind::BesideInitial, word, FORGIVEN, &mut |hash| {
            let hash = hash.of(token);
            let beginnings = others().flat_map(|(_, other)| beginnings(other));
            keys.extend(beginnings.map(|letter| hash.letter(letter).key()));
        });
        let names = others().flat_map(|(_, other)| other.names.iter());
        let whole = Hash::new(Kind::BesideName).text(word).of(token);
        keys.extend(names.map(|&name| whole.number(u32::from(name)).key()));
    }
}

fn of_further(further: &Further, keys: &mut Vec<u32>) {
    use chrono::Datelike as _;

    let born = further.born().map(|day| day.num_days_from_ce().cast_unsigned());
    keys.extend(born.map(|day| Hash::new(Kind::Born).number(day).key()));
    let numbers = further.numbers();
    keys.extend(
        numbers.map(|(scheme, value)| {
            Hash::new(Kind::Number).text(scheme).number(0).text(value).key()
        }),
    );
}

/// The first letter of a word as written in Latin letters and by its sound, mostly the
/// same. Interchangeable letters are one (Catherine and Katherine, Yevgeny and Evgeny).
fn beginnings(token: &Token) -> impl Iterator<Item = char> {
    let letter = |text: &str| match text.chars().next().unwrap_or(' ') {
        'c' | 'q' => 'k',
        'e' | 'i' | 'j' => 'y',
        'f' | 'w' => 'v',
        'z' => 's',
        other => other,
    };
    let sound = letter(spoken(token));
    let written = Some(letter(token.text()));
    let written = written.filter(|&letter| letter.is_ascii_lowercase() && letter != sound);
    std::iter::once(sound).chain(written)
}

/// Calls `file` with the word and, unless it is too short, with the word without each of its letters in turn.
fn each_with_one_less(kind: Kind, word: &str, forgiven: usize, file: &mut impl FnMut(Hash)) {
    if word.is_empty() {
        return;
    }
    file(Hash::new(kind).text(word));
    if word.chars().nth(forgiven - 1).is_none() || !word.chars().all(is_spelled_out) {
        return;
    }
    let mut before = Hash::new(kind);
    for (at, letter) in word.char_indices().take(LONGEST) {
        let rest = word.split_at(at + letter.len_utf8()).1;
        file(before.text(rest));
        before = before.letter(letter);
    }
}

/// Whether the character is a letter or kana; without a kanji it would be another name.
fn is_spelled_out(c: char) -> bool {
    c.is_alphanumeric()
        && !matches!(c, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..)
}

/// FNV-1a, 64 bits, with a final mixing.
#[derive(Clone, Copy)]
struct Hash(u64);

impl Hash {
    const fn new(kind: Kind) -> Self {
        Self(0xcbf2_9ce4_8422_2325).byte(kind as u8)
    }

    const fn byte(self, byte: u8) -> Self {
        Self((self.0 ^ byte as u64).wrapping_mul(0x0000_0100_0000_01b3))
    }

    fn letter(self, letter: char) -> Self {
        letter.encode_utf8(&mut [0; 4]).bytes().fold(self, Self::byte)
    }

    fn text(self, text: &str) -> Self {
        text.bytes().fold(self, Self::byte)
    }

    fn number(self, number: u32) -> Self {
        number.to_le_bytes().into_iter().fold(self, Self::byte)
    }

    /// Adds the number at the end of a word: `Kuma07` is not near `Kuma08`.
    fn of(self, token: &Token) -> Self {
        token.number.map_or(self, |number| self.number(number))
    }

    /// The key: the upper bits of a product, which depend on all bits (Steele and Vigna's multiplier for 64 bits).
    const fn key(self) -> u32 {
        ((self.0 ^ self.0 >> 32).wrapping_mul(0xd134_2543_de82_ef95) >> 32) as u32
    }
}
