//! The likeness of two words.

use super::commonness::Commonness;
use super::evidence::{Facts, Finding};
use super::token::{Script, Token};
use super::{kana, readings};

/// The score of two words that are both names: `Tomoya` and `Tomoka`.
const TWO_NAMES: f64 = 0.6;

/// The context of the two words.
#[derive(Debug, Clone, Copy)]
pub(super) struct Setting<'a> {
    pub(super) common: &'a Commonness,
    /// Whether all words of both names consist of Japanese syllables.
    pub(super) japanese: bool,
    /// Whether the name is Chinese, Korean or Vietnamese: every other syllable is another name.
    pub(super) syllables: bool,
    /// Whether something besides the names speaks for one person, so that very different words are compared too.
    pub(super) deep: bool,
}

/// The likeness of two words, from 0 to 1.
pub(super) fn words(a: &Token, b: &Token, setting: Setting<'_>) -> Finding {
    if !a.counts_like(b) {
        let typed = is_one_for_i(a, b) || is_one_for_i(b, a);
        return if typed {
            Finding::new(0.9, Facts::LOOK_ALIKE)
        } else {
            Finding::new(0.0, Facts::NUMBER)
        };
    }
    if a.key == b.key && a.text() == b.text() {
        return Finding::new(1.0, Facts::NONE);
    }
    match (a.script, b.script) {
        (Script::Kanji, Script::Kanji) => kanji(a, b, setting),
        (Script::Latin, Script::Latin) => latin(a, b, setting),
        (Script::Kana, Script::Kana) => in_kana(a, b, setting),
        (Script::Kana, Script::Latin) | (Script::Latin, Script::Kana) => across(a, b, setting),
        (Script::Other, Script::Latin) | (Script::Latin, Script::Other) => by_consonants(a, b),
        _ => Finding::default(),
    }
}

/// Whether a 1 at the end stands for an i: `Takum1`.
fn is_one_for_i(a: &Token, b: &Token) -> bool {
    let rest = b.text().strip_prefix(a.text());
    a.number == Some(11) && b.number.is_none() && a.length >= 4 && matches!(rest, Some("i" | "l"))
}

/// Compares a name in another alphabet or in katakana with its possible Latin spelling.
fn by_consonants(a: &Token, b: &Token) -> Finding {
    if a.consonants.is_some() && a.consonants == b.consonants {
        Finding::new(0.8, Facts::MAY_BE_READ)
    } else {
        Finding::default()
    }
}

fn kanji(a: &Token, b: &Token, setting: Setting<'_>) -> Finding {
    if a.loose == b.loose {
        Finding::new(0.95, Facts::SPELLING)
    } else if setting.deep && a.length == b.length && strsim::osa_distance(a.text(), b.text()) == 1
    {
        // 佐籐 is a slip if the dates of birth agree.
        Finding::new(0.45, Facts::ONE_LETTER)
    } else {
        Finding::default()
    }
}

fn latin(a: &Token, b: &Token, setting: Setting<'_>) -> Finding {
    if a.is_initial() || b.is_initial() {
        let same = a.initial() == b.initial();
        return if same { Finding::new(0.86, Facts::INITIALS) } else { Finding::default() };
    }
    if a.loose == b.loose {
        return Finding::new(0.98, Facts::SPELLING);
    }
    if a.is_double_of(b) || b.is_double_of(a) {
        return Finding::new(0.9, Facts::MIDDLE);
    }
    if setting.japanese && a.sound() == b.sound() {
        return Finding::new(0.97, Facts::SOUND);
    }
    // Ohno and Ono beside a Western given name.
    let japanese = a.is_japanese && b.is_japanese && !setting.syllables;
    if japanese && a.sound() == b.sound() && !both_known(a, b, setting) {
        return Finding::new(0.92, Facts::SOUND);
    }
    let key = |token: &Token| Some(token.key);
    if a.look_alike == key(b) || b.look_alike == key(a) {
        return Finding::new(0.95, Facts::LOOK_ALIKE);
    }
    if a.names.iter().any(|name| b.names.contains(name)) {
        return Finding::new(0.93, Facts::NICKNAME);
    }
    let slip = slip(a, b, a.text(), b.text(), setting);
    if a.heard == b.heard
        && a.length.min(b.length) >= 4
        && !setting.syllables
        && !(a.is_japanese && b.is_japanese)
        && !both_known(a, b, setting)
    {
        return Finding::new(0.92, Facts::SPELLING).or(slip);
    }
    slip
}

