//! Kana: the strict key, the loose key, and the test for romaji.

use std::iter::once;

use super::kanji;
use crate::name::vowel;

/// Whether the character is kana or a mark of its writing.
pub(super) fn is_kana(c: char) -> bool {
    matches!(c, 'ぁ'..='ゖ' | 'ゝ' | 'ゞ' | 'ァ'..='ヺ' | 'ー' | 'ヽ' | 'ヾ')
}

/// The strict key of a folded word: marks of repetition and length are written out, so
/// that もりしー becomes もりしい. Every audible difference stays: ゆき is not ゆうき.
pub(super) fn strict(folded: &str) -> String {
    let mut key = String::with_capacity(folded.len());
    let mut last = None;
    for c in folded.chars() {
        let written = match (c, last) {
            ('ー', Some(before)) => vowel(before).unwrap_or(c),
            ('ゝ', Some(before)) => before,
            ('ゞ', Some(before)) => voiced(before),
            _ => c,
        };
        key.push(written);
        last = Some(written);
    }
    key
}

/// The loose key of a strict one unites spellings that vary or are often mistyped. Small kana are
/// made large, a long o becomes おう, a long e えい; ぢ becomes じ, づ ず, を お, ゔ ぶ.
pub(super) fn loose(strict: &str) -> String {
    let mut key = String::with_capacity(strict.len());
    let mut chars = strict.chars().peekable();
    let mut last = None;
    while let Some(c) = chars.next() {
        let plain = match (c, chars.peek()) {
            ('ゔ', Some('ぁ')) => next_is(&mut chars, 'ば'),
            ('ゔ', Some('ぃ')) => next_is(&mut chars, 'び'),
            ('ゔ', Some('ぇ')) => next_is(&mut chars, 'べ'),
            ('ゔ', Some('ぉ')) => next_is(&mut chars, 'ぼ'),
            ('ゔ', _) => 'ぶ',
            ('ぢ', _) => 'じ',
            ('づ', _) => 'ず',
            ('を', _) => 'お',
            _ => large(c),
        };
        let heard = match (plain, last.and_then(vowel)) {
            ('お', Some('お')) => 'う',
            ('え', Some('え')) => 'い',
            _ => plain,
        };
        key.push(heard);
        last =
            Some(if heard == 'う' && last.and_then(vowel) == Some('お') { 'お' } else { heard });
    }
    key
}

fn next_is(chars: &mut impl Iterator<Item = char>, kana: char) -> char {
    chars.next();
    kana
}

/// Whether a folded Latin word consists of Japanese syllables in any romaji. A single letter does not count.
pub(super) fn is_romaji(word: &str) -> bool {
    let mut rest = word;
    let mut syllables = 0;
    while !rest.is_empty() {
        let Some(after) = after_syllable(rest) else { return false };
        rest = after;
        syllables += 1;
    }
    syllables > 0 && word.len() > 1
}

/// Spellings of a consonant; longer ones first.
const CONSONANTS: [&str; 34] = [
    "tch", "ssh", "cch", "tts", "kky", "ppy", "ssy", "tty", "shy", "chy", "sh", "ch", "ts", "ky",
    "sy", "ty", "ny", "hy", "my", "ry", "gy", "jy", "zy", "dy", "by", "py", "kk", "ss", "tt", "pp",
    "jj", "dd", "gg", "bb",
];

fn after_syllable(word: &str) -> Option<&str> {
    let spelled = CONSONANTS.iter().find_map(|consonant| word.strip_prefix(consonant));
    let single = || word.strip_prefix(|c| "kstnhmyrwgzdbpjf".contains(c));
    let open = |rest: &&str| rest.starts_with(['a', 'i', 'u', 'e', 'o']);
    let start = spelled.filter(open).or_else(|| single().filter(open));
    if let Some(rest) = start.or_else(|| Some(word).filter(open)) {
        let mut chars = rest.chars();
        let vowel = chars.next();
        let rest = chars.as_str();
        // The h of Ohno and Satoh.
        return Some(match rest.strip_prefix('h') {
            Some(after)
                if vowel == Some('o') && !after.starts_with(['a', 'i', 'u', 'e', 'o', 'y']) =>
            {
                after
            }
            _ => rest,
        });
    }
    match word.strip_prefix('n') {
        Some(rest) => Some(rest),
        None => word.strip_prefix('m').filter(|rest| rest.starts_with(['b', 'm', 'p'])),
    }
}

/// A key without voicing marks: なかじま is なかしま.
pub(super) fn unvoiced(key: &str) -> String {
    use unicode_normalization::UnicodeNormalization as _;
    key.nfd().filter(|c| !matches!(c, '\u{3099}' | '\u{309a}')).collect()
}

/// The kana with a voicing mark, if that is one character.
fn voiced(c: char) -> char {
    use unicode_normalization::UnicodeNormalization as _;
    once(c).chain(once('\u{3099}')).nfc().next().unwrap_or(c)
}

fn large(c: char) -> char {
    match c {
        'ゐ' => 'い',
        'ゑ' => 'え',
        'ゕ' => 'か',
        'ゖ' => 'け',
        _ => kanji::large(c),
    }
}

/// Whether two kana are often confused, mostly in katakana; given as hiragana, in any order.
pub(super) fn look_alike(a: char, b: char) -> bool {
    const SHAPES: [&str; 12] = [
        "そん", "しつ", "くわ", "うわ", "すぬ", "のめ", "まむ", "ちて", "ぬめ", "れわ", "ねれ",
        "るろ",
    ];
    a != b && SHAPES.iter().any(|pair| pair.contains(a) && pair.contains(b))
}
