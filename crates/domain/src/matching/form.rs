//! A form: one way to write a person's name, divided into words.

use super::brackets::{self, Parts};
use super::token::{Script, Token, hash};
use super::{initials, titles};
use crate::name::{fold, romaji};

/// The origin of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Source {
    /// The display name.
    Name,
    /// A stated reading of a name that is in kana or Latin letters itself.
    Reading,
    /// An alias.
    Alias,
    /// Text in brackets beside a name.
    Aside,
}

/// One way a name can be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Form {
    tokens: Box<[Token]>,
    reading: Option<Box<Self>>,
    /// The text key: all words joined. Equal keys mean the same name
    /// except for spaces, case, width, accents and decoration.
    pub(super) joined: Box<str>,
    /// A hash of its words as typed, except for case, width and script of kana.
    typed: u32,
    /// A hash of the romaji key of all words joined; none if a word has no known sound.
    pub(super) joined_sound: Option<u32>,
    /// A hash of the loose text key of all words joined.
    pub(super) joined_loose: u32,
    /// The generation: Sr is 0, Jr 1, II 2 and so on; none if it is not stated.
    pub(super) generation: Option<u8>,
    pub(super) source: Source,
    /// Whether a form of address was cut off; the uncut form is kept too.
    pub(super) is_stripped: bool,
    /// Whether a word is written in kanji.
    pub(super) has_kanji: bool,
    shape: Shape,
    /// Its initials in lower case, if the name has nothing else; otherwise empty.
    pub(super) initials: Box<str>,
}

/// The scripts of all its words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Japanese syllables.
    Japanese,
    /// Syllables with a Chinese, Korean or Vietnamese family name; may be Japanese syllables too.
    Syllabic { japanese: bool },
    /// Anything else.
    Free,
}

impl Shape {
    fn of(tokens: &[Token]) -> Self {
        let japanese = tokens.iter().all(|token| token.is_japanese || token.is_initial());
        if tokens.iter().any(|token| titles::is_syllabic_surname(token.text())) {
            Self::Syllabic { japanese }
        } else if japanese {
            Self::Japanese
        } else {
            Self::Free
        }
    }
}

/// Distinguishes names that differ in a number.
const fn mix(key: u32, number: u32) -> u32 {
    key.rotate_left(5) ^ number.wrapping_mul(0x9e37_79b1)
}

/// A hash of the romaji key of all words joined, in the order given; none if a word has no known sound.
fn sound_in_one<'a>(tokens: impl Iterator<Item = &'a Token> + Clone) -> Option<u32> {
    if !tokens.clone().all(|token| token.is_japanese) {
        return None;
    }
    let sound: String = tokens.clone().map(Token::sound).collect();
    Some(tokens.filter_map(|token| token.number).fold(hash(&romaji(&sound)), mix))
}

/// The most words in a name; the rest of a longer text is one word.
const MOST_WORDS: usize = 8;

impl Form {
    fn new(words: &[String], generation: Option<u8>, source: Source, is_stripped: bool) -> Self {
        let tokens: Box<[Token]> = words.iter().map(|word| Token::read(word)).collect();
        let joined: String = tokens.iter().map(Token::written).collect();
        let numbers = tokens.iter().filter_map(|token| token.number);
        let whole = Token::loose_key_of(&tokens.iter().map(Token::text).collect::<String>());
        Self {
            joined_sound: sound_in_one(tokens.iter()),
            joined_loose: numbers.fold(whole, mix),
            has_kanji: tokens.iter().any(|token| token.script == Script::Kanji),
            shape: Shape::of(&tokens),
            joined: joined.into(),
            typed: hash(&words.iter().map(|word| fold(word)).collect::<String>()),
            initials: initials::alone(words),
            reading: None,
            tokens,
            generation,
            source,
            is_stripped,
        }
    }

    /// Its words, in the order written (family and given names are not distinguished).
    pub(super) fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Whether the name is the same as typed, with accents and variants of letters distinguished.
    pub(super) const fn is_typed_like(&self, other: &Self) -> bool {
        self.typed == other.typed
    }

