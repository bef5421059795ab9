//! Additions around a name: tags, brackets, places, decoration.

use unicode_normalization::UnicodeNormalization as _;

use super::kanji::is_kanji;
use super::titles;
use crate::name::clean;

/// A written name, divided into its parts.
#[derive(Debug, Default)]
pub(super) struct Parts {
    /// The name itself, composed (NFKC), with its case.
    pub(super) main: String,
    /// Text in round brackets or quotation marks that may be a name: a reading, a real name.
    pub(super) aside: Vec<String>,
    /// Former family names: 旧姓 田中, née Bauer.
    pub(super) former: Vec<String>,
}

const PAIRS: [(char, char); 12] = [
    ('(', ')'),
    ('[', ']'),
    ('{', '}'),
    ('<', '>'),
    ('〈', '〉'),
    ('《', '》'),
    ('「', '」'),
    ('『', '』'),
    ('【', '】'),
    ('〔', '〕'),
    ('“', '”'),
    ('"', '"'),
];

/// Divides an entered name. A text with a letter in it always leaves a name.
pub(super) fn split(text: &str) -> Parts {
    let marks = |c: &char| !matches!(c, '™' | '®' | '©' | '℠' | '℗');
    let plain: String = clean(text).chars().filter(marks).nfkc().collect();
    let (outside, mut inside) = unbracket(&plain);
    let (outside, mut former) = unmarry(&outside);
    let within = outside.trim().contains(' ') && !plain.trim_end().ends_with([')', '〕', '】']);
    inside.retain(|(open, text)| {
        // 佐藤（田中）花子
        let between = within && *open == '(' && text.chars().all(is_kanji) && is_aside(*open, text);
        let found = family_before(text).or_else(|| between.then_some(text.as_str())).map(trim);
        former.extend(found.clone());
        found.is_none()
    });
    let main = trim(&unplace(&untag(&outside)));
    let named = |text: &str| text.chars().any(char::is_alphanumeric);
    if named(&main) {
        let aside = inside.into_iter().filter(|(open, text)| is_aside(*open, text));
        return Parts { main, aside: aside.map(|(_, text)| trim(&text)).collect(), former };
    }
    // `【しろくま】`: the brackets are the decoration.
    let mut candidates = inside.into_iter().map(|(_, text)| trim(&unplace(&untag(&text))));
    let main = candidates.find(|text| named(text)).unwrap_or_else(|| trim(&outside));
    let main = if main.is_empty() { plain } else { main };
    Parts { main, ..Parts::default() }
}

/// The words before a former family name.
const BEFORE: [&str; 10] =
    ["旧姓", "旧名", "旧:", "旧ː", "née ", "né ", "nee ", "geb. ", "geborene ", "formerly "];

/// The former family name, if a text gives one.
fn family_before(text: &str) -> Option<&str> {
    let text = text.trim();
    let starts = |before: &&str| {
        text.get(..before.len()).is_some_and(|start| start.to_lowercase() == **before)
    };
    let before = BEFORE.iter().find(|before| starts(before))?;
    let name = text.get(before.len()..)?.trim_start_matches([':', ' ', '・', '、', '.']);
    name.chars().any(char::is_alphabetic).then_some(name)
}

/// Cuts a former family name off the end: `Anna Schmidt née Bauer`.
fn unmarry(text: &str) -> (String, Vec<String>) {
    let cut = text.char_indices().filter(|(_, c)| c.is_whitespace()).find_map(|(at, _)| {
        let (name, rest) = text.split_at(at);
        // `Nee` is a family name, too.
        let said = !rest.trim_start().to_lowercase().starts_with("nee ");
        Some((name, family_before(rest).filter(|_| said && !name.trim().is_empty())?))
    });
    cut.map_or_else(
        || (text.to_owned(), Vec::new()),
        |(name, before)| (name.to_owned(), vec![trim(before)]),
    )
}

