//! The order of names in a printed list: Latin letters, then kana in the order of the fifty sounds, then all others.

use super::fold;

/// Voiced and small kana, and below each the one it is sorted with.
const VARIANTS: &str =
    "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔぁぃぅぇぉっゃゅょゎゕゖ";
const PLAIN: &str = "かきくけこさしすせそたちつてとはひふへほはひふへほうあいうえおつやゆよわかけ";
/// The kana of each vowel, and the vowel, which a long sound repeats.
const VOWELS: [(&str, char); 5] = [
    ("あかさたなはまやらわ", 'あ'),
    ("いきしちにひみりゐ", 'い'),
    ("うくすつぬふむゆる", 'う'),
    ("えけせてねへめれゑ", 'え'),
    ("おこそとのほもよろを", 'お'),
];

/// The sorting key of a reading, or of a name without one: as in dictionaries, は before ば before ぱ only where all other
/// sounds are the same.
pub fn spoken_order(text: &str) -> (u8, String, String) {
    let folded = fold(text);
    let class = match folded.chars().find(|letter| letter.is_alphanumeric()) {
        Some(first) if is_kana(first) => 1,
        Some(first) if first.is_ascii() || first < '\u{3000}' => 0,
        _ => 2,
    };
    let mut plain = String::new();
    for letter in folded.chars().filter(|letter| !letter.is_whitespace()) {
        let sound = if letter == 'ー' { vowel(&plain) } else { unvoiced(letter) };
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

fn vowel(before: &str) -> Option<char> {
    let last = before.chars().last()?;
    VOWELS.iter().find(|(row, _)| row.contains(last)).map(|(_, vowel)| *vowel)
}

#[cfg(test)]
mod tests {
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