    /// For a name of two words, the text key with the last word first, and the hash
    /// of its sound: the name in the other order, written without a space.
    pub(super) fn exchanged(&self) -> Option<(String, Option<u32>)> {
        let [_, _] = &*self.tokens else { return None };
        let backwards = || self.tokens.iter().rev();
        Some((backwards().map(Token::written).collect(), sound_in_one(backwards())))
    }

    /// The stated reading of a form with kanji.
    pub(super) fn reading(&self) -> Option<&Self> {
        self.reading.as_deref()
    }

    /// Whether all words are made of Japanese syllables.
    pub(super) const fn is_japanese(&self) -> bool {
        matches!(self.shape, Shape::Japanese | Shape::Syllabic { japanese: true })
    }

    /// Whether a word is a Chinese, Korean or Vietnamese family name in Latin letters.
    pub(super) const fn is_syllabic(&self) -> bool {
        matches!(self.shape, Shape::Syllabic { .. })
    }

    /// Marks that the letters are a name, not initials.
    pub(super) fn spell_out(&mut self) {
        self.initials = Box::default();
    }

    /// The word at `place` as it is pronounced: itself, or its part of the reading if that has as many words.
    pub(super) fn spoken(&self, place: usize) -> Option<&Token> {
        let token = self.tokens.get(place)?;
        if token.script != Script::Kanji {
            return Some(token);
        }
        let reading = self.reading.as_deref()?;
        (reading.tokens.len() == self.tokens.len()).then(|| reading.tokens.get(place)).flatten()
    }

    /// The possible romaji keys of the word at `place`: its own, or
    /// for kanji without a stated reading those of the table.
    pub(super) fn sounds(&self, place: usize) -> impl Iterator<Item = &str> {
        let own = self.spoken(place).filter(|token| token.is_japanese).map(Token::sound);
        let guessed = self.tokens.get(place).filter(|_| self.reading.is_none());
        own.into_iter().chain(guessed.into_iter().flat_map(Token::readings))
    }

    pub(super) fn set_reading(&mut self, reading: Self) {
        self.reading = Some(Box::new(reading));
    }
}

/// Reads every form of a written name.
pub(super) fn read(text: &str, source: Source) -> Vec<Form> {
    let Parts { main, aside, former } = brackets::split(text);
    let mut forms = forms_of(&main, source);
    for family in former {
        let before = words_before(&main, &family);
        forms.extend(forms_of(&before, Source::Aside));
    }
    for text in aside {
        let others = forms_of(&text, Source::Aside);
        let Some(first) = others.first() else { continue };
        let spoken = !first.has_kanji && first.joined_sound.is_some();
        let japanese = forms.iter().any(|form| form.has_kanji);
        if spoken && japanese {
            for form in forms.iter_mut().filter(|form| form.has_kanji && form.reading.is_none()) {
                form.set_reading(first.clone());
            }
        } else {
            forms.extend(others);
        }
    }
    forms
}

/// The name with the former family name: first in Japanese names, last in
/// others. If the text has several words, it is the whole name.
fn words_before(name: &str, family: &str) -> String {
    let parts: Vec<&str> = name.split_whitespace().collect();
    match parts.as_slice() {
        _ if family.contains(' ') => family.to_owned(),
        [_, given @ ..]
            if !given.is_empty() && !name.chars().any(char::is_lowercase) && !name.is_ascii() =>
        {
            format!("{family} {}", given.join(" "))
        }
        [given @ .., _] if !given.is_empty() => format!("{} {family}", given.join(" ")),
        _ => family.to_owned(),
    }
}

/// The form as written, and the form without a form of address.
fn forms_of(text: &str, source: Source) -> Vec<Form> {
    let mut words = words(text);
    if words.is_empty() {
        return Vec::new();
    }
    drop_title(&mut words);
    let generation = take_generation(&mut words);
    let mut forms = Vec::with_capacity(2);
    if let Some(stripped) = without_honorific(&words) {
        forms.push(Form::new(&stripped, generation, source, true));
    }
    forms.push(Form::new(&words, generation, source, false));
    forms
}

