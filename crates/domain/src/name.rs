//! Names: cleaning for display, and the keys for comparison.
//!
//! The display text is what was entered, cleaned. Keys are never shown.

mod fold;
mod romaji;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

pub use fold::{begins, clean, fold, is_refused, shown};
pub use romaji::{romaji, romaji_by_kana};

/// A folded text without spaces: 渡邉和也 is the name 渡邉 和也.
pub fn fold_whole(text: &str) -> String {
    fold(text).replace(' ', "")
}

/// Whether one of two folded names of the same letters has all spaces of the other: 山田一 朗 is not 山 田一朗.
pub fn spaced_alike(a: &str, b: &str) -> bool {
    let gaps = |text: &str| -> Vec<usize> {
        let spaces = text.chars().enumerate().filter(|(_, sign)| *sign == ' ');
        spaces.zip(0..).map(|((at, _), before)| at - before).collect()
    };
    let (a, b) = (gaps(a), gaps(b));
    a.iter().all(|gap| b.contains(gap)) || b.iter().all(|gap| a.contains(gap))
}

/// A folded text, as written and in Latin letters; variants of kanji are united.
pub fn heard(text: &str) -> [String; 2] {
    let written = fold_kanji(text);
    let latin = romaji(&written);
    [written, latin]
}

/// Whether a name, or a word of it, begins with a text in either form; see [`heard`].
pub fn begins_as_heard(name: &[String; 2], typed: &[String; 2]) -> bool {
    name.iter().zip(typed).any(|(name, typed)| begins(name, typed))
}

// Text in cells of a CSV file: spreadsheets run some of it as formulas.

/// The character that tells spreadsheets that a cell is text.
const MARK: char = '\'';

/// The cell of a CSV file for a text: marked if a spreadsheet would run it.
pub fn to_cell(text: &str) -> Cow<'_, str> {
    if is_run(text) { format!("{MARK}{text}").into() } else { text.into() }
}

/// The text of such a cell; other programs mark text in the same way.
pub fn from_cell(cell: &str) -> &str {
    cell.strip_prefix(MARK).filter(|text| is_run(text)).unwrap_or(cell)
}

/// Whether a text begins a formula, or has marks before one: these would be
/// removed when it is read. Japanese spreadsheets accept full-width signs too.
fn is_run(text: &str) -> bool {
    let begins = text.trim_start_matches(MARK);
    begins.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
}

// Lists in one line.

/// The characters between the parts of a line, also those of Japanese input.
pub(crate) const BETWEEN: [char; 5] = [';', '；', ',', '，', '、'];

/// The parts of a line that are not blank.
pub(crate) fn parts(line: &str) -> impl Iterator<Item = &str> {
    line.split(BETWEEN).filter(|part| !part.trim().is_empty())
}

// The order of names in a printed list: Latin letters, then kana in the order of the fifty sounds, then all others.

/// Voiced and small kana; below each the kana that it is sorted with.
const VARIANTS: &str =
    "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔぁぃぅぇぉっゃゅょゎゕゖ";
const PLAIN: &str = "かきくけこさしすせそたちつてとはひふへほはひふへほうあいうえおつやゆよわかけ";

/// The sorting key of a reading, or of a name without one: as in dictionaries,
/// は before ば before ぱ only if all other sounds are equal.
pub fn spoken_order(text: &str) -> (u8, String, String) {
    let folded = fold(text);
    let class = match folded.chars().find(|letter| letter.is_alphanumeric()) {
        Some(first) if is_kana(first) => 1,
        Some(first) if first.is_ascii() || first < '\u{3000}' => 0,
        _ => 2,
    };
    let mut plain = String::new();
    for letter in folded.chars().filter(|letter| !letter.is_whitespace()) {
        let sound =
            if letter == 'ー' { plain.chars().last().and_then(vowel) } else { unvoiced(letter) };
        plain.push(sound.unwrap_or(letter));
    }
    (class, plain, folded)
}

