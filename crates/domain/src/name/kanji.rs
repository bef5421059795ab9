//! Kanji of which registers keep several forms: 高 and 髙 are one to those who look for a name.

use std::collections::HashMap;
use std::sync::LazyLock;

/// The form in use today of each variant; from `assets/names/variant_kanji.csv`.
static IN_USE: LazyLock<HashMap<char, char>> = LazyLock::new(|| {
    let table = include_str!("../../assets/names/variant_kanji.csv");
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

/// The form in use today of a kanji; any other character as it is.
pub fn kanji_in_use(c: char) -> char {
    IN_USE.get(&c).copied().unwrap_or(c)
}

/// A folded text with its kanji in their forms of today, 々 written out and the small ke of 鶴ヶ谷 large. What begins a
/// text, or stands in it, does so afterwards.
pub fn in_plain_kanji(folded: &str) -> String {
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