/// The words of a name: cut at spaces, dots and middle dots; `Family,
/// Given` is put in order; a hyphen inside a word is dropped.
fn words(text: &str) -> Vec<String> {
    let ordered = match text.split_once([',', '、']) {
        Some((family, given)) if is_generation(given) => format!("{family} {given}"),
        Some((family, given)) => format!("{given} {family}"),
        None => text.to_owned(),
    };
    let capitals = !ordered.chars().any(char::is_lowercase);
    let parts = ordered.split(|c: char| c.is_whitespace() || is_separator(c));
    let mut words: Vec<String> = Vec::new();
    let several = parts.clone().count() > 1;
    for part in parts.filter(|part| part.chars().any(char::is_alphanumeric)) {
        let word: String = part.chars().filter(|&c| c != '\'' && c != '&').collect();
        // `JR Whitlow`: two initials.
        let initials = several
            && !capitals
            && word.chars().count() == 2
            && word.chars().all(|c| c.is_ascii_uppercase())
            && (words.is_empty() || !is_generation(&word));
        // `Kuma 07`, `Mc Allister`.
        let joins = several && words.last().is_some_and(|last| belongs(last, &word));
        if joins {
            words.last_mut().expect("a word to join").push_str(&word);
        } else if initials {
            words.extend(word.chars().map(String::from));
        } else {
            words.push(word);
        }
    }
    // `xX_name_Xx`
    if let [first, _, .., last] = words.as_slice()
        && words.len() > 2
        && [first, last]
            .iter()
            .all(|word| matches!(word.as_str(), "xX" | "Xx" | "xx" | "XX" | "x" | "X"))
    {
        words.pop();
        words.remove(0);
    }
    if words.len() > MOST_WORDS {
        let rest = words.split_off(MOST_WORDS - 1).concat();
        words.push(rest);
    }
    words
}

/// Whether a word belongs to the one before it, though it is written separately.
fn belongs(before: &str, word: &str) -> bool {
    let number = word.chars().all(|c| c.is_ascii_digit());
    let counted = before.ends_with(|c: char| c.is_ascii_digit());
    (number && !counted) || before.eq_ignore_ascii_case("mc")
}

fn is_separator(c: char) -> bool {
    matches!(c, '.' | '·' | '・' | '•' | '‧' | '∙' | '⋅' | ',' | '、')
}

fn is_generation(text: &str) -> bool {
    titles::generation(fold(text).trim_end_matches('.')).is_some()
}

fn drop_title(words: &mut Vec<String>) {
    let title = words.first().is_some_and(|first| titles::is_title(&fold(first)));
    if title && words.get(1).is_some_and(|next| next.chars().count() > 1) {
        words.remove(0);
    }
}

fn take_generation(words: &mut Vec<String>) -> Option<u8> {
    let last = fold(words.last()?);
    let fifth = (words.len() > 2 && last == "v").then_some(5);
    let generation = titles::generation(&last).or(fifth)?;
    if words.len() < 2 {
        return None;
    }
    words.pop();
    Some(generation)
}

/// The words without forms of address at the end; none if there are none.
fn without_honorific(words: &[String]) -> Option<Vec<String>> {
    let (last, before) = words.split_last()?;
    let folded = fold(last);
    if !before.is_empty() && titles::is_honorific(&folded) {
        let long = before.iter().map(|word| word.chars().count()).sum::<usize>() >= 2;
        return long.then(|| before.to_vec());
    }
    // After a family name, one kanji is a given name: 黒木 亮くん.
    let least = if before.is_empty() { 2 } else { 1 };
    let cut = titles::cut_honorific(&folded, least)?;
    Some(before.iter().cloned().chain([cut.to_owned()]).collect())
}

/// Whether two forms sound the same, word for word.
pub(super) fn same_sound(a: &Form, b: &Form) -> bool {
    let (a, b) = (a.tokens(), b.tokens());
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.sound() == b.sound())
}
