//! The second search key: romaji that is equal for all Latin spellings of Japanese.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization as _;
use wana_kana::ConvertJapanese as _;

use super::fold::{collapse, is_space};

/// Spells a folded text in a special romaji, equal for all usual spellings of the same sound.
///
/// Kana is transliterated, then Hepburn, Kunrei and passport spellings are united: shi/si, chi/ti,
/// tsu/tu, fu/hu, ji/zi, sha/sya, m for n before b, m and p, wo/o, long o and u in any form (ou,
/// oo, oh, ō), long marks, apostrophes and hyphens dropped. Latin letters lose their accents. Kanji
/// and other scripts pass through. Names of other languages are treated in the same way: the key is
/// for searching, never for display, and equal keys do not prove one name.
///
/// The common form is close to Kunrei, where the first letter of a syllable gives its row: so the key
/// of a half-typed word (`ts`, `sh`, `j`) is a prefix of the key of the whole word. Idempotent.
pub fn romaji(folded: &str) -> String {
    romaji_by_kana(&foreign_sounds(folded))
}

/// Like [`romaji`], with each small vowel separate, as some people type them: `fuan` for ふぁん.
pub fn romaji_by_kana(folded: &str) -> String {
    let mut key = unify(&latin(folded));
    // One rule can enable another (`tsh` to `ts` to `t`). Every rule removes a
    // c, f, h, j, m, o, s, u, w or y, or turns f into h, so this ends.
    loop {
        let again = unify(&key);
        if again == key {
            return collapse(key.into_iter(), is_space);
        }
        key = again;
    }
}

/// Kana spelled in Latin letters, without accents and marks.
fn latin(folded: &str) -> Vec<char> {
    let spelled: Cow<'_, str> = if folded.is_ascii() {
        folded.into()
    } else {
        let spoken: String = folded.chars().filter(|&c| c != 'ー').collect();
        spoken.to_romaji().into()
    };
    if spelled.is_ascii() {
        spelled.chars().filter(|&c| !is_mark(c)).collect()
    } else {
        plain_letters(&spelled)
    }
}

/// Replaces kana for foreign sounds by Latin letters, and ゑ and ゐ by their sounds; the rest stays.
fn foreign_sounds(folded: &str) -> Cow<'_, str> {
    if !folded.contains(['ぁ', 'ぃ', 'ぅ', 'ぇ', 'ぉ', 'ゅ', 'ゔ', 'ゑ', 'ゐ']) {
        return folded.into();
    }
    let mut spelled = String::with_capacity(folded.len());
    let mut rest = folded.chars();
    while let Some(c) = rest.next() {
        let mut after = rest.clone();
        match (c, after.next()) {
            // A doubled consonant.
            ('っ', Some(next)) => match foreign_sound(next, after.next()) {
                Some((sound, _)) if !sound.starts_with(['e', 'i']) => {
                    spelled.extend(sound.chars().take(1));
                }
                _ => spelled.push(c),
            },
            (c, next) => match foreign_sound(c, next) {
                Some((sound, kana)) => {
                    spelled.push_str(sound);
                    if kana == 2 {
                        rest.next();
                    }
                }
                None => spelled.push(c),
            },
        }
    }
    spelled.into()
}

