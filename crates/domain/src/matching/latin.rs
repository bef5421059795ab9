//! Latin letters, and letters that are spelled in them: accents, umlauts, look-alikes, Cyrillic and Greek.

use std::collections::HashMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization as _;

use super::kanji;

/// The Latin letter that a Cyrillic or Greek one looks like; from `assets/names/look_alikes.csv`.
static SHAPES: LazyLock<HashMap<char, char>> = LazyLock::new(|| {
    pairs(include_str!("../../assets/names/look_alikes.csv"))
        .filter_map(|(letter, latin)| Some((letter, latin.chars().next()?)))
        .collect()
});

/// The Latin spelling of a Cyrillic or Greek letter; from `assets/names/transliteration.csv`.
static SPELLINGS: LazyLock<HashMap<char, &str>> =
    LazyLock::new(|| pairs(include_str!("../../assets/names/transliteration.csv")).collect());

fn pairs(table: &'static str) -> impl Iterator<Item = (char, &'static str)> {
    let rows = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    rows.filter_map(|row| {
        let (letter, latin) = row.split_once(',')?;
        Some((letter.chars().next()?, latin))
    })
}

fn is_latin(c: char) -> bool {
    matches!(c, 'a'..='z' | 'A'..='Z' | '\u{c0}'..='\u{24f}' | '\u{250}'..='\u{2af}' | '\u{1e00}'..='\u{1eff}')
        && c.is_alphabetic()
}

fn is_foreign(c: char) -> bool {
    matches!(c, '\u{370}'..='\u{52f}' | '\u{1f00}'..='\u{1fff}') && c.is_alphabetic()
}

/// Whether [`fold`] spells the letter in Latin letters.
pub(super) fn is_spelled_in_latin(c: char) -> bool {
    is_latin(c) || is_foreign(c) || matches!(c, 'ʼ' | 'ʻ' | 'ʹ')
}

/// Undoes disguises in a word: look-alikes of another alphabet
/// among Latin letters, and digits used as letters (`T0moya`).
pub(super) fn straighten(word: &str) -> String {
    let disguised = word.chars().any(is_latin) && word.chars().any(is_foreign);
    let word = &kanji::as_katakana(word);
    let plain: String = if disguised { one_alphabet(word) } else { word.to_owned() };
    let latin = plain.chars().filter(|&c| is_latin(c)).count();
    if latin >= 3 { letters_for_digits(&plain) } else { plain }
}

/// Converts to Latin if every letter looks like a Latin one; otherwise to the other alphabet.
fn one_alphabet(word: &str) -> String {
    if word.chars().all(|c| !is_foreign(c) || SHAPES.contains_key(&c)) {
        return word.chars().map(|c| SHAPES.get(&c).copied().unwrap_or(c)).collect();
    }
    let foreign = |c: char| {
        let shapes = SHAPES
            .iter()
            .filter(|&(&letter, &latin)| latin == c && matches!(letter, '\u{400}'..='\u{52f}'));
        shapes.map(|(&letter, _)| letter).min().unwrap_or(c)
    };
    word.chars().map(foreign).collect()
}

/// Replaces digits between letters, a first 0 or 1, and a last 0,
/// at most two in a word. All other digits are a number.
fn letters_for_digits(word: &str) -> String {
    let chars: Vec<char> = word.chars().collect();
    if chars.iter().filter(|c| c.is_ascii_digit()).count() > 2 {
        return word.to_owned();
    }
    let is_letter = |place: Option<usize>| {
        place.and_then(|place| chars.get(place)).is_some_and(|&c| is_latin(c))
    };
    let spelled = chars.iter().enumerate().map(|(place, &c)| {
        let before = is_letter(place.checked_sub(1));
        let after = is_letter(Some(place + 1));
        match c {
            '0' if before || after => 'o',
            '1' if after => 'i',
            '3' if before && after => 'e',
            '4' if before && after => 'a',
            '5' if before && after => 's',
            '7' if before && after => 't',
            _ => c,
        }
    });
    let spelled: String = spelled.collect();
    // `Kuma10` is a number, `Mari0` is not.
    if word.ends_with(|c: char| c.is_ascii_digit()) && !word.ends_with('0') {
        return word.to_owned();
    }
    spelled
}

