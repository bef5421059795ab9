//! Cleaning a name for display, and folding it to the key for equality.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization as _;

/// Cleans an entered name, so that it never breaks a column and has no invisible characters.
///
/// Canonical composition (NFC) of all but compatibility ideographs, half-width kana and their punctuation
/// made full-width, control and invisible characters dropped (zero width, direction marks), white space of
/// any kind made one space, ends trimmed. Invisible characters that change the form of a letter stay:
/// variation selectors behind ideographs (葛󠄀), joiners between letters of scripts that join. Width, case and
/// script of everything else stay as they are. Idempotent; the result may be empty.
pub fn clean(text: &str) -> String {
    if is_clean(text) {
        return text.to_owned();
    }
    cleaned(text)
}

/// Cleans a text that is not clean yet.
fn cleaned(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    let mut before = None;
    while let Some(sign) = signs.next() {
        if is_invisible(sign) && !is_part_of_a_letter(before, sign, signs.peek().copied()) {
            continue;
        }
        before = Some(sign);
        kept.push(widen_kana(sign));
    }
    // Composition would change compatibility ideographs into other letters: 神 of 神.
    let composed = kept.split_inclusive(is_compatibility_ideograph).flat_map(|part| {
        let end = part.char_indices().next_back().filter(|(_, c)| is_compatibility_ideograph(*c));
        let (part, ideograph) = part.split_at(end.map_or(part.len(), |(at, _)| at));
        part.nfc().chain(ideograph.chars())
    });
    collapse(composed.map(spacing_mark), is_space)
}

/// Whether an invisible character belongs to the letter before it: it selects its form.
fn is_part_of_a_letter(before: Option<char>, sign: char, after: Option<char>) -> bool {
    // Arabic to the scripts of India and their neighbours.
    let joins = |letter: Option<char>| {
        letter.is_some_and(
            |letter| matches!(letter, '\u{600}'..='\u{1cff}' | '\u{fb50}'..='\u{fdff}'),
        )
    };
    match sign {
        '\u{200c}' | '\u{200d}' => joins(before) && joins(after),
        '\u{fe00}'..='\u{fe02}' | '\u{e0100}'..='\u{e01ef}' => before.is_some_and(is_ideograph),
        _ => false,
    }
}

fn is_ideograph(letter: char) -> bool {
    let is_unified = matches!(letter, '\u{3400}'..='\u{9fff}' | '\u{20000}'..='\u{3ffff}' | '々');
    is_unified || is_compatibility_ideograph(letter)
}

fn is_compatibility_ideograph(letter: char) -> bool {
    matches!(letter, '\u{f900}'..='\u{faff}' | '\u{2f800}'..='\u{2fa1f}')
}

/// Whether a name must be refused: it has characters that control a terminal or
/// change the direction of text, or only marks without a letter.
pub fn is_refused(name: &str) -> bool {
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let commands = |c: char| c.is_control() && !c.is_whitespace();
    name.chars().any(|c| turns(c) || commands(c)) || {
        let name = clean(name);
        let is_mark = |c| unicode_normalization::char::is_combining_mark(c);
        !name.is_empty() && name.chars().all(|c| is_mark(c) || c == ' ')
    }
}

/// Whether a text has only settled characters with single spaces
/// between them. In lists of a million names most are so.
fn is_clean(text: &str) -> bool {
    let signs = text.chars().all(|c| is_settled(c) && c != '\u{3000}');
    signs && !text.starts_with(' ') && !text.ends_with(' ') && !text.contains("  ")
}

/// Whether composition never changes the character, and only ASCII letters have
/// case: ASCII and Japanese writing. Such a text needs no tables of Unicode.
fn is_settled(c: char) -> bool {
    matches!(
        c,
        ' '..='~' | '\u{3000}' | 'ぁ'..='ゖ' | 'ァ'..='ヺ' | '・' | 'ー' | '\u{4e00}'..='\u{9fff}'
    )
}

/// Folds a name to its key for equality: two names are written the same if their keys are equal.
///
/// Compatibility composition (NFKC), lower case by way of upper case (so that `ß` is `ss`), katakana made hiragana, invisible characters
/// dropped, spaces and middle dots made one space, ends trimmed. The long mark `ー` stays.
/// Idempotent, and the same before and after [`clean`].
pub fn fold(text: &str) -> String {
    if text.chars().all(is_settled) {
        let lower = text.chars().map(|c| hiragana(c.to_ascii_lowercase()));
        return collapse(lower, |c| is_space(c) || is_middle_dot(c));
    }
    folded(text)
}

/// Folds a text with other characters.
fn folded(text: &str) -> String {
    let lower = text
        .chars()
        .filter(|&c| !is_invisible(c))
        .map(combining_mark)
        .nfkc()
        .filter(|&c| !is_invisible(c))
        // The capital `ẞ` has no upper case; its lower case has.
        .flat_map(char::to_lowercase)
        .flat_map(char::to_uppercase)
        .flat_map(char::to_lowercase);
    // Lower case may compose where upper case does not: `J` with a caron.
    let folded = lower.nfkc().map(hiragana);
    collapse(folded, |c| is_space(c) || is_middle_dot(c))
}