/// Cuts out text in brackets. A bracket without its partner becomes a space.
fn unbracket(text: &str) -> (String, Vec<(char, String)>) {
    let mut outside = String::with_capacity(text.len());
    let mut inside = Vec::new();
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        let partner = PAIRS.iter().find(|(open, _)| *open == c);
        let closed = partner.and_then(|(_, close)| rest.as_str().split_once(*close));
        match closed {
            Some((content, after)) => {
                inside.push((c, content.to_owned()));
                outside.push(' ');
                rest = after.chars();
            }
            None if PAIRS.iter().any(|&(open, close)| open == c || close == c) => outside.push(' '),
            None => outside.push(c),
        }
    }
    (outside, inside)
}

/// Whether text in brackets may be another name: not a team, a place or a remark.
fn is_aside(open: char, text: &str) -> bool {
    let text = text.trim();
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let tag = text.len() <= 5 && text.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    matches!(open, '(' | '「' | '『' | '“' | '"')
        && letters >= 2
        && !tag
        && !text.contains(|c: char| c.is_ascii_digit())
        && !titles::is_place(text)
        && !titles::is_remark(text)
}

/// Removes tags: `TKY|name`, `name | TKY`, `TKY/ name`, `name / place`. `name#1234` keeps its number.
fn untag(text: &str) -> String {
    let text = text.trim();
    let is_tag = |part: &str| {
        let part = part.trim();
        !part.is_empty()
            && part.chars().count() <= 6
            && part.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
    };
    let Some((before, after)) = text.split_once(['|', '¦', '/', ':', '│']) else {
        return text.to_owned();
    };
    let (before, after) = (before.trim(), after.trim());
    let bar = text.contains(['|', '¦', '│']);
    if before.is_empty() || after.is_empty() {
        format!("{before}{after}")
    } else if is_tag(before) {
        after.to_owned()
    } else if is_tag(after) || titles::is_place(after) || !bar {
        before.to_owned()
    } else {
        after.to_owned()
    }
}

/// Removes places: of `@name` the name is kept, of `name@place` too.
fn unplace(text: &str) -> String {
    let text = text.trim().trim_start_matches(['@', '#']);
    let at_place = text.split_once(" in ").filter(|(_, place)| titles::is_place(place));
    let cut = text.split_once('@').or_else(|| text.split_once(" from ")).or(at_place);
    match cut {
        Some((name, _)) if name.chars().filter(|c| c.is_alphanumeric()).count() >= 2 => {
            name.to_owned()
        }
        Some((start, end)) => format!("{start}a{end}"),
        None => text.to_owned(),
    }
}

/// Replaces everything that is no part of a word by a space: stars, emoji, bars. A
/// dash after kana is the long mark, unless the name stands between dashes.
fn trim(text: &str) -> String {
    let text = text.trim();
    let between = text.starts_with(is_dash);
    let text = if between { text.trim_matches(is_dash) } else { text };
    let mut plain = String::with_capacity(text.len());
    let mut last = ' ';
    for c in text.chars() {
        let kept = match c {
            _ if is_dash(c) && matches!(last, 'ぁ'..='ゖ' | 'ァ'..='ー') => 'ー',
            '-' | '‐' | '‑' | '–' => '-',
            '\'' | '’' | '‘' | 'ʼ' | '`' | '´' | 'ʻ' => '\'',
            '彡' => ' ',
            _ if c.is_alphanumeric() || is_kanji(c) || is_mark(c) => c,
            _ => ' ',
        };
        plain.push(kept);
        last = kept;
    }
    plain.trim_matches(|c: char| matches!(c, ' ' | '-' | '\'' | ',' | '、' | '&' | '・')).to_owned()
}

const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '–' | '—' | '―' | '─' | '−' | '〜' | '～' | '~' | '∼')
}

/// Whether a character is a mark of the letter before it, or separates words.
const fn is_mark(c: char) -> bool {
    matches!(
        c,
        ',' | '、'
            | '・'
            | '·'
            | '.'
            | '&'
            | '\u{3099}'
            | '\u{309a}'
            | 'ー'
            | 'ゝ'
            | 'ゞ'
            | 'ヽ'
            | 'ヾ'
            | '\u{300}'..='\u{36f}'
    )
}