/// The foreign sound of a kana, alone or with the small one after
/// it, and the number of kana; none for Japanese sounds.
fn foreign_sound(kana: char, next: Option<char>) -> Option<(&'static str, usize)> {
    let pair = match (kana, next.unwrap_or_default()) {
        ('ふ', 'ぁ') => "fa",
        ('ふ', 'ぃ') => "fi",
        ('ふ', 'ぇ') => "fe",
        ('ふ', 'ぉ') => "fo",
        ('ゔ', 'ぁ') => "va",
        ('ゔ', 'ぃ') => "vi",
        ('ゔ', 'ぇ') => "ve",
        ('ゔ', 'ぉ') => "vo",
        ('ゔ', 'ゅ') => "vyu",
        ('て', 'ぃ') => "ti",
        ('で', 'ぃ') => "di",
        ('て', 'ゅ') => "tyu",
        ('で', 'ゅ') | ('ど', 'ぅ') => "du",
        ('と', 'ぅ') => "tu",
        ('す', 'ぃ') => "si",
        ('ず', 'ぃ') => "zi",
        ('つ', 'ぁ') => "tsa",
        ('つ', 'ぃ') => "tsi",
        ('つ', 'ぇ') => "tse",
        ('つ', 'ぉ') => "tso",
        ('う', 'ぃ') => "wi",
        ('う', 'ぇ') => "we",
        ('う', 'ぉ') => "wo",
        ('い', 'ぇ') => "ye",
        ('く', 'ぁ') => "kwa",
        ('く', 'ぃ') => "kwi",
        ('く', 'ぇ') => "kwe",
        ('く', 'ぉ') => "kwo",
        ('ぐ', 'ぁ') => "gwa",
        ('ゔ', _) => return Some(("vu", 1)),
        ('ゑ', _) => return Some(("e", 1)),
        ('ゐ', _) => return Some(("i", 1)),
        _ => return None,
    };
    Some((pair, 2))
}

/// The marks that some spellings put between letters and others do not.
const fn is_mark(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | 'ʼ' | '`' | '-' | '‐')
}

/// Strips accents and marks.
fn plain_letters(text: &str) -> Vec<char> {
    let mut plain = String::with_capacity(text.len());
    for c in text.nfd().filter(|c| !matches!(c, '\u{300}'..='\u{36f}')) {
        match c {
            c if is_mark(c) => {}
            'ø' => plain.push('o'),
            'ł' => plain.push('l'),
            'đ' | 'ð' => plain.push('d'),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            _ => plain.push(c),
        }
    }
    plain.nfc().collect()
}

/// One pass of the spelling rules, left to right.
fn unify(letters: &[char]) -> Vec<char> {
    let mut key = Vec::with_capacity(letters.len());
    let mut rest = letters;
    while let [first, after @ ..] = rest {
        let (spelled, left) = syllable_start(rest).unwrap_or_else(|| {
            key.push(*first);
            ("", after)
        });
        key.extend(spelled.chars());
        rest = skip_length(key.last().copied(), left);
    }
    key
}

/// The common spelling of the letters that `rest` begins with, and what follows them; `None` where
/// all spellings agree already.
///
/// The end of a word counts like a vowel: there the next letter is still to be typed.
fn syllable_start(rest: &[char]) -> Option<(&'static str, &[char])> {
    let (spelled, taken) = match rest {
        ['s', 'h', after @ ..] => (before_vowel(after, "s", "sy")?, 2),
        ['c', 'h', after @ ..] => (before_vowel(after, "t", "ty")?, 2),
        ['c', after @ ..] if ends(after) => ("t", 1),
        ['t', 's', after @ ..] if after.first() == Some(&'u') || ends(after) => ("t", 2),
        ['j', 'y' | 'j', ..] => ("z", 1),
        ['j', after @ ..] => (before_vowel(after, "z", "zy")?, 1),
        ['f', 'u' | 'f', ..] => ("h", 1),
        ['f', after @ ..] if ends(after) => ("h", 1),
        ['m', 'b' | 'm' | 'p', ..] => ("n", 1),
        ['w', 'o', ..] => ("", 1),
        ['d', 'y', 'u', ..] => ("d", 2),
        _ => return None,
    };
    Some((spelled, rest.get(taken..).unwrap_or_default()))
}

/// Before i (and the end of a word) the plain consonant, before another vowel with its y.
fn before_vowel(
    after: &[char],
    plain: &'static str,
    palatal: &'static str,
) -> Option<&'static str> {
    match after.first() {
        Some('i') => Some(plain),
        Some('a' | 'u' | 'e' | 'o') => Some(palatal),
        _ if ends(after) => Some(plain),
        _ => None,
    }
}

fn ends(after: &[char]) -> bool {
    after.first().is_none_or(|c| !c.is_alphabetic())
}