fn is_kana(letter: char) -> bool {
    matches!(letter, 'ぁ'..='ゖ' | 'ァ'..='ヺ')
}

fn unvoiced(letter: char) -> Option<char> {
    let at = VARIANTS.chars().position(|variant| variant == letter)?;
    PLAIN.chars().nth(at)
}

/// The vowel a kana ends in.
pub(crate) fn vowel(c: char) -> Option<char> {
    const ROWS: [(char, &str); 5] = [
        ('あ', "あかさたなはまやらわがざだばぱぁゃゎゕ"),
        ('い', "いきしちにひみりぎじぢびぴぃゐ"),
        ('う', "うくすつぬふむゆるぐずづぶぷぅゅっゔ"),
        ('え', "えけせてねへめれげぜでべぺぇゑゖ"),
        ('お', "おこそとのほもよろをごぞどぼぽぉょ"),
    ];
    ROWS.iter().find(|(_, row)| row.contains(c)).map(|&(vowel, _)| vowel)
}

/// The modern form of each variant; from `assets/names/variant_kanji.csv`.
static IN_USE: LazyLock<HashMap<char, char>> = LazyLock::new(|| {
    let table = include_str!("../assets/names/variant_kanji.csv");
    let rows = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    let pairs = rows.filter_map(|row| {
        let (plain, variant) = row.split_once(',')?;
        Some((variant.chars().next()?, plain.chars().next()?))
    });
    pairs.collect()
});

/// Whether the character is a Chinese one, or repeats one (々).
pub fn is_kanji(c: char) -> bool {
    matches!(c, '々' | '〆' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{323af}')
}

/// The modern form of a kanji; any other character unchanged.
pub fn kanji_in_use(c: char) -> char {
    IN_USE.get(&c).copied().unwrap_or(c)
}

/// A folded text with kanji in modern form, 々 written out and the small ke of 鶴ヶ谷
/// made large. A text that begins or is part of another still does so afterwards.
pub fn fold_kanji(text: &str) -> String {
    let folded = fold(text);
    let mut plain = String::with_capacity(folded.len());
    for c in folded.chars() {
        let last = plain.chars().next_back().filter(|&last| is_kanji(last));
        plain.push(match (c, last) {
            ('々', Some(last)) => last,
            ('ゖ', _) => 'け',
            _ => kanji_in_use(c),
        });
    }
    plain
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_a_spreadsheet_would_run_is_marked_and_nothing_else() {
        for text in ["=1+1", "+81", "-3.5", "@taro", "\tx", "\rx", "＝1+1", "＋", "－x", "＠大阪"]
        {
            assert_eq!(to_cell(text), format!("'{text}"));
        }
        for text in ["", "TM", "1=1", "O'Neill", "'quoted'", "ー", "佐藤 健", "'"] {
            assert_eq!(to_cell(text), text);
            assert_eq!(from_cell(text), text);
        }
        assert_eq!(from_cell("=1+1"), "=1+1", "a list from a program that marks nothing");
    }

    proptest! {
        #[test]
        fn every_text_comes_back_from_its_cell(
            text in prop_oneof![any::<String>(), "['=+@＝\\-a]{0,6}"],
        ) {
            let cell = to_cell(&text);
            prop_assert_eq!(from_cell(&cell), text.as_str());
            prop_assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r']));
        }
    }
}

#[cfg(test)]
mod order_tests {
    use super::*;

    #[test]
    fn names_stand_in_the_order_of_the_fifty_sounds() {
        let mut names = [
            "さとう",
            "Ada",
            "かとう",
            "がま",
            "かわ",
            "あべ",
            "ごとう",
            "林",
            "アーサー",
            "ああ",
            "たなか",
        ];
        names.sort_by_key(|name| spoken_order(name));
        assert_eq!(
            names,
            [
                "Ada",
                "ああ",
                "アーサー",
                "あべ",
                "かとう",
                "がま",
                "かわ",
                "ごとう",
                "さとう",
                "たなか",
                "林"
            ]
        );
    }
}
