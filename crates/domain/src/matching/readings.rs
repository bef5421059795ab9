//! Likely readings of names in kanji without a stated reading; never certain.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::kanji;
use crate::name::{fold, romaji};

/// The readings of words; from `assets/names/kanji_readings.txt`, with its kanji in modern form.
static READINGS: LazyLock<HashMap<String, Vec<&'static str>>> = LazyLock::new(|| {
    let table = include_str!("../../assets/names/kanji_readings.txt");
    let mut readings = HashMap::new();
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    for (word, read) in rows.flat_map(str::split_whitespace).filter_map(|row| row.split_once(':')) {
        readings.entry(kanji::fold(&fold(word))).or_insert_with(|| read.split(',').collect());
    }
    readings
});

/// The romaji keys of the whole names in the table: with two kanji
/// or more, or with three kana or more, as 稔 is Minoru.
static NAMES: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let read = READINGS.iter().flat_map(|(word, read)| read.iter().map(move |read| (word, read)));
    let names = read.filter(|(word, read)| word.chars().count() > 1 || read.chars().count() > 2);
    names.map(|(_, read)| romaji(read)).collect()
});

/// The romaji keys of common family and given names.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    NAMES.iter().map(String::as_str)
}

/// Whether a romaji key is that of a common family or given name.
pub(super) fn is_name(key: &str) -> bool {
    NAMES.contains(key)
}

/// The length of the longest word in the table.
const LONGEST: usize = 4;

/// The most readings of a word that are kept, the likeliest ones.
const MOST: usize = 12;

/// The romaji keys of a folded word with kanji, the likeliest first; empty if a part of it is not in the table.
pub(super) fn of(word: &str) -> Box<[Box<str>]> {
    let chars: Vec<char> = word.chars().collect();
    // The readings up to each place, with how unlikely they are.
    let mut read: Vec<Vec<(usize, String)>> = vec![Vec::new(); chars.len() + 1];
    read[0].push((0, String::new()));
    for start in 0..chars.len() {
        let before = std::mem::take(&mut read[start]);
        for end in start + 1..=chars.len().min(start + LONGEST) {
            let part: String = chars[start..end].iter().collect();
            let apart = usize::from(end == start + 1);
            for (rank, reading) in parts(&part).enumerate() {
                let spoken = std::iter::once((0, reading.to_owned()));
                let voiced = voiced(reading).filter(|_| start > 0).map(|voiced| (1, voiced));
                for (unlikely, spoken) in spoken.chain(voiced) {
                    let cost = 2 * rank + unlikely + apart;
                    let longer = before.iter().map(|(of, so)| (of + cost, format!("{so}{spoken}")));
                    read[end].extend(longer);
                }
            }
        }
        read[start + 1].sort();
        read[start + 1].truncate(2 * MOST);
    }
    let mut keys: Vec<Box<str>> = Vec::with_capacity(MOST);
    for (_, reading) in read.pop().unwrap_or_default() {
        let key = romaji(&reading).into_boxed_str();
        if !key.is_empty() && keys.len() < MOST && !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys.into()
}

/// The readings of a part of a word; kana stay as they are, except the ke of 鶴ヶ谷.
fn parts(part: &str) -> impl Iterator<Item = &str> {
    const KE: [&str; 2] = ["が", "け"];
    let small = (part == "ヶ").then_some(KE.as_slice()).into_iter().flatten().copied();
    let kana = part.chars().all(|c| matches!(c, 'ぁ'..='ん')).then_some(part);
    READINGS.get(part).into_iter().flatten().copied().chain(small).chain(kana)
}

/// The reading with its first kana voiced: かわ is voiced in 小川, たに in 大谷 is not.
fn voiced(reading: &str) -> Option<String> {
    let mut kana = reading.chars();
    let first = kana.next().filter(|c| "かきくけこさしすせそたちつてとはひふへほ".contains(*c))?;
    // In Unicode each kana comes directly before its voiced form.
    Some(std::iter::once(char::from_u32(u32::from(first) + 1)?).chain(kana).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_usually_are() {
        for (word, reading) in [
            ("中村", "なかむら"),
            ("佐藤", "さとう"),
            ("健太", "けんた"),
            ("翔", "しょう"),
            ("山田花子", "やまだはなこ"),
            ("中島", "なかじま"),
            ("中島", "なかしま"),
            ("小川", "おがわ"),
            ("鶴ヶ谷", "つるがや"),
            ("佐々木", "ささき"),
            ("渡邊", "わたなべ"),
            ("五十嵐", "いがらし"),
            ("真由美", "まゆみ"),
            ("さや香", "さやか"),
            ("麗奈", "れいな"),
            ("直斗", "なおと"),
        ] {
            let keys = of(&kanji::fold(word));
            assert!(keys.contains(&romaji(reading).into()), "{word} {reading} {keys:?}");
        }
    }

    #[test]
    fn the_usual_reading_comes_first() {
        for (word, reading) in
            [("山崎", "やまざき"), ("裕子", "ゆうこ"), ("大輝", "だいき"), ("谷口", "たにぐち")]
        {
            assert_eq!(*of(word)[0], romaji(reading), "{word}");
        }
    }

    #[test]
    fn a_kanji_that_no_table_has_is_not_guessed() {
        for word in ["驫木", "しろくま熊龘", "", "〆"] {
            assert!(of(&kanji::fold(word)).is_empty(), "{word}");
        }
    }

    #[test]
    fn each_row_of_the_table_is_a_word_of_some_kanji_and_its_kana() {
        for (word, readings) in READINGS.iter() {
            assert!((1..=LONGEST).contains(&word.chars().count()), "{word}");
            assert!(word.chars().all(|c| kanji::is_kanji(c) || c == 'ヶ' || c == 'の'), "{word}");
            for reading in readings {
                let kana = reading.chars().all(|c| matches!(c, 'ぁ'..='ん'));
                assert!(kana && !reading.is_empty(), "{word} {reading}");
            }
        }
    }
}