/// The key of a folded word: in Latin letters without accents, apostrophes and hyphens.
pub(super) fn fold(folded: &str) -> String {
    let spelled = folded.chars().flat_map(|c| {
        let spelling = SPELLINGS.get(&c).copied();
        spelling.unwrap_or_default().chars().chain(Some(c).filter(|_| spelling.is_none()))
    });
    let mut key = String::with_capacity(folded.len());
    for c in spelled.nfd() {
        match c {
            'ø' | 'ɵ' => key.push('o'),
            'ł' => key.push('l'),
            'đ' | 'ð' => key.push('d'),
            'þ' => key.push_str("th"),
            'æ' => key.push_str("ae"),
            'œ' => key.push_str("oe"),
            'ħ' => key.push('h'),
            'ŋ' => key.push('n'),
            'ı' => key.push('i'),
            'ə' => key.push('a'),
            _ if c.is_ascii_alphanumeric() => key.push(c),
            _ => {
                let spelling = SPELLINGS.get(&c).copied();
                key.push_str(spelling.unwrap_or_default());
            }
        }
    }
    key
}

/// The key that unites equivalent spellings: `ue` for `ü`, `aa` for `å`, `Mc` for `Mac`.
pub(super) fn loose(key: &str) -> String {
    // The v that stands for the ü in Lü.
    if let Some(rest) =
        key.strip_prefix("lv").or_else(|| key.strip_prefix("nv")).filter(|rest| rest.len() < 2)
    {
        return format!("{}u{rest}", key.get(..1).unwrap_or_default());
    }
    if matches!(key, "saint" | "sainte" | "ste") {
        return "st".to_owned();
    }
    let key = match key.strip_prefix("mac") {
        Some(rest) if rest.len() > 3 => format!("mc{rest}"),
        _ => key.to_owned(),
    };
    ["ae", "oe", "ue", "aa"]
        .iter()
        .fold(key, |key, pair| key.replace(pair, pair.get(..1).unwrap_or_default()))
}

/// Rules of spelling, applied one after the other: letters, and those that replace them.
pub(super) type Rules = Vec<(&'static str, &'static str)>;

/// Reads rules like `ph>f`.
pub(super) fn rules(list: &'static str) -> Rules {
    list.split(' ').filter_map(|rule| rule.split_once('>')).collect()
}

pub(super) fn spelled_by(rules: &Rules, word: &str) -> String {
    rules.iter().fold(word.to_owned(), |word, (from, to)| word.replace(from, to))
}

/// The key that unites spellings of a Western name with the same sound: Meyer and
/// Maier, Stephen and Steven, Aleksandr and Alexandr. Double letters become one.
pub(super) fn heard(key: &str) -> String {
    static RULES: LazyLock<Rules> = LazyLock::new(|| {
        rules(
            "tsch>ch sch>sh tch>ch chr>kr cht>kt ph>f kh>h gh>g th>t ck>k dt>t cs>ks x>ks qu>k \
              q>k ce>se ci>si cy>si z>s w>v y>i j>i ei>ai ae>ai ie>i ou>u oo>u",
        )
    });
    let spelled = spelled_by(&RULES, key);
    let mut heard = String::with_capacity(spelled.len());
    let mut chars = spelled.chars().peekable();
    while let Some(c) = chars.next() {
        let last = heard.chars().next_back();
        let c = if c == 'c' && chars.peek() != Some(&'h') { 'k' } else { c };
        let silent = c == 'h' && !matches!(last, None | Some('s' | 'c'));
        if !silent && last != Some(c) {
            heard.push(c);
        }
    }
    heard
}

/// The other Latin word that a word with letters of another alphabet may be. If it is wholly
/// in that alphabet, it is the word that it looks like (`СОРА` is Sora or COPA). If [`fold`]
/// went by the look, it is the word that it sounds like (`Віktor`). Đ becomes Dj.
pub(super) fn look_alike(word: &str) -> Option<String> {
    let folded = crate::name::fold(word);
    if folded.contains('đ') {
        return Some(fold(&folded.replace('đ', "dj")));
    }
    let foreign = folded.chars().any(is_foreign);
    if foreign && folded.chars().any(is_latin) {
        return Some(fold(&folded));
    }
    let shape = |c: char| if is_foreign(c) { shape_of(c) } else { Some(c) };
    if foreign { folded.chars().map(shape).collect() } else { None }
}

/// The Latin letter that looks like this one in either case: `Н`
/// looks like an H, though its lower case looks like no letter.
fn shape_of(c: char) -> Option<char> {
    let cases = std::iter::once(c).chain(c.to_uppercase());
    cases.into_iter().find_map(|c| SHAPES.get(&c)).map(char::to_ascii_lowercase)
}
