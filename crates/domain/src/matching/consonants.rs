//! The consonants of a word. A foreign name agrees on them with its spelling in katakana, or in an alphabet
//! without vowels: オリバー・スミス and Oliver Smith, محمد and Mohamed. A likely match, never a certain one.

use std::sync::LazyLock;

use super::latin::{Rules, rules, spelled_by};

/// The consonants of kana, in a romaji key.
pub(super) fn of_kana(sound: &str) -> String {
    let letters: Vec<char> = sound.chars().collect();
    let mut heard = Heard::default();
    for (at, &letter) in letters.iter().enumerate() {
        let next = letters.get(at + 1).copied();
        match (letter, next) {
            ('h', Some('u')) => heard.push('P'),
            ('n', Some('m')) => {}
            ('z', Some('i' | 'y')) => heard.push('G'),
            _ => heard.push(class(letter)),
        }
    }
    heard.consonants
}

/// The consonants of a folded Latin word of any language.
pub(super) fn of_latin(word: &str) -> String {
    static RULES: LazyLock<Rules> = LazyLock::new(|| {
        rules(
            "tsch>t tch>t sch>s chr>kr chol>kol chae>kae ch>t sh>s ph>p gh> wr>r dg>g ck>k ce>se \
              ci>si cy>si tho>to th>s kh>k x>ks mb>nb mp>np dt>t j>g",
        )
    });
    let spelled = spelled_by(&RULES, word);
    let letters: Vec<char> = spelled.chars().collect();
    let mut heard = Heard::default();
    for (at, &letter) in letters.iter().enumerate() {
        let next = letters.get(at + 1).copied();
        match (letter, next) {
            ('k', Some('n')) if at == 0 => {}
            ('r', next) if !next.is_some_and(is_vowel) => heard.parted = true,
            _ => heard.push(class(letter)),
        }
    }
    heard.consonants
}

fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

/// Gives interchangeable letters one class; vowels and weak sounds become dots.
const fn class(letter: char) -> char {
    match letter {
        'b' | 'v' => 'B',
        'c' | 'k' | 'q' => 'K',
        'd' => 'D',
        'f' | 'p' => 'P',
        'g' | 'j' => 'G',
        'h' => 'H',
        'l' | 'r' => 'R',
        'm' => 'M',
        'n' => 'N',
        's' | 'z' => 'S',
        't' => 'T',
        _ => '.',
    }
}

/// The consonants read so far.
#[derive(Debug, Default)]
struct Heard {
    consonants: String,
    /// Whether something lies between the last consonant and the next.
    parted: bool,
}

impl Heard {
    /// Adds a class: a double consonant counts once, a vowel or an h only at the beginning.
    fn push(&mut self, class: char) {
        let first = self.consonants.is_empty();
        match class {
            '.' if first && !self.parted => self.consonants.push('A'),
            'H' if !first => self.parted = true,
            '.' => self.parted = true,
            _ => {
                if self.parted || !self.consonants.ends_with(class) {
                    self.consonants.push(class);
                }
                self.parted = false;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::name::{fold, romaji};

    #[test]
    fn katakana_and_their_originals_agree() {
        for (kana, latin) in [
            ("オリバー", "oliver"),
            ("スミス", "smith"),
            ("リチャード", "richard"),
            ("ブラウン", "brown"),
            ("ジョンソン", "johnson"),
            ("トーマス", "thomas"),
            ("ミュラー", "muller"),
            ("エミリー", "emily"),
            ("クラーク", "clark"),
            ("アンナ", "anna"),
            ("シュミット", "schmidt"),
            ("ジョージ", "george"),
            ("エリザベス", "elizabeth"),
            ("キャサリン", "catherine"),
            ("フランク", "frank"),
            ("ロバート", "robert"),
            ("ウィリアム", "william"),
            ("アレクサンダー", "alexander"),
            ("ニコラス", "nicholas"),
            ("ゴンサレス", "gonzalez"),
            ("マイケル", "michael"),
        ] {
            assert_eq!(of_kana(&romaji(&fold(kana))), of_latin(latin), "{kana} {latin}");
        }
    }
}