fn in_kana(a: &Token, b: &Token, setting: Setting<'_>) -> Finding {
    if a.loose == b.loose {
        return Finding::new(0.98, Facts::SPELLING);
    }
    slip(a, b, a.text(), b.text(), setting)
}

fn across(a: &Token, b: &Token, setting: Setting<'_>) -> Finding {
    if a.sound() == b.sound() {
        return Finding::new(0.98, Facts::READING);
    }
    let (kana, latin) = if a.script == Script::Kana { (a, b) } else { (b, a) };
    if latin.is_initial() {
        let spoken = kana.sound().chars().next();
        let initial = latin.initial();
        let same = spoken == initial
            || matches!(
                (initial, spoken),
                (Some('j'), Some('z')) | (Some('c'), Some('t')) | (Some('f'), Some('h'))
            );
        return if same { Finding::new(0.86, Facts::INITIALS) } else { Finding::default() };
    }
    let slip = slip(a, b, a.sound(), b.sound(), setting);
    // Japanese names are spelled by their sound.
    let foreign = !latin.is_japanese || !latin.names.is_empty();
    if foreign { by_consonants(a, b).or(slip) } else { slip }
}

/// Whether both words are names of their own: given names of the table, or names of several players.
fn both_known(a: &Token, b: &Token, setting: Setting<'_>) -> bool {
    is_known(a, setting) && is_known(b, setting)
}

/// Whether both words are names of their own, so that the difference is no slip.
fn are_two_names(a: &Token, b: &Token, setting: Setting<'_>) -> bool {
    // For Western names in a registry, the players say more than the shape of the word.
    let shape = setting.japanese || !setting.common.tells();
    let japanese = shape && a.is_japanese && b.is_japanese && !is_slip_of_name(a, b, setting);
    japanese || setting.syllables || both_known(a, b, setting)
}

/// Whether exactly one of two longer Japanese words in Latin letters is a known name: `Mioguchi`.
fn is_slip_of_name(a: &Token, b: &Token, setting: Setting<'_>) -> bool {
    let latin = |word: &Token| word.script == Script::Latin && word.length >= 5;
    let unknown = |word: &Token| !readings::is_name(word.sound()) && !is_known(word, setting);
    let one_of = |known: &Token, other: &Token| readings::is_name(known.sound()) && unknown(other);
    latin(a) && latin(b) && (one_of(a, b) || one_of(b, a))
}

fn is_known(token: &Token, setting: Setting<'_>) -> bool {
    !token.names.is_empty() || setting.common.bearers(token) >= 3
}

/// Compares two words for typing slips: letters wrong, missing, extra or swapped.
fn slip(a: &Token, b: &Token, left: &str, right: &str, setting: Setting<'_>) -> Finding {
    let (long, short) = (a.length.max(b.length), a.length.min(b.length));
    let across = a.script != b.script;
    let differing = if across { a.sound_letters ^ b.sound_letters } else { a.letters ^ b.letters };
    if !setting.deep && (differing.count_ones() > 4 || (!across && long > short + 2)) {
        return Finding::default();
    }
    let distance = strsim::osa_distance(left, right);
    match distance {
        1 => one_slip(a, b, left, right, setting),
        2 if as_scanned(left) == as_scanned(right) => Finding::new(0.91, Facts::LOOK_ALIKE),
        2 if are_two_names(a, b, setting) => Finding::new(0.0, Facts::TWO_NAMES),
        _ if are_two_names(a, b, setting) => Finding::default(),
        2 if short >= 7 => Finding::new(0.78, Facts::FEW_LETTERS),
        _ if setting.deep => far(distance, long),
        2 if short >= 5 => Finding::new(0.6, Facts::FEW_LETTERS),
        _ => Finding::default(),
    }
}

/// Unites letter pairs that look like one letter: Bernard and Bemard.
fn as_scanned(text: &str) -> String {
    text.replace("rn", "m").replace("vv", "w").replace("cl", "d")
}

fn far(distance: usize, long: usize) -> Finding {
    #[expect(clippy::cast_precision_loss, reason = "words are short")]
    let part = 1.0 - distance as f64 / long.max(1) as f64;
    Finding::new(0.75 * part.max(0.0), Facts::FEW_LETTERS)
}