/// Makes text from any source safe to show: control characters, invisible
/// ones and those that change the direction of text become visible.
pub fn shown(text: &str) -> Cow<'_, str> {
    let is_plain = |c: char| match c {
        // These only select a form of a letter.
        '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' | '\u{200c}' | '\u{200d}' => true,
        '\u{2028}' | '\u{2029}' => false,
        _ => !c.is_control() && !is_invisible(c),
    };
    if text.chars().all(is_plain) {
        return text.into();
    }
    text.chars().map(|c| if is_plain(c) { c } else { char::REPLACEMENT_CHARACTER }).collect()
}

/// Makes each run of separators one space, and drops those at the ends.
pub(super) fn collapse(
    chars: impl Iterator<Item = char>,
    is_separator: impl Fn(char) -> bool,
) -> String {
    let mut text = String::new();
    let mut gap = false;
    for c in chars {
        if is_separator(c) {
            gap = !text.is_empty();
            continue;
        }
        if std::mem::take(&mut gap) {
            text.push(' ');
        }
        text.push(c);
    }
    text
}

/// Whether it is white space. The Braille blank is a letter in Unicode, but is used to fake an empty name.
pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || c == '\u{2800}'
}

fn is_middle_dot(c: char) -> bool {
    matches!(c, '·' | '・' | '•' | '‧' | '∙' | '⋅')
}