/// Drops what only makes the vowel before it long: ou, oo, uu, and oh where the h begins no syllable
/// (Ohno, Satoh, but not Ohara).
fn skip_length(vowel: Option<char>, mut rest: &[char]) -> &[char] {
    while let [first, after @ ..] = rest {
        let lengthens = match (vowel, first) {
            (Some('o'), 'o' | 'u') | (Some('u'), 'u') => true,
            (Some('o'), 'h') => !matches!(after, ['a' | 'i' | 'u' | 'e' | 'o', ..]),
            _ => false,
        };
        if !lengthens {
            break;
        }
        rest = after;
    }
    rest
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::fold;
    use super::*;

    fn key(text: &str) -> String {
        romaji(&fold(text))
    }

    #[test]
    fn spellings_of_one_sound_agree() {
        for spellings in [
            &["つじもと", "ツジモト", "Tsujimoto", "Tujimoto", "tuzimoto"][..],
            &["しろくま", "shirokuma", "sirokuma"],
            &["じゅんぺい", "Junpei", "Jumpei", "Zyunpei", "Jyunpei"],
            &["おおの", "Ono", "Ohno", "Oono", "Ōno", "Ôno"],
            &["しょうたろう", "Shotaro", "Shoutarou", "Shōtarō", "Syotaro", "Shohtaroh"],
            &["さとう", "Sato", "Satoh", "Satou", "Satō"],
            &["ゆうき", "Yuki", "Yuuki", "Yūki"],
            &["しんいち", "Shinichi", "Shin'ichi", "Shin’ichi", "Sin-iti"],
            &["ふじい", "Fujii", "Hujii", "huzii"],
            &["ほんま", "Honma", "Homma"],
            &["まっちゃ", "matcha", "mattya"],
            &["べっしょ", "Bessho", "Bessyo"],
            &["はっとり", "Hattori"],
            &["ちぢわ", "Chijiwa", "tiziwa"],
            &["かをる", "Kaoru", "Kaworu"],
            &["もりしー", "モリシー", "morishi"],
            &["José Łukasz", "Jose Lukasz"],
            &["Søren Kjærgaard", "Soren Kjaergaard"],
            &["Anne-Marie", "Annemarie"],
            &["ファビオ", "Fabio"],
            &["ファン", "fan"],
            &["フォン", "fon"],
            &["デュオ", "duo", "dyuo"],
            &["ティナ", "Tina"],
            &["エヴァ", "Eva"],
            &["ヴィヴィ", "Vivi"],
            &["バッファ", "Baffa"],
            &["ドゥドゥ", "Dudu"],
            &["ちゑ", "ちえ", "Chie"],
            &["みつゑ", "Mitsue"],
            &["ゐよ", "Iyo"],
        ] {
            for spelling in spellings {
                assert_eq!(key(spelling), key(spellings[0]), "{spelling}");
            }
        }
    }

    #[test]
    fn sounds_that_differ_stay_apart() {
        for (a, b) in
            [("おはら", "おおら"), ("しろくま", "くろくま"), ("かとう", "さとう"), ("ちだ", "しだ")]
        {
            assert_ne!(key(a), key(b), "{a} {b}");
        }
    }

    #[test]
    fn kanji_passes_through() {
        assert_eq!(key("辻本 じゅん"), "辻本 zyun");
        assert_eq!(key("佐々木"), "佐々木");
    }

    /// Every half-typed text leads to the name; only `m` must wait for the next letter.
    #[test]
    fn a_half_typed_word_has_a_prefix_of_the_key() {
        for word in [
            "tsujimoto",
            "tuzimoto",
            "shinichi",
            "sin'iti",
            "chujo",
            "tyuuzyou",
            "fujiwara",
            "matsushita",
            "ohara",
            "ohno",
            "shotaroh",
            "hatchobori",
            "kokonoe",
            "inoue",
        ] {
            let whole = key(word);
            for (end, _) in word.char_indices() {
                let (typed, _) = word.split_at(end);
                assert!(whole.starts_with(&key(typed)), "{typed} of {word}");
            }
        }
    }

    proptest! {
        #[test]
        fn romaji_twice_is_romaji(
            text in prop_oneof![".*", "[a-z' -]{0,12}", "[cfhjmostuwy]{0,12}", "[ぁ-ゟァ-ヿー・ a-zōū]{0,12}"]
        ) {
            let once = key(&text);
            prop_assert_eq!(romaji(&once), once);
        }
    }
}