fn one_slip(a: &Token, b: &Token, left: &str, right: &str, setting: Setting<'_>) -> Finding {
    let slip = Slip::between(left, right);
    let fact = if slip.kind == Kind::Exchanged { Facts::EXCHANGED } else { Facts::ONE_LETTER };
    let score = if a.script == Script::Kana && b.script == Script::Kana {
        slip_in_kana(&slip)
    } else if slip.kind == Kind::Doubled && !setting.japanese && !both_known(a, b, setting) {
        // Hansen consists of Japanese syllables, Hansen Lars does not.
        0.93
    } else if are_two_names(a, b, setting) {
        TWO_NAMES
    } else {
        slip_in_latin(&slip, a, b, setting)
    };
    Finding::new(score, if score > TWO_NAMES { fact } else { fact.and(Facts::TWO_NAMES) })
}

/// The score of a slip in kana. Every kana is a syllable, so most slips make another name. Swapped
/// neighbours, similar kana in a longer word, and a missing kana inside a long handle still count.
fn slip_in_kana(slip: &Slip) -> f64 {
    match slip.kind {
        Kind::Exchanged if slip.short >= 4 => 0.9,
        Kind::Other(a, b) if slip.short >= 6 && kana::look_alike(a, b) => 0.9,
        Kind::Longer(_) | Kind::Doubled if slip.short >= 6 && !slip.at_edge() => 0.88,
        _ => TWO_NAMES,
    }
}

fn slip_in_latin(slip: &Slip, a: &Token, b: &Token, setting: Setting<'_>) -> f64 {
    let vowel = |c: char| matches!(c, 'a' | 'e' | 'i' | 'o' | 'u' | 'y');
    let odd = a.is_japanese != b.is_japanese;
    match slip.kind {
        _ if slip.short < if setting.common.tells() { 3 } else { 4 } => TWO_NAMES,
        Kind::Exchanged => 0.92,
        Kind::Doubled => 0.93,
        // Amir and Amira, Kowalski and Kowalska.
        Kind::Longer(c) if slip.at_end() && vowel(c) && !setting.common.tells() => 0.72,
        Kind::Other(c, d) if slip.at_end() && vowel(c) && vowel(d) && !setting.common.tells() => {
            0.72
        }
        // Only one of them is a Japanese word or a known name.
        _ if odd && setting.japanese => 0.91,
        _ if is_known(a, setting) != is_known(b, setting) && !slip.at_edge() => 0.91,
        // Different names exchange vowel for vowel; a typing slip does not.
        Kind::Other(c, d) if vowel(c) != vowel(d) && slip.start > 0 => 0.9,
        // It may be a rare name or a slip.
        _ if setting.japanese && a.is_japanese && b.is_japanese => 0.8,
        // Players have the one and not the other.
        _ if setting.common.tells() => 0.9,
        _ if slip.short >= 6 && !slip.at_edge() => 0.88,
        _ => 0.72,
    }
}

/// The change of one letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Two neighbours are swapped.
    Exchanged,
    /// A letter is doubled in one of the words only.
    Doubled,
    /// One of the words has this extra letter.
    Longer(char),
    /// One letter is replaced by another.
    Other(char, char),
}

/// The place and kind of a single slip between two words.
#[derive(Debug)]
struct Slip {
    kind: Kind,
    start: usize,
    short: usize,
    long: usize,
}

impl Slip {
    fn between(left: &str, right: &str) -> Self {
        let (left, right): (Vec<char>, Vec<char>) =
            (left.chars().collect(), right.chars().collect());
        let (long, short) = if left.len() >= right.len() { (left, right) } else { (right, left) };
        let start = long.iter().zip(&short).take_while(|(a, b)| a == b).count();
        let at = |word: &[char], place: usize| word.get(place).copied().unwrap_or('\0');
        let (mine, theirs) = (at(&long, start), at(&short, start));
        let kind = if long.len() > short.len() {
            let doubled = start > 0 && at(&long, start - 1) == mine;
            if doubled { Kind::Doubled } else { Kind::Longer(mine) }
        } else if mine == at(&short, start + 1) && theirs == at(&long, start + 1) {
            Kind::Exchanged
        } else {
            Kind::Other(mine, theirs)
        };
        Self { kind, start, short: short.len(), long: long.len() }
    }

    const fn at_end(&self) -> bool {
        self.start + 1 == self.long
    }

    /// Whether it is at the first letter or one of the last two.
    const fn at_edge(&self) -> bool {
        self.start == 0 || self.start + 2 >= self.long
    }
}