/// Control characters other than white space, and what Unicode calls default ignorable
/// (`DerivedCoreProperties.txt`) together with the interlinear annotation marks.
fn is_invisible(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// Makes half-width kana and punctuation full-width; voicing marks become
/// combining, so that the later composition joins them to their kana.
fn widen_kana(c: char) -> char {
    match c {
        '\u{ff61}'..='\u{ff9f}' => std::iter::once(c).nfkc().next().unwrap_or(c),
        _ => c,
    }
}

/// Gives a voicing mark without kana a column of its own.
fn spacing_mark(c: char) -> char {
    match c {
        '\u{3099}' => '\u{309b}',
        '\u{309a}' => '\u{309c}',
        _ => c,
    }
}

/// The inverse of [`spacing_mark`]: NFKC would turn it into a space and a mark, and split the word.
fn combining_mark(c: char) -> char {
    match c {
        '\u{309b}' => '\u{3099}',
        '\u{309c}' => '\u{309a}',
        _ => c,
    }
}

/// Converts katakana to hiragana by code point; a general converter would change long marks and Latin letters.
fn hiragana(c: char) -> char {
    match c {
        'ァ'..='ヶ' | 'ヽ' | 'ヾ' => char::from_u32(u32::from(c) - 0x60).unwrap_or(c),
        _ => c,
    }
}

/// Whether a name, or a word of it, begins with a text; both folded.
pub fn begins(name: &str, text: &str) -> bool {
    name.starts_with(text) || name.split(' ').any(|word| word.starts_with(text))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn clean_changes_only_what_breaks_a_screen() {
        for (raw, shown) in [
            ("ﾊﾝｶｸ 太郎", "ハンカク 太郎"),
            ("ﾊﾅﾌﾞｻﾝ", "ハナブサン"),
            ("ﾊﾟﾋﾟｰ｡", "パピー。"),
            ("か\u{3099}く", "がく"),
            ("あﾞ", "あ゛"),
            ("Ｇauss", "Ｇauss"),
            ("Jose\u{301}", "José"),
            ("  辻本\u{3000}\t潤平\r\n", "辻本 潤平"),
            ("葛\u{e0100}城", "葛\u{e0100}城"),
            ("\u{e0100}城\u{e0100}\u{e0101}", "城\u{e0100}"),
            ("\u{fa19}谷 福\u{f9dc}", "\u{fa19}谷 福\u{f9dc}"),
            ("علی\u{200c}رضا", "علی\u{200c}رضا"),
            ("\u{200c}علی\u{200d}", "علی"),
            ("a\u{200c}b", "ab"),
            ("しろ\u{200b}くま\u{202e}", "しろくま"),
            ("a\u{1b}[31mb\u{7}", "a[31mb"),
            ("★しろくま★ 🐻\u{fe0f}", "★しろくま★ 🐻"),
            ("\u{2800}\u{3164}\u{feff}", ""),
            ("ジャン・ポール", "ジャン・ポール"),
        ] {
            assert_eq!(clean(raw), shown, "{raw:?}");
        }
    }

    #[test]
    fn signs_that_nobody_can_see_and_lone_marks_are_refused_in_a_name() {
        for name in ["a\u{202e}b", "a\u{1b}[31mb", "\u{301}", "a\u{2066}b"] {
            assert!(is_refused(name), "{name:?}");
        }
        for name in ["José", "Jose\u{301}", "葛\u{e0100}城", "علی\u{200c}رضا", "a\tb", "", "★"]
        {
            assert!(!is_refused(name), "{name:?}");
        }
    }

    #[test]
    fn what_turns_letters_around_or_commands_a_terminal_is_seen() {
        for (raw, seen) in [
            ("list\u{202e}vsc.csv", "list\u{fffd}vsc.csv"),
            ("\u{2066}a\u{2069}\u{200f}\u{61c}", "\u{fffd}a\u{fffd}\u{fffd}\u{fffd}"),
            ("a\u{1b}[31mb\u{9b}2J\u{7}\n", "a\u{fffd}[31mb\u{fffd}2J\u{fffd}\u{fffd}"),
            ("葛\u{e0100}城 ★ José", "葛\u{e0100}城 ★ José"),
        ] {
            assert_eq!(shown(raw), seen);
        }
    }

    #[test]
    fn fold_agrees_across_width_case_and_kana() {
        for (a, b) in [
            ("しろくま", "シロクマ"),
            ("シロクマ", "ｼﾛｸﾏ"),
            ("ハナブサン", "ﾊﾅﾌﾞｻﾝ"),
            ("HF", "ＨＦ"),
            ("HF", "hf"),
            ("しろくま", "しろくま\u{200b}"),
            ("つじもと じゅんぺい", "ツジモト　ジュンペイ"),
            ("ジャン・ポール", "じゃん ぽーる"),
            ("ジャン･ポール", "ジャン ポール"),
            ("ヴィオラ", "ゔぃおら"),
            ("か゛く", "がく"),
            ("モリシー", "もりしー"),
            ("J\u{30c}an", "ǰan"),
            ("Weiß", "WEISS"),
            ("Νίκος", "ΝΊΚΟΣ"),
            ("辻\u{e0100}本", "辻本"),
            ("\u{fa19}谷", "神谷"),
            ("علی\u{200c}رضا", "علیرضا"),
        ] {
            assert_eq!(fold(a), fold(b), "{a} {b}");
        }
    }

    #[test]
    fn fold_keeps_apart_what_is_written_differently() {
        for (a, b) in [
            ("ゆき", "ゆうき"),
            ("もりしー", "もりしい"),
            ("はん", "ばん"),
            ("タカハシ リョウタ", "タカハシ リヨウタ"),
            ("辻本 潤平", "辻本潤平"),
            ("Kuma07", "Kuma08"),
        ] {
            assert_ne!(fold(a), fold(b), "{a} {b}");
        }
    }

    #[test]
    fn fold_is_stable_for_every_character() {
        for c in '\0'..='\u{2ffff}' {
            let folded = fold(&format!("a{c}b"));
            assert_eq!(fold(&folded), folded, "{c:?}");
        }
    }

    /// Any text; the characters of names and pasted text are drawn often.
    fn text() -> impl Strategy<Value = String> {
        prop_oneof![
            ".*",
            "[ぁ-ゟァ-ヿｦ-ﾟ゛゜\u{200c}\u{e0100}\u{fa19}ا-ی\u{3099}\u{309a}・･ 　A-Za-zＡ-ｚōūÉ\u{301}\u{30c}\u{338}\u{200b}漢-漣]{0,12}",
        ]
    }

    #[test]
    fn each_settled_sign_is_cleaned_and_folded_like_any_text() {
        let settled: Vec<char> = ('\0'..='\u{ffff}').filter(|&c| is_settled(c)).collect();
        assert!(settled.len() > 21_000, "{}", settled.len());
        for sign in settled {
            let text = format!("a{sign}b");
            assert_eq!(clean(&text), cleaned(&text), "{sign:?}");
            assert_eq!(fold(&text), folded(&text), "{sign:?}");
        }
    }

    proptest! {
        #[test]
        fn settled_signs_are_cleaned_and_folded_like_any_text(
            text in "[ -~ ァ-ヺぁ-ゖ・ー\u{3000}\u{4e00}-\u{9fff}]{0,20}",
        ) {
            prop_assert_eq!(clean(&text), cleaned(&text));
            prop_assert_eq!(fold(&text), folded(&text));
        }

        #[test]
        fn clean_twice_is_clean(text in text()) {
            let once = clean(&text);
            prop_assert_eq!(clean(&once), once);
        }

        #[test]
        fn fold_twice_is_fold(text in text()) {
            let once = fold(&text);
            prop_assert_eq!(fold(&once), once);
        }

        #[test]
        fn case_never_changes_the_key(text in text()) {
            prop_assert_eq!(fold(&text.to_uppercase()), fold(&text));
        }

        #[test]
        fn cleaning_never_changes_the_key(text in text()) {
            prop_assert_eq!(fold(&clean(&text)), fold(&text));
        }
    }
}
